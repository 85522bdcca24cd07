import { expect, test } from 'vitest';
import type { LogLine } from '../src/generated/messages';
import { caption, chaptersOf, scenesOf } from '../src/replay/signs';

const line = (facts: Partial<LogLine>) => ({ progress: false, chapter: '', part: '', what: '', ...facts }) as LogLine;
const frames = [
  { log: [line({ progress: true, chapter: 'Round 1, turn 1', part: 'Round 1' })], view: {} },
  { log: [line({ progress: true, chapter: 'Round 1, turn 2', part: 'Round 1' })], view: {} },
  { log: [line({ what: 'won' })], view: {} },
  { log: [line({ progress: true, chapter: 'Round 2, turn 1', part: 'Round 2' })], view: {} },
];

test('rounds lie along a replay, however many turns they have', () => {
  expect(chaptersOf(frames)).toEqual([
    { frame: 0, name: 'Round 1' },
    { frame: 3, name: 'Round 2' },
  ]);
  expect(chaptersOf(frames, 1)).toEqual([]);
});

test('what took the stage is marked with its picture', () => {
  const scene = {
    kind: 'won',
    tone: 'good' as const,
    word: 'Won!',
    sentences: [],
    prices: [],
    middle: ['cup'],
    seconds: 1,
    seat: 0,
  };
  const found = scenesOf(({ news }) => (news[0]?.what === 'won' ? [scene] : []), frames, {
    art: { cup: '<svg/>' },
    seats: [],
  });
  expect(found.map(({ frame, word, picture }) => [frame, word, picture])).toEqual([[2, 'Won!', 'cup']]);
});

test('a caption is whole sentences, as many as there is room for', () => {
  const told = (...texts: string[]) => caption(texts.map((text) => ({ text })));
  expect(told()).toBe('');
  expect(told('Ann draws a card.', 'It is the Brain Eater.')).toBe('Ann draws a card. It is the Brain Eater.');
  const long = 'Nobody took table 3: Roasted Roadkill with the Sludge Eater leaves the game.';
  expect(told(long, 'Round 2.')).toBe(long);
  expect(told('Round 2.', long, 'Ann begins.')).toBe('Round 2.');
});
