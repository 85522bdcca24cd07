import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CafeView, Choice, LogLine, MonsterCafeTable, Position, Result, Seat } from '../src/generated/messages';
import { lesson as cafeLesson } from '../src/games/monster_cafe/lesson';
import { due, past, type Lesson, type Scene, type Step } from '../src/learn/lesson';
import { hasLesson } from '../src/learn/lessons';
import { placing, type Box } from '../src/learn/placing';
import { begin, keep, progress } from '../src/learn/progress';
import { choice as made } from './choice';

const lessons = Object.entries(import.meta.glob<{ lesson: Lesson }>('../src/games/*/lesson.ts', { eager: true }));
const RESULT = {
  totals: [3, 4, 1],
  pads: [
    [
      { category: 'Fed by one plate', points: 5, parts: [] },
      { category: 'Unfed', points: -2, parts: [] },
    ],
  ],
  teams: [],
  ranking: [],
} as unknown as Result;

function line(moment: number, what: string, seat: number | null, data: Record<string, unknown> = {}): LogLine {
  return { moment, what, seat, data, text: '', progress: false, chapter: '', part: '', beside: false };
}

function choice(text: string, ...places: string[]): Choice {
  return made({ text, label: text, places });
}

function table(place: number, meal: string, monsters: string[] = []): MonsterCafeTable {
  return { place, meal, monsters, brings: [], then: [], worth: [], after: [] };
}

function scene(change: Partial<Position> = {}, view: Partial<CafeView> = {}): Scene {
  const collection = {
    monsters: { sludge: 1 },
    tables: {},
    groups: [],
    feeds: [],
    score: -1,
    anything_eats: null,
    out: false,
  };
  const whole: CafeView = {
    type: 'monster_cafe',
    viewer: 0,
    seats: 3,
    waiting: [0],
    progress: 0,
    scores: [],
    phase: 'turn',
    round: 1,
    turn: 0,
    next: 1,
    drawn: null,
    centre: ['bblt', 'boiled_brains', 'sludge_souffle'].map((meal, place) => table(place, meal)),
    collections: [collection, collection, collection],
    pile: { sludge: 5 },
    stack: {},
    discard: {},
    discarded_tables: {},
    removed: [],
    ...view,
  };
  const position: Position = {
    seat: 0,
    moment: 1,
    view: { ...whole },
    choices: [],
    forbidden: [],
    log: [line(1, 'round', 0)],
    seconds_left: null,
    window: null,
    orders: null,
    no_undo: '',
    result: null,
    ...change,
  };
  return { position, seat: 0, seats: ['You', 'Grub', 'Fang'].map((name, seat) => ({ seat, name }) as Seat) };
}

