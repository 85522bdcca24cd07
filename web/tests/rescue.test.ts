import { describe, expect, test } from 'vitest';
import { lesson } from '../src/games/monster_baby_rescue/lesson';
import { LOCATIONS } from '../src/generated/monster_baby_rescue';
import { landing, measured, partOf, pointAt, postOf, rocks } from '../src/games/monster_baby_rescue/ring';
import { ROUND } from '../src/generated/monster_baby_rescue';
import { HIGH, squareAt, standing, WIDE } from '../src/games/monster_baby_rescue/score';
import {
  asks,
  cells,
  counts,
  effect,
  emblems,
  hearts,
  lit,
  progress,
  spoken,
  title,
} from '../src/games/monster_baby_rescue/words';
import type {
  Figure,
  FinalTile,
  Goal,
  Home,
  Line,
  LogLine,
  Position,
  RescueView,
  RowPlace,
  Seat,
  Tile,
} from '../src/generated/messages';
import { due, type Scene } from '../src/learn/lesson';
import { alike } from '../src/play/scores';
import { choice } from './choice';

const tile = (change: Partial<Tile>): Tile => ({
  id: 'T',
  kind: 'bed',
  name: 'hammock',
  named: true,
  hearts: 0,
  needs: null,
  amount: 1,
  what: null,
  source: 'rulebook',
  ...change,
});
const home = (change: Partial<Home> = {}): Home => ({
  monster: 'orc',
  levels: { head: 1, torso: 1, legs: 1 },
  red: 0,
  green: 0,
  rungs: 0,
  bed_symbols: 0,
  visits: 0,
  beds: 0,
  playgrounds: 0,
  lines: 0,
  hearts: 0,
  linked: { red: 0, green: 0 },
  tiles: [],
  goals: [],
  done: false,
  steps: {},
  ...change,
});
const line = (moment: number, what: string, seat: number | null, data: Record<string, unknown> = {}): LogLine => ({
  moment,
  what,
  seat,
  data,
  text: '',
  progress: false,
  chapter: '',
  part: '',
  beside: false,
});

describe('the ring', () => {
  test.each([
    [400, 480],
    [380, 130],
    [300, 300],
  ])('is a closed path of equal steps on %i x %i', (width, height) => {
    const { around } = measured(width, height);
    const points = Array.from({ length: 360 }, (_, at) => pointAt(at / 360, width, height));
    for (const [at, point] of points.entries()) {
      const next = points[(at + 1) % 360]!;
      const step = Math.hypot(next.x - point.x, next.y - point.y);
      expect(step).toBeGreaterThan((around / 360) * 0.97);
      expect(step).toBeLessThan((around / 360) * 1.001);
      expect(Math.min(point.x, width - point.x, point.y, height - point.y)).toBeGreaterThan(-1e-6);
    }
  });

  test('has the river in the middle of the left side, and goes clockwise', () => {
    const river = pointAt(1 / LOCATIONS / 2, 400, 480);
    expect(river.x).toBeCloseTo(0);
    expect(river.y).toBeCloseTo(240);
    expect(river.turn).toBe(270); // upwards
    expect(pointAt(2 / LOCATIONS, 400, 480).y).toBeLessThan(240);
  });

  test('has a signpost and then a rock for every player in each location', () => {
    for (let location = 0; location < LOCATIONS; location++) {
      const places = [postOf(location, 3), ...[0, 1, 2].map((rock) => partOf(location, rock, 3))];
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places.every((place) => place > location / LOCATIONS && place < (location + 1) / LOCATIONS)).toBe(true);
    }
  });
});

