/** Wombat Rescue in words: what the view's names are called, and what happens on a way. */
import type { Hex, Seat, Way, WombatRescueCard as Card, WombatView } from '../../generated/messages';
import { COLOURS, MOVES, VALUES } from '../../generated/wombat_rescue';
import { caller, listed, plural, shared } from '../../play/formatting';
import { heading, STEPS, type Spot } from './hexes';

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
}

export const TILES: Readonly<Record<string, TileWords>> = {
  hold_it_in: {
    name: 'Hold It In',
    short: 'Hold It In',
    tiny: 'Hold',
    does: 'Nothing leaves your tract in this turn’s digestion.',
  },
  scamper: {
    name: 'Scamper',
    short: 'Scamper',
    tiny: 'Dash',
    does: 'One step onto any space beside you; it is no move.',
  },
  run_home: {
    name: 'Run Home',
    short: 'Run Home',
    tiny: 'Home',
    does: 'Straight to the home space, with the baby in your pouch.',
  },
  high_fiber: {
    name: 'High-Fiber Diet',
    short: 'High Fiber',
    tiny: 'Fiber',
    does: 'Your rightmost set leaves at once: a cube right here.',
  },
  dingo_protection: {
    name: 'Dingo Protection',
    short: 'Protection',
    tiny: 'Shield',
    does: 'The dingo ignores you until your next turn.',
  },
};

const STOPS: Readonly<Record<string, string>> = {
  smell: 'stops: your smell ends',
  food: 'stops: food',
  baby: 'stops: a baby',
  cube: 'stops: a strange cube',
  dingo: 'stops: the dingo',
  push: 'stops: the pushed one is held up',
  boulder: 'ends: a boulder',
  edge: 'ends: the edge',
};
const ENDS: Readonly<Record<string, string>> = {
  smell: 'smell ends',
  food: 'food',
  baby: 'baby',
  cube: 'cube',
  dingo: 'dingo',
  push: 'push',
  boulder: 'boulder',
  edge: 'edge',
};

/** Why a line goes no farther, in a word for the arrow. */
export function endWord(stop: string | null): string {
  return stop === null ? 'blocked' : (ENDS[stop] ?? stop);
}

export interface Told {
  /** How she gets there. */
  readonly lead: string;
  /** What happens there, the weightiest first. */
  readonly then: readonly string[];
  readonly bad: boolean;
}

/** A way for the tip beside it: how far, and what happens. */
export function told(way: Way, view: WombatView, name: (seat: number) => string): Told {
  const [from, to] = [view.hexes[way.path[0]!], view.hexes[way.path.at(-1)!]];
  const far = way.path.length - 1;
  const where = from && to ? HEADINGS[heading(from, to)] : undefined;
  const lead =
    way.how === 'move'
      ? `${far} ${where ?? ''}, ${ground(to)}`
      : way.how === 'dingo_step'
        ? `The dingo goes ${where ?? ''}, ${ground(to)}`
        : `${{ special: 'Follow your nose', scamper: 'Scamper', wander_to: 'Wander' }[way.how] ?? way.how}: ${ground(to)}`;
  const then: string[] = [];
  if (way.caught) then.push(view.seats === 1 ? 'ram the dingo' : 'the dingo catches you');
  if (way.rescues) then.push('bring your baby home');
  if (way.finds !== null) then.push(`find baby ${way.finds}`);
  if (way.eats) then.push(`eat the ${way.eats} disk (${VALUES[way.eats]})`);
  if (way.pushes.length)
    then.push(`push ${listed(way.pushes.map((push) => `${name(push.seat)} ${push.path.length - 1}`))}`);
  if (
    way.stop &&
    way.how === 'move' &&
    !(way.stop === 'food' && way.eats) &&
    !(way.stop === 'dingo' && way.caught) &&
    !(way.stop === 'baby' && way.finds)
  )
    then.push(STOPS[way.stop] ?? way.stop);
  return { lead, then, bad: way.caught && view.seats > 1 };
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
  if (disk) there.push(`${disk.colour} food disk`);
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

/** What is asked in words of the game; the dock shows it. */
export function question(view: WombatView): string {
  const me = view.wombats[view.waiting[0] ?? view.turn];
  switch (view.phase) {
    case 'movement':
      return view.moves_left === 0
        ? 'No moves left'
        : `Move ${MOVES - view.moves_left + 1} of ${MOVES}${me?.lost ? ': you are lost' : ''}`;
    case 'wander_to':
      return `Wander to ${view.card ? cardWords(view.card) : 'where the card says'}`;
    case 'cube_source':
      return 'Which cube comes here?';
    case 'dingo_setup':
    case 'dingo_den':
      return 'Which den for the dingo?';
    case 'dingo_pick':
      return `You rolled ${view.steps_left}: which dingo runs?`;
    case 'dingo_target':
      return `He runs ${view.steps_left}: after whom?`;
    case 'dingo_step':
      return `The dingo: ${plural(view.steps_left, 'step')} left`;
    case 'give_dingo':
      return 'Who gets the dingo?';
    default:
      return '';
  }
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
