/** A collection as sums, beside what it would become. */
import type { Group } from '../../generated/messages';
import { KINDS } from '../../generated/monster_cafe';
import { mealName } from './kinds';

export interface Item {
  readonly kind: string;
  /** That stay, that come, and that go. */
  readonly count: number;
  readonly more: number;
  readonly fewer: number;
}

export interface Shown {
  readonly name: string;
  readonly title: string;
  /** For a phone, where the plate says the rest. */
  readonly brief: string;
  readonly meal: string | null;
  readonly plates: number;
  readonly morePlates: number;
  readonly items: readonly Item[];
  readonly points: number;
  /** What it comes to; null where nothing is looked at beforehand. */
  readonly then: number | null;
}

const TITLES: Readonly<Record<string, string>> = { anything: 'Eats anything', hungry: 'Hungry' };
const BRIEF = new Map<string, string>([
  ...Object.values(KINDS).map(({ eats, short }): [string, string] => [eats ?? '', short]),
  ['anything', 'Anything'],
  ['hungry', 'Hungry'],
]);
const NOTHING: Omit<Group, 'name'> = { plates: 0, monsters: {}, points: 0 };

/** Every sum there is or would be, in the order in which the game names them. */
export function shown(before: readonly Group[], after: readonly Group[] | null): Shown[] {
  const then = after ?? before;
  const names = [...then.map(({ name }) => name)];
  for (const { name } of before) if (!names.includes(name)) names.push(name);
  return names.map((name) => {
    const now = before.find((group) => group.name === name) ?? NOTHING;
    const later = then.find((group) => group.name === name) ?? NOTHING;
    return {
      name,
      title: TITLES[name] ?? mealName(name),
      brief: BRIEF.get(name) ?? '',
      meal: name in TITLES ? null : name,
      plates: now.plates,
      morePlates: later.plates - now.plates,
      items: [...new Set([...Object.keys(now.monsters), ...Object.keys(later.monsters)])].map((kind) => {
        const [had, has] = [now.monsters[kind] ?? 0, later.monsters[kind] ?? 0];
        return { kind, count: Math.min(had, has), more: Math.max(0, has - had), fewer: Math.max(0, had - has) };
      }),
      points: now.points,
      then: after ? later.points : null,
    };
  });
}

/** How many pictures stand side by side in a sum. */
export function pictures({ plates, morePlates, items }: Shown): number {
  const monsters = items.map(({ count, more, fewer }) => Number(count + fewer > 0) + Number(more > 0));
  return 0.8 * (plates + morePlates) + monsters.reduce((sum, one) => sum + one, 0);
}
