import { expect, test } from 'vitest';
import { firstTime } from '../src/learn/known';

test('a game is begun for the first time once', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  expect([firstTime('a', storage), firstTime('b', storage), firstTime('a', storage)]).toEqual([true, true, false]);
});

test('where nothing can be kept, nobody is asked again and again', () => {
  const broken = {
    getItem: () => {
      throw new Error();
    },
    setItem: () => undefined,
  };
  expect(firstTime('a', broken)).toBe(false);
});
