// Made by tools/make_facts.py from the components of Big Monster. Do not edit.
import type { Source } from './source';

export interface Kind {
  readonly name: string;
  /** Without what tells it from its siblings. */
  readonly short: string;
  readonly family: string;
  readonly flat: boolean;
  /** By itself, after so many mutations. */
  readonly points: readonly number[];
  /** Where which piece of a crystal is. */
  readonly crystals: Readonly<Record<string, string>>;
  /** For the left and the right cell of a flat tile: where it acts. */
  readonly mutagens: readonly string[];
  readonly monsters: number;
  /** So much for every one of what. */
  readonly each: number;
  readonly per: string;
  /** How many there are, by the number of players. */
  readonly copies: readonly number[];
  readonly source: Source;
}

export interface Explorer {
  readonly number: number;
  readonly name: string;
  readonly ability: string;
  /** So much for every one of what, where that is the ability. */
  readonly each: number;
  readonly per: string;
  readonly suit: string;
  readonly crystals: Readonly<Record<string, string>>;
  readonly source: Source;
}

export const KINDS: Readonly<Record<string, Kind>> = {
  ice_blue: {"name": "Blue ice mutant", "short": "Blue ice mutant", "family": "ice", "flat": false, "points": [1, 10], "crystals": {}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [4, 4, 4, 4, 4, 6, 6], "source": "public"},
  ice_orange: {"name": "Orange ice mutant", "short": "Orange ice mutant", "family": "ice", "flat": false, "points": [2, 7, 20], "crystals": {}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [4, 4, 4, 4, 4, 6, 6], "source": "public"},
  ice_green: {"name": "Green ice mutant", "short": "Green ice mutant", "family": "ice", "flat": false, "points": [3, 8, 18], "crystals": {}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [4, 4, 4, 4, 4, 6, 6], "source": "public"},
  ice_red: {"name": "Red ice mutant", "short": "Red ice mutant", "family": "ice", "flat": false, "points": [4, 9, 15], "crystals": {}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [4, 4, 4, 4, 4, 6, 6], "source": "public"},
  mutagenic_double: {"name": "Double mutagen", "short": "Double mutagen", "family": "ice", "flat": true, "points": [0], "crystals": {}, "mutagens": ["down", "down"], "monsters": 2, "each": 0, "per": "", "copies": [4, 4, 4, 4, 4, 6, 6], "source": "public"},
  mutagenic_single: {"name": "Single mutagen", "short": "Single mutagen", "family": "ice", "flat": true, "points": [0], "crystals": {}, "mutagens": ["", "up"], "monsters": 1, "each": 0, "per": "", "copies": [4, 4, 4, 4, 4, 6, 6], "source": "public"},
  big_monster_left: {"name": "Big Monster tail", "short": "Big Monster tail", "family": "big_monster", "flat": false, "points": [1], "crystals": {}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [5, 5, 5, 5, 5, 8, 8], "source": "public"},
  big_monster_right: {"name": "Big Monster head", "short": "Big Monster head", "family": "big_monster", "flat": false, "points": [1], "crystals": {}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [5, 5, 5, 5, 5, 8, 8], "source": "public"},
  lava_blue_red_bottom: {"name": "Blue dragon, red below", "short": "Blue dragon", "family": "lava", "flat": false, "points": [3], "crystals": {"left": "green", "right": "green", "bottom": "red"}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [2, 2, 2, 2, 2, 4, 4], "source": "public"},
  lava_blue_red_top: {"name": "Blue dragon, red above", "short": "Blue dragon", "family": "lava", "flat": false, "points": [3], "crystals": {"left": "green", "right": "green", "top": "red"}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [4, 4, 4, 4, 4, 6, 6], "source": "public"},
  lava_green: {"name": "Green dragon", "short": "Green dragon", "family": "lava", "flat": false, "points": [3], "crystals": {"top_left": "blue", "top_right": "blue", "bottom_left": "blue", "bottom_right": "blue"}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [7, 7, 7, 7, 7, 11, 11], "source": "public"},
  lava_purple_red_bottom: {"name": "Purple dragon, red below", "short": "Purple dragon", "family": "lava", "flat": false, "points": [1], "crystals": {"left": "green", "right": "green", "bottom": "red", "top_left": "blue", "top_right": "blue", "bottom_left": "blue", "bottom_right": "blue"}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [2, 2, 2, 2, 2, 3, 3], "source": "public"},
  lava_purple_red_top: {"name": "Purple dragon, red above", "short": "Purple dragon", "family": "lava", "flat": false, "points": [1], "crystals": {"left": "green", "right": "green", "top": "red", "top_left": "blue", "top_right": "blue", "bottom_left": "blue", "bottom_right": "blue"}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [2, 2, 2, 2, 2, 3, 3], "source": "public"},
  swamp: {"name": "Swamp monster", "short": "Swamp monster", "family": "swamp", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1, "each": 2, "per": "swamp_tile", "copies": [5, 5, 5, 5, 5, 5, 5], "source": "public"},
  grass_green_crystal: {"name": "Grassland: 2 a green crystal", "short": "Grassland", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1, "each": 2, "per": "green_crystal", "copies": [1, 1, 1, 1, 1, 1, 1], "source": "rulebook"},
  grass_medal: {"name": "Grassland: 2 a medal", "short": "Grassland", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1, "each": 2, "per": "medal", "copies": [1, 1, 1, 1, 1, 1, 1], "source": "rulebook"},
  grass_crystal: {"name": "Grassland: 1 a crystal", "short": "Grassland", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1, "each": 1, "per": "green_or_any_crystal", "copies": [0, 0, 0, 0, 0, 1, 1], "source": "rulebook"},
  grass_family: {"name": "Grassland: 1 a family", "short": "Grassland", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1, "each": 1, "per": "family", "copies": [1, 1, 1, 1, 1, 1, 1], "source": "rulebook"},
  grass_rune: {"name": "Grassland: 2 a rune", "short": "Grassland", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1, "each": 2, "per": "rune_monster", "copies": [1, 1, 1, 1, 1, 1, 1], "source": "rulebook"},
  grass_lava: {"name": "Grassland: 1 a lava tile", "short": "Grassland", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1, "each": 1, "per": "lava_tile", "copies": [0, 0, 0, 0, 0, 1, 1], "source": "rulebook"},
  grass_big_monster: {"name": "Grassland: 4 a Big Monster", "short": "Grassland", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1, "each": 4, "per": "big_monster", "copies": [1, 1, 1, 1, 1, 1, 1], "source": "rulebook"},
  grass_desert: {"name": "Grassland: 3 a desert", "short": "Grassland", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1, "each": 3, "per": "desert_tile", "copies": [1, 1, 1, 1, 1, 1, 1], "source": "rulebook"},
  grass_grassland: {"name": "Grassland: 2 a grassland", "short": "Grassland", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1, "each": 2, "per": "grassland_tile", "copies": [0, 0, 0, 0, 0, 1, 1], "source": "rulebook"},
  desert: {"name": "Desert monster", "short": "Desert monster", "family": "desert", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [8, 8, 8, 8, 8, 11, 11], "source": "public"},
  rune_double: {"name": "Double rune monster", "short": "Double rune monster", "family": "rune", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 2, "each": 0, "per": "", "copies": [1, 1, 1, 1, 1, 2, 2], "source": "public"},
  rune_green: {"name": "Rune monster, green sides", "short": "Rune monster", "family": "rune", "flat": false, "points": [0], "crystals": {"left": "green", "right": "green"}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [2, 2, 2, 2, 2, 3, 3], "source": "public"},
  rune_blue_top: {"name": "Rune monster, blue above", "short": "Rune monster", "family": "rune", "flat": false, "points": [0], "crystals": {"top_left": "blue", "top_right": "blue"}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [2, 2, 2, 2, 2, 2, 2], "source": "public"},
  rune_blue_bottom: {"name": "Rune monster, blue below", "short": "Rune monster", "family": "rune", "flat": false, "points": [0], "crystals": {"bottom_left": "blue", "bottom_right": "blue"}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [1, 1, 1, 1, 1, 2, 2], "source": "public"},
  rune_red_top: {"name": "Rune monster, red above", "short": "Rune monster", "family": "rune", "flat": false, "points": [0], "crystals": {"top": "red"}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [2, 2, 2, 2, 2, 4, 4], "source": "public"},
  rune_red_bottom: {"name": "Rune monster, red below", "short": "Rune monster", "family": "rune", "flat": false, "points": [0], "crystals": {"bottom": "red"}, "mutagens": [], "monsters": 1, "each": 0, "per": "", "copies": [2, 2, 2, 2, 2, 3, 3], "source": "public"},
};

