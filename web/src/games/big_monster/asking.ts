/** What Big Monster asks, why, and what everybody is doing meanwhile. */
import type { BigMonsterView } from '../../generated/messages';
import { DUEL_TURNS, KINDS, ROUNDS, TURNS } from '../../generated/big_monster';
import { plural } from '../../play/formatting';
import { bestSpot } from './lattice';
import { alone, partnerOf } from './words';

export interface Asked {
  question: string;
  why: string;
}

/** What the filled button says: the question has named the rest. */
export const CONFIRMED: Readonly<Record<string, string>> = {
  choose_explorer: 'Land with it',
  keep: 'Keep it',
  hand_over: 'Hand over',
  place: 'Place it',
  pick_discard: 'Pick it',
  choose_series: 'Choose it',
  take: 'Take it',
  discard: 'Throw it away',
};

/** What is decided, in the game's words, and half a sentence of why. */
export function asking(view: BigMonsterView, mySeat: number | null): Asked {
  const rest = (mySeat === null ? undefined : view.hands[mySeat]?.size) ?? 0;
  switch (view.phase) {
    case 'choose_explorer':
      return { question: 'Choose an explorer', why: 'it begins your zone; the other becomes your ship' };
    case 'keep':
      return keeping(view, rest);
    case 'hand_over':
      return { question: 'Hand over the rest', why: `whose ship gets your ${plural(rest, 'tile')}?` };
    case 'pick_discard':
      return { question: 'Pick a discarded tile', why: 'your explorer places one more than the others' };
    case 'choose_series':
      return { question: 'Choose a series', why: 'take 1, throw 1 away; the other takes of the rest' };
    case 'take':
      return { question: `Take one of series ${view.picked ?? ''}`, why: 'then you throw one away' };
    case 'discard':
      return { question: 'Throw one away', why: 'the other takes one of the last two' };
    case 'take_second':
      return { question: 'Take one of the two', why: 'the last is thrown away' };
    default:
      return view.phase.startsWith('place') ? placing(view) : { question: '', why: '' };
  }
}

function keeping(view: BigMonsterView, hand: number): Asked {
  if (view.turn === TURNS) return { question: 'Keep one of the two', why: 'the other is discarded' };
  if (view.draft === 'race')
    return { question: 'Keep a tile, then take a ship', why: 'who is faster has the choice of ships' };
  if (view.draft === 'sealed') {
    const ranked = view.ranking.length;
    return {
      question: ranked ? 'Rank on, or keep a tile' : 'Rank ships, keep a tile',
      why: 'touch players in the order you wish for; a tile closes the list',
    };
  }
  return { question: 'Keep a tile', why: `the other ${hand - 1} go on to a ship` };
}

function placing(view: BigMonsterView): Asked {
  const [tile] = view.tiles;
  if (!tile) return { question: 'Place your tile', why: '' };
  const count = (tile.flat ? view.flat_places : view.upright_places).length;
  const spot = bestSpot(tile);
  const why = spot
    ? `${plural(count, 'place')}, the best brings +${spot.points}`
    : `${plural(count, 'place')}, ${tile.points ? `each brings +${tile.points}` : 'none brings points yet'}`;
  return { question: `Place the ${KINDS[tile.kind]?.short ?? ''}`, why };
}

const NTH = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'last'];

/** What a seat is at, for its chip: a ship is a state of it. */
export function doing(view: BigMonsterView, seat: number): string {
  const said = act(view, seat);
  const me = view.viewer;
  const partner = me !== null && !alone(view) && partnerOf(view, me) === seat;
  return partner ? (said ? `partner, ${said}` : 'partner') : said;
}

function act(view: BigMonsterView, seat: number): string {
  const done = view.decided[seat] ?? false;
  const asked = view.waiting.includes(seat);
  switch (view.phase) {
    case 'choose_explorer':
      return done ? 'chose' : 'choosing';
    case 'keep':
      if (!done) return 'choosing';
      return view.draft === 'race' && view.turn < TURNS ? 'has a ship' : 'kept one';
    case 'hand_over':
      if (done) return 'has a ship';
      return asked ? 'handing over' : `${NTH[view.order.indexOf(seat) + 1] ?? ''} in turn`;
    case 'place':
      return done ? 'placed' : 'placing';
    default:
      return duelling(view, seat, asked);
  }
}

function duelling(view: BigMonsterView, seat: number, asked: boolean): string {
  if (view.seats > 2 || view.phase === 'over') return asked ? 'choosing' : '';
  if (asked) return view.phase.startsWith('place') ? 'placing' : 'choosing';
  return view.first === seat ? 'had first choice' : 'takes from the rest';
}

/** Which turn of how many. */
export function moment(view: Pick<BigMonsterView, 'turn' | 'round' | 'seats'>): string {
  if (view.turn === 0) return 'Landing';
  if (view.seats === 2) return `Turn ${view.turn} of ${DUEL_TURNS}`;
  return `Round ${view.round} of ${ROUNDS}, turn ${view.turn} of ${TURNS}`;
}
