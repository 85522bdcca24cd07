import { expect, test } from 'vitest';
import type { Option } from '../src/generated/messages';
import { advanced, fits, fitted, sentence, swapped } from '../src/lobby/sentences';

const option = (schema: Record<string, unknown>, help = ''): Option => ({ name: 'it', help, default: null, schema }) as unknown as Option;
const list = option({ anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'null' }] }, 'The monster of each seat. Each one of: basilisk, orc.');
const sides = option({ anyOf: [{ type: 'string', pattern: '^[AB]{4}$' }, { type: 'null' }] });
const document = option({ type: 'string', maxLength: 60_000 });

test('a list with a name for each seat says so, and is no list of several', () => {
  expect(sentence(list, [])).toMatchObject({ each: ['basilisk', 'orc'], several: [], help: 'The monster of each seat.' });
  expect(sentence(option({ type: 'array' }, 'Left out. One of: a, b.'), [])).toMatchObject({ each: [], several: [{ value: 'a' }, { value: 'b' }] });
});

test('an option is shown where it means something, and where somebody has chosen it', () => {
  const teams = option({ type: 'boolean', seats: [4, 6] });
  expect([3, 4].map((seats) => fits(teams, seats, undefined))).toEqual([false, true]);
  expect(fits(teams, 3, true)).toBe(true);
  expect(fits(teams, 3, null)).toBe(false);
  expect(fits(sides, 3, undefined)).toBe(true);
});

test('sides and whole documents are for those who know the game', () => {
  expect(sentence(sides, []).sides).toEqual({ letters: ['A', 'B'], count: 4 });
  expect(sentence(document, []).long).toBe(true);
  expect([list, sides, document].map(advanced)).toEqual([false, true, true]);
});

test('every seat has a name of its own, however many sit down', () => {
  expect(fitted([], 2, ['a', 'b', 'c'])).toEqual(['a', 'b']);
  expect(fitted(['c', 'a'], 3, ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  expect(fitted(['c', 'a', 'b'], 2, ['a', 'b', 'c'])).toEqual(['c', 'a']);
});

test('who takes what another has gives their own for it', () => {
  expect(swapped(['a', 'b'], 0, 'b')).toEqual(['b', 'a']);
  expect(swapped(['a', 'b'], 0, 'c')).toEqual(['c', 'b']);
});
