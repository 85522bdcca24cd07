/** What the rulebook's ids are called. */
import { EXPLORERS, KINDS } from '../../generated/big_monster_tiles';

export const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([id, kind]) => [id, kind.name])),
  ...Object.fromEntries(Object.entries(EXPLORERS).map(([id, explorer]) => [id, explorer.name])),
  big_monster: 'Big Monsters',
  swamp_grassland: 'swamp and grassland',
  lava_tiles: 'lava',
  crystal_set: 'crystal set',
  ice_tiles: 'ice',
  mutagenic: 'mutagens',
  different: 'different families',
  ordered: 'one after the other',
  sealed: 'secret lists',
  race: 'who is faster',
};
