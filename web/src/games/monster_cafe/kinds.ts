/** Names of what the cards show, and what each kind eats: the facts printed on the cards, nothing else. */
import type { CafeView, Collection } from '../../generated/messages';

export interface Kind {
  readonly name: string;
  readonly short: string;
  /** The meal it eats; null eats any (or is no monster at all). */
  readonly eats: string | null;
}

export const KINDS: Readonly<Record<string, Kind>> = {
  eyeball: { name: 'Eyeball Eater', short: 'Eyeball', eats: 'spaghetti_and_eyeballs' },
  stinky_sock: { name: 'Stinky Sock Eater', short: 'Sock', eats: 'stinky_sock_stew' },
  sludge: { name: 'Sludge Eater', short: 'Sludge', eats: 'sludge_souffle' },
  roadkill: { name: 'Roadkill Eater', short: 'Roadkill', eats: 'roasted_roadkill' },
  brain: { name: 'Brain Eater', short: 'Brain', eats: 'boiled_brains' },
  toenail: { name: 'Toenail Eater', short: 'Toenail', eats: 'toenail_tartare' },
  dust_bunny: { name: 'Dust Bunny Eater', short: 'Dust', eats: 'deviled_dust_bunnies' },
  bellybutton_lint: { name: 'Bellybutton Lint Eater', short: 'Lint', eats: 'bblt' },
  anything: { name: 'Anything Eater', short: 'Anything', eats: null },
  lemon_sorbet: { name: 'Lemon Sorbet', short: 'Sorbet', eats: null },
};

export const MEALS: Readonly<Record<string, string>> = {
  spaghetti_and_eyeballs: 'Spaghetti and Eyeballs',
  stinky_sock_stew: 'Stinky Sock Stew',
  sludge_souffle: 'Sludge Souffle',
  roasted_roadkill: 'Roasted Roadkill',
  boiled_brains: 'Boiled Brains',
  toenail_tartare: 'Toenail Tartare',
  deviled_dust_bunnies: 'Deviled Dust Bunnies',
  bblt: 'B.B.L.T.',
};

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export const PLATES = 2;
/** What one monster is worth, by how many plates of its meal its owner has: printed on the score pad. */
const WORTH = [-1, 1, 2] as const;

export interface Owned {
  readonly kind: string;
  readonly count: number;
  readonly each: number;
}

export const kindOf = (id: string): Kind => KINDS[id] ?? { name: id, short: id, eats: null };
export const mealName = (id: string): string => MEALS[id] ?? id;
export const cafe = (view: Record<string, unknown>): CafeView => view as unknown as CafeView;

/** The monsters of a collection in the order of the deck, with what one of each is worth now. */
export function owned(collection: Collection): Owned[] {
  return Object.keys(KINDS)
    .filter((kind) => collection.monsters[kind])
    .map((kind) => ({ kind, count: collection.monsters[kind] ?? 0, each: worth(collection, kind) }));
}

function worth(collection: Collection, kind: string): number {
  const meal = kind === 'anything' ? collection.anything_eats : kindOf(kind).eats;
  return WORTH[Math.min(meal ? (collection.tables[meal] ?? 0) : 0, PLATES)] ?? 0;
}

/** Points with their sign, and a true minus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
