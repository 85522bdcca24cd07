/** Windows in words: how long one stays open, who holds it, and what a seat wants to be stopped for. */
import type { OpenWindow, Orders } from '../generated/messages';
import { listed } from './formatting';

export type Stop = Orders['stop'];

export const STOPS: readonly (readonly [Stop, string])[] = [
  ['always', 'Stop me always'],
  ['contests', 'Stop me only in fights'],
  ['stakes', 'Stop me only when I can win or lose something'],
];

/** The seconds that are left some seconds after they were told; null while nothing counts down. */
export function left(window: OpenWindow, passed: number): number | null {
  return window.closes_in === null ? null : Math.max(0, window.closes_in - passed);
}

/** Who holds a window, in a sentence. */
export function heldBy(window: OpenWindow, names: readonly string[], me: number | null): string {
  const others = window.held_by.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
  if (window.held_by.includes(me ?? -1)) return 'You hold it.';
  return others.length > 0 ? `${listed(others)} ${others.length > 1 ? 'want' : 'wants'} to think.` : '';
}
