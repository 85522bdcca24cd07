/** Who took which table this round, as the log tells it. */
import type { LogLine } from '../../generated/messages';

export interface Taker {
  /** Null: nobody took it, it left the game. */
  readonly seat: number | null;
  readonly meal: string;
}

/** Goes through the lines; a log that does not begin at the beginning goes on from what was known. */
export function takers(log: readonly LogLine[], known: ReadonlyMap<number, Taker>): Map<number, Taker> {
  const found = new Map(log[0]?.moment === 0 ? [] : known);
  for (const line of log) {
    const table = line.data['table'];
    if (typeof table !== 'number') continue;
    if (line.what === 'dealt') found.delete(table);
    if (line.what === 'cleared') found.set(table, { seat: line.seat, meal: String(line.data['meal']) });
    if (line.what === 'dummy') found.set(table, { seat: null, meal: String(line.data['meal']) });
  }
  return found;
}