export const EXPLORERS: Readonly<Record<string, Explorer>> = {
  'explorer-01': {"number": 1, "name": "1 point an ice tile", "ability": "per_ice_tile", "suit": "blue", "crystals": {}, "each": 1, "per": "ice_tile", "source": "rulebook"},
  'explorer-02': {"number": 2, "name": "may use the own ship", "ability": "own_ship", "suit": "black", "crystals": {"right": "green", "bottom_left": "blue"}, "each": 0, "per": "own_ship", "source": "rulebook"},
  'explorer-03': {"number": 3, "name": "picks a discarded tile at the end", "ability": "discard_pick", "suit": "black", "crystals": {"right": "green"}, "each": 0, "per": "discard_pick", "source": "rulebook"},
  'explorer-04': {"number": 4, "name": "1 point a lava tile", "ability": "per_lava_tile", "suit": "red", "crystals": {}, "each": 1, "per": "lava_tile", "source": "rulebook"},
  'explorer-05': {"number": 5, "name": "starts with a mutagen", "ability": "mutagen", "suit": "purple", "crystals": {}, "each": 0, "per": "mutagen", "source": "rulebook"},
  'explorer-06': {"number": 6, "name": "1 point a mutagenic monster", "ability": "per_mutagenic_monster", "suit": "purple", "crystals": {"bottom_l": "red", "bottom_r": "red"}, "each": 1, "per": "mutagenic_monster", "source": "rulebook"},
  'explorer-07': {"number": 7, "name": "1 point a grassland tile", "ability": "per_grassland_tile", "suit": "green", "crystals": {"bottom_l": "red", "bottom_r": "red", "right": "green", "bottom_left": "blue", "bottom_right": "blue", "top_right": "blue"}, "each": 1, "per": "grassland_tile", "source": "rulebook"},
  'explorer-08': {"number": 8, "name": "2 points a medal", "ability": "per_medal", "suit": "orange", "crystals": {"right": "green", "top_right": "blue", "bottom_right": "blue"}, "each": 2, "per": "medal", "source": "rulebook"},
  'explorer-09': {"number": 9, "name": "2 points a rune monster", "ability": "per_rune_monster", "suit": "red", "crystals": {"bottom_l": "red", "bottom_r": "red"}, "each": 2, "per": "rune_monster", "source": "rulebook"},
  'explorer-10': {"number": 10, "name": "4 points a complete Big Monster", "ability": "per_big_monster", "suit": "blue", "crystals": {"right": "green", "left": "green"}, "each": 4, "per": "big_monster", "source": "rulebook"},
  'explorer-11': {"number": 11, "name": "1 point a complete crystal", "ability": "per_crystal", "suit": "green", "crystals": {"bottom_right": "blue", "bottom_r": "red"}, "each": 1, "per": "crystal", "source": "rulebook"},
  'explorer-12': {"number": 12, "name": "starts with a desert", "ability": "desert", "suit": "orange", "crystals": {"bottom_r": "red"}, "each": 0, "per": "desert", "source": "rulebook"},
};

export const FAMILIES = ['ice', 'big_monster', 'lava', 'swamp', 'grassland', 'desert', 'rune'] as const;

export const COLOURS = ['green', 'red', 'blue'] as const;

export const CRYSTAL_POINTS: Readonly<Record<string, number>> = {
  green: 2,
  red: 5,
  blue: 10,
};

export const ROUNDS = 2;

/** Of a round. */
export const TURNS = 9;

export const DUEL_TURNS = 20;

/** Of a whole Big Monster. */
export const BIG_POINTS = 11;

/** For the fewest deserts, or runes. */
export const PENALTY = -10;
