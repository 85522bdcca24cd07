/** What the line and the chips say in Monster Café. */
import type { Choice, LogLine } from '../../generated/messages';
import { spelled } from '../../play/choices';
import type { Question } from '../../state/art.svelte';
import { cafe, kindOf, SIDES, total } from './kinds';

/** What is decided, and half a sentence of why. */
export function asks(view: Record<string, unknown>): Question | string {
  const it = cafe(view);
  if (it.phase === 'seat')
    return { question: `Seat the ${kindOf(it.drawn ?? '').name}`, why: 'whoever clears that table takes it home' };
  if (it.phase === 'sorbet') return { question: 'Scare away one kind', why: 'all of it that you own leaves you' };
  if (it.phase !== 'turn') return '';
  if (total(it.pile) === 0) return { question: 'Clear a table', why: 'the pile is empty' };
  if (it.centre.every((table) => table.monsters.length === SIDES.length))
    return { question: 'Clear a table', why: 'no seat is free' };
  if (it.centre.every((table) => table.monsters.length === 0))
    return { question: 'Draw a card', why: 'nobody sits anywhere yet' };
  return { question: 'Draw or clear?', why: 'Clearing a table ends the round for you' };
}

/** The number on each table; D is for drawing. */
export function numbers({ text }: Choice): string {
  const { verb, value } = spelled(text);
  if (verb === 'draw') return 'd';
  return verb === 'seat' || verb === 'clear' ? String(Number(value) + 1) : '';
}

/** Under a player's name. */
export function doing(view: Record<string, unknown>, seat: number): string {
  const it = cafe(view);
  if (it.phase === 'over') return '';
  if (it.turn === seat && it.waiting.includes(seat))
    return { seat: 'seats a monster', sorbet: 'meets the sorbet' }[it.phase] ?? 'plays';
  return it.collections[seat]?.out ? 'has left' : it.next === seat ? 'next' : '';
}

/** A card is drawn by one click; what a table or a kind would do is shown first. */
export function dear({ text }: Choice): boolean {
  return text !== 'draw';
}

/** Where a line of the log happened. */
export function where({ data, seat }: LogLine): string | null {
  if (typeof data['table'] === 'number') return `table:${data['table']}`;
  return seat === null ? null : `seat:${seat}`;
}
