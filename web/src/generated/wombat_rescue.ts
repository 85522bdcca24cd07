// Made by tools/make_facts.py from the components of Wombat Rescue. Do not edit.

/** In one turn. */
export const MOVES = 3;

/** What a set must be worth. */
export const DIGESTIBLE = 3;

/** Alone: so many cubes on the map wake the dingo. */
export const WAKES_AT = 2;

/** The highest face of the dingo's die. */
export const FARTHEST = 4;

/** Of food disks, the cheapest first. */
export const COLOURS = ['green', 'orange', 'black'] as const;

export const VALUES: Readonly<Record<string, number>> = {
  green: 1,
  orange: 2,
  black: 3,
};

/** Wander cards: the terrains that each lets one go to. */
export const CARDS: Readonly<Record<string, readonly string[]>> = {
  grass_bush_food: ["grass", "bush"],
  grass_bush: ["grass", "bush"],
  grass_sand: ["grass", "sand"],
  grass_rock: ["grass", "rock"],
  grass_creek_food: ["grass", "creek"],
  grass_creek: ["grass", "creek"],
  bush_sand: ["bush", "sand"],
  bush_rock: ["bush", "rock"],
  bush_creek_food: ["bush", "creek"],
  bush_creek: ["bush", "creek"],
  sand_rock_food: ["sand", "rock"],
  sand_rock: ["sand", "rock"],
  sand_creek: ["sand", "creek"],
  rock_creek: ["rock", "creek"],
};

/** The hexes of every tile, from its own origin. */
export const OUTLINE: readonly (readonly [number, number])[] = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]];

/** What a tile is, and on which of its hexes home is, or the babies are; -1: on none. */
export const TILES: Readonly<Record<string, { kind: 'home' | 'baby' | 'regular'; mark: number }>> = {
  H1: {"kind": "home", "mark": 1},
  B1: {"kind": "baby", "mark": 1},
  B2: {"kind": "baby", "mark": 4},
  B3: {"kind": "baby", "mark": 1},
  B4: {"kind": "baby", "mark": 4},
  R01: {"kind": "regular", "mark": -1},
  R02: {"kind": "regular", "mark": -1},
  R03: {"kind": "regular", "mark": -1},
  R04: {"kind": "regular", "mark": -1},
  R05: {"kind": "regular", "mark": -1},
  R06: {"kind": "regular", "mark": -1},
  R07: {"kind": "regular", "mark": -1},
  R08: {"kind": "regular", "mark": -1},
  R09: {"kind": "regular", "mark": -1},
  R10: {"kind": "regular", "mark": -1},
  R11: {"kind": "regular", "mark": -1},
  R12: {"kind": "regular", "mark": -1},
  R13: {"kind": "regular", "mark": -1},
  R14: {"kind": "regular", "mark": -1},
  R15: {"kind": "regular", "mark": -1},
  R16: {"kind": "regular", "mark": -1},
  R17: {"kind": "regular", "mark": -1},
  R18: {"kind": "regular", "mark": -1},
  R19: {"kind": "regular", "mark": -1},
};

/** Tile, q, r and turns by 60 degrees. */
export type Placement = readonly [tile: string, q: number, r: number, turns: number];

export const LAYOUTS: Readonly<Record<string, readonly Placement[]>> = {
  standard: [["B1", 0, 0, 0], ["B2", 3, 0, 0], ["R07", 6, 0, 0], ["B3", 9, 0, 0], ["B4", 12, 0, 0], ["R04", -1, 2, 0], ["R10", 2, 2, 0], ["R03", 7, 3, 3], ["R12", 10, 3, 3], ["R09", 13, 3, 3], ["R11", -2, 4, 0], ["R02", 1, 4, 0], ["R13", 4, 4, 0], ["R05", 7, 4, 0], ["R15", 12, 5, 3], ["R08", -3, 6, 0], ["R14", 0, 6, 0], ["R06", 5, 7, 3], ["R01", 6, 6, 0], ["R16", 9, 6, 0], ["R17", -2, 8, 0], ["H1", 1, 8, 0], ["R18", 6, 9, 3], ["R19", 7, 8, 0]],
  short: [["B1", 1, 0, 0], ["B2", 4, 0, 0], ["B3", 7, 0, 0], ["R04", -1, 2, 0], ["R14", 2, 2, 0], ["R05", 5, 2, 0], ["R09", 10, 3, 3], ["R03", 0, 5, 3], ["R13", 1, 4, 0], ["R12", 6, 5, 3], ["R08", 7, 4, 0], ["R01", -3, 6, 0], ["R17", 0, 6, 0], ["R19", 3, 6, 0], ["R18", 8, 7, 3], ["R06", -2, 9, 3], ["H1", -1, 8, 0], ["R15", 4, 9, 3], ["R11", 5, 8, 0]],
  four_corners: [["B1", 0, 0, 0], ["R10", 3, 0, 0], ["R18", 6, 0, 0], ["R03", 11, 1, 3], ["B2", 12, 0, 0], ["R19", -1, 2, 0], ["R01", 2, 2, 0], ["R12", 7, 3, 3], ["R06", 10, 3, 3], ["R07", 11, 2, 0], ["R09", 0, 5, 3], ["R02", 1, 4, 0], ["H1", 4, 4, 0], ["R05", 7, 4, 0], ["R13", 10, 4, 0], ["R16", -3, 6, 0], ["R14", 0, 6, 0], ["R04", 5, 7, 3], ["R17", 6, 6, 0], ["R08", 9, 6, 0], ["B3", -4, 8, 0], ["R11", -1, 8, 0], ["R15", 7, 9, 3], ["B4", 8, 8, 0]],
  boomerang: [["R12", 2, 1, 3], ["R06", 5, 1, 3], ["R18", 6, 0, 0], ["B1", 9, 0, 0], ["H1", 0, 2, 0], ["R01", 3, 2, 0], ["R03", 8, 3, 3], ["R17", 9, 2, 0], ["R07", 0, 4, 0], ["R09", 5, 5, 3], ["R16", 6, 4, 0], ["B2", 9, 4, 0], ["R04", -2, 3, 4], ["R11", -1, 3, 1], ["R05", -3, 2, 1], ["R08", -3, 5, 1], ["R14", -5, 4, 1], ["R19", -5, 7, 1], ["R10", -7, 6, 1], ["R13", -7, 9, 1], ["R15", -10, 11, 4], ["R02", -9, 11, 1], ["B3", -11, 10, 1], ["B4", -11, 13, 1]],
};