describe('figures', () => {
  const start = [
    line(1, 'figure', 1, { rock: 0 }),
    line(2, 'figure', 0, { rock: 1 }),
    line(3, 'figure', 2, { rock: 2 }),
  ];
  const figure = (seat: number, position: number): Figure => ({ seat, position, location: position % LOCATIONS });

  test('stay on their rock when the one behind leaves', () => {
    const log = [...start, line(4, 'took', 1, { cost: 2 })];
    expect(rocks(log, [figure(0, 0), figure(2, 0), figure(1, 2)])).toEqual(
      new Map([
        [1, 0],
        [0, 1],
        [2, 2],
      ]),
    );
  });

  test('take the first free rock ahead of all who are there', () => {
    const log = [
      ...start,
      line(4, 'took', 1, { cost: 2 }),
      line(5, 'took', 0, { cost: 2 }),
      line(6, 'took', 2, { cost: 3 }),
    ];
    expect(rocks(log, [figure(1, 2), figure(0, 2), figure(2, 3)])).toEqual(
      new Map([
        [1, 0],
        [0, 1],
        [2, 0],
      ]),
    );
  });

  test('that moved unseen stand in the order of the track', () => {
    expect(rocks(start, [figure(1, 4), figure(0, 4), figure(2, 7)])).toEqual(
      new Map([
        [1, 0],
        [0, 1],
        [2, 0],
      ]),
    );
  });

  test('land ahead of all who are there', () => {
    const track = [figure(1, 4), figure(0, 6), figure(2, 6)]; // MR-T27
    const there = landing(
      1,
      2,
      track,
      new Map([
        [1, 0],
        [0, 1],
        [2, 2],
      ]),
    );
    expect(there).toEqual({ location: 0, rock: 3, behind: [0, 2] });
    expect(landing(1, 3, track, new Map())).toEqual({ location: 1, rock: 0, behind: [] });
  });
});

describe('a care tile', () => {
  test.each<[Partial<Tile>, string]>([
    [{ kind: 'improvement', what: 'legs' }, 'Legs +1'],
    [{ kind: 'improvement', what: 'any' }, 'Any part +1'],
    [{ kind: 'bed', amount: 3 }, '3 bed symbols'],
    [{ kind: 'playground', amount: 1 }, '1 rung'],
    [{ kind: 'witch_doctor' }, '1 visit'],
    [{ kind: 'diamond', what: 'green', amount: 2 }, '2 green diamonds'],
    [{ kind: 'diamond', what: 'either' }, '1, red or green'],
    [{ kind: 'want', what: 'rungs' }, '1 point a rung'],
    [{ kind: 'want', what: 'diamonds', amount: 2 }, '1 point for 2 diamonds'],
    [{ kind: 'want', what: 'torso' }, 'Points: torso level'],
  ])('%o says %s', (change, words) => expect(effect(tile(change))).toBe(words));

  test('says its hearts, and what they need', () => {
    expect(spoken(tile({ hearts: 2 }))).toBe('Hammock: 1 bed symbol, 2 hearts');
    expect(hearts(tile({ needs: 'red' }))).toBe('1 heart for a red diamond');
    expect(spoken(tile({}))).toBe('Hammock: 1 bed symbol');
  });

  test('fills no more hearts than there are diamonds of the colour', () => {
    expect(lit(home({ red: 1, linked: { red: 3, green: 1 } }), 'red')).toEqual({ with: 1, of: 3 });
    expect(lit(home({ red: 1, linked: { red: 3, green: 1 } }), 'green')).toEqual({ with: 0, of: 1 });
  });
});

test('a diamond tile is called by its name, where its printing has one', () => {
  const diamonds = { kind: 'diamond', name: '2 red diamonds', what: 'red', amount: 2 };
  expect(title(tile({ ...diamonds, named: false }))).toBe('Diamonds');
  expect(title(tile({ ...diamonds, amount: 1, named: false }))).toBe('Diamond');
  expect(title(tile({ ...diamonds, name: 'treasure chest' }))).toBe('Treasure chest');
});

describe('a goal', () => {
  const goal = (needs: Record<string, number>, have: Record<string, number>[] = []): Goal => ({
    name: '',
    points: 2,
    needs,
    have,
    owner: null,
    source: 'rulebook',
  });

  test.each<[Record<string, number>, string]>([
    [{ visits: 2 }, '2 witch doctor visits'],
    [{ red: 1, green: 1 }, '1 red, 1 green diamond'],
    [{ all_parts: 3 }, 'All parts at level 3'],
    [{ torso: 4 }, 'Torso at level 4'],
    [{ parts_at_3: 2 }, '2 parts at level 3'],
    [{ lines: 1 }, '1 line of ladder and 2 beds'],
    [{ bed_symbols: 4 }, '4 bed symbols'],
  ])('%o asks for %s', (needs, words) => expect(asks(goal(needs))).toBe(words));

  test('counts what a seat has, and no more than it asks for', () => {
    const both = goal({ red: 1, green: 1 }, [
      { red: 3, green: 0 },
      { red: 1, green: 1 },
    ]);
    expect(progress(both, 0)).toEqual({ have: 1, need: 2 });
    expect(progress(both, 1)).toEqual({ have: 2, need: 2 });
  });

  test('is drawn by what it is about', () => {
    expect(emblems(['lines', 'head'])).toEqual(['symbol-rope-ladder-rung', 'symbol-bed', 'part:head']);
  });
});

