// Made by tools/make_facts.py from the components of Monster Café. Do not edit.
import type { Source } from './source';

export interface Kind {
  readonly name: string;
  readonly short: string;
  /** The meal it eats; null eats any (or is no monster at all). */
  readonly eats: string | null;
  readonly source: Source;
}

export const KINDS: Readonly<Record<string, Kind>> = {
  eyeball: {"name": "Eyeball Eater", "short": "Eyeball", "eats": "spaghetti_and_eyeballs", "source": "rulebook"},
  stinky_sock: {"name": "Stinky Sock Eater", "short": "Sock", "eats": "stinky_sock_stew", "source": "rulebook"},
  sludge: {"name": "Sludge Eater", "short": "Sludge", "eats": "sludge_souffle", "source": "rulebook"},
  roadkill: {"name": "Roadkill Eater", "short": "Roadkill", "eats": "roasted_roadkill", "source": "public"},
  brain: {"name": "Brain Eater", "short": "Brain", "eats": "boiled_brains", "source": "public"},
  toenail: {"name": "Toenail Eater", "short": "Toenail", "eats": "toenail_tartare", "source": "public"},
  dust_bunny: {"name": "Dust Bunny Eater", "short": "Dust", "eats": "deviled_dust_bunnies", "source": "public"},
  bellybutton_lint: {"name": "Bellybutton Lint Eater", "short": "Lint", "eats": "bblt", "source": "public"},
  anything: {"name": "Anything Eater", "short": "Anything", "eats": null, "source": "rulebook"},
  lemon_sorbet: {"name": "Lemon Sorbet", "short": "Sorbet", "eats": null, "source": "rulebook"},
};

export const MEALS: Readonly<Record<string, string>> = {
  spaghetti_and_eyeballs: "Spaghetti and Eyeballs",
  stinky_sock_stew: "Stinky Sock Stew",
  sludge_souffle: "Sludge Souffle",
  roasted_roadkill: "Roasted Roadkill",
  boiled_brains: "Boiled Brains",
  toenail_tartare: "Toenail Tartare",
  deviled_dust_bunnies: "Deviled Dust Bunnies",
  bblt: "B.B.L.T.",
};

/** Of each meal. */
export const PLATES = 2;

/** Laid in a round, by the number of players. */
export const TABLES: readonly number[] = [0, 0, 3, 3, 4];

/** Of a monster, by how many plates of its meal one has. */
export const WORTH: readonly number[] = [-1, 1, 2];
