import { expect, test } from 'vitest';
import { takers } from '../src/games/monster_cafe/takers';
import type { LogLine } from '../src/generated/messages';

const line = (moment: number, what: string, seat: number | null, table: number): LogLine => ({
  moment,
  what,
  seat,
  data: { table, meal: 'bblt' },
  text: '',
  progress: false,
  chapter: '',
  part: '',
  beside: false,
});

const game = [
  line(1, 'dealt', null, 0),
  line(2, 'dealt', null, 1),
  line(3, 'seated', 1, 0),
  line(4, 'cleared', 1, 0),
  line(5, 'dummy', null, 1),
  line(6, 'dealt', null, 0),
];

test('a table that was cleared has a taker until it is laid again', () => {
  expect(takers(game.slice(0, 3)).size).toBe(0);
  expect(takers(game.slice(0, 4)).get(0)).toEqual({ seat: 1, meal: 'bblt' });
  expect(takers(game).has(0)).toBe(false);
});

test('nobody took what left the game', () => {
  expect(takers(game).get(1)).toEqual({ seat: null, meal: 'bblt' });
});
