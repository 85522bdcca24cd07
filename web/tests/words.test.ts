import { describe, expect, test } from 'vitest';
import type { LogLine, Seat, Table } from '../src/generated/messages';
import {
  clock,
  folded,
  listed,
  ofYou,
  points,
  range,
  seatWords,
  signed,
  span,
  strength,
  turnWords,
} from '../src/play/formatting';
import { Memory } from '../src/play/memory';
import { rows, sum } from '../src/play/scores';
import { asked, sharedWords } from '../src/play/words';
import { parse } from '../src/state/route.svelte';
import { choice } from './choice';

const seat = (action: number, served: string, note = '') =>
  choice({
    action,
    label: `Seat the Sludge Eater at ${served} (${note})`,
    title: `Seat the Sludge Eater at ${served}`,
    note,
    ask: 'Seat the Sludge Eater',
    answer: served,
  });
const clear = (action: number, served: string, note = '') =>
  choice({ action, label: `Clear ${served}: ${note}`, title: `Clear ${served}`, note, ask: 'Clear …', answer: served });
const draw = choice({ action: 9, label: 'Draw a card (20 left)', title: 'Draw a card', note: '20 left' });

describe('what long answers share', () => {
  const labelled = (...labels: string[]) => labels.map((label, action) => choice({ action, label }));

  test('is said once', () => {
    const both = labelled('Use Fizzy Formula for the munchkins', 'Use Fizzy Formula for the monsters');
    expect(sharedWords(both)).toBe('Use Fizzy Formula for the ');
  });

  test('is nothing where answers are short, or differ from the start, or there is one', () => {
    expect(sharedWords(labelled('Yes, help Grub', 'No'))).toBe('');
    expect(sharedWords(labelled('Let it be', 'Use Fizzy Formula for the munchkins'))).toBe('');
    expect(sharedWords(labelled('Use Fizzy Formula for the munchkins'))).toBe('');
  });
});

describe('the question', () => {
  test('is what the choices ask, and their buttons are the answers', () => {
    const words = asked([seat(0, 'table 1, Brains', '3 of 4 seats taken'), seat(1, 'table 2, Stew', 'no seats taken')]);
    expect(words.question).toBe('Seat the Sludge Eater');
    expect(words.buttons[0]).toEqual({ action: 0, main: 'Table 1, Brains', note: '3 of 4 seats taken' });
  });

  test('is open where they ask different things', () => {
    const words = asked([draw, clear(1, 'table 1, Brains', '+1 now: Brain Eater')]);
    expect(words.question).toBe('What will you do?');
    expect(words.buttons.map((button) => button.main)).toEqual(['Draw a card', 'Clear table 1, Brains']);
    expect(words.buttons.map((button) => button.note)).toEqual(['20 left', '+1 now: Brain Eater']);
  });

  test('names what is forbidden in the same words', () => {
    const refusal = { code: 'NO_SEAT', rule: 'MC-020', text: 'That table has no free seat.' };
    const against = [seat(1, 'table 3, Stew'), seat(2, 'table 4, Soup')].map((choice) => ({ choice, refusal }));
    const words = asked([seat(0, 'table 1, Brains', '3 of 4 seats taken')], against);
    expect(words.question).toBe('Seat the Sludge Eater');
    expect(words.buttons[0]?.main).toBe('Table 1, Brains');
    expect(words.forbidden).toEqual([
      { action: 1, main: 'Table 3, Stew, Table 4, Soup', note: 'That table has no free seat.' },
    ]);
  });

  test('names once what one rule is against', () => {
    const refusal = { code: 'TABLE_EMPTY', rule: 'MC-037', text: 'That table has no monsters.' };
    const tables = [clear(1, 'table 1, Brains'), clear(2, 'table 2, Stew')];
    const words = asked(
      [draw],
      tables.map((choice) => ({ choice, refusal })),
    );
    expect(words.forbidden).toEqual([{ action: 1, main: 'Clear …', note: 'That table has no monsters.' }]);
  });

  test('names once what asks the same, whatever else the rule is against', () => {
    const refusal = { code: 'NO_MOVES', rule: 'WR-030', text: 'You have used all movements of this turn.' };
    const moves = ['Move 1 east', 'Move 1 west'].map((label, action) => choice({ action, label, ask: 'Move …' }));
    const more = [...moves, choice({ action: 5, label: 'Draw a wander card' })];
    const words = asked(
      [choice({ action: 6, label: 'End your movement' })],
      more.map((one) => ({ choice: one, refusal })),
    );
    expect(words.forbidden.map((one) => one.main)).toEqual(['Move …, Draw a wander card']);
  });

  test('stands with its button when there is but one choice', () => {
    expect(asked([clear(1, 'table 1, Brains')]).buttons[0]?.main).toBe('Clear table 1, Brains');
  });

  test('needs no facts: then labels are whole', () => {
    const words = asked([choice({ label: 'Pass' }), choice({ action: 1, label: 'ask: (why)' })]);
    expect(words).toMatchObject({
      question: 'What will you do?',
      buttons: [{ main: 'Pass', note: '' }, { main: 'Ask: (why)' }],
    });
  });
});

