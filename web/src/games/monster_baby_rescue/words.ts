/** What the tiles of Monster Baby Rescue say in words: the facts printed on them, nothing else. */
import type { FinalTile, Goal, Home, RescueView, Tile } from '../../generated/messages';
import { PARTS, TOP } from '../../generated/monster_baby_rescue';
import { capital, listed, plural, points } from '../../play/formatting';

export const rescue = (view: Record<string, unknown>): RescueView => view as unknown as RescueView;

export const creature = (monster: string | null): string => (monster === 'cerberus' ? 'Cerberus' : (monster ?? 'baby'));

const COUNTED: Readonly<Record<string, readonly [string, string]>> = {
  visits: ['visit', 'visits'],
  red: ['red diamond', 'red diamonds'],
  green: ['green diamond', 'green diamonds'],
  diamonds: ['diamond', 'diamonds'],
  bed_symbols: ['bed symbol', 'bed symbols'],
  rungs: ['rung', 'rungs'],
  lines: ['line', 'lines'],
};

/** "3 rungs", "1 red diamond". */
function counted(count: number, what: string): string {
  const [one, many] = COUNTED[what] ?? [what.replaceAll('_', ' '), what.replaceAll('_', ' ')];
  return plural(count, one, many);
}

/** What stands on a tile: its name, and where the printing has none for a diamond, just that. */
export function title(tile: Tile): string {
  if (tile.kind === 'diamond' && !tile.named) return tile.amount > 1 ? 'Diamonds' : 'Diamond';
  return capital(tile.name);
}

/** What a tile does, in a few words; its hearts are another matter. With the levels of a monster, to what it raises a part. */
export function effect(tile: Tile, levels: Readonly<Record<string, number>> | null = null): string {
  const { kind, amount, what } = tile;
  const level = levels?.[what ?? ''];
  if (kind === 'improvement' && level !== undefined)
    return level < TOP ? `${capital(what ?? '')} to ${level + 1}` : `${capital(what ?? '')} is at ${TOP}`;
  if (kind === 'improvement') return what === 'any' ? 'Any part +1' : `${capital(what ?? '')} +1`;
  if (kind === 'bed') return counted(amount, 'bed_symbols');
  if (kind === 'playground') return counted(amount, 'rungs');
  if (kind === 'witch_doctor') return '1 visit';
  if (kind === 'diamond') return what === 'either' ? '1, red or green' : counted(amount, what ?? 'diamonds');
  if (COUNTED[what ?? ''])
    return amount > 1 ? `1 point for ${counted(amount, what ?? '')}` : `1 point a ${COUNTED[what ?? '']?.[0]}`;
  return `Points: ${what} level`;
}

/** Its hearts in words, "" where it has none. */
export function hearts(tile: Tile): string {
  return tile.needs ? `1 heart for a ${tile.needs} diamond` : tile.hearts ? plural(tile.hearts, 'heart') : '';
}

export function spoken(tile: Tile): string {
  return [`${capital(tile.name)}: ${effect(tile)}`, hearts(tile)].filter(Boolean).join(', ');
}

/** What a goal asks for. */
export function asks(goal: Goal): string {
  const { needs } = goal;
  if (needs['red'] && needs['green'] && Object.keys(needs).length === 2)
    return `${needs['red']} red, ${counted(needs['green'], 'green')}`;
  return listed(Object.entries(needs).map(([what, count]) => ask(what, count)));
}

function ask(what: string, count: number): string {
  if (what === 'all_parts') return `All parts at level ${count}`;
  if (what === 'parts_at_3') return `${plural(count, 'part')} at level 3`;
  if (what === 'same_colour_diamonds') return `${count} diamonds of one colour`;
  if (what === 'visits') return plural(count, 'witch doctor visit');
  if (what === 'variety') return 'Bed, ladder, diamond, visit';
  if (what === 'lines') return `${plural(count, 'line')} of ladder and 2 beds`;
  if ((PARTS as readonly string[]).includes(what)) return `${capital(what)} at level ${count}`;
  return counted(count, what);
}

/** How far a seat has come with a goal. */
export function progress(goal: Goal, seat: number): { have: number; need: number } {
  const entries = Object.entries(goal.needs);
  const have = entries.reduce((sum, [what, count]) => sum + Math.min(goal.have[seat]?.[what] ?? 0, count), 0);
  return { have, need: entries.reduce((sum, [, count]) => sum + count, 0) };
}

