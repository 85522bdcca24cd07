import { describe, expect, test } from 'vitest';
import type { OpenWindow } from '../src/generated/messages';
import { heldBy, left } from '../src/play/windows';

const window = (change: Partial<OpenWindow> = {}): OpenWindow => ({
  kind: 'x',
  asked: [0, 1],
  contest: false,
  closing: 3,
  closes_in: 5,
  held_by: [],
  prompt: true,
  hold_left: 9,
  ...change,
});
const names = ['Ann', 'Ben', 'Cy'];

describe('the countdown', () => {
  test('goes on from what was told, and not below nothing', () => {
    expect(left(window(), 2)).toBe(3);
    expect(left(window(), 9)).toBe(0);
  });

  test('does not run where nothing is counted', () => {
    expect(left(window({ closes_in: null }), 2)).toBeNull();
  });
});

describe('who holds it', () => {
  test('is not said while nobody holds it', () => {
    expect(heldBy(window(), names, 0)).toBe('');
  });

  test('tells who holds it', () => {
    expect(heldBy(window({ held_by: [1], closes_in: null }), names, 0)).toBe('Ben wants to think.');
    expect(heldBy(window({ held_by: [1, 2], closes_in: null }), names, 0)).toBe('Ben and Cy want to think.');
    expect(heldBy(window({ held_by: [0, 2], closes_in: null }), names, 0)).toBe('You hold it.');
  });
});
