/** The ways of a decision, by where they lead: what the map shows for a hex, and the six arrows. */
import type { Way, WombatView } from '../../generated/messages';
import { heading, named } from './hexes';

/** The longest normal move in a direction. */
export interface Arrow {
  readonly direction: number;
  readonly way: Way;
}

/** The ways to each space, the plain move first. */
export function waysTo(view: WombatView): Map<number, Way[]> {
  const found = new Map<number, Way[]>();
  for (const way of view.ways) {
    const goal = way.path.at(-1);
    if (goal !== undefined) found.set(goal, [...(found.get(goal) ?? []), way].sort(plainFirst));
  }
  return found;
}

/** The way that a click on a place would take: with a tile in the hand it is the tile's. */
export function wayOf(view: WombatView, place: string, picked: readonly string[]): Way | null {
  const space = spaceOf(view, place);
  const ways = space === null ? [] : (waysTo(view).get(space) ?? []);
  const scampers = picked.some((one) => one.endsWith(':scamper'));
  return ways.find((way) => (way.how === 'scamper') === scampers) ?? null;
}

export function spaceOf(view: WombatView, place: string): number | null {
  const space = view.hexes.findIndex((hex) => place === `hex:${named(hex)}`);
  return space < 0 ? null : space;
}

/** The longest normal move in each direction in which there is one. */
export function arrows(view: WombatView): Arrow[] {
  const longest = new Map<number, Way>();
  for (const way of view.ways) {
    if (way.how !== 'move') continue;
    const direction = heading(view.hexes[way.path[0]!]!, view.hexes[way.path.at(-1)!]!);
    if ((longest.get(direction)?.path.length ?? 0) < way.path.length) longest.set(direction, way);
  }
  return [...longest].sort(([one], [other]) => one - other).map(([direction, way]) => ({ direction, way }));
}

/** The spaces that a decision is about: they are in sight when it opens. */
export function matters(view: WombatView, seat: number): number[] {
  switch (view.phase) {
    case 'dingo_setup':
    case 'dingo_den':
      return view.hexes.flatMap((hex, space) => (hex.mark === 'den' ? [space] : []));
    case 'dingo_pick':
    case 'dingo_target':
    case 'dingo_step':
      return view.dingoes.flatMap((dingo) =>
        dingo.space === null
          ? []
          : [
              dingo.space,
              ...[...dingo.prey, ...dingo.runs.map((path) => ({ path }))].flatMap(({ path }) => path.at(-1) ?? []),
            ],
      );
    case 'cube_source':
      return view.cubes.filter((cube) => cube.seat === seat).map((cube) => cube.space);
    case 'movement':
    case 'wander_to':
      return [view.wombats[seat]!.space, ...view.ways.flatMap(({ path }) => path.at(-1) ?? [])];
    default:
      return [];
  }
}

function plainFirst(one: Way, other: Way): number {
  return Number(one.how === 'scamper') - Number(other.how === 'scamper');
}
