import { describe, expect, test } from 'vitest';
import type { Choice, LogLine } from '../src/generated/messages';
import { back, besides, given, kept, marks, NOTHING, open, pick, touch, type Picking } from '../src/play/choices';
import { choice as made } from './choice';

const choice = (action: number, ...places: string[]): Choice =>
  made({ action, text: `do ${action}`, label: `Do ${action}`, places });
const draw = choice(0, 'pile');
const clear = choice(5, 'table:0');
const seats = [choice(1, 'drawn', 'table:0'), choice(2, 'drawn', 'table:1')];
const moves = [choice(1, 'a', 'x'), choice(2, 'a', 'y'), choice(3, 'b', 'x')];
const names = (choices: Choice[], picking: Picking) =>
  Object.fromEntries([...marks(choices, picking)].map(([place, { mark }]) => [place, mark]));

describe('a choice of one step', () => {
  test('is shown by the first click and played by the second', () => {
    const first = touch([draw, clear], NOTHING, 'pile');
    expect(first.play).toBeNull();
    expect(names([draw, clear], first.picking)).toEqual({ pile: 'chosen', 'table:0': 'can' });
    expect(touch([draw, clear], first.picking, 'pile').play).toBe(0);
  });

  test('gives way to another one that is clicked instead', () => {
    const first = touch([draw, clear], NOTHING, 'pile');
    expect(touch([draw, clear], first.picking, 'table:0')).toEqual({ picking: { path: [], ready: 5 }, play: null });
  });

  test('is played at once when it can be taken back', () => {
    expect(touch([{ ...draw, final: false }, clear], NOTHING, 'pile').play).toBe(0);
  });
});

describe('what every choice begins with', () => {
  test('needs no click', () => {
    expect(given(seats)).toEqual(['drawn']);
    expect(names(seats, NOTHING)).toEqual({ drawn: 'picked', 'table:0': 'can', 'table:1': 'can' });
    expect(touch(seats, NOTHING, 'table:1').picking).toEqual({ path: [], ready: 2 });
  });

  test('leaves the last place of an only choice to be clicked', () => {
    expect(given([seats[0]!])).toEqual(['drawn']);
    expect(given([draw])).toEqual([]);
  });

  test('is nothing when two choices differ in the first place', () => {
    expect(given([draw, ...seats])).toEqual([]);
  });
});

describe('a choice of two steps', () => {
  test('lights the targets of what was picked, and the second click places', () => {
    const { picking } = touch(moves, NOTHING, 'a');
    expect(names(moves, picking)).toEqual({ a: 'picked', x: 'target', y: 'target' });
    expect(open(moves, picking).map((one) => one.action)).toEqual([1, 2]);
    expect(touch(moves, picking, 'y')).toEqual({ picking: NOTHING, play: 2 });
  });

  test('is taken back by Escape, and by a click on what is picked', () => {
    const { picking } = touch(moves, NOTHING, 'a');
    expect(back(picking)).toEqual(NOTHING);
    expect(touch(moves, picking, 'a').picking).toEqual(NOTHING);
  });

  test('is reached by its first place where only one is left, and both are seen to be picked', () => {
    const { picking } = touch(moves, NOTHING, 'b');
    expect(names(moves, picking)).toEqual({ a: 'can', b: 'picked', x: 'chosen' });
    expect(touch(moves, picking, 'b')).toEqual({ picking, play: null });
    expect(touch(moves, picking, 'x').play).toBe(3);
  });

  test('may end where another goes on', () => {
    const both = [choice(1, 'a'), choice(2, 'a', 'x'), choice(3, 'b')];
    const { picking, play } = touch(both, NOTHING, 'a');
    expect(play).toBeNull();
    expect(picking).toEqual({ path: ['a'], ready: 1 });
    expect(touch(both, picking, 'a').play).toBe(1);
    expect(touch(both, picking, 'x').play).toBe(2);
  });

  test('narrows the list where several choices share all places', () => {
    const same = [choice(1, 'a'), choice(2, 'a'), choice(3, 'b')];
    const { picking, play } = touch(same, NOTHING, 'a');
    expect(play).toBeNull();
    expect(open(same, picking).map((one) => one.action)).toEqual([1, 2]);
  });
});

describe('the list', () => {
  test('picks by number, and plays by the same number again', () => {
    const first = pick(seats, NOTHING, 2);
    expect(first).toEqual({ picking: { path: [], ready: 2 }, play: null });
    expect(pick(seats, first.picking, 2).play).toBe(2);
  });

  test('knows no action that is not offered', () => {
    expect(pick(seats, NOTHING, 99)).toEqual({ picking: NOTHING, play: null });
  });
});

test('a click on a place without meaning changes nothing', () => {
  expect(touch(moves, NOTHING, 'elsewhere')).toEqual({ picking: NOTHING, play: null });
});

describe('what is picked while others decide, too', () => {
  const line = (moment: number, beside: boolean): LogLine => ({
    moment,
    what: 'kept',
    seat: 1,
    data: {},
    text: '',
    progress: false,
    chapter: '',
    part: '',
    beside,
  });

  test('stays, if they only did their part', () => {
    expect(besides([line(1, false), line(2, true), line(3, true)], 1)).toBe(true);
    expect(besides([line(1, false), line(2, true), line(3, false)], 1)).toBe(false);
    expect(besides([line(1, true)], 1)).toBe(false); // the same moment told again is an answer to me
  });

  test('stays as far as it is offered', () => {
    const picked = { path: ['a'], ready: null };
    expect(kept(moves.slice(1), picked)).toBe(picked);
    expect(kept(moves.slice(2), picked)).toBe(NOTHING);
    expect(kept([draw, clear], { path: [], ready: 5 })).toEqual({ path: [], ready: 5 });
    expect(kept([draw], { path: [], ready: 5 })).toBe(NOTHING);
  });
});