describe('a final tile', () => {
  const final = (change: Partial<FinalTile>): FinalTile => ({
    name: '',
    rule: 'table',
    counts: 'rungs',
    table: [-1, 1, 2, 4],
    each: 0,
    worst: 0,
    pays: [],
    source: 'rulebook',
    ...change,
  });
  const here = (one: FinalTile, of: Home) =>
    cells(one, of)
      .filter((cell) => cell.here)
      .map((cell) => `${cell.label}=${cell.points}`);

  test('shows where one stands, and the last cell for everything beyond', () => {
    expect(here(final({}), home())).toEqual(['0=−1']);
    expect(here(final({}), home({ rungs: 7 }))).toEqual(['3+=4']);
    expect(here(final({ counts: 'diamonds' }), home({ red: 1, green: 1 }))).toEqual(['2=2']);
  });

  test('looks at the lowest part, at each part, or at pairs', () => {
    const worst = final({ rule: 'lowest_level', counts: null, table: [0, 0, 4, 8, 12], worst: -3 });
    expect(here(worst, home())).toEqual(['each 1=−3']);
    expect(here(worst, home({ levels: { head: 3, torso: 4, legs: 3 } }))).toEqual(['all 3+=8']);
    const parts = final({ rule: 'per_part', counts: null, table: [0, -1, 0, 2, 4] });
    expect(here(parts, home({ levels: { head: 2, torso: 4, legs: 2 } }))).toEqual(['level 2=0', 'level 4=4']);
    const pairs = final({ rule: 'diamond_pairs', counts: null, table: [], each: 3, worst: -1 });
    expect(here(pairs, home())).toEqual(['none=−1']);
    expect(here(pairs, home({ red: 2, green: 5 }))).toEqual(['2 pairs=6']);
    expect(here(pairs, home({ red: 2 }))).toEqual([]);
  });

  test('is told in words as well', () => {
    expect(counts(final({}))).toBe('By the number of rungs. 0: −1, 1: 1, 2: 2, 3+: 4.');
    expect(counts(final({ rule: 'majority', counts: 'bed_symbols', table: [6, 4, 2] }))).toBe(
      'Most bed symbols. 1st: 6, 2nd: 4, 3rd: 2.',
    );
  });
});

describe('the score board', () => {
  const pad = [6, 6, 3, 3, 6, 13].map((points, at): Line => ({ category: `Step ${at + 1}`, points, parts: [] })); // MR-T03

  test('is filled step by step, and past thirty with a marker', () => {
    expect(standing(pad, 0)).toEqual({ points: 0, walked: 0, markers: 0, gained: 0 });
    expect(standing(pad, 5)).toEqual({ points: 24, walked: 24, markers: 0, gained: 6 });
    expect(standing(pad, 6)).toEqual({ points: 37, walked: 37, markers: 1, gained: 13 });
    expect(squareAt(37)).toEqual(squareAt(7));
  });

  test('has nothing below zero', () => {
    expect(standing([{ category: '', points: -4, parts: [] }], 1)).toMatchObject({ points: -4, walked: 0, markers: 0 });
  });

  test('has thirty squares round its rim, each beside the one before', () => {
    const squares = Array.from({ length: ROUND }, (_, at) => squareAt(at));
    expect(new Set(squares.map(({ column, row }) => `${column}:${row}`)).size).toBe(ROUND);
    for (const [at, { column, row }] of squares.entries()) {
      expect(column === 0 || row === 0 || column === WIDE - 1 || row === HIGH - 1).toBe(true);
      const next = squares[(at + 1) % ROUND]!;
      expect(Math.abs(next.column - column) + Math.abs(next.row - row)).toBe(1);
    }
  });
});

