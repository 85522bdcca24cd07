import { expect, test } from 'vitest';
import type { GameInfo } from '../src/generated/messages';
import { greeting, shelf } from '../src/pages/shelf';

const game = (id: string, minutes = 5): GameInfo => ({
  id,
  name: `The ${id}`,
  about: 'About it.',
  credit: '',
  invented: '',
  minutes,
  seats: [2, 3],
  usual_seats: 2,
  options: [],
  bots: [],
  personalities: [],
  minute: false,
});

test('whatever the server has stands on the shelf, the shortest first', () => {
  const games = shelf([game('wombat_rescue', 60), game('munchkin', 60), game('chess', 20)]);
  expect(games.map(({ id }) => id)).toEqual(['chess', 'munchkin', 'wombat_rescue']);
});

test('the greeting counts them', () => {
  expect(greeting([game('monster_cafe')])).toBe('The monster_cafe is on the table.');
  expect(greeting([game('monster_cafe'), game('chess')])).toBe('Two creature games are on the table.');
});
