/** Who took which table this round, as the log tells it. */
import type { LogLine } from '../../generated/messages';

export interface Taker {
  /** Null: nobody took it, it left the game. */
  readonly seat: number | null;
  readonly meal: string;
}

/** Goes through everything that has happened so far. */
export function takers(log: readonly LogLine[]): Map<number, Taker> {
  const found = new Map<number, Taker>();
  for (const line of log) {
    const table = line.data['table'];
    if (typeof table !== 'number') continue;
    if (line.what === 'dealt') found.delete(table);
    if (line.what === 'cleared') found.set(table, { seat: line.seat, meal: String(line.data['meal']) });
    if (line.what === 'dummy') found.set(table, { seat: null, meal: String(line.data['meal']) });
  }
  return found;
}
