/** One click to a running game. */
import type { BotInfo, GameInfo, SeatWish, Table, TableWish } from '../generated/messages';
import { firstTime } from '../learn/known';
import { api, told } from '../net/api';
import { go } from '../state/route.svelte';
import { toast } from '../state/toasts.svelte';

const OFFERED = 20_000;
const USUAL_BOT = 'sensible';

/** The bot that takes a seat where nobody says which. */
export function usualBot(bots: readonly BotInfo[]): string {
  return bots.some((bot) => bot.name === USUAL_BOT) ? USUAL_BOT : (bots[0]?.name ?? USUAL_BOT);
}

export function bots(game: GameInfo, count: number): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', bot: usualBot(game.bots) }));
}

/** At once; whoever plays it for the first time is offered the coach beside the running game. */
export async function playNow(game: GameInfo, withCoach?: () => void): Promise<void> {
  const first = firstTime(game.id);
  await openTable({ game: game.id, seats: [{ kind: 'me' }, ...bots(game, game.usual_seats - 1)] });
  if (first && withCoach)
    toast(`The first time? A coach can explain ${game.name}.`, { label: 'With a coach', run: withCoach }, OFFERED);
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
