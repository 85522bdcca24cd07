/** How far the first game at each table has come: kept on this device, so that a lesson goes on after a reload. */

export interface Progress {
  readonly table: string;
  readonly told: readonly string[];
  readonly skipped: boolean;
}

type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'bestiary.lessons';
const MOST = 20;

export function begin(table: string, storage?: Keeper): void {
  keep({ table, told: [], skipped: false }, storage);
}

/** Null at a table that is no first game. */
export function progress(table: string, storage?: Keeper): Progress | null {
  return all(storage).find((one) => one.table === table) ?? null;
}

export function keep(now: Progress, storage: Keeper = localStorage): void {
  const others = all(storage).filter((one) => one.table !== now.table);
  try {
    storage.setItem(KEY, JSON.stringify([...others, now].slice(-MOST)));
  } catch {
    // Without storage the lesson lasts as long as the page.
  }
}

function all(storage: Keeper = localStorage): Progress[] {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '[]') as Progress[];
  } catch {
    return [];
  }
}
