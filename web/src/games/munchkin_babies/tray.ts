/** What lies in the tray, and every way to close it, as plain sentences: an offer, a trade, a sale, a payment. */
import type { BabiesView, Choice, Offer } from '../../generated/messages';
import { ABILITIES, CARDS, PRICE } from '../../generated/munchkin_babies';
import { spelled } from '../../play/choices';
import { listed, plural } from '../../play/formatting';
import { cardName, gold, plus, type Name } from './words';

export interface Tray {
  cards: string[];
  wanted: string[];
  treasures: number;
  pick: string;
  aim: string;
}

export const ORDERS: Readonly<Record<string, string>> = {
  helper_first: 'the helper picks first',
  fighter_first: 'the fighter picks first',
  alternate_helper_first: 'in turn, the helper first',
  alternate_fighter_first: 'in turn, the fighter first',
  random: 'by lot',
};

/** The view names each thing as the step that put it there. */
export function tray(view: Pick<BabiesView, 'tray'>): Tray {
  const found: Tray = { cards: [], wanted: [], treasures: 0, pick: '', aim: '' };
  for (const word of view.tray) {
    const { verb: step, value } = spelled(word);
    if (step === 'lay') found.cards.push(value);
    else if (step === 'want') found.wanted.push(value);
    else if (step === 'share') found.treasures = Number(value);
    else if (step === 'order') found.pick = value;
    else if (step === 'aim') found.aim = value;
  }
  return found;
}

export function isEmpty(view: Pick<BabiesView, 'tray'>): boolean {
  return view.tray.length === 0;
}

function named(ids: readonly string[]): string {
  return listed(ids.map(cardName)) || 'nothing';
}

/** An offer of the view in the same words. */
export function offered(offer: Pick<Offer, 'items' | 'treasures' | 'pick' | 'plays'>, of: number): string {
  const things = offer.items.map((card) => card.name);
  if (offer.plays.length) things.push(`${listed(offer.plays.map((card) => card.name))} played on them`);
  if (offer.treasures) things.push(`${offer.treasures} of ${plural(of, 'Treasure')}, ${ORDERS[offer.pick] ?? ''}`);
  return listed(things) || 'nothing';
}

function number(ability: string, what: string): number {
  return ABILITIES[ability]?.[what] ?? 0;
}

/** What a closing action says and does, word for word, before it is sent. */
export function closing(choice: Choice, view: BabiesView, name: Name): string {
  const { verb, value } = spelled(choice.text);
  const lies = tray(view);
  const who = () => name(Number(value));
  const price = lies.cards.reduce((sum, id) => sum + (CARDS[id]?.gold ?? 0), 0);
  const dearest = Math.max(0, ...lies.cards.map((id) => CARDS[id]?.gold ?? 0));
  switch (verb) {
    case 'sell': {
      const worth = price + (value === 'yes' ? dearest : 0);
      return `Sell ${named(lies.cards)}${value === 'yes' ? ', the dearest counted double,' : ''} for ${gold(worth)}: ${plural(Math.floor(worth / PRICE), 'level')} up`;
    }
    case 'trade':
      return lies.wanted.length
        ? `Offer ${who()} ${named(lies.cards)} for ${named(lies.wanted)}`
        : `Give ${who()} ${named(lies.cards)} as a present`;
    case 'show':
      return `Show ${who()} ${named(lies.cards)}`;
    case 'berserk':
      return `Go berserk: throw away ${named(lies.cards)} for ${plus(lies.cards.length * number('berserk', 'bonus_each'))}`;
    case 'turning':
      return `Turn the Undead: throw away ${named(lies.cards)} for ${plus(lies.cards.length * number('turning', 'bonus_each'))}`;
    case 'backstab':
      return `Backstab ${who()}: throw away ${named(lies.cards)}, and it is ${plus(number('backstab', 'penalty'))} for them`;
    case 'steal':
      return `Steal ${named(lies.wanted)} from ${who()}: throw away ${named(lies.cards)} and roll ${number('theft', 'succeeds_on')} or more`;
    case 'fly':
      return `Fly: throw away ${named(lies.cards)}, ${plus(lies.cards.length * number('flight_spell', 'bonus_each'))} to the die`;
    case 'reroll':
      return `Roll again: throw away ${named(lies.cards)}`;
    default:
      return choice.label;
  }
}
