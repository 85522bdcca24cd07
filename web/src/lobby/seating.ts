/** Who is meant to sit where, before there is a table. */
import type { GameInfo, SeatWish } from '../generated/messages';
import { strength, uncapital } from '../play/formatting';

export type Plan =
  | { kind: 'me' }
  | { kind: 'friend' }
  | { kind: 'device'; name?: string }
  | { kind: 'bot'; bot: string; personality?: string };

/** The first seat is mine; friends come by link; what is left are bots. */
export function usualPlans(seats: number, bot: string): Plan[] {
  return Array.from({ length: seats }, (_, at): Plan =>
    at === 0 ? { kind: 'me' } : at === 1 ? { kind: 'friend' } : { kind: 'bot', bot },
  );
}

export function resized(plans: readonly Plan[], seats: number, bot: string): Plan[] {
  const surplus = new Set<Plan>(plans.filter((plan) => plan.kind !== 'me').slice(seats - 1)); // I stay, wherever I sit
  const kept = plans.filter((plan) => !surplus.has(plan));
  return Array.from({ length: seats }, (_, at) => kept[at] ?? { kind: 'bot', bot });
}

export function wish(plan: Plan): SeatWish {
  if (plan.kind === 'bot') return { kind: 'bot', bot: plan.bot, personality: plan.personality ?? '' };
  if (plan.kind === 'device' && plan.name?.trim()) return { kind: 'me', name: plan.name.trim() };
  return { kind: plan.kind === 'friend' ? 'open' : 'me' };
}

/** A list with one of its members at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}

/** What a bot is like, in a line: "Bot, sharp: thinks a tenth of a second ahead, and misses little." */
export function manner(
  bot: string | null,
  personality: string,
  game: Pick<GameInfo, 'bots' | 'personalities'>,
): string {
  const about = [
    ...game.bots.filter(({ name }) => name === bot),
    ...game.personalities.filter(({ name }) => name === personality),
  ];
  return `Bot, ${strength({ bot, personality })}${about.length ? `: ${uncapital(about.map((one) => one.about).join(' '))}` : ''}`;
}
