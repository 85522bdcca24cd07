/** The games that somebody has begun on this device: who begins one for the first time is offered the coach. */
const KEY = 'bestiary.known';

/** Whether this is the first time; the next one is not. */
export function firstTime(game: string, storage?: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const kept = storage ?? localStorage;
    const known = JSON.parse(kept.getItem(KEY) ?? '[]') as string[];
    if (known.includes(game)) return false;
    kept.setItem(KEY, JSON.stringify([...known, game]));
    return true;
  } catch {
    return false; // where nothing is kept it would be offered each time
  }
}
