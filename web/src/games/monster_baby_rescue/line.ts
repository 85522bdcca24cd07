/** What the line and the chips say in Monster Baby Rescue. */
import type { Choice, LogLine } from '../../generated/messages';
import { spelled } from '../../play/choices';
import { plural } from '../../play/formatting';
import type { Question } from '../../state/art.svelte';
import { rescue } from './words';

/** What is decided, and half a sentence of why. */
export function asks(view: Record<string, unknown>): Question | string {
  const it = rescue(view);
  if (it.phase === 'choose_part') return { question: 'Raise one part', why: 'touch it on your monster' };
  if (it.phase === 'choose_gem') return { question: 'Take a diamond', why: 'red or green' };
  if (it.phase !== 'take') return '';
  return { question: 'Take a care tile', why: it.final_turns ? 'your last one, for free' : 'you pay with time' };
}

/** The places of the row are numbered. */
export function numbers({ text }: Choice): string {
  const { verb, value } = spelled(text);
  return verb === 'take' ? value : '';
}

const CHOOSES: Readonly<Record<string, string>> = { choose_part: 'chooses a part', choose_gem: 'chooses a diamond' };

/** Under a player's name: who plays, who is next in line, and who is farthest ahead. */
export function doing(view: Record<string, unknown>, seat: number): string {
  const it = rescue(view);
  if (it.phase === 'over' || it.track.length === 0) return '';
  if (it.homes[seat]?.done) return 'has finished';
  if (it.waiting.includes(seat)) return CHOOSES[it.phase] ?? 'plays';
  const order = it.track.map((figure) => figure.seat).filter((one) => one !== it.turn);
  if (order[0] === seat) return 'next';
  return order.at(-1) === seat && !it.final_turns ? 'in front' : '';
}

/** Under the game's name: how long it still takes. */
export function chapter(view: Record<string, unknown>): string {
  const it = rescue(view);
  return it.final_turns ? 'Final turns' : `${plural(it.deck, 'tile')} left`;
}

/** A tile is paid for, so it is shown first; a part or a diamond is touched once. */
export function dear({ text }: Choice): boolean {
  return spelled(text).verb === 'take';
}

/** Where a line of the log happened: with whoever did it. */
export function where({ seat }: LogLine): string | null {
  return seat === null ? null : `seat:${seat}`;
}
