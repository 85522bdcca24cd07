/** What the rulebook's ids are called. */
import { TILES } from './words';

export const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TILES).map(([id, tile]) => [id, tile.name])),
  four_corners: 'Four corners',
  max_turns: 'turns at most',
  end_movement: 'end moving',
};
