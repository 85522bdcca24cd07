/** One click to a running game. */
import type { GameInfo, SeatWish, Table, TableWish } from '../generated/messages';
import { api, told } from '../net/api';
import { go } from '../state/route.svelte';
import { toast } from '../state/toasts.svelte';

const USUAL_BOT = 'greedy';

/** The bot that takes a seat where nobody says which. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL_BOT) ? USUAL_BOT : (bots[0] ?? USUAL_BOT);
}

export function bots(game: GameInfo, count: number): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', bot: usualBot(game.bots) }));
}

export async function playNow(game: GameInfo): Promise<void> {
  await openTable({ game: game.id, seats: [{ kind: 'me' }, ...bots(game, game.usual_seats - 1)] });
}

/** The busiest table of the game, or four bots that play for whoever looks. */
export async function watch(game: GameInfo): Promise<void> {
  const tables = await api.tables().catch(() => null);
  const running = tables?.watchable.filter((table) => table.game === game.id && table.status === 'playing') ?? [];
  const [best] = running.sort((one, other) => other.watching - one.watching);
  if (best) go(`/t/${best.id}`);
  else await openTable({ game: game.id, seats: bots(game, game.usual_seats) });
}

/** Opens a table and goes there; says why if there is none. */
export async function openTable(wish: TableWish, opened?: (table: Table) => void): Promise<void> {
  try {
    const table = await api.open(wish);
    opened?.(table);
    go(`/t/${table.id}`);
  } catch (error) {
    toast(told(error));
  }
}
