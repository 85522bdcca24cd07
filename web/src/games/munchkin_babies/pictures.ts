/** Which of our drawings stands for a card, and which layers dress a baby. */
import type { Baby, Card, Item } from '../../generated/messages';

const HEADS: Readonly<Record<string, string>> = { saucepan_helm: 'pot', cardboard_crown: 'pot' };
const ARMORS: Readonly<Record<string, string>> = {
  kinderarmor: 'bib',
  bib_of_bashing: 'bib',
  bubble_wrap_onesie: 'bib',
};
const FEET: Readonly<Record<string, string>> = { light_up_sneakers: 'skates', bronze_booties: 'bootees' };
const RIGHT: Readonly<Record<string, string>> = { sippy_lid_shield: 'lid' };
const DRAWN: Readonly<Record<string, string>> = {
  extremely_pokey_spoon: 'spoon',
  kazoo_of_constant_whining: 'wand',
  kid_safe_stabbinator: 'spoon',
  woobie_of_mass_destruction: 'plush',
  crayon_of_treachery: 'wand',
  wand_of_bubbles: 'wand',
  toy_of_sparkly_fascination: 'wand',
  super_duper_soaker: 'soaker',
  enormous_wooden_block: 'block',
  water_wings: 'balloon',
  blankie_of_obscurity: 'blanket',
  step_stool: 'block',
  jellyfish_sandwich: 'jar',
  gnawed_drumstick: 'rattle',
  banana_smush_grenade: 'jar',
  magic_mashed_missile: 'jar',
  glow_in_the_dark_vitamins: 'jar',
  make_nice_muffins: 'jar',
  jam_hands: 'jar',
  morph_o_dough: 'jar',
  pretty_balloon: 'balloon',
  towel_of_invisibility: 'blanket',
  instant_blanket_fort: 'blanket',
  loaded_alphabet_block: 'block',
  birthday_wish: 'star',
};
const OTHERS: Readonly<Record<string, string>> = {
  big_brother: 'baby',
  mirror_baby: 'baby',
  diaper_of_holding: 'sign-special',
  diaper_bomb: 'sign-special',
  lost_and_found_basket: 'sign-special',
  night_light_of_courage: 'item-star',
};
const SORTS: Readonly<Record<string, string>> = {
  super_munchkin: 'sign-class',
  half_breed: 'sign-race',
  curse: 'sign-curse',
  enhancer: 'sign-enhancer',
  go_up_level: 'sign-level',
  hireling: 'baby',
  wandering_monster: 'sign-wandering',
  cheat: 'sign-cheat',
  other: 'sign-special',
  monster: 'sign-enhancer',
  one_shot: 'item-bottle',
};

export function picture(card: Card, art: Readonly<Record<string, string>>): string {
  const own = card.id.replaceAll('_', '-');
  const found = [
    own,
    `${card.sort}-${own}`,
    OTHERS[card.id] ?? `item-${DRAWN[card.id]}`,
    card.sort === 'item' ? worn(card, false) : (SORTS[card.sort] ?? ''),
  ];
  return found.find((id) => id in art) ?? (card.deck === 'door' ? 'back-door' : 'back-treasure');
}

/** What an Item looks like: one of a few drawings for each slot. */
function worn(card: Card, second: boolean): string {
  if (card.slot === 'headgear') return `item-${HEADS[card.id] ?? 'bonnet'}`;
  if (card.slot === 'armor') return `item-${ARMORS[card.id] ?? 'blanket'}`;
  if (card.slot === 'footgear') return `item-${FEET[card.id] ?? 'bootees'}`;
  if (card.slot === 'none') return 'item-star';
  return `item-${RIGHT[card.id] ?? (second ? 'bottle' : 'rattle')}`;
}

/** The layers of a dressed baby, the lowest first. */
export function layers(baby: Pick<Baby, 'items'>): string[] {
  const on = baby.items.filter((item) => item.equipped && !item.hireling);
  const at = (slot: string) => on.find((item) => item.card.slot === slot)?.card;
  const hands = on.filter((item) => item.card.slot.includes('hand'));
  const found: string[] = [];
  const armor = at('armor');
  const blanket = armor !== undefined && (ARMORS[armor.id] ?? 'blanket') === 'blanket';
  if (blanket) found.push('slot-armor-blanket');
  found.push('baby');
  if (armor && !blanket) found.push('slot-armor-bib');
  const feet = at('footgear');
  if (feet) found.push(`slot-footgear-${FEET[feet.id] ?? 'bootees'}`);
  const head = at('headgear');
  if (head) found.push(`slot-headgear-${HEADS[head.id] ?? 'bonnet'}`);
  if (hands[0]) found.push('slot-hand-left-rattle');
  if (hands[1] ?? hands.find((item) => item.card.slot === '2_hands'))
    found.push(`slot-hand-right-${RIGHT[hands[1]?.card.id ?? ''] ?? 'bottle'}`);
  return found;
}

/** The places of a body, and what is there. */
export interface Place {
  slot: string;
  name: string;
  items: Item[];
}

const BODY: readonly { slot: string; name: string }[] = [
  { slot: 'headgear', name: 'Head' },
  { slot: 'armor', name: 'Body' },
  { slot: 'hands', name: 'Hands' },
  { slot: 'footgear', name: 'Feet' },
  { slot: 'none', name: 'Extra' },
];

export function body(baby: Pick<Baby, 'items'>): Place[] {
  const on = baby.items.filter((item) => item.equipped && !item.hireling);
  return BODY.map((place) => ({
    ...place,
    items: on.filter(({ card }) => (card.slot.includes('hand') ? 'hands' : card.slot) === place.slot),
  }));
}

export function carried(baby: Pick<Baby, 'items'>): Item[] {
  return baby.items.filter((item) => !item.equipped);
}
