/** Munchkin Babies in words: what the view's names are called, what is asked, and what comes next. */
import type { BabiesView, Baby, Card, Fight, Part } from '../../generated/messages';
import { CARDS } from '../../generated/munchkin_babies';
import { capital, listed, plural, points } from '../../play/formatting';

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
  return `${card.name}, ${[sortLine(card), facts(card)].filter((part) => part).join(', ')}. ${card.text}`;
}

/** Who a baby is: "girl, Level 3, Elfling Wiz Kid". */
export function described(baby: Baby): string {
  const badges = [...baby.races, ...baby.classes].map((card) => card.name).join(' ');
  return `${baby.girl ? 'girl' : 'boy'}, Level ${baby.level}, strength ${points(baby.strength)}${badges ? `, ${badges}` : ', human'}`;
}

const PARTS: Readonly<Record<string, string>> = {
  level: 'Level',
  hireling: 'Hireling',
  berserk: 'Berserk',
  turning: 'Turning',
  backstab: 'Backstab',
  lasting: 'Curse',
  die: 'Die',
  against: 'against this side',
  one_shot: 'One-shot',
};

/** Where one number of a sum comes from. */
export function source(part: Part): string {
  if (part.what === 'level') return part.card ? `${part.card.name}, Level` : 'Level';
  return part.card?.name ?? PARTS[part.what] ?? part.what;
}

/** How the fight stands: "Emma is behind by 1", "a tie, and a tie is enough". */
export function standing(fight: Fight, name: Name): string {
  const who = fight.helper === null ? name(fight.fighter) : `${name(fight.fighter)} and ${name(fight.helper)}`;
  const are = fight.helper !== null || who === 'you' ? 'are' : 'is';
  const gap = Math.abs(fight.side - fight.monsters);
  if (gap === 0) return fight.winning ? 'A tie, and that is enough' : 'A tie, and that is not enough';
  return `${capital(who)} ${are} ${fight.side > fight.monsters ? 'ahead' : 'behind'} by ${gap}`;
}

/** What a win would bring now. */
export function prize(fight: Fight): string {
  const levels = plural(fight.levels, 'level');
  return `${levels} and ${plural(fight.treasures, 'Treasure')} for a win${fight.for_the_win ? ', and with it the game!' : ''}`;
}

export const WINDOWS: ReadonlySet<string> = new Set(['final_call', 'curse_window', 'roll_window', 'turn_open']);
/** The steps of a turn as they are shown, the phases that belong to each, and what comes after it. */
export const STEPS: readonly { id: string; name: string; phases: readonly string[]; then: string }[] = [
  { id: 'ready', name: 'Get ready', phases: ['turn_start', 'listen', 'arrange', 'turn_open'], then: 'door' },
  { id: 'door', name: 'Kick the door', phases: ['door', 'door_card', 'kicked'], then: 'loot' },
  { id: 'fight', name: 'Fight', phases: ['after_combat'], then: 'after' },
  { id: 'loot', name: 'Trouble or loot', phases: ['trouble_or_loot', 'loot_offer'], then: 'charity' },
  { id: 'after', name: 'Tidy up', phases: ['post_combat'], then: 'charity' },
  { id: 'charity', name: 'Charity', phases: ['charity', 'charity_discard', 'charity_split', 'turn_end'], then: '' },
];

/** Which step of the turn is going on: what interrupts it lies above it. */
export function step(view: BabiesView): string {
  if (view.fight) return 'fight';
  const lowest = String(view.doing[0]?.['what'] ?? view.phase);
  return STEPS.find(({ phases }) => phases.includes(lowest))?.id ?? '';
}

/** What is on top of everything that goes on. */
export function top(view: BabiesView): Record<string, unknown> {
  return view.doing.at(-1) ?? {};
}

export function awaited(view: BabiesView): boolean {
  return view.viewer !== null && view.waiting.includes(view.viewer);
}

const QUESTIONS: Readonly<Record<string, string>> = {
  creation: 'Lay out your character',
  listen: 'Play the card you heard, or keep it',
  arrange: 'Get ready, then kick open the door',
  turn_open: 'Anything before the door is kicked open?',
  door_card: 'Play the card behind the door, or keep it',
  trouble_or_loot: 'Look for trouble, or loot the room?',
  loot_offer: 'Loot the room, too?',
  post_combat: 'Tidy up, then be done',
  charity: 'Charity: no more cards than your hand limit',
  charity_discard: 'Discard down to your hand limit',
  charity_split: 'Which card do you give away?',
  fight_or_not: 'Fight it, or crawl past?',
  help_counter: 'Do you accept the counter-offer?',
  forced_stay: 'Stay in the fight, or back out?',
  treasure_pick: 'Pick a Treasure',
  flee_first: 'Who should run first?',
  flee_decider: 'You decide: who runs first?',
  flee_next: 'Which monster do you run from next?',
  unearth: 'Draw, or take the top discard?',
  unearth_pay: 'Discard a card for what you took',
  received: 'Play what you have just got, or keep it',
  excess_big: 'Too many Big Items: which one goes?',
  excess_give: 'Who gets it?',
  excess_class: 'Too many of a kind: which one goes?',
  excess_equip: 'Too much equipped: what is turned sideways?',
  giving: 'Which card do you take?',
  giving_chosen: 'What do you give to whom?',
  taxing: 'What do you take?',
  choosing: 'Choose what happens to you',
  turning_aside: 'What do you put down for it?',
};

/** What is asked of the viewer. */
export function question(view: BabiesView): string {
  if (!awaited(view)) return view.passed ? 'You have let it be' : 'Not your turn, but you may meddle';
  const { fight } = view;
  const frame = top(view);
  if (view.phase === 'combat_open' && fight) {
    if (fight.winning) return 'You are ahead: resolve the fight';
    return fight.helper === null && !fight.help_forbidden
      ? 'You are behind: play cards or ask for help'
      : 'You are behind: play cards, or run away';
  }
  if (view.phase === 'help_ask') return 'Will you help?';
  if (WINDOWS.has(view.phase) && view.idle) return 'Nothing of yours matters here';
  if (view.phase === 'final_call') return 'The fight is called: anything to add?';
  if (view.phase === 'curse_window') return `${cardName(String(frame['card']))}: anything to say?`;
  if (view.phase === 'roll_window') return `The die shows ${view.die}: anything to say?`;
  if (view.phase.startsWith('losing')) return 'What do you lose?';
  return QUESTIONS[view.phase] ?? 'What will you do?';
}
