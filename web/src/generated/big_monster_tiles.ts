// Made by tools/make_tiles.py from the components of Big Monster. Do not edit.

export interface Kind {
  readonly name: string;
  readonly family: string;
  readonly flat: boolean;
  /** By itself, after so many mutations. */
  readonly points: readonly number[];
  /** Where which piece of a crystal is. */
  readonly crystals: Readonly<Record<string, string>>;
  /** For the left and the right cell of a flat tile: where it acts. */
  readonly mutagens: readonly string[];
  readonly monsters: number;
}

export interface Explorer {
  readonly name: string;
  readonly ability: string;
  readonly suit: string;
  readonly crystals: Readonly<Record<string, string>>;
}

export const KINDS: Readonly<Record<string, Kind>> = {
  ice_blue: {"name": "Blue ice mutant", "family": "ice", "flat": false, "points": [1, 10], "crystals": {}, "mutagens": [], "monsters": 1},
  ice_orange: {"name": "Orange ice mutant", "family": "ice", "flat": false, "points": [2, 7, 20], "crystals": {}, "mutagens": [], "monsters": 1},
  ice_green: {"name": "Green ice mutant", "family": "ice", "flat": false, "points": [3, 8, 18], "crystals": {}, "mutagens": [], "monsters": 1},
  ice_red: {"name": "Red ice mutant", "family": "ice", "flat": false, "points": [4, 9, 15], "crystals": {}, "mutagens": [], "monsters": 1},
  mutagenic_double: {"name": "Double mutagen", "family": "ice", "flat": true, "points": [0], "crystals": {}, "mutagens": ["down", "down"], "monsters": 2},
  mutagenic_single: {"name": "Single mutagen", "family": "ice", "flat": true, "points": [0], "crystals": {}, "mutagens": ["", "up"], "monsters": 1},
  big_monster_left: {"name": "Big Monster tail", "family": "big_monster", "flat": false, "points": [1], "crystals": {}, "mutagens": [], "monsters": 1},
  big_monster_right: {"name": "Big Monster head", "family": "big_monster", "flat": false, "points": [1], "crystals": {}, "mutagens": [], "monsters": 1},
  lava_blue_red_bottom: {"name": "Blue dragon, red below", "family": "lava", "flat": false, "points": [3], "crystals": {"left": "green", "right": "green", "bottom": "red"}, "mutagens": [], "monsters": 1},
  lava_blue_red_top: {"name": "Blue dragon, red above", "family": "lava", "flat": false, "points": [3], "crystals": {"left": "green", "right": "green", "top": "red"}, "mutagens": [], "monsters": 1},
  lava_green: {"name": "Green dragon", "family": "lava", "flat": false, "points": [3], "crystals": {"top_left": "blue", "top_right": "blue", "bottom_left": "blue", "bottom_right": "blue"}, "mutagens": [], "monsters": 1},
  lava_purple_red_bottom: {"name": "Purple dragon, red below", "family": "lava", "flat": false, "points": [1], "crystals": {"left": "green", "right": "green", "bottom": "red", "top_left": "blue", "top_right": "blue", "bottom_left": "blue", "bottom_right": "blue"}, "mutagens": [], "monsters": 1},
  lava_purple_red_top: {"name": "Purple dragon, red above", "family": "lava", "flat": false, "points": [1], "crystals": {"left": "green", "right": "green", "top": "red", "top_left": "blue", "top_right": "blue", "bottom_left": "blue", "bottom_right": "blue"}, "mutagens": [], "monsters": 1},
  swamp: {"name": "Swamp monster", "family": "swamp", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1},
  grass_green_crystal: {"name": "Grassland: 2 a green crystal", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1},
  grass_medal: {"name": "Grassland: 2 a medal", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1},
  grass_crystal: {"name": "Grassland: 1 a crystal", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1},
  grass_family: {"name": "Grassland: 1 a family", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1},
  grass_rune: {"name": "Grassland: 2 a rune", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1},
  grass_lava: {"name": "Grassland: 1 a lava tile", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1},
  grass_big_monster: {"name": "Grassland: 4 a Big Monster", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1},
  grass_desert: {"name": "Grassland: 3 a desert", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1},
  grass_grassland: {"name": "Grassland: 2 a grassland", "family": "grassland", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1},
  desert: {"name": "Desert monster", "family": "desert", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 1},
  rune_double: {"name": "Double rune monster", "family": "rune", "flat": false, "points": [0], "crystals": {}, "mutagens": [], "monsters": 2},
  rune_green: {"name": "Rune monster, green sides", "family": "rune", "flat": false, "points": [0], "crystals": {"left": "green", "right": "green"}, "mutagens": [], "monsters": 1},
  rune_blue_top: {"name": "Rune monster, blue above", "family": "rune", "flat": false, "points": [0], "crystals": {"top_left": "blue", "top_right": "blue"}, "mutagens": [], "monsters": 1},
  rune_blue_bottom: {"name": "Rune monster, blue below", "family": "rune", "flat": false, "points": [0], "crystals": {"bottom_left": "blue", "bottom_right": "blue"}, "mutagens": [], "monsters": 1},
  rune_red_top: {"name": "Rune monster, red above", "family": "rune", "flat": false, "points": [0], "crystals": {"top": "red"}, "mutagens": [], "monsters": 1},
  rune_red_bottom: {"name": "Rune monster, red below", "family": "rune", "flat": false, "points": [0], "crystals": {"bottom": "red"}, "mutagens": [], "monsters": 1},
};

export const EXPLORERS: Readonly<Record<string, Explorer>> = {
  'explorer-01': {"name": "1 point an ice tile", "ability": "per_ice_tile", "suit": "blue", "crystals": {}},
  'explorer-02': {"name": "may use the own ship", "ability": "own_ship", "suit": "black", "crystals": {"right": "green", "bottom_left": "blue"}},
  'explorer-03': {"name": "picks a discarded tile at the end", "ability": "discard_pick", "suit": "black", "crystals": {"right": "green"}},
  'explorer-04': {"name": "1 point a lava tile", "ability": "per_lava_tile", "suit": "red", "crystals": {}},
  'explorer-05': {"name": "starts with a mutagen", "ability": "mutagen", "suit": "purple", "crystals": {}},
  'explorer-06': {"name": "1 point a mutagenic monster", "ability": "per_mutagenic_monster", "suit": "purple", "crystals": {"bottom_l": "red", "bottom_r": "red"}},
  'explorer-07': {"name": "1 point a grassland tile", "ability": "per_grassland_tile", "suit": "green", "crystals": {"bottom_l": "red", "bottom_r": "red", "right": "green", "bottom_left": "blue", "bottom_right": "blue", "top_right": "blue"}},
  'explorer-08': {"name": "2 points a medal", "ability": "per_medal", "suit": "orange", "crystals": {"right": "green", "top_right": "blue", "bottom_right": "blue"}},
  'explorer-09': {"name": "2 points a rune monster", "ability": "per_rune_monster", "suit": "red", "crystals": {"bottom_l": "red", "bottom_r": "red"}},
  'explorer-10': {"name": "4 points a complete Big Monster", "ability": "per_big_monster", "suit": "blue", "crystals": {"right": "green", "left": "green"}},
  'explorer-11': {"name": "1 point a complete crystal", "ability": "per_crystal", "suit": "green", "crystals": {"bottom_right": "blue", "bottom_r": "red"}},
  'explorer-12': {"name": "starts with a desert", "ability": "desert", "suit": "orange", "crystals": {"bottom_r": "red"}},
};
