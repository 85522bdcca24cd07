/** What the dingo is about, in words for his plate. */
import type { Dingo, WombatView } from '../../generated/messages';
import { FARTHEST, WAKES_AT } from '../../generated/wombat_rescue';
import { capital, plural } from '../../play/formatting';

export interface Prowl {
  readonly lead: string;
  readonly more: string;
  /** The same in the least words. */
  readonly short: string;
  readonly danger: boolean;
}

/** In company: who holds him, and whom he would chase. */
export function prowl(dingo: Dingo, view: WombatView, name: (seat: number) => string): Prowl {
  if (view.seats === 1) return alone(dingo, view);
  const holder = view.controller === null ? '' : name(view.controller);
  const lead = `${capital(holder)} ${holder === 'you' ? 'hold' : 'holds'} the dingo`;
  if (dingo.space === null)
    return { lead, more: 'off the map: next he waits in a den', short: 'off the map', danger: false };
  const [first] = dingo.prey;
  if (!first) return { lead, more: 'nobody to chase: all are at home', short: 'nobody', danger: false };
  const near = dingo.prey.map((one) => (one.seat === null ? '' : name(one.seat)));
  return {
    lead,
    more: `nearest: ${near.join(' or ')}, ${plural(first.distance, 'step')}`,
    short: `${near.join(', ')}: ${first.distance}`,
    danger: first.distance <= FARTHEST && near.includes('you'),
  };
}

/** Alone: when he wakes, how often he is rolled for, and which baby he is after. */
function alone(dingo: Dingo, view: WombatView): Prowl {
  const cubes = view.cubes.reduce((sum, one) => sum + one.count, 0);
  if (!view.awake)
    return {
      lead: 'The dingo sleeps',
      more: `he wakes at ${WAKES_AT} cubes on the map, now ${cubes}`,
      short: 'asleep',
      danger: false,
    };
  const rolls = Math.max(1, view.wombats[0]?.home.length ?? 0);
  const lead = `${rolls === 1 ? 'One roll' : `${rolls} rolls`} after your turn, 1 to ${FARTHEST} each`;
  const [first] = dingo.prey;
  if (!first) return { lead, more: 'no baby is in danger', short: 'nobody', danger: false };
  const babies = dingo.prey.map((one) => one.baby).join(' or ');
  const danger = first.distance <= rolls * FARTHEST;
  return {
    lead,
    more: `after baby ${babies}, ${plural(first.distance, 'step')} away${danger ? ': he could get there!' : ''}`,
    short: `baby ${babies}: ${first.distance}`,
    danger,
  };
}
