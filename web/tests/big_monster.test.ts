import { describe, expect, test } from 'vitest';
import { EXPLORERS, KINDS } from '../src/generated/big_monster';
import type { BigMonsterView, HandTile, Spot } from '../src/generated/messages';
import { ending } from '../src/games/big_monster/ending';
import { best, bounds, CELL, cellOf, meeting, middle, places, reach } from '../src/games/big_monster/lattice';
import {
  ability,
  berth,
  doing,
  explained,
  goalText,
  others,
  partnerOf,
  question,
  teamCounts,
  teamWords,
  told,
} from '../src/games/big_monster/words';

const spot: Spot = {
  x: 2,
  y: 0,
  points: 12,
  green: 1,
  red: 0,
  blue: 1,
  mutations: 0,
  big_monster: false,
  medals: ['lava_tiles'],
  team_medals: [],
};
const tile: HandTile = {
  kind: 'lava_green',
  count: 1,
  flat: false,
  points: 3,
  medals: [],
  team_medals: [],
  spots: [spot],
};
const teams = {
  teams: [
    [0, 2],
    [1, 3],
  ],
  team_results: [40, 45],
  scores: [40, 45, 70, 50],
  seats: 4,
};

function view(over: Partial<BigMonsterView>): BigMonsterView {
  return {
    seats: 3,
    teams: [[0], [1], [2]],
    phase: 'keep',
    turn: 1,
    round: 1,
    draft: 'ordered',
    ships: [],
    hands: [],
    order: [],
    waiting: [],
    decided: [],
    ranking: [],
    placing: [],
    tiles: [],
    zones: [],
    parts: [],
    goals: [],
    ...over,
  } as unknown as BigMonsterView;
}
const called = (seat: number) => ['you', 'Mo', 'Tusk', 'Vera'][seat] ?? '';

describe('the lattice', () => {
  test('a square around the middle of each place overlaps no other', () => {
    for (const kind of ['lava_green', 'mutagenic_double']) {
      const points = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => middle({ x, y }, kind)));
      for (const one of points)
        for (const other of points)
          if (one !== other)
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(CELL);
    }
  });
  test('an upright tile is one cell wide, a flat one two', () => {
    expect(middle({ x: 2, y: 0 }, 'lava_green')).toEqual({ x: 2.5 * CELL, y: CELL });
    expect(middle({ x: 2, y: 0 }, 'mutagenic_single')).toEqual({ x: 3 * CELL, y: CELL / 2 });
  });
  test('crystals are in halves of a cell', () =>
    expect(meeting({ colour: 'green', x: 4, y: 2 })).toEqual({ x: 2 * CELL, y: CELL }));
  test('the bounds hold the zone and every cell within reach', () => {
    const zone = { left: 0, top: 0, right: 1, bottom: 1 };
    expect(bounds(zone, 0)).toEqual({ left: 0, top: 0, width: 2 * CELL, height: 2 * CELL });
    const cells = reach({
      upright_places: [
        [0, -2],
        [2, 1],
      ],
      flat_places: [[-2, 0]],
    });
    expect(bounds(zone, 0, cells)).toEqual({ left: -2 * CELL, top: -2 * CELL, width: 5 * CELL, height: 5 * CELL });
  });
  test('every place tells what the tile brings there', () => {
    const found = places(
      {
        upright_places: [
          [2, 0],
          [2, 1],
        ],
        flat_places: [[9, 9]],
      },
      tile,
    );
    expect(found.map((one) => [one.x, one.y, one.points, one.special])).toEqual([
      [2, 0, 12, true],
      [2, 1, 3, false],
    ]);
    expect(best(tile)).toBe(12);
  });
  test('only cells are cells', () => {
    expect(cellOf('cell:-2,11')).toEqual({ x: -2, y: 11 });
    expect(cellOf('ship:2')).toBeNull();
    expect(cellOf(undefined)).toBeNull();
  });
});