test('a line of the score pad is itemised in rows where all have the same items', () => {
  const cell = (...names: string[]): Line => ({
    category: '',
    points: 0,
    parts: names.map((category) => ({ category, points: 1, parts: [] })),
  });
  expect(alike([cell('a', 'b'), cell('a', 'b')])).toEqual(['a', 'b']);
  expect(alike([cell('a', 'b'), cell('a')])).toEqual([]);
  expect(alike([cell(), cell()])).toEqual([]);
});

describe('the lesson', () => {
  const row = (then: number | null, ...tiles: Partial<Tile>[]): RowPlace[] =>
    tiles.map((one, at) => ({ place: at + 1, cost: 2, tile: tile(one), then }));
  const take = choice({ text: 'take place=1', places: ['row:1'] });

  function scene(turns: number, view: Partial<RescueView> = {}, change: Partial<Position> = {}): Scene {
    const whole: RescueView = {
      type: 'monster_baby_rescue',
      viewer: 0,
      seats: 3,
      waiting: [0],
      progress: 0,
      scores: [],
      phase: 'take',
      turn: 0,
      final_turns: false,
      row: row(1, {}),
      track: [0, 1, 2].map((seat) => ({ seat, position: seat, location: seat })),
      homes: [home(), home(), home()],
      goals: [],
      finals: [],
      deck: 30,
      supply: { red: 6, green: 6 },
      choosing: null,
      ...view,
    };
    const log = Array.from({ length: turns }, (_, at) => line(at, 'took', 0, { cost: 2 }));
    const position: Position = {
      seat: 0,
      moment: 1,
      view: { ...whole },
      choices: [take],
      forbidden: [],
      log,
      seconds_left: null,
      window: null,
      orders: null,
      no_undo: '',
      result: null,
      ...change,
    };
    return { position, seat: 0, seats: ['You', 'Grub', 'Fang'].map((name, seat) => ({ seat, name }) as Seat) };
  }
  const told = (...ids: string[]) => new Set(ids);

  test('begins with the baby, the tile and the time', () => {
    const [first, second] = [due(lesson.steps, scene(0), told()), due(lesson.steps, scene(0), told('baby'))];
    expect([first?.id, first?.place]).toEqual(['baby', 'mine']);
    expect([second?.id, second?.place]).toEqual(['take', 'row']);
    expect(due(lesson.steps, scene(0), told('baby', 'take'))?.id).toBe('time');
    expect(due(lesson.steps, scene(0), told('baby', 'take', 'time'))).toBeNull();
  });

  test('points at a tile that gives another turn', () => {
    const known = told('baby', 'take', 'time', 'slide');
    expect(due(lesson.steps, scene(1), known)).toBeNull();
    expect(due(lesson.steps, scene(1, { row: row(0, {}, {}) }), known)).toMatchObject({ id: 'again', place: 'row:1' });
  });

  test('explains a kind of tile where it lies', () => {
    const known = told('baby', 'take', 'time', 'slide', 'goals', 'finals', 'beds');
    const kinds = row(
      1,
      {},
      { needs: 'red' },
      { kind: 'playground' },
      { kind: 'witch_doctor' },
      { kind: 'want', what: 'rungs' },
    );
    expect(due(lesson.steps, scene(2, { row: kinds }), known)).toMatchObject({ id: 'linked', place: 'row:2' });
    expect(due(lesson.steps, scene(3, { row: kinds }), told(...known, 'linked'))).toMatchObject({
      id: 'lines',
      place: 'row:3',
    });
    expect(due(lesson.steps, scene(4, { row: kinds }), told(...known, 'linked', 'lines'))).toMatchObject({
      id: 'doctor',
      place: 'row:4',
    });
    expect(due(lesson.steps, scene(4, { row: kinds }), told(...known, 'linked', 'lines', 'doctor'))).toMatchObject({
      id: 'wants',
      place: 'row:5',
    });
  });

  test('tells of the last turns when they come', () => {
    expect(due(lesson.steps, scene(9, { final_turns: true }), told('baby'))?.id).toBe('final');
  });
});
