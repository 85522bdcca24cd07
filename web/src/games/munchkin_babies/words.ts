/** Munchkin Babies in words: what the view's names are called, what is asked, and what comes next. */
import type { BabiesView, Baby, Card, Lasting } from '../../generated/messages';
import { CARDS } from '../../generated/munchkin_babies';
import { listed, plural, points } from '../../play/formatting';
import { BRIEFS } from './briefs';

/** The client trusts the server to send this game's view to this game's board. */
export function babies(view: Record<string, unknown>): BabiesView {
  return view as unknown as BabiesView;
}

export type Name = (seat: number) => string;

export function gold(amount: number): string {
  return `${amount.toLocaleString('en')} gold`;
}

export function cardName(id: string): string {
  return CARDS[id]?.name ?? id;
}

export function short(id: string): string {
  return BRIEFS[id]?.[0] ?? cardName(id);
}

export function brief(id: string): string {
  return BRIEFS[id]?.[1] ?? '';
}

export function cardNames(cards: readonly { name: string }[]): string {
  return listed(cards.map((card) => card.name)) || 'nothing';
}

const SORTS: Readonly<Record<string, string>> = {
  class: 'Class',
  race: 'Race',
  super_munchkin: 'For your Class',
  half_breed: 'For your Race',
  monster: 'Monster',
  enhancer: 'Monster enhancer',
  curse: 'Curse',
  item: 'Item',
  one_shot: 'One-shot Item',
  go_up_level: 'Go Up a Level',
  hireling: 'Hireling',
  wandering_monster: 'In a fight',
  cheat: 'Cheat!',
  other: 'Special',
};
export const SLOTS: Readonly<Record<string, string>> = {
  headgear: 'Headgear',
  armor: 'Armor',
  footgear: 'Footgear',
  '1_hand': '1 hand',
  '2_hands': '2 hands',
  none: '',
};

/** What stands under a card's name: its sort and, of an Item, where it is worn. */
export function sortLine(card: Card): string {
  const parts = [SORTS[card.sort] ?? card.sort];
  if (card.sort === 'item') parts.push(...[SLOTS[card.slot] ?? '', card.big ? 'Big' : ''].filter((one) => one));
  return parts.join(', ');
}

/** The numbers of a card: what a monster is worth, what an Item gives and costs. */
export function facts(card: Card): string {
  if (card.sort === 'monster') return `Level ${card.level}, ${plural(card.treasures, 'Treasure')}`;
  const parts = [card.bonus ? plus(card.bonus) : '', card.gold ? gold(card.gold) : ''];
  return parts.filter((part) => part).join(', ');
}

export function plus(value: number): string {
  return value >= 0 ? `+${value}` : points(value);
}

/** A card in one sentence, for who cannot see it. */
export function spoken(card: Card): string {
  return `${card.name}, ${[sortLine(card), facts(card)].filter((part) => part).join(', ')}. ${[card.text, badStuff(card)].filter((part) => part).join(' ')}`;
}

/** Who a baby is: "girl, Level 3, Elfling Wiz Kid". */
export function described(baby: Baby): string {
  const badges = [...baby.races, ...baby.classes].map((card) => card.name).join(' ');
  return `${baby.girl ? 'girl' : 'boy'}, Level ${baby.level}, strength ${points(baby.strength)}${badges ? `, ${badges}` : ', human'}`;
}

/** What a monster does to whoever it catches. */
export function badStuff(card: Pick<Card, 'bad'>): string {
  return card.bad && `Bad Stuff: ${card.bad}`;
}

/** Something that lasts on a baby and is no card. */
export function lasting({ effect, n }: Pick<Lasting, 'effect' | 'n'>): string {
  if (effect === 'next_combat_bonus') return `${plus(n)} in the next fight`;
  if (effect === 'time_out') return 'in the corner';
  return effect.replaceAll('_', ' ');
}

export const WINDOWS: ReadonlySet<string> = new Set(['final_call', 'curse_window', 'roll_window', 'turn_open']);

/** What is on top of everything that goes on. */
export function top(view: BabiesView): Record<string, unknown> {
  return view.doing.at(-1) ?? {};
}

export function awaited(view: BabiesView): boolean {
  return view.viewer !== null && view.waiting.includes(view.viewer);
}
