import { describe, expect, test } from 'vitest';
import type { Option } from '../src/generated/messages';
import {
  changed,
  each,
  fits,
  fitted,
  heads,
  inWords,
  note,
  pieces,
  settled,
  several,
  taken,
  values,
  written,
} from '../src/lobby/sentences';

const option = (facts: Partial<Option>): Option => ({
  name: 'it',
  title: 'It',
  help: '',
  default: null,
  kind: 'text',
  values: [],
  different: false,
  least: null,
  most: null,
  count: 0,
  without: 'left to chance',
  seats: null,
  needs: {},
  matters: false,
  says: '',
  labels: {},
  notes: {},
  schema: {},
  ...facts,
});
const monsters = option({ kind: 'each', values: ['a', 'b', 'c'], different: true });
const sexes = option({ kind: 'each', values: ['boy', 'girl'] });
const partners = option({ name: 'partners', kind: 'teams', seats: [4, 6], needs: { teams: true } });
const teams = option({ name: 'teams', kind: 'switch', default: false, seats: [4, 6] });
const sides = option({ kind: 'sides', values: ['A', 'B'], count: 4 });

describe('an option', () => {
  test('of a seat offers the seats by name', () => {
    expect(values(option({ kind: 'seat' }), ['you', 'Mo'])).toEqual([
      { value: null, label: 'left to chance' },
      { value: 0, label: 'you' },
      { value: 1, label: 'Mo' },
    ]);
  });

  test('that lists seats is chosen by name', () => {
    expect(several(option({ kind: 'seats' }), ['Ann', 'Bo'])).toEqual([
      { value: 0, label: 'Ann' },
      { value: 1, label: 'Bo' },
    ]);
  });

  test('with a name for each seat is no list of several', () => {
    expect([several(monsters, []), each(monsters, 2)]).toEqual([[], ['a', 'b', 'c']]);
    expect(several(option({ kind: 'several', values: ['a_b', 'c'] }), [])).toEqual([
      { value: 'a_b', label: 'a b' },
      { value: 'c', label: 'c' },
    ]);
  });

  test('of words offers them as the game orders them', () => {
    expect(values(option({ kind: 'choice', default: 'standard', values: ['standard', 'four_corners'] }), [])).toEqual([
      { value: 'standard', label: 'standard' },
      { value: 'four_corners', label: 'four corners' },
    ]);
  });

  test('of few numbers lists them, and of many is written', () => {
    expect(values(option({ kind: 'number', default: 1, least: 1, most: 3 }), [])?.map(({ value }) => value)).toEqual([
      1, 2, 3,
    ]);
    expect(values(option({ kind: 'number', default: 1, least: 1, most: 1000 }), [])).toBeNull();
    expect(written('12', option({ kind: 'number' }))).toBe(12);
  });

  test('of a list is written with commas', () => {
    const list = option({ kind: 'list' });
    expect(values(list, [])).toBeNull();
    expect(written('a, b', list)).toEqual(['a', 'b']);
    expect(written(' ', list)).toBeNull();
  });

  test('is told in words to those who do not decide it', () => {
    const names = ['Ann', 'Bo'];
    expect(inWords(option({ kind: 'seat' }), 1, names)).toBe('Bo');
    expect(inWords(option({ kind: 'seats', without: 'everybody' }), null, names)).toBe('everybody');
    expect(inWords(option({ kind: 'seats' }), [0, 1], names)).toBe('Ann and Bo');
    expect(inWords(monsters, ['b', 'a_c'], names)).toBe('b and a c');
    expect(inWords(teams, true, names)).toBe('yes');
    expect(inWords(option({ kind: 'document', default: '', without: 'as usual' }), '', names)).toBe('as usual');
    expect(inWords(option({ kind: 'document' }), 'one = 1', names)).toBe('loaded');
  });
});

