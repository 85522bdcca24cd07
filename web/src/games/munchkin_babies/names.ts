/** What the rulebook's ids are called. */
import { CARDS } from '../../generated/munchkin_cards';

export const names: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(CARDS).map((card) => [card.id, card.name]),
);
