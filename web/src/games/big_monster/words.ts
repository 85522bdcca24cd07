/** Big Monster in words and signs: what the view's names are called, and what a tile is and does. */
import type { BigMonsterView, Medal } from '../../generated/messages';
import { BIG_POINTS, COLOURS, EXPLORERS, FAMILIES, KINDS } from '../../generated/big_monster';
import { listed, plural } from '../../play/formatting';

/** The client trusts the server to send this game's view to this game's board. */
export function monsters(view: Record<string, unknown>): BigMonsterView {
  return view as unknown as BigMonsterView;
}

export const FAMILY_NAMES: Readonly<Record<string, string>> = {
  ice: 'Ice',
  big_monster: 'Big Monster',
  lava: 'Lava',
  swamp: 'Swamp',
  grassland: 'Grassland',
  desert: 'Desert',
  rune: 'Runes',
};

/** What grassland tiles, swamps and explorers count: one of it, and its picture. */
export const COUNTED: Readonly<Record<string, { what: string; picture: string }>> = {
  ice_tile: { what: 'ice tile', picture: 'ice-blue-1' },
  lava_tile: { what: 'lava tile', picture: 'dragon-blue' },
  swamp_tile: { what: 'swamp tile of yours', picture: 'swamp-monster' },
  grassland_tile: { what: 'grassland tile', picture: 'grassland-monster' },
  desert_tile: { what: 'desert tile', picture: 'desert-monster' },
  rune_monster: { what: 'rune monster', picture: 'rune-monster' },
  mutagenic_monster: { what: 'mutagenic monster', picture: 'mutagenic-single-up' },
  big_monster: { what: 'complete Big Monster', picture: 'big-monster-right' },
  crystal: { what: 'complete crystal', picture: 'crystal-blue-whole' },
  green_crystal: { what: 'green crystal', picture: 'crystal-green-whole' },
  green_or_any_crystal: { what: 'green crystal', picture: 'crystal-green-whole' },
  family: { what: 'family', picture: 'families' },
  medal: { what: 'medal', picture: 'medal' },
};

/** What explorers can do who do not count anything. */
const ABILITIES: Readonly<Record<string, string>> = {
  own_ship: 'May always put the hand on the own ship while it is free, and so keep it.',
  discard_pick: 'Takes any tile of the discard pile after the last turn and places it: one more than the others.',
  mutagen: 'A mutagen on the landing site: a mutant right above it evolves at once. It counts for ice medals, too.',
  desert: 'Starts with a desert: it counts for medals and against the penalty.',
};

/** What a goal asks for, one and several of it. */
const GOALS: Readonly<Record<string, { one: string; many: string; picture: string }>> = {
  desert: { one: 'desert tile', many: 'desert tiles', picture: 'desert-monster' },
  rune: { one: 'rune monster', many: 'rune monsters', picture: 'rune-monster' },
  big_monster: { one: 'complete Big Monster', many: 'complete Big Monsters', picture: 'big-monster-right' },
  swamp_grassland: { one: 'swamp or grassland tile', many: 'swamp and grassland tiles', picture: 'swamp-monster' },
  lava_tiles: { one: 'lava tile', many: 'lava tiles', picture: 'dragon-blue' },
  crystal_set: {
    one: 'set of a green, a red and a blue crystal',
    many: 'sets of a green, a red and a blue crystal',
    picture: 'crystal-blue-whole',
  },
  ice_tiles: { one: 'ice tile', many: 'ice tiles', picture: 'ice-blue-1' },
  mutagenic: { one: 'mutagenic monster', many: 'mutagenic monsters', picture: 'mutagenic-single-up' },
  different: { one: 'family', many: 'different families', picture: 'families' },
};

/** What an explorer can do, in a sentence. */
export function ability(explorer: string | null): string {
  const one = EXPLORERS[explorer ?? ''];
  if (!one?.each) return ABILITIES[one?.ability ?? ''] ?? '';
  const even = one.per === 'medal' ? ', even for a penalty' : '';
  return `${plural(one.each, 'point')} at the end for each ${COUNTED[one.per]?.what ?? one.per}${even}.`;
}

/** The pieces on the edge of an explorer. */
export function gems(explorer: string): string {
  const found = Object.values(EXPLORERS[explorer]?.crystals ?? {});
  const counted = COLOURS.map((colour) => [found.filter((one) => one === colour).length, colour] as const).filter(
    ([count]) => count,
  );
  return counted.length
    ? `Pieces of crystals on the edge: ${counted.map(([count, colour]) => `${count} ${colour}`).join(', ')}.`
    : 'No pieces of crystals.';
}

export function explorerNumber(explorer: string): number {
  return EXPLORERS[explorer]?.number ?? 0;
}

/** A goal's name where there is little room. */
export function goalShort(goal: Medal): string {
  return { swamp_grassland: 'Swamp, grass', different: 'Families' }[goal.id] ?? goal.name;
}

export function goalPicture(goal: Medal): string {
  return GOALS[goal.id]?.picture ?? '';
}

