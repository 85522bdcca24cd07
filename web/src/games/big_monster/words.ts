/** Big Monster in words: what the view's names are called, what is asked, and what a place would bring. */
import type { BigMonsterView, Medal } from '../../generated/messages';
import { BIG_POINTS, COLOURS, EXPLORERS, FAMILIES, KINDS, TURNS } from '../../generated/big_monster';
import { listed, plural, signed } from '../../play/formatting';
import type { Place } from './lattice';

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

/** The eight parts of a score, and a picture for each. */
export const PARTS: readonly { name: string; short: string; picture: string }[] = [
  { name: 'Ice', short: 'Ice', picture: 'ice-blue-1' },
  { name: 'Big Monsters', short: 'Big', picture: 'big-monster-right' },
  { name: 'Lava', short: 'Lava', picture: 'dragon-blue' },
  { name: 'Swamp', short: 'Swamp', picture: 'swamp-monster' },
  { name: 'Grassland', short: 'Grass', picture: 'grassland-monster' },
  { name: 'Crystals', short: 'Crystals', picture: 'crystal-green-whole' },
  { name: 'Explorer', short: 'Explorer', picture: 'explorer' },
  { name: 'Medals', short: 'Medals', picture: 'medal' },
];

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

/** What a goal asks for: "3 desert tiles". */
export function goalText(id: string, need: number): string {
  const goal = GOALS[id];
  return `${need} ${(need === 1 ? goal?.one : goal?.many) ?? id}`;
}

export function kindName(kind: string | null | undefined): string {
  return KINDS[kind ?? '']?.name ?? '';
}

/** What is decided, in the game's words. */
export function question(view: BigMonsterView): string {
  const last = view.turn === TURNS;
  switch (view.phase) {
    case 'choose_explorer':
      return 'Choose an explorer';
    case 'keep':
      if (last) return 'Keep one of the two';
      if (view.draft === 'race') return 'Keep one, hand over';
      if (view.draft === 'sealed') return view.ranking.length ? 'Rank on, or keep one' : 'Rank ships, keep one';
      return 'Keep a tile';
    case 'hand_over':
      return 'Hand over the rest';
    case 'place':
    case 'place_extra':
    case 'place_first':
    case 'place_second':
      return 'Place your tile';
    case 'pick_discard':
      return 'Pick a discarded tile';
    case 'choose_series':
      return 'Choose a series';
    case 'take':
      return `Take one of series ${view.picked ?? ''}`;
    case 'discard':
      return 'Discard another';
    case 'take_second':
      return 'Take one of the two';
    default:
      return '';
  }
}

/** What a tile does in a place, the weightiest first. */
export function told(place: Place, goals: readonly Medal[]): { lead: string; then: string[] } {
  const then: string[] = [];
  const named = (id: string) => {
    const goal = goals.find((one) => one.id === id);
    return goal ? `${goal.name} ${signed(goal.points)}` : id;
  };
  if (place.medals.length) then.push(`medal: ${listed(place.medals.map(named))}`);
  if (place.team_medals.length) then.push(`team medal: ${listed(place.team_medals.map(named))}`);
  if (place.big_monster) then.push('a whole Big Monster');
  for (const colour of ['blue', 'red', 'green'] as const)
    if (place[colour]) then.push(plural(place[colour], `${colour} crystal`));
  if (place.mutations) then.push(plural(place.mutations, 'mutation'));
  return { lead: `+${place.points}`, then };
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

/** Everybody else in the order in which a seat looks at them: the partner first. */
export function others(view: BigMonsterView, seat: number | null): number[] {
  const all = Array.from({ length: view.seats }, (_, at) => (at + (seat ?? 0)) % view.seats);
  const partner = seat === null ? undefined : partnerOf(view, seat);
  return all.filter((one) => one !== seat).sort((one, other) => Number(other === partner) - Number(one === partner));
}

export function partnerOf(view: Pick<BigMonsterView, 'teams'>, seat: number): number | undefined {
  return view.teams.find((team) => team.includes(seat))?.find((one) => one !== seat);
}

/** The step of a turn that is on: keep, hand over, place; from 0, or -1 before and after. */
export function step(view: Pick<BigMonsterView, 'phase'>): number {
  return ['keep', 'hand_over', 'place'].indexOf(view.phase);
}

/** What stands at a seat's ship. */
export function berth(view: BigMonsterView, seat: number, name: (seat: number) => string): string {
  const ship = view.ships[seat];
  if (!ship) return '';
  if (ship.given_by !== null) return `${plural(ship.tiles, 'tile')} from ${name(ship.given_by)}`;
  if (view.turn === TURNS) return 'no hand in the last turn';
  return 'free';
}

/** What a seat is at. */
export function doing(view: BigMonsterView, seat: number): string {
  const done = view.decided[seat];
  const place = view.order.indexOf(seat) + 1;
  switch (view.phase) {
    case 'choose_explorer':
      return done ? 'chosen' : 'choosing';
    case 'keep':
      return done
        ? view.draft === 'race' && view.turn < TURNS
          ? 'handed over'
          : 'kept one'
        : `${plural(view.hands[seat]?.size ?? 0, 'tile')} in hand`;
    case 'hand_over':
      return done ? 'handed over' : view.waiting.includes(seat) ? 'handing over' : `${ORDER[place] ?? ''} in turn`;
    case 'place':
      return done ? 'placed' : 'placing';
    default:
      return view.waiting.includes(seat) ? 'deciding' : view.first === seat ? 'first this turn' : '';
  }
}
const ORDER = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'last'];

/** A team's result in words: the lower partner counts. */
export function teamWords(view: BigMonsterView, team: number, name: (seat: number) => string): string {
  const members = view.teams[team] ?? [];
  const result = view.team_results[team] ?? 0;
  const low = members.filter((seat) => view.scores[seat] === result);
  if (low.length > 1) return `both have ${result}`;
  return `${name(low[0] ?? 0)} ${name(low[0] ?? 0) === 'you' ? 'have' : 'has'} the lower score, and it counts: ${result}`;
}

/** The same where there is little room: whose score it is. */
export function teamCounts(view: BigMonsterView, team: number, name: (seat: number) => string): string {
  const [low, other] = (view.teams[team] ?? []).filter((seat) => view.scores[seat] === view.team_results[team]);
  if (low === undefined || other !== undefined) return 'from both';
  return name(low) === 'you' ? 'yours counts' : `${name(low)}’s counts`;
}

/** Whether everybody plays alone: then every player is a team of one. */
export function alone(view: Pick<BigMonsterView, 'teams'>): boolean {
  return view.teams.every((team) => team.length < 2);
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
