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

/** What is going on, in a sentence. */
export function state(window: OpenWindow, seconds: number | null, names: readonly string[], me: number | null): string {
  const others = window.held_by.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
  if (window.held_by.includes(me ?? -1)) return 'You hold it: take your time.';
  if (others.length > 0) return `${listed(others)} ${others.length > 1 ? 'want' : 'wants'} to think.`;
  if (seconds !== null) return window.prompt ? 'Anything to say to this?' : 'Anyone?';
  return window.prompt ? 'Anything to say to this?' : 'Waiting for the others.';
}