/** One drawing for a goal, where its picture is made of several. */
export function goalSign(id: string): string {
  const picture = GOALS[id]?.picture ?? '';
  return picture === 'families' ? 'grassland-monster' : picture;
}

/** What a goal asks for: "3 desert tiles". */
export function goalText(id: string, need: number): string {
  const goal = GOALS[id];
  return `${need} ${(need === 1 ? goal?.one : goal?.many) ?? id}`;
}

export function kindName(kind: string | null | undefined): string {
  return KINDS[kind ?? '']?.name ?? '';
}

/** What lies in a zone, for who cannot see it. */
export function described(view: BigMonsterView, seat: number): string {
  const zone = view.zones[seat];
  if (!zone) return '';
  const tiles = FAMILIES.filter((family) => zone.families[family]).map(
    (family) => `${zone.families[family]} ${FAMILY_NAMES[family]!.toLowerCase()}`,
  );
  const crystals = COLOURS.map(
    (colour) => [zone.crystals.filter((one) => one.colour === colour).length, colour] as const,
  ).filter(([count]) => count);
  const said = [tiles.length ? `tiles: ${tiles.join(', ')}` : 'no tiles yet'];
  if (crystals.length) said.push(`crystals: ${crystals.map(([count, colour]) => `${count} ${colour}`).join(', ')}`);
  if (zone.big_monsters) said.push(plural(zone.big_monsters, 'whole Big Monster'));
  return said.join('; ');
}

export function partnerOf(view: Pick<BigMonsterView, 'teams'>, seat: number): number | undefined {
  return view.teams.find((team) => team.includes(seat))?.find((one) => one !== seat);
}

/** In teams partners sit beside each other in the bar, the viewer's own first; otherwise everybody as at the table. */
export function seating(view: Pick<BigMonsterView, 'teams' | 'viewer'>): number[] {
  const mine = (team: readonly number[]) => Number(view.viewer !== null && team.includes(view.viewer));
  return alone(view) ? [] : [...view.teams].sort((one, other) => mine(other) - mine(one)).flat();
}

/** Whether everybody plays alone: then every player is a team of one. */
export function alone(view: Pick<BigMonsterView, 'teams'>): boolean {
  return view.teams.every((team) => team.length < 2);
}

/** The picture of what brings points: a crystal, a medal, the explorer, or a tile. */
export function picture(what: string): string {
  const one = KINDS[what];
  if (!one) return what.startsWith('crystal_') ? `${what.replace('_', '-')}-whole` : (SIGNS[what] ?? what);
  if (one.flat) return 'mutagenic-single-up';
  const colour = what.split('_')[1] ?? '';
  switch (one.family) {
    case 'ice':
      return `ice-${colour}-1`;
    case 'lava':
      return `dragon-${colour}`;
    case 'big_monster':
      return `big-monster-${colour === 'monster' ? (what.split('_')[2] ?? '') : colour}`;
    default:
      return `${one.family}-monster`;
  }
}
const SIGNS: Readonly<Record<string, string>> = { big_monster: 'big-monster-right' };

/** The rule that says most of a tile. */
export function ruleOf(kind: string): string {
  const one = KINDS[kind];
  if (one && Object.keys(one.crystals).length) return 'BM-066';
  return { ice: 'BM-048', big_monster: 'BM-056', swamp: 'BM-059', grassland: 'BM-060' }[one?.family ?? ''] ?? 'BM-072';
}

/** How many of a kind lie in zones, and how many there are. */
export function out(view: Pick<BigMonsterView, 'zones' | 'seats'>, kind: string): [number, number] {
  const laid = view.zones.reduce((sum, zone) => sum + zone.tiles.filter((tile) => tile.kind === kind).length, 0);
  return [laid, KINDS[kind]?.copies[view.seats] ?? 0];
}

/** What a tile is and does. */
export function explained(kind: string): string {
  const one = KINDS[kind];
  if (!one) return '';
  const gems = COLOURS.filter((colour) => Object.values(one.crystals).includes(colour));
  const pieces = gems.length ? ` Pieces of ${listed(gems)} crystals.` : '';
  switch (one.family) {
    case 'ice':
      if (one.flat)
        return one.mutagens[0] === 'down'
          ? 'Two mutagens: mutants right below evolve.'
          : 'A mutagen on the right: a mutant right above evolves.';
      return `${one.points.join(', then ')} points: evolves beside a mutagen.`;
    case 'big_monster':
      return `${kind === 'big_monster_left' ? 'The tail' : 'The head'}: ${BIG_POINTS} points when head and tail lie side by side, ${one.points[0]} alone.`;
    case 'lava':
      return `${plural(one.points[0] ?? 0, 'point')}.${pieces}`;
    case 'swamp':
    case 'grassland':
      return `${plural(one.each, 'point')} for each ${COUNTED[one.per]?.what ?? one.per}.`;
    case 'desert':
      return 'For medals, and against the penalty.';
    default:
      return `${plural(one.monsters, 'rune monster')}, for medals and against the penalty.${pieces}`;
  }
}
