/** Wombat Rescue in words: what the view's names are called, and what happens on a way. */
import type { Hex, Seat, Way, WombatRescueCard as Card, WombatView } from '../../generated/messages';
import { COLOURS, VALUES } from '../../generated/wombat_rescue';
import { caller, listed, plural, shared } from '../../play/formatting';
import { STEPS, type Spot } from './hexes';

/** The client trusts the server to send this game's view to this game's board. */
export function wombats(view: Record<string, unknown>): WombatView {
  return view as unknown as WombatView;
}

export const FOODS: Readonly<Record<string, string>> = { green: 'food-grass', orange: 'food-herb', black: 'food-root' };
export const HEADINGS = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;
export const PLACES = ['left', 'middle', 'right'] as const;

export interface TileWords {
  readonly name: string;
  /** Where there is little room, and where there is next to none. */
  readonly short: string;
  readonly tiny: string;
  readonly does: string;
  readonly rule: string;
}

export const TILES: Readonly<Record<string, TileWords>> = {
  hold_it_in: {
    name: 'Hold It In',
    short: 'Hold It In',
    tiny: 'Hold',
    does: 'Nothing leaves your tract in this turn’s digestion.',
    rule: 'WR-068',
  },
  scamper: {
    name: 'Scamper',
    short: 'Scamper',
    tiny: 'Dash',
    does: 'One step onto any space beside you; it is no move.',
    rule: 'WR-071',
  },
  run_home: {
    name: 'Run Home',
    short: 'Run Home',
    tiny: 'Home',
    does: 'Straight to the home space, with the baby in your pouch.',
    rule: 'WR-072',
  },
  high_fiber: {
    name: 'High-Fiber Diet',
    short: 'High Fiber',
    tiny: 'Fiber',
    does: 'Your rightmost set leaves at once: a cube right here.',
    rule: 'WR-073',
  },
  dingo_protection: {
    name: 'Dingo Protection',
    short: 'Protection',
    tiny: 'Shield',
    does: 'The dingo ignores you until your next turn.',
    rule: 'WR-114',
  },
};

/** What is eaten, as it is drawn on the disks. */
export const PLANTS: Readonly<Record<string, string>> = { green: 'leaf', orange: 'herb', black: 'root' };

const ENDS: Readonly<Record<string, readonly [string, string]>> = {
  smell: ['smell ends', 'smell ends'],
  baby: ['a baby', 'baby'],
  cube: ['a strange cube', 'cube'],
  dingo: ['the dingo', 'dingo'],
  push: ['who is pushed stops', 'push'],
  boulder: ['a boulder', 'boulder'],
  edge: ['the edge', 'edge'],
};

/** Why a line goes no farther, in a few words and in one. */
export function endWords(way: Way): readonly [string, string] {
  if (way.rescues) return ['your baby is home', 'home'];
  if (way.finds !== null) return [`baby ${way.finds}`, `baby ${way.finds}`];
  const plant = way.eats ? PLANTS[way.eats] : undefined;
  if (plant) return [`a ${plant} worth ${VALUES[way.eats!]}`, plant];
  return way.stop === null ? ['somebody stands there', 'blocked'] : (ENDS[way.stop] ?? [way.stop, way.stop]);
}

export function ground(hex: Hex | undefined): string {
  if (!hex) return '';
  const marks: Record<string, string> = { home: 'home', den: 'a den', baby: 'a baby space', boulder: 'a boulder' };
  return marks[hex.mark] ?? hex.terrain ?? 'no tile yet';
}

/** What a space is, and who and what is there. */
export function standing(
  space: number,
  view: WombatView,
  name: (seat: number) => string,
): { ground: string; there: string[] } {
  const hex = view.hexes[space];
  const there: string[] = [];
  const { food, cubes, babies, wombats: all, dingoes } = view;
  const disk = food.find((one) => one.space === space);
  if (disk) there.push(`a ${PLANTS[disk.colour]} worth ${VALUES[disk.colour]}`);
  for (const one of cubes.filter((cube) => cube.space === space))
    there.push(`${plural(one.count, 'cube')} of ${name(one.seat)}`);
  const baby = babies.find((one) => one.space === space);
  if (baby)
    there.push(
      baby.waiting.length
        ? `baby ${baby.baby} of ${listed(baby.waiting.map(name))}`
        : `nobody waits at baby space ${baby.baby}`,
    );
  for (const [seat, wombat] of all.entries()) if (wombat.space === space) there.push(name(seat));
  for (const dingo of dingoes)
    if (dingo.space === space) there.push(dingoes.length > 1 ? `dingo ${dingo.number}` : 'the dingo');
  const terrain = hex?.terrain ?? 'no tile yet';
  return { ground: hex?.mark && hex.mark !== 'food' ? `${ground(hex)}, ${terrain}` : terrain, there };
}

/** The same as a screen reader says it, with where that is, seen from another space. */
export function described(space: number, view: WombatView, name: (seat: number) => string, from: number): string {
  const { ground, there } = standing(space, view, name);
  return `${bearing(view.hexes[from], view.hexes[space])}: ${[ground, ...there].join('; ')}`;
}

/** How one gets from hex to hex: "3 east", "3 east, 1 north-east", "here". */
export function bearing(from: Spot | undefined, to: Spot | undefined): string {
  if (!from || !to) return '';
  const [q, r] = [to.q - from.q, to.r - from.r];
  for (const [at, [x, y]] of STEPS.entries()) {
    const [nextX, nextY] = STEPS[(at + 1) % STEPS.length]!;
    const turn = x * nextY - y * nextX;
    const [far, more] = [(q * nextY - r * nextX) / turn, (x * r - y * q) / turn];
    if (far > 0 && more >= 0)
      return more ? `${far} ${HEADINGS[at]}, ${more} ${HEADINGS[(at + 1) % STEPS.length]}` : `${far} ${HEADINGS[at]}`;
  }
  return 'here';
}

export function cardWords(card: Card): string {
  return card.terrains.join(' or ');
}

/** What a seat is called here: "you" where that is clear. */
export function called(seats: readonly Seat[], mySeat: number | null): (seat: number) => string {
  return caller(seats, shared(seats) ? null : mySeat);
}

/** Disks one by one, the dearest first. */
export function disks(counts: Readonly<Record<string, number>> | null | undefined): string[] {
  return [...COLOURS].reverse().flatMap((colour) => Array<string>(counts?.[colour] ?? 0).fill(colour));
}