test('numbers read as people write them', () => {
  expect([points(-3), signed(2), signed(0), signed(-1)]).toEqual(['−3', '+2', '±0', '−1']);
  expect([range([2, 3, 4]), range([5])]).toEqual(['2–4', '5']);
  expect([listed([]), listed(['Mo']), listed(['Mo', 'Vera', 'Tusk'])]).toEqual(['', 'Mo', 'Mo, Vera and Tusk']);
  expect([clock(65), clock(-1), clock(0.2)]).toEqual(['1:05', '0:00', '0:01']);
  expect([span(30), span(60), span(7200), span(86_400)]).toEqual(['30 seconds', '1 minute', '2 hours', '1 day']);
});

test('a table says whose turn it is', () => {
  const seats = ['Juno', 'Mo'].map((name, seat) => ({ seat, name, mine: seat === 0, kind: 'person' }));
  const table = (waiting: number[], status = 'playing') => ({ seats, waiting, status }) as unknown as Table;
  expect(turnWords(table([0]))).toBe('Your turn');
  expect(turnWords(table([1]))).toBe('Waiting for Mo');
  expect(turnWords(table([], 'over'))).toBe('Over');
});

test('a bot says how it plays, and that it thinks', () => {
  const fang = { seat: 1, name: 'Fang', kind: 'bot', bot: 'fierce', personality: 'spiteful', mine: false } as Seat;
  const table = (thinking: number[]) =>
    ({ seats: [fang], waiting: thinking, thinking, status: 'playing' }) as unknown as Table;
  expect([strength(fang), strength({ bot: 'gentle', personality: '' })]).toEqual(['fierce and spiteful', 'gentle']);
  expect(seatWords(fang, table([]))).toBe('Bot, fierce and spiteful');
  expect(seatWords(fang, table([1]))).toBe('Thinking …');
});

test('score pads line up by category', () => {
  const pads = [
    [
      { category: 'fed', points: 3, parts: [] },
      { category: 'unfed', points: -1, parts: [] },
    ],
    [{ category: 'fed', points: 2, parts: [] }],
  ];
  expect(rows(pads).map((row) => row.cells.map((cell) => cell?.points))).toEqual([
    [3, 2],
    [-1, undefined],
  ]);
  expect(pads.map(sum)).toEqual([2, 2]);
});

test('addresses lead to their pages', () => {
  expect(parse('/')).toEqual({ page: 'home' });
  expect(parse('/', '?with=monster_cafe')).toEqual({ page: 'new', game: 'monster_cafe' });
  expect(parse('/t/abc')).toEqual({ page: 'table', table: 'abc' });
  expect(parse('/t/abc/replay')).toEqual({ page: 'replay', table: 'abc' });
  expect(parse('/t/abc/else')).toEqual({ page: 'lost' });
  expect(parse('/nothing')).toEqual({ page: 'lost' });
});

describe('why not', () => {
  test('asks about the action that touches the place, rather of the kind at hand', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const clear = choice({ action: 5, text: 'clear table=1', places: ['table:1'] });
    const seat = choice({ action: 2, text: 'seat table=1', places: ['drawn', 'table:1'] });
    const memory = new Memory('m', storage);
    memory.learn([clear, seat]);
    expect(memory.action('table:1', [{ ...seat, action: 3 }])).toBe(2);
    expect(new Memory('m', storage).action('table:1', [])).toBe(5);
    expect(memory.action('elsewhere', [])).toBeNull();
  });
});

test('a long run of what nobody did is told by its first lines', () => {
  const line = (moment: number, what: string, seat: number | null = null): LogLine => ({
    moment,
    what,
    seat,
    data: {},
    text: `${what} ${moment}`,
    progress: false,
    chapter: '',
    part: '',
    beside: false,
  });
  const log = [
    line(0, 'start', 1),
    ...Array.from({ length: 9 }, (_, at) => line(at + 1, 'disk')),
    line(10, 'moved', 0),
    line(11, 'moved', 0),
  ];
  expect(folded(log).map(({ text }) => text)).toEqual([
    'start 0',
    'disk 1',
    'disk 2',
    'disk 3',
    '… and 6 more of this.',
    'moved 10',
    'moved 11',
  ]);
  const short = log.slice(0, 5);
  expect(folded(short)).toEqual(short);
  const same = [1, 2, 3, 4].map((moment) => ({
    ...line(moment, 'drew', 0),
    text: moment < 4 ? 'Ann draws a card.' : 'Ann is done.',
  }));
  expect(folded(same).map(({ moment, text }) => [moment, text])).toEqual([
    [3, 'Ann draws a card. ×3'],
    [4, 'Ann is done.'],
  ]);
});

describe('what a player is doing', () => {
  test.each([
    ['plays', 'play'],
    ['seats a monster', 'seat a monster'],
    ['chooses a part', 'choose a part'],
    ['has left', 'have left'],
    ['is asked', 'are asked'],
    ['next', 'next'],
    ['', ''],
  ])('said of you: %s', (doing, you) => expect(ofYou(doing)).toBe(you));
});