/** How a final scoring tile counts, for who does not see its table. */
export function counts(tile: FinalTile): string {
  const { rule, worst, each } = tile;
  const many = COUNTED[tile.counts ?? '']?.[1] ?? '';
  const table = cells(tile, null)
    .map(({ label, points: paid }) => `${label}: ${paid}`)
    .join(', ');
  if (rule === 'majority') return `Most ${many}. ${table}.`;
  if (rule === 'diamond_pairs')
    return `${each} for each red diamond with a green one; ${points(worst)} without any diamond.`;
  if (rule === 'per_part') return `Each part by its level. ${table}.`;
  if (rule === 'lowest_level') return `By the lowest part. ${table}; each part at level 1: ${points(worst)}.`;
  return `By the number of ${many}. ${table}.`;
}

export interface Cell {
  readonly label: string;
  readonly points: string;
  /** Whether the seat in view stands here now. */
  readonly here: boolean;
}

/** A final tile as a small table of what counts for how much. */
export function cells(tile: FinalTile, home: Home | null): Cell[] {
  const { rule, table } = tile;
  const levels = home ? PARTS.map((part) => home.levels[part] ?? 1) : [];
  const have = home ? amount(home, tile.counts ?? '') : -1;
  const cell = (label: string, paid: number, here: boolean): Cell => ({ label, points: points(paid), here });
  if (rule === 'majority')
    return table.map((prize, at) => cell(`${['1st', '2nd', '3rd'][at] ?? at + 1}`, prize, false));
  if (rule === 'diamond_pairs') {
    const pairs = home ? Math.min(home.red, home.green) : -1;
    const none = home !== null && home.red + home.green === 0;
    return [
      cell('none', tile.worst, none),
      ...[1, 2, 3].map((count) => cell(plural(count, 'pair'), count * tile.each, pairs === count)),
    ];
  }
  if (rule === 'per_part')
    return table.slice(1).map((paid, at) => cell(`level ${at + 1}`, paid, levels.includes(at + 1)));
  if (rule === 'lowest_level') {
    const lowest = Math.min(...levels);
    return [
      cell('each 1', tile.worst, lowest === 1),
      ...table.slice(2).map((paid, at) => cell(`all ${at + 2}+`, paid, lowest === at + 2)),
    ];
  }
  return table.map((paid, at) =>
    cell(at === table.length - 1 ? `${at}+` : String(at), paid, Math.min(have, table.length - 1) === at),
  );
}

function amount(home: Home, what: string): number {
  if (what === 'diamonds') return home.red + home.green;
  if (what === 'bed_symbols') return home.bed_symbols;
  return what === 'rungs' ? home.rungs : what === 'visits' ? home.visits : -1;
}

/** The pictures that stand for what a goal or a final tile is about. */
export function emblems(measures: readonly string[]): string[] {
  const found = measures.flatMap((what) => EMBLEMS[what] ?? [`part:${what}`]);
  return found.map((id) => (id.startsWith('part:') ? id : `symbol-${id}`));
}

const EMBLEMS: Readonly<Record<string, readonly string[]>> = {
  visits: ['witch-doctor'],
  red: ['diamond-red'],
  green: ['diamond-green'],
  diamonds: ['diamond-red', 'diamond-green'],
  same_colour_diamonds: ['diamond-red', 'diamond-green'],
  bed_symbols: ['bed'],
  rungs: ['rope-ladder-rung'],
  lines: ['rope-ladder-rung', 'bed'],
  variety: ['bed', 'rope-ladder-rung', 'diamond-red', 'witch-doctor'],
  all_parts: ['part:any'],
  parts_at_3: ['part:any'],
};

export function finalEmblems(tile: FinalTile): string[] {
  if (tile.rule === 'diamond_pairs') return emblems(['diamonds']);
  return tile.counts ? emblems([tile.counts]) : ['part:any'];
}

/** What a home's want tiles pay now is in its score; here only how many there are. */
export const wanted = (home: Home): Tile[] => home.tiles.filter((tile) => tile.kind === 'want');

/** Linked hearts that have their diamond, of all of a colour. */
export function lit(home: Home, colour: 'red' | 'green'): { with: number; of: number } {
  const of = home.linked[colour] ?? 0;
  return { with: Math.min(of, home[colour]), of };
}
