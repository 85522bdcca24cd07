import { describe, expect, it } from 'vitest';
import { asks, doing, numbers } from '../src/games/monster_cafe/line';
import { pictures, shown } from '../src/games/monster_cafe/groups';
import { scenes } from '../src/games/monster_cafe/scenes';
import type { Group, LogLine } from '../src/generated/messages';
import { choice } from './choice';

const group = (name: string, plates: number, monsters: Record<string, number>, points: number): Group => ({
  name,
  plates,
  monsters,
  points,
});

describe('a collection', () => {
  const before = [group('sludge_souffle', 1, { sludge: 2 }, 2), group('hungry', 0, { brain: 1, toenail: 1 }, -2)];

  it('stands there as sums', () => {
    expect(shown(before, null)).toMatchObject([
      { title: 'Sludge Souffle', brief: 'Sludge', plates: 1, morePlates: 0, points: 2, then: null },
      { title: 'Hungry', meal: null, points: -2, then: null },
    ]);
  });

  it('shows what a table would add and what it takes out of the hunger', () => {
    const after = [
      group('sludge_souffle', 1, { sludge: 3 }, 3),
      group('boiled_brains', 1, { brain: 1 }, 1),
      group('hungry', 0, { toenail: 1 }, -1),
    ];
    const [sludge, brains, hungry] = shown(before, after);
    expect(sludge).toMatchObject({ items: [{ kind: 'sludge', count: 2, more: 1, fewer: 0 }], points: 2, then: 3 });
    expect(brains).toMatchObject({ plates: 0, morePlates: 1, items: [{ kind: 'brain', count: 0, more: 1 }] });
    expect(hungry?.items).toContainEqual({ kind: 'brain', count: 0, more: 0, fewer: 1 });
    expect(shown(before, after).reduce((sum, one) => sum + (one.then ?? 0), 0)).toBe(3);
  });

  it('keeps a sum in sight that would be gone', () => {
    expect(shown(before, [group('sludge_souffle', 2, { sludge: 2 }, 4)]).at(-1)).toMatchObject({
      name: 'hungry',
      then: 0,
    });
  });

  it('counts its pictures, so that they can be made to fit', () => {
    expect(pictures(shown(before, null)[1]!)).toBe(2);
    expect(pictures(shown(before, null)[0]!)).toBeCloseTo(1.8);
  });
});

describe('the line', () => {
  const view = (change: object) => ({
    phase: 'turn',
    turn: 0,
    next: 2,
    waiting: [0],
    drawn: null,
    pile: { sludge: 3 },
    centre: [{ monsters: ['sludge'] }, { monsters: [] }],
    collections: [{ out: false }, { out: true }, { out: false }],
    ...change,
  });

  it('asks what can be done, and why', () => {
    expect(asks(view({}))).toMatchObject({ question: 'Draw or clear?' });
    expect(asks(view({ pile: {} }))).toMatchObject({ question: 'Clear a table', why: 'the pile is empty' });
    expect(asks(view({ centre: [{ monsters: ['a', 'b', 'c', 'd'] }] }))).toMatchObject({ why: 'no seat is free' });
    expect(asks(view({ centre: [{ monsters: [] }] }))).toMatchObject({ question: 'Draw a card' });
    expect(asks(view({ phase: 'seat', drawn: 'sludge' }))).toMatchObject({ question: 'Seat the Sludge Eater' });
    expect(asks(view({ phase: 'sorbet' }))).toMatchObject({ question: 'Scare away one kind' });
  });

  it('has the keys of the numbers that are printed on the tables', () => {
    expect(numbers(choice({ text: 'clear table=3' }))).toBe('4');
    expect(numbers(choice({ text: 'seat table=0' }))).toBe('1');
    expect(numbers(choice({ text: 'draw' }))).toBe('d');
    expect(numbers(choice({ text: 'scare kind=brain' }))).toBe('');
  });

  it('says what each player is doing', () => {
    expect([0, 1, 2].map((seat) => doing(view({}), seat))).toEqual(['plays', 'has left', 'next']);
    expect(doing(view({ phase: 'seat' }), 0)).toBe('seats a monster');
  });
});

describe('scenes', () => {
  const line = (what: string, seat: number, data: Record<string, unknown>): LogLine => ({
    moment: 1,
    what,
    seat,
    data,
    text: `${what}.`,
    progress: false,
    chapter: '',
    part: '',
    beside: false,
  });
  const view = { collections: [{ groups: [group('hungry', 0, { brain: 1 }, -1)] }] };
  const told = { view, mySeat: 0, seats: [], art: {}, before: [] };

  it('tell a cleared table with whom it fed', () => {
    const data = { table: 0, meal: 'sludge_souffle', monsters: ['sludge', 'brain', 'sludge'], gain: 5 };
    expect(scenes({ ...told, news: [line('cleared', 0, data)] })).toMatchObject([
      {
        word: '+5',
        tone: 'good',
        middle: ['sludge_souffle'],
        left: ['sludge'],
        prices: ['2 Sludge Eaters: fed', '1 Brain Eater: hungry'],
        seconds: 1.6,
      },
    ]);
  });

  it('tell whom the sorbet scared away', () => {
    const news = [line('drew', 1, { kind: 'lemon_sorbet' }), line('scared', 1, { kind: 'brain', count: 2 })];
    expect(scenes({ ...told, news })).toMatchObject([
      { word: 'Lemon sorbet!', tone: 'bad', prices: ['2 Brain Eaters gone'], seconds: 1.2 },
    ]);
    expect(scenes({ ...told, news: [line('scared', 1, { kind: null, count: 0 })] })).toMatchObject([{ prices: [] }]);
  });
});
