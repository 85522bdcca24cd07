import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mark } from '../src/play/choices';
import { Lighting, nearest } from '../src/play/lighting';

let root: HTMLElement;
let lighting: Lighting;
const touch = vi.fn();
const why = vi.fn();
const found = vi.fn();

const at = (place: string) => root.querySelector<HTMLElement>(`[data-place="${place}"]`)!;
const light = (marks: Record<string, [Mark, string]>) =>
  lighting.update({
    marks: new Map(Object.entries(marks).map(([place, [mark, label]]) => [place, { mark, label }])),
    hinted: [],
    touch,
    why,
    found,
    hover: vi.fn(),
  });

beforeEach(() => {
  vi.clearAllMocks();
  root = document.createElement('div');
  root.innerHTML = `<div data-place="pile"><b>56 left</b></div><div data-place="table:0" aria-label="Brains"><span data-place="guest"></span></div><div data-place="table:1"><button>More</button></div>`;
  document.body.replaceChildren(root);
  lighting = new Lighting(root);
});

describe('light', () => {
  test('makes buttons of what can be chosen, spoken as the choice', () => {
    light({ pile: ['can', 'Draw a card'], 'table:0': ['chosen', 'Clear table 1'] });
    expect(at('pile').getAttribute('role')).toBe('button');
    expect(at('pile').getAttribute('aria-label')).toBe('Draw a card');
    expect(at('table:0').getAttribute('aria-pressed')).toBe('true');
    expect(at('table:1').hasAttribute('role')).toBe(false);
  });

  test('lets nothing be spoken but the choice', () => {
    light({ pile: ['can', 'Draw a card'] });
    expect(at('pile').firstElementChild!.getAttribute('aria-hidden')).toBe('true');
    light({});
    expect(at('pile').firstElementChild!.hasAttribute('aria-hidden')).toBe(false);
  });

  test('has one stop for the tab key', () => {
    light({ pile: ['can', 'Draw a card'], 'table:0': ['can', 'Clear table 1'] });
    expect([at('pile').tabIndex, at('table:0').tabIndex]).toEqual([0, -1]);
    at('table:0').focus();
    expect([at('pile').tabIndex, at('table:0').tabIndex]).toEqual([-1, 0]);
  });

  test('leaves everything as the board drew it when it goes out', () => {
    light({ 'table:0': ['can', 'Clear table 1'] });
    light({});
    expect(at('table:0').getAttribute('aria-label')).toBe('Brains');
    expect(at('table:0').hasAttribute('data-can')).toBe(false);
    expect(at('table:0').hasAttribute('tabindex')).toBe(false);
  });

  test('reaches places that are drawn later', async () => {
    light({ late: ['can', 'Take it'] });
    expect(found).toHaveBeenLastCalledWith(new Set());
    root.append(Object.assign(document.createElement('i'), { innerHTML: '<b data-place="late"></b>' }));
    await Promise.resolve();
    expect(at('late').dataset['can']).toBe('can');
    expect(found).toHaveBeenLastCalledWith(new Set(['late']));
  });
});

test('the keyboard stays on the board from one decision to the next', () => {
  light({ pile: ['can', 'Draw a card'] });
  at('pile').focus();
  light({});
  light({ 'table:1': ['can', 'Seat it at table 2'] });
  expect(document.activeElement).toBe(at('table:1'));
});

describe('a click', () => {
  test('goes to the innermost lit place', () => {
    light({ 'table:0': ['can', 'Clear table 1'] });
    at('guest').click();
    expect(touch).toHaveBeenCalledWith('table:0');
  });

  test('on anything else asks why not', () => {
    light({ pile: ['can', 'Draw a card'] });
    at('guest').click();
    expect(why).toHaveBeenCalledWith('guest', at('guest'));
  });

  test('on a real button is left to it', () => {
    light({ 'table:1': ['can', 'Clear table 2'] });
    root.querySelector('button')!.click();
    expect(touch).not.toHaveBeenCalled();
  });
});

test('Enter and the space bar are clicks', () => {
  light({ pile: ['can', 'Draw a card'] });
  for (const key of ['Enter', ' ']) at('pile').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(touch).toHaveBeenCalledTimes(2);
});

test('arrows go to what lies ahead rather than aside', () => {
  const box = (x: number, y: number) => {
    const element = document.createElement('i');
    element.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    return element;
  };
  const [from, right, below, far] = [box(0, 0), box(50, 5), box(5, 60), box(200, 0)];
  expect(nearest(from, [from, right, below, far], [1, 0])).toBe(right);
  expect(nearest(from, [from, right, below, far], [0, 1])).toBe(below);
  expect(nearest(from, [from, right, below, far], [-1, 0])).toBeNull();
});
