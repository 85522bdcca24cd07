/** The games that the server has, as they stand on the shelf. */
import type { GameInfo } from '../generated/messages';

/** The shortest first. */
export function shelf(games: readonly GameInfo[]): GameInfo[] {
  return [...games].sort((one, other) => one.minutes - other.minutes || one.name.localeCompare(other.name));
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** What is on the shelf. */
export function greeting(games: readonly GameInfo[]): string {
  const [only] = games;
  if (only && games.length === 1) return `${only.name} is on the table.`;
  return `${NUMBERS[games.length] ?? games.length} creature games are on the table.`;
}
