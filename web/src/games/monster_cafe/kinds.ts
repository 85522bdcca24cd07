/** The cards of Monster Café as the pages read them. */
import { KINDS, MEALS, type Kind } from '../../generated/monster_cafe';
import type { CafeView } from '../../generated/messages';

/** Where the guests of a table sit. */
export const SIDES = ['left', 'behind on the left', 'behind on the right', 'right'] as const;

export const kindOf = (id: string): Kind => KINDS[id] ?? { name: id, short: id, eats: null, source: 'invented' };
export const mealName = (id: string): string => MEALS[id] ?? id;
export const cafe = (view: Record<string, unknown>): CafeView => view as unknown as CafeView;

export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