test('an option is shown where it means something, and where somebody has chosen it', () => {
  const all = [teams, partners, sides];
  expect([3, 4].map((seats) => fits(teams, seats, all, {}))).toEqual([false, true]);
  expect(fits(teams, 3, all, { teams: true })).toBe(true);
  expect(fits(teams, 3, all, { teams: null })).toBe(false);
  expect(fits(sides, 3, all, {})).toBe(true);
});

test('an option whose parent is off is hidden, and forgotten when it goes off', () => {
  const all = [teams, partners];
  expect(fits(partners, 4, all, {})).toBe(false);
  expect(fits(partners, 4, all, { teams: true })).toBe(true);
  expect(fits(partners, 3, all, { teams: true })).toBe(false);
  expect(settled(all, { teams: true, partners: 'ABAB' })).toEqual({ teams: true, partners: 'ABAB' });
  expect(settled(all, { teams: false, partners: 'ABAB' })).toEqual({ teams: false });
  const medals = option({
    name: 'medals',
    kind: 'choice',
    default: 'five',
    values: ['five', 'six'],
    needs: { teams: false },
  });
  expect(fits(medals, 4, [teams, medals], {})).toBe(true); // the default of its parent is what it needs
});

describe('a sentence', () => {
  const eats = option({
    name: 'eats',
    kind: 'switch',
    default: false,
    says: 'He {eats} them.',
    labels: { true: 'eats', false: 'leaves' },
    notes: { true: 'Then they are gone.', '': 'One or the other.' },
  });
  const dingo = option({ name: 'dingo', kind: 'switch', default: false, says: '{dingo} runs, and he {eats} them.' });

  test('has the words of the game and the places in which its options are chosen', () => {
    expect(pieces(dingo, [dingo, eats])).toEqual([
      { option: dingo },
      { words: ' runs, and he ' },
      { option: eats },
      { words: ' them.' },
    ]);
    expect(pieces(option({ title: 'Mood' }), [])).toEqual([
      { words: 'Mood: ' },
      { option: option({ title: 'Mood' }) },
      { words: '.' },
    ]);
  });

  test('that holds another option says it for both', () => {
    expect(heads([dingo, eats])).toEqual([dingo]);
    expect(heads([eats])).toEqual([eats]);
  });

  test('calls values as the game does, and says what they mean', () => {
    expect(values(eats, [])).toEqual([
      { value: true, label: 'eats' },
      { value: false, label: 'leaves' },
    ]);
    expect([note(eats, true), note(eats, false)]).toEqual(['Then they are gone.', 'One or the other.']);
    expect(note(option({ help: 'What it is.' }), null)).toBe('What it is.');
  });

  test('knows what is not as usual', () => {
    expect([changed(eats, {}), changed(eats, { eats: false }), changed(eats, { eats: true })]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test('every seat has a name of its own, however many sit down', () => {
  expect(fitted(monsters, [], 2)).toEqual(['a', 'b']);
  expect(fitted(monsters, ['c', 'a'], 3)).toEqual(['c', 'a', 'b']);
  expect(fitted(monsters, ['c', 'a', 'b'], 2)).toEqual(['c', 'a']);
});

test('names that may be the same go round', () => {
  expect(fitted(sexes, ['girl'], 4)).toEqual(['girl', 'girl', 'boy', 'girl']);
  expect([4, 6].map((seats) => fitted(partners, ['A', 'B', 'B', 'A'], seats).join(''))).toEqual(['ABAB', 'ABCABC']);
});

test('who takes what another has gives their own for it, where there is not enough for all', () => {
  expect(taken(monsters, ['a', 'b'], 0, 'b')).toEqual(['b', 'a']);
  expect(taken(monsters, ['a', 'b'], 0, 'c')).toEqual(['c', 'b']);
  expect(taken(sexes, ['boy', 'girl', 'girl'], 0, 'girl')).toEqual(['girl', 'girl', 'girl']);
  expect(taken(partners, ['A', 'B', 'C', 'A', 'B', 'C'], 0, 'C')).toEqual(['C', 'B', 'A', 'A', 'B', 'C']);
});
