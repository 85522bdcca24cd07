/** What the dingo is about, in words for his plate. */
import type { Dingo, WombatView } from '../../generated/messages';
import { FARTHEST, WAKES_AT } from '../../generated/wombat_rescue';
import { capital, listed, plural } from '../../play/formatting';

export interface Prowl {
  readonly lead: string;
  readonly more: string;
  readonly danger: boolean;
}

/** In company: who holds him, how near he is to whom, and when he runs. */
export function prowl(dingo: Dingo, view: WombatView, name: (seat: number) => string, mySeat: number | null): Prowl {
  if (view.seats === 1) return alone(dingo, view);
  const holder = view.controller === null ? '' : name(view.controller);
  const mine = holder === 'you';
  const lead = `${capital(holder)} ${mine ? 'hold' : 'holds'} the dingo`;
  const after = `after ${mine ? 'your' : `${holder}’s`} turn`;
  const placed = ['dingo_setup', 'dingo_den'].includes(view.phase) ? 'now' : after;
  if (dingo.space === null)
    return { lead, more: `He is off the map, and comes out of a den ${placed}.`, danger: false };
  const [first] = dingo.prey;
  if (!first) return { lead, more: 'Nobody to chase: all are at home or safe.', danger: false };
  const near = dingo.prey.flatMap((one) => (one.seat === null ? [] : [one.seat]));
  const steps = mySeat === null ? undefined : dingo.steps[mySeat];
  const me =
    mySeat === null || near.includes(mySeat) || view.wombats[mySeat]?.space === view.home ? '' : `, ${steps} from you,`;
  return {
    lead,
    more: `He stands ${plural(first.distance, 'step')} from ${listed(near.map(name))}${me} and runs ${after}.`,
    danger: first.distance <= FARTHEST && mySeat !== null && near.includes(mySeat),
  };
}

/** Alone: when he wakes, how often he is rolled for, and which baby he is after. */
function alone(dingo: Dingo, view: WombatView): Prowl {
  const cubes = view.cubes.reduce((sum, one) => sum + one.count, 0);
  if (!view.awake)
    return {
      lead: 'The dingo sleeps',
      more: `He wakes at ${WAKES_AT} cubes on the map, now ${cubes}.`,
      danger: false,
    };
  const rolls = Math.max(1, view.wombats[0]?.home.length ?? 0);
  const lead = `${rolls === 1 ? 'One roll' : `${rolls} rolls`} after your turn, 1 to ${FARTHEST} each`;
  const [first] = dingo.prey;
  if (!first) return { lead, more: 'No baby is in danger.', danger: false };
  const babies = dingo.prey.map((one) => one.baby).join(' or ');
  const danger = first.distance <= rolls * FARTHEST;
  return {
    lead,
    more: `After baby ${babies}, ${plural(first.distance, 'step')} away${danger ? ': he could get there!' : '.'}`,
    danger,
  };
}
