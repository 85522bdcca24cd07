/** How far the first game at each table has come: kept on this device, so that a lesson goes on after a reload. */

export interface Progress {
  readonly table: string;
  readonly told: readonly string[];
  readonly skipped: boolean;
}

type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'bestiary.lessons';
const MOST = 20;
let unkept: readonly Progress[] = []; // where the browser keeps nothing, it lasts as long as the page

export function begin(table: string, storage?: Keeper): void {
  keep({ table, told: [], skipped: false }, storage);
}

/** Null at a table that is no first game. */
export function progress(table: string, storage?: Keeper): Progress | null {
  return all(storage).find((one) => one.table === table) ?? null;
}

export function keep(now: Progress, storage?: Keeper): void {
  const others = all(storage).filter((one) => one.table !== now.table);
  const latest = [...others, now].slice(-MOST);
  try {
    (storage ?? localStorage).setItem(KEY, JSON.stringify(latest));
  } catch {
    unkept = latest;
  }
}

function all(storage?: Keeper): readonly Progress[] {
  try {
    const text = (storage ?? localStorage).getItem(KEY);
    return text ? (JSON.parse(text) as Progress[]) : unkept;
  } catch {
    return unkept;
  }
}