describe('words', () => {
  test('what a place brings, the weightiest first', () => {
    const goals = [{ id: 'lava_tiles', name: 'Lava', points: 5 }] as BigMonsterView['goals'];
    expect(told({ ...spot, special: true }, goals)).toEqual({
      lead: '+12',
      then: ['medal: Lava +5', '1 blue crystal', '1 green crystal'],
    });
  });
  test('every tile and every explorer is explained', () => {
    for (const kind of Object.keys(KINDS)) expect(explained(kind), kind).toMatch(/\.$/);
    for (const explorer of Object.keys(EXPLORERS)) expect(ability(explorer), explorer).toMatch(/\.$/);
  });
  test('goals say how many of what', () => {
    expect(goalText('desert', 3)).toBe('3 desert tiles');
    expect(goalText('crystal_set', 1)).toBe('1 set of a green, a red and a blue crystal');
  });
  test('what is asked in each way of drafting', () => {
    expect(question(view({}))).toBe('Keep a tile');
    expect(question(view({ draft: 'race' }))).toBe('Keep one, hand over');
    expect(question(view({ draft: 'race', turn: 9 }))).toBe('Keep one of the two');
    expect(question(view({ draft: 'sealed' }))).toBe('Rank ships, keep one');
    expect(question(view({ phase: 'take', picked: 2 }))).toBe('Take one of series 2');
  });
  test('a ship is free, or says whose hand lies there', () => {
    const ships = [
      { free: true, tiles: 0, given_by: null },
      { free: false, tiles: 9, given_by: 0 },
    ];
    expect(berth(view({ ships }), 0, called)).toBe('free');
    expect(berth(view({ ships }), 1, called)).toBe('9 tiles from you');
  });
  test('who does what', () => {
    const it = view({ phase: 'hand_over', order: [2, 0, 1], waiting: [0], decided: [false, false, true] });
    expect([0, 1, 2].map((seat) => doing(it, seat))).toEqual(['handing over', 'third in turn', 'handed over']);
  });
  test('the partner is looked at first', () => {
    expect(others(view({ ...teams }), 1)).toEqual([3, 2, 0]);
    expect(partnerOf(teams, 2)).toBe(0);
    expect(others(view({}), 1)).toEqual([2, 0]);
  });
  test('the lower partner counts', () => {
    expect(teamWords(view({ ...teams }), 0, called)).toBe('you have the lower score, and it counts: 40');
    expect(teamWords(view({ ...teams }), 1, called)).toBe('Mo has the lower score, and it counts: 45');
    expect([0, 1].map((team) => teamCounts(view({ ...teams }), team, called))).toEqual(['yours counts', 'Mo’s counts']);
    expect(teamCounts(view({ ...teams, scores: [40, 45, 40, 50] }), 0, called)).toBe('from both');
  });
});

describe('the end', () => {
  const zone = (halves: number) =>
    ({ families: { big_monster: halves } }) as unknown as BigMonsterView['zones'][number];
  const name = (seat: number) => ['Ann', 'Mo', 'Tusk', 'Vera'][seat] ?? '';
  test('alone, the most points', () =>
    expect(ending(view({ scores: [3, 9, 5] }), name)).toBe('Mo has charted most: 9 points.'));
  test('a tie goes to Big Monster tiles', () => {
    expect(ending(view({ scores: [9, 9, 5], zones: [zone(2), zone(3), zone(9)] }), name)).toContain(
      'more Big Monster tiles decide: Mo, with 3',
    );
    expect(ending(view({ scores: [9, 9, 5], zones: [zone(2), zone(2), zone(9)] }), name)).toContain(
      'share the victory',
    );
  });
  test('with two, points of Big Monsters decide', () => {
    const it = view({
      seats: 2,
      teams: [[0], [1]],
      scores: [9, 9],
      zones: [zone(9), zone(2)],
      parts: [{ 'Big Monsters': 2 }, { 'Big Monsters': 11 }],
    });
    expect(ending(it, name)).toContain('more points from Big Monsters decide: Mo, with 11');
  });
  test('a team wins by its lower partner', () => {
    expect(ending(view({ ...teams }), name)).toBe(
      'Of two partners the lower score counts. Mo and Vera win with 45. Tusk’s 70 were not enough for a team.',
    );
    expect(ending(view({ ...teams, team_results: [45, 45], scores: [45, 45, 70, 50] }), name)).toContain(
      'the higher partner decides: Ann and Tusk win',
    );
  });
});
