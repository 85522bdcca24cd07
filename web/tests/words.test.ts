import { describe, expect, test } from 'vitest';
import type { Choice, LogLine, Option, Table } from '../src/generated/messages';
import { sentence, written } from '../src/lobby/sentences';
import { clock, folded, listed, points, range, signed, span, turnWords } from '../src/play/formatting';
import { Memory } from '../src/play/memory';
import { rows, sum } from '../src/play/scores';
import { asked, divided, withNames } from '../src/play/words';
import { parse } from '../src/state/route.svelte';

const said = (...labels: string[]): Choice[] => labels.map((label, action) => ({ action, text: 'seat table=1', label, places: [`table:${action}`], final: true }));

describe('the question', () => {
  test('is what the labels share, up to the word that leads on', () => {
    const words = asked(said('Seat the Sludge Eater at table 1, Brains (3 of 4 seats taken)', 'Seat the Sludge Eater at table 2, Stew (no seats taken)'));
    expect(words.question).toBe('Seat the Sludge Eater');
    expect(words.buttons[0]).toEqual({ action: 0, main: 'Table 1, Brains', note: '3 of 4 seats taken' });
  });

  test('is open where they share nothing', () => {
    const words = asked(said('Draw a card (20 left)', 'Clear table 1, Brains: Brain Eater (+1 now)'));
    expect(words.question).toBe('What will you do?');
    expect(words.buttons.map((button) => button.main)).toEqual(['Draw a card', 'Clear table 1, Brains']);
    expect(words.buttons[1]?.note).toBe('+1 now: Brain Eater');
  });

  test('names what is forbidden in the same words', () => {
    const [choice, against] = said('Seat the Sludge Eater at table 1, Brains (3 of 4 seats taken)', 'Seat the Sludge Eater at table 3, Stew');
    const words = asked([choice!], [{ choice: against!, refusal: { code: 'NO_SEAT', rule: 'MC-020', text: 'That table has no free seat.' } }]);
    expect(words.question).toBe('Seat the Sludge Eater');
    expect(words.buttons[0]?.main).toBe('Table 1, Brains');
    expect(words.forbidden).toEqual([{ action: 1, main: 'Table 3, Stew', note: 'That table has no free seat.' }]);
  });

  test('names once what one rule is against', () => {
    const refusal = { code: 'TABLE_EMPTY', rule: 'MC-037', text: 'That table has no monsters.' };
    const [draw, ...tables] = said('Draw a card', 'Clear table 1, Brains', 'Clear table 2, Stew');
    const words = asked([draw!], tables.map((choice) => ({ choice, refusal })));
    expect(words.forbidden).toEqual([{ action: 1, main: 'Clear table …', note: 'That table has no monsters.' }]);
  });

  test('names once what begins alike, whatever else the rule is against', () => {
    const refusal = { code: 'NO_MOVES', rule: 'WR-030', text: 'You have used all movements of this turn.' };
    const [end, ...moves] = said('End your movement', 'Move 1 east, to the rock at 3,8', 'Move 1 west, to the bush at 1,8', 'Draw a wander card', 'Wait', 'Wait');
    const words = asked([end!], moves.map((choice) => ({ choice, refusal })));
    expect(words.forbidden.map((one) => one.main)).toEqual(['Move 1 …, Draw a wander card, Wait …']);
  });

  test('stands with its button when there is but one choice', () => {
    expect(asked(said('Draw a card')).buttons[0]?.main).toBe('Draw a card');
  });
});

test('labels without a note are whole', () => {
  expect(divided('Pass')).toEqual({ main: 'Pass', note: '' });
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

test('score pads line up by category', () => {
  const pads = [[{ category: 'fed', points: 3, parts: [] }, { category: 'unfed', points: -1, parts: [] }], [{ category: 'fed', points: 2, parts: [] }]];
  expect(rows(pads).map((row) => row.cells.map((cell) => cell?.points))).toEqual([[3, 2], [-1, undefined]]);
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
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    const clear: Choice = { action: 5, text: 'clear table=1', label: '', places: ['table:1'], final: true };
    const seat: Choice = { action: 2, text: 'seat table=1', label: '', places: ['drawn', 'table:1'], final: true };
    const memory = new Memory('m', storage);
    memory.learn([clear, seat]);
    expect(memory.action('table:1', [{ ...seat, action: 3 }])).toBe(2);
    expect(new Memory('m', storage).action('table:1', [])).toBe(5);
    expect(memory.action('elsewhere', [])).toBeNull();
  });
});

describe('an option', () => {
  const option = (schema: object, help = ''): Option => ({ name: 'first', help, default: null, schema: schema as Record<string, unknown> });

  test('of a seat offers the seats by name', () => {
    const first = sentence(option({ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'The seat that starts.'), ['you', 'Mo']);
    expect(first.values).toEqual([{ value: null, label: 'left to chance' }, { value: 0, label: 'you' }, { value: 1, label: 'Mo' }]);
  });

  test('of a list is written with commas', () => {
    const list = option({ anyOf: [{ type: 'array' }, { type: 'null' }] });
    expect(sentence(list, []).values).toBeNull();
    expect(written('a, b', list)).toEqual(['a', 'b']);
    expect(written(' ', list)).toBeNull();
  });
});

test('a player of a choice has a name here', () => {
  expect(withNames('Push player 2 and player 3', ['Ann', 'Bo'])).toBe('Push Bo and player 3');
});

test('a long run of what nobody did is told by its first lines', () => {
  const line = (moment: number, what: string, seat: number | null = null): LogLine => ({ moment, what, seat, data: {}, text: `${what} ${moment}`, progress: false, beside: false });
  const log = [line(0, 'start', 1), ...Array.from({ length: 9 }, (_, at) => line(at + 1, 'disk')), line(10, 'moved', 0), line(11, 'moved', 0)];
  expect(folded(log).map(({ text }) => text)).toEqual(['start 0', 'disk 1', 'disk 2', 'disk 3', '… and 6 more of this.', 'moved 10', 'moved 11']);
  const short = log.slice(0, 5);
  expect(folded(short)).toEqual(short);
  const same = [1, 2, 3, 4].map((moment) => ({ ...line(moment, 'drew', 0), text: moment < 4 ? 'Ann draws a card.' : 'Ann is done.' }));
  expect(folded(same).map(({ moment, text }) => [moment, text])).toEqual([[3, 'Ann draws a card. ×3'], [4, 'Ann is done.']]);
});

describe('an option', () => {
  const option = (name: string, help: string, standard: unknown, schema: Record<string, unknown>): Option => ({ name, help, default: standard, schema });

  test('that lists seats is chosen by name', () => {
    const said = sentence(option('shielded', 'The seats of the new players. Left out, everybody.', null, { anyOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'null' }] }), ['Ann', 'Bo']);
    expect(said.several).toEqual([{ value: 0, label: 'Ann' }, { value: 1, label: 'Bo' }]);
    expect(said.without).toBe('everybody');
  });

  test('begins with what is usual', () => {
    const said = sentence(option('layout', '', 'standard', { enum: ['boomerang', 'short', 'standard'] }), []);
    expect(said.values?.map(({ value }) => value)).toEqual(['standard', 'boomerang', 'short']);
  });

  test('that is a whole text is long', () => {
    expect(sentence(option('own', '', '', { type: 'string', maxLength: 20_000 }), []).long).toBe(true);
    expect(sentence(option('den', '', '', { type: 'string', maxLength: 20 }), []).long).toBe(false);
  });
});
