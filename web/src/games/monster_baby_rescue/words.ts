/** What the tiles of Monster Baby Rescue say in words: the facts printed on them, nothing else. */
import type { FinalTile, Goal, Home, RescueView, Tile } from '../../generated/messages';
import { listed, points } from '../../play/formatting';

export const PARTS = ['head', 'torso', 'legs'] as const;
export const COLOURS = ['red', 'green'] as const;
export const TOP = 4;
export const LINE = 3; // points for a playground tile with two bed tiles

export const rescue = (view: Record<string, unknown>): RescueView => view as unknown as RescueView;

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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

/** What a tile does, in a few words; its hearts are another matter. */
export function effect(tile: Tile): string {
  const { kind, amount, what } = tile;
  if (kind === 'improvement') return what === 'any' ? 'Any part +1' : `${capital(what ?? '')} +1`;
  if (kind === 'bed') return counted(amount, 'bed_symbols');
  if (kind === 'playground') return counted(amount, 'rungs');
  if (kind === 'witch_doctor') return '1 visit';
  if (kind === 'diamond') return what === 'either' ? '1 diamond, red or green' : counted(amount, what ?? 'diamonds');
  if (COUNTED[what ?? '']) return amount > 1 ? `1 point for ${counted(amount, what ?? '')}` : `1 point a ${COUNTED[what ?? '']?.[0]}`;
  return `Level of the ${what} in points`;
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
  if (needs['red'] && needs['green'] && Object.keys(needs).length === 2) return `${needs['red']} red, ${counted(needs['green'], 'green')}`;
  return listed(Object.entries(needs).map(([what, count]) => ask(what, count)));
}

function ask(what: string, count: number): string {
  if (what === 'all_parts') return `All parts at level ${count}`;
  if (what === 'parts_at_3') return `${plural(count, 'part')} at level 3`;
  if (what === 'same_colour_diamonds') return `${count} diamonds of one colour`;
  if (what === 'visits') return plural(count, 'witch doctor visit');
  if (what === 'variety') return 'A bed, a ladder, a diamond, a visit';
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

/** How a final scoring tile counts. */
export function counts(tile: FinalTile): string {
  const { rule, table, worst, each } = tile;
  const many = COUNTED[tile.counts ?? '']?.[1] ?? '';
  switch (rule) {
    case 'majority':
      return `Most ${many}: ${listed(table.map(points))}`;
    case 'table':
      return `${capital(many)} 0, 1, 2 …: ${table.map(points).join(', ')}`;
    case 'diamond_pairs':
      return `${each} for each red with a green; ${points(worst)} for none`;
    case 'per_part':
      return `Each part, by level 1 to ${TOP}: ${table.slice(1).map(points).join(', ')}`;
    case 'lowest_level':
      return `Lowest part 2, 3, ${TOP}: ${table.slice(2).map(points).join(', ')}; each part at 1: ${points(worst)}`;
    default:
      return capital(tile.name);
  }
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
