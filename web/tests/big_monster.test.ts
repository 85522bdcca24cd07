import { describe, expect, test } from 'vitest';
import { EXPLORERS, KINDS } from '../src/generated/big_monster';
import type { BigMonsterView, HandTile, Spot } from '../src/generated/messages';
import { ending } from '../src/games/big_monster/ending';
import { asking, doing } from '../src/games/big_monster/asking';
import { best, bounds, CELL, cellOf, meeting, middle, named, places, reach } from '../src/games/big_monster/lattice';
import { ability, explained, goalText, out, partnerOf, picture, seating } from '../src/games/big_monster/words';

const spot: Spot = {
  x: 2,
  y: 0,
  points: 12,
  crystals: [{ colour: 'blue', x: 4, y: 0 }],
  mutations: 0,
  big_monster: false,
  medals: ['lava_tiles'],
  team_medals: [],
  receipt: [{ what: 'crystal_blue', words: 'Blue crystal', points: 12 }],
};
const tile: HandTile = {
  kind: 'lava_green',
  count: 1,
  flat: false,
  points: 3,
  medals: [],
  team_medals: [],
  receipt: [{ what: 'lava_green', words: 'Green dragon', points: 3 }],
  spots: [spot],
  best: 0,
  reason: 'blue crystal',
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
    expect(best(tile)).toBe(spot);
    expect(best({ ...tile, best: null }).points).toBe(3);
  });
  test('only cells are cells', () => {
    expect(cellOf('cell:-2,11')).toEqual({ x: -2, y: 11 });
    expect(cellOf('ship:2')).toBeNull();
    expect(cellOf(undefined)).toBeNull();
    expect(named('hand:swamp', 'hand', 'tile')).toBe('swamp');
    expect(named('ship:1', 'hand', 'tile')).toBeNull();
  });
});

describe('words', () => {
  test('every tile and every explorer is explained', () => {
    for (const kind of Object.keys(KINDS)) expect(explained(kind), kind).toMatch(/\.$/);
    for (const explorer of Object.keys(EXPLORERS)) expect(ability(explorer), explorer).toMatch(/\.$/);
  });
  test('goals say how many of what', () => {
    expect(goalText('desert', 3)).toBe('3 desert tiles');
    expect(goalText('crystal_set', 1)).toBe('1 set of a green, a red and a blue crystal');
  });
  test('what is asked in each way of drafting, and why', () => {
    const asked = (over: Partial<BigMonsterView>) => asking(view(over), 0);
    const hands = [{ size: 8, tiles: null, dealt_to: 0, seen_by: [] }];
    expect(asked({ hands })).toEqual({ question: 'Keep a tile', why: 'the other 7 go on to a ship' });
    expect(asked({ draft: 'race' }).question).toBe('Keep a tile, then take a ship');
    expect(asked({ draft: 'race', turn: 9 }).question).toBe('Keep one of the two');
    expect(asked({ draft: 'sealed' }).question).toBe('Rank ships, keep a tile');
    expect(asked({ phase: 'take', picked: 2 }).question).toBe('Take one of series 2');
    const places: [number, number][] = [
      [2, 0],
      [2, 1],
    ];
    const it = { phase: 'place', tiles: [tile], upright_places: places, flat_places: [] };
    expect(asked(it)).toEqual({ question: 'Place the Green dragon', why: '2 places, the best brings +12' });
    expect(asked({ ...it, tiles: [{ ...tile, best: null }] }).why).toBe('2 places, each brings +3');
  });
  test('who does what, and a partner is called so', () => {
    const it = view({ phase: 'hand_over', order: [2, 0, 1], waiting: [0], decided: [false, false, true] });
    expect([0, 1, 2].map((seat) => doing(it, seat))).toEqual(['handing over', 'third in turn', 'has a ship']);
    const team = view({ ...teams, viewer: 0, phase: 'keep', decided: [false, true, true, false] });
    expect([0, 1, 2, 3].map((seat) => doing(team, seat))).toEqual([
      'choosing',
      'kept one',
      'partner, kept one',
      'choosing',
    ]);
  });
  test('partners sit together, mine first', () => {
    expect(partnerOf(teams, 2)).toBe(0);
    expect(seating(view({ ...teams, viewer: 3 }))).toEqual([1, 3, 0, 2]);
    expect(seating(view({ viewer: 1 }))).toEqual([]);
  });
  test('what brings points has a picture', () => {
    expect(
      ['crystal_blue', 'medal', 'big_monster', 'ice_red', 'lava_purple_red_top', 'grass_medal'].map(picture),
    ).toEqual(['crystal-blue-whole', 'medal', 'big-monster-right', 'ice-red-1', 'dragon-purple', 'grassland-monster']);
    expect(['big_monster_left', 'mutagenic_double', 'rune_double', 'swamp'].map(picture)).toEqual([
      'big-monster-left',
      'mutagenic-single-up',
      'rune-monster',
      'swamp-monster',
    ]);
  });
  test('how many of a kind are out', () => {
    const zones = [{ tiles: [{ kind: 'desert' }, { kind: 'swamp' }] }, { tiles: [{ kind: 'desert' }] }];
    expect(out({ zones, seats: 4 } as unknown as BigMonsterView, 'desert')).toEqual([2, 8]);
    expect(out({ zones, seats: 5 } as unknown as BigMonsterView, 'desert')).toEqual([2, 11]);
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
