/** The card that is being settled, and whom it concerns. */
import type { BabiesView, Card } from '../../generated/messages';
import { CARDS } from '../../generated/munchkin_babies';
import { capital } from '../../play/formatting';
import { top, type Name } from './words';

const NAMED: Readonly<Record<string, string>> = { curse_window: 'card', door_card: 'card', fight_or_not: 'monster' };

export interface Settled {
  cards: Card[];
  told: string;
}

export function settled(view: BabiesView, name: Name): Settled {
  const frame = top(view);
  const victim = typeof frame['victim'] === 'number' ? name(frame['victim']) : '';
  const named = CARDS[String(frame[NAMED[view.phase] ?? ''])];
  const all = named ? [...view.limbo, named] : [...view.limbo];
  const cards = all.filter((card, at) => all.findIndex((one) => one.id === card.id) === at);
  const told = view.phase === 'door_card' ? 'behind the door' : victim ? `hits ${victim}` : 'is being settled';
  return { cards, told: capital(told) };
}
