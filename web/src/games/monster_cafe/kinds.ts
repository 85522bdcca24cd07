/** The cards of Monster Café as the pages read them. */
import { KINDS, MEALS, PLATES, WORTH, type Kind } from '../../generated/monster_cafe';
import type { CafeView, Collection } from '../../generated/messages';

/** Where the guests of a table sit. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;

export interface Owned {
  readonly kind: string;
  readonly count: number;
  readonly each: number;
}

export const kindOf = (id: string): Kind => KINDS[id] ?? { name: id, short: id, eats: null, source: 'invented' };
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

export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
