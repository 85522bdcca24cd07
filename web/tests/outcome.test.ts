import { expect, test } from 'vitest';
import type { Seat } from '../src/generated/messages';
import { outcome } from '../src/pages/outcome';

const seat = (at: number, name: string, mine = false) => ({ seat: at, name, mine }) as Seat;
const seats = [seat(0, 'Mo', true), seat(1, 'Grub'), seat(2, 'Fang')];

test('how a finished game ended is said to who played it', () => {
  expect(outcome({ seats, places: [1, 2, 3], totals: [9, 8, 7] })).toBe('You won with 9.');
  expect(outcome({ seats, places: [1, 1, 3], totals: [9, 9, 7] })).toBe('You shared the win with 9.');
  expect(outcome({ seats, places: [3, 1, 2], totals: [-2, 9, 7] })).toBe('You came third with −2; Grub won.');
  expect(outcome({ seats: [seats[0]!], places: [2], totals: [1] })).toBe('Lost this time.');
});

test('and to who shared a device, or only watched', () => {
  const shared = [seat(0, 'Mo', true), seat(1, 'Bo', true)];
  expect(outcome({ seats: shared, places: [2, 1], totals: [1, 2] })).toBe('Bo won.');
});
