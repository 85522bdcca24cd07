import { expect, test } from 'vitest';
import type { GameInfo } from '../src/generated/messages';
import { greeting, shelf } from '../src/pages/shelf';

const game = (id: string): GameInfo => ({
  id,
  name: `The ${id}`,
  about: 'About it.',
  credit: '',
  minutes: 5,
  seats: [2, 3],
  usual_seats: 2,
  options: [],
  bots: [],
});
const range = (seats: readonly number[]) => seats.join();

test('what the server has can be played, the rest of the house is coming', () => {
  const games = shelf([game('monster_cafe')], range);
  expect(games.map((one) => one.info !== null)).toEqual([true, false, false, false, false]);
  expect(greeting(games)).toBe('The monster_cafe is on the table, four more are on the way.');
});

test('a game that nobody here has heard of stands on the shelf too', () => {
  const games = shelf([game('monster_cafe'), game('chess')], range);
  expect(games.at(-1)).toMatchObject({ id: 'chess', name: 'The chess', line: 'About it.', players: '2,3' });
  expect(greeting(games)).toBe('Two creature games are on the table, four more are on the way.');
  expect(greeting(games.filter((one) => one.info))).toBe('Two creature games are on the table.');
});