test('the coach speaks without marks of editors, ids and numbers of rules', () => {
  for (const [path, { lesson }] of lessons)
    for (const step of lesson.steps)
      for (const part of [step.title, step.text, step.otherwise]) {
        const plain = typeof part === 'string';
        const said = plain ? part : String(part ?? ''); // of a function at least what it is written in
        expect(said, `${path} ${step.id}`).not.toMatch(/\[(RB|DR|FACT)|\*\*|\b[A-Z]{2}-[A-Z]?\d+/);
        if (plain) expect(said, `${path} ${step.id}`).not.toMatch(/`|[a-z0-9]_[a-z0-9]|\d,-?\d{1,2}(?!\d)|player \d/i);
      }
});

describe('a lesson', () => {
  test.each(lessons)('%s names rules that exist, and is short', (path, { lesson }) => {
    const game = path.split('/').at(-2) ?? '';
    const rules = readFileSync(`../bestiary/games/${game}/RULES.md`, 'utf8');
    const ids = new Set([...rules.matchAll(/^(?:\| |\s*- \*\*)([A-Z]+-D?\d+)\b/gm)].map((found) => found[1]));
    expect(ids.size).toBeGreaterThan(0);
    expect(lesson.steps.map((step) => step.rule).filter((rule) => !ids.has(rule))).toEqual([]);
    expect(new Set(lesson.steps.map((step) => step.id)).size).toBe(lesson.steps.length);
    const texts = lesson.steps
      .flatMap((step) => [step.text, step.otherwise])
      .filter((text) => typeof text === 'string');
    expect(texts.filter((text) => text.length > 230 || (text.match(/[.!?”](?= |$)/g) ?? []).length > 3)).toEqual([]);
  });

  test('is offered where there is one', () => {
    expect([hasLesson('monster_cafe'), hasLesson('chess')]).toEqual([true, false]);
  });
});

describe('the coach', () => {
  const step = (id: string, when: Step['when'], more: Partial<Step> = {}): Step => ({
    id,
    rule: 'X-1',
    title: id,
    text: id,
    when,
    ...more,
  });
  const mine = (one: Scene) => one.position.choices.length > 0;

  test('tells the first thing that matters and has not been told', () => {
    const steps = [step('turn', mine), step('always', () => true)];
    expect(due(steps, scene(), new Set())?.id).toBe('always');
    const turn = scene({ choices: [choice('draw', 'pile')] });
    expect(due(steps, turn, new Set())?.id).toBe('turn');
    expect(due(steps, turn, new Set(['turn']))?.id).toBe('always');
    expect(due(steps, turn, new Set(['turn', 'always']))).toBeNull();
  });

  test('tells at the end what never mattered', () => {
    const steps = [step('rare', mine, { otherwise: 'It did not happen.', place: 'pile' }), step('lost', mine)];
    expect(due(steps, scene(), new Set())).toBeNull();
    expect(due(steps, scene({ result: RESULT }), new Set())).toMatchObject({
      id: 'rare',
      text: 'It did not happen.',
      place: '',
    });
    expect(due(steps, scene({ result: RESULT }), new Set(['rare']))).toBeNull();
  });

  test('is past only when the learner has acted and it matters no more', () => {
    const steps = [step('turn', mine, { place: (one) => one.position.choices[0]?.places[0] ?? '' })];
    const said = due(steps, scene({ choices: [choice('draw', 'pile')] }), new Set());
    expect(said).not.toBeNull();
    const others = [line(1, 'round', 0), line(2, 'draws', 1)];
    const own = [line(1, 'round', 0), line(2, 'draws', 0)];
    expect(past(said!, steps, scene({ log: others }))).toBe(false);
    expect(past(said!, steps, scene({ log: own }))).toBe(true);
    expect(past(said!, steps, scene({ log: own, choices: [choice('draw', 'pile')] }))).toBe(false);
    expect(past(said!, steps, scene({ log: own, choices: [choice('seat', 'table:1')] }))).toBe(true);
  });
});

describe('progress', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };

  test('is kept by table', () => {
    const here = storage();
    expect(progress('a', here)).toBeNull();
    begin('a', here);
    keep({ table: 'b', told: ['x'], skipped: true }, here);
    expect(progress('a', here)).toEqual({ table: 'a', told: [], skipped: false });
    expect(progress('b', here)).toEqual({ table: 'b', told: ['x'], skipped: true });
  });

  test('is forgotten after many tables, the oldest first', () => {
    const here = storage();
    for (let at = 0; at < 30; at++) begin(`table${at}`, here);
    expect(progress('table0', here)).toBeNull();
    expect(progress('table29', here)).not.toBeNull();
  });

  test('lasts as long as the page where the browser keeps nothing', () => {
    const broken = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    begin('a', broken);
    expect(progress('a', broken)).not.toBeNull();
  });
});

describe('an explanation', () => {
  const area: Box = { left: 0, top: 48, width: 360, height: 692 };
  const card = { width: 336, height: 160 };
  const NOTHING = { vital: [], useful: [] };
  const apart = (at: { left: number; top: number }, box: Box) =>
    at.left >= box.left + box.width ||
    at.left + card.width <= box.left ||
    at.top >= box.top + box.height ||
    at.top + card.height <= box.top;

  test.each([
    { left: 10, top: 120, width: 150, height: 150 },
    { left: 150, top: 230, width: 60, height: 80 },
    { left: 90, top: 450, width: 260, height: 90 },
  ])('covers neither what it speaks of nor the choices: %o', (target) => {
    const tables = [8, 184].map((left) => ({ left, top: 110, width: 168, height: 180 }));
    const dock = { left: 0, top: 548, width: 360, height: 192 };
    const at = placing(card, target, { vital: [dock], useful: tables }, area);
    expect(apart(at, target)).toBe(true);
    expect(apart(at, dock)).toBe(true);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.left + card.width).toBeLessThanOrEqual(360);
    expect(at.edge).toBe(at.top > target.top ? 'top' : 'bottom');
  });

  test('stands beside a target where there is room', () => {
    const target = { left: 500, top: 300, width: 100, height: 100 };
    expect(placing(card, target, NOTHING, { left: 0, top: 52, width: 1280, height: 748 })).toMatchObject({
      left: 616,
      edge: 'left',
    });
  });

  test('stands somewhere in the area without one', () => {
    const at = placing(card, null, NOTHING, area);
    expect(at.edge).toBeNull();
    expect(at.top).toBeGreaterThanOrEqual(48);
  });
});

describe('the first game of Monster Café', () => {
  const { steps } = cafeLesson;
  /** Everything that is told in one scene, one after the other. */
  const told = (now: Scene, before: readonly string[] = []) => {
    const known = new Set(before);
    const found: string[] = [];
    for (let said = due(steps, now, known); said; said = due(steps, now, known)) {
      known.add(said.id);
      found.push(said.id);
    }
    return found;
  };
  const START = ['goal', 'tables', 'monster', 'draw'];
  const guests = (...monsters: string[][]) =>
    monsters.map((there, place) => table(place, ['bblt', 'boiled_brains', 'sludge_souffle'][place] ?? '', there));

  test('begins with the goal, the tables, the monster and the first choice', () => {
    expect(told(scene({ choices: [choice('draw', 'pile')] }))).toEqual(START);
  });

  test('explains seating with the card in the hand', () => {
    const now = scene({ choices: [choice('seat table=0', 'drawn', 'table:0')] }, { phase: 'seat', drawn: 'brain' });
    expect(due(steps, now, new Set(START))).toMatchObject({
      id: 'seat',
      title: 'You drew: Brain Eater',
      place: 'drawn',
    });
  });

  test('explains clearing when it can first be done, and what cannot be cleared', () => {
    const now = scene(
      { choices: [choice('draw', 'pile'), choice('clear table=1', 'table:1')] },
      { centre: guests([], ['brain'], []) },
    );
    expect(told(now, START)).toEqual(['clear', 'empty']);
    expect(due(steps, now, new Set(START))?.place).toBe('table:1');
    expect(due(steps, now, new Set([...START, 'clear']))?.place).toBe('table:0');
  });

  test('says who is out, and only in the round in which it happened', () => {
    const cleared = line(2, 'cleared', 2, { table: 1, meal: 'bblt' });
    expect(due(steps, scene({ log: [line(1, 'round', 0), cleared] }), new Set(START))).toMatchObject({
      id: 'left',
      title: 'Fang is out',
      place: 'table:1',
    });
    expect(told(scene({ log: [line(1, 'round', 0), cleared, line(3, 'round', 2)] }), START)).toEqual([]);
  });

  test('explains a sorbet whoever draws it', () => {
    const drew = [line(2, 'drew', 1, { kind: 'lemon_sorbet' })];
    expect(due(steps, scene({ log: drew }), new Set(START))?.text).toMatch(/^Grub drew it/);
    const mine = scene(
      { log: drew, choices: [choice('scare kind=sludge', 'drawn', 'collection:0:sludge')] },
      { phase: 'sorbet', drawn: 'lemon_sorbet' },
    );
    expect(due(steps, mine, new Set(START))).toMatchObject({ id: 'sorbet', place: 'drawn' });
  });

  test('explains the second plate where it lies, and the last player', () => {
    const owner = {
      monsters: { sludge: 1 },
      tables: { sludge_souffle: 1 },
      groups: [],
      feeds: [],
      score: 1,
      anything_eats: null,
      out: false,
    };
    const gone = { ...owner, tables: {}, out: true };
    const now = scene(
      { choices: [choice('draw', 'pile')] },
      { collections: [owner, gone, gone], centre: [table(2, 'sludge_souffle')] },
    );
    expect(told(now, START)).toEqual(['feeds', 'last', 'double']);
    expect(due(steps, now, new Set([...START, 'feeds', 'last']))).toMatchObject({ place: 'table:2' });
  });

  test('ends with the points, then what did not come up, then farewell', () => {
    const now = scene({ result: RESULT, log: [line(9, 'over', null)] });
    expect(told(now, START)).toEqual(['score', 'sorbet', 'feeds', 'last', 'anything', 'double', 'others']);
    expect(due(steps, now, new Set())?.text).toContain('That makes +3 for you.');
  });
});
