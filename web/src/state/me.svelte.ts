/** Who is playing on this device, and the games the server has: asked for once. */
import type { Avatar, GameInfo, Person } from '../generated/messages';
import { api } from '../net/api';

export const me = $state<{ person: Person | null; games: GameInfo[] | null }>({ person: null, games: null });

export async function meet(): Promise<void> {
  const person = await api.me(); // first, so that the guest's cookie is there for the next request
  me.person = person;
  me.games ??= await api.games();
}

export function gameInfo(id: string): GameInfo | undefined {
  return me.games?.find((game) => game.id === id);
}

export async function rename(name: string, avatar: Avatar): Promise<void> {
  me.person = await api.rename({ name, avatar });
}
