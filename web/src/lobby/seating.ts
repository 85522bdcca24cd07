/** Who is meant to sit where, before there is a table. */
import type { SeatWish } from '../generated/messages';

export type Plan = { kind: 'me' } | { kind: 'friend' } | { kind: 'device' } | { kind: 'bot'; bot: string };

/** The first seat is mine; friends come by link; what is left are bots. */
export function usualPlans(seats: number, bot: string): Plan[] {
  return Array.from({ length: seats }, (_, at): Plan => (at === 0 ? { kind: 'me' } : at === 1 ? { kind: 'friend' } : { kind: 'bot', bot }));
}

export function resized(plans: readonly Plan[], seats: number, bot: string): Plan[] {
  return Array.from({ length: seats }, (_, at) => plans[at] ?? { kind: 'bot', bot });
}

export function wish(plan: Plan): SeatWish {
  if (plan.kind === 'bot') return { kind: 'bot', bot: plan.bot };
  return { kind: plan.kind === 'friend' ? 'open' : 'me' };
}
