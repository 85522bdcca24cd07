/** Which of our drawings stands for a card, and which layers make a dressed baby. */
import type { Baby, Card } from '../../generated/messages';

const drawn = (id: string): string => id.replaceAll('_', '-');

/** Every kind of card has a picture of its own; one from another printing shows the back of its deck. */
export function picture(card: Card, art: Readonly<Record<string, string>>): string {
  const own = drawn(card.id);
  const found = [own, `${card.sort}-${own}`].find((id) => id in art);
  return found ?? (card.deck === 'door' ? 'back-door' : 'back-treasure');
}

/** What is worn without a place on the body lies behind the baby, on its belly, or beside it. */
const BEHIND: ReadonlySet<string> = new Set(['big_brother', 'blankie_of_obscurity', 'step_stool']);
const ON_THE_BELLY: ReadonlySet<string> = new Set(['diaper_of_holding', 'water_wings', 'giant_gold_star']);

/** The layers of a baby with its sex, Races, Classes and what it wears, the lowest first. All share one square. */
export function layers(baby: Pick<Baby, 'items' | 'classes' | 'races' | 'girl' | 'hireling'>): string[] {
  const on = baby.items.filter((item) => item.equipped && !item.hireling).map((item) => item.card);
  const slot = (name: string) => on.filter((card) => card.slot === name);
  const worn = (cards: Card[]) => cards.map((card) => `worn-${drawn(card.id)}`);
  const badges = new Set([...baby.classes, ...baby.races].map((card) => card.id));
  const parts = (...wanted: [string, ...string[]][]) =>
    wanted.flatMap(([badge, ...ids]) => (badges.has(badge) ? ids.map((id) => `doll-${id}`) : []));
  const extra = slot('none');
  const skin = badges.has('orcling') ? '-orcling' : '';
  const hat = slot('headgear');
  return [
    ...(baby.hireling ? ['doll-hireling'] : []),
    ...worn(extra.filter((card) => BEHIND.has(card.id))),
    ...parts(['holy_terror', 'holy-terror-wings'], ['wiz_kid', 'wiz-kid-cape']),
    `doll-baby${skin}`,
    ...parts(['quarterling', 'quarterling-feet']),
    ...worn(slot('armor')),
    ...worn(extra.filter((card) => ON_THE_BELLY.has(card.id))),
    ...(baby.girl ? ['doll-lashes'] : hat.length || badges.has('quarterling') ? [] : ['doll-tuft']),
    ...parts(
      ['orcling', 'orcling-tusks'],
      ['ankle_biter', 'ankle-biter-teeth'],
      ['crumb_snatcher', 'crumb-snatcher-mask'],
      ['wiz_kid', 'wiz-kid-glasses'],
      ['dwarfling', 'dwarfling-beard'],
      ['quarterling', 'quarterling-curls'],
      ['elfling', 'elfling-ears'],
    ),
    ...worn(slot('footgear')),
    ...worn(hat),
    ...parts(['holy_terror', 'holy-terror-halo']),
    ...(baby.girl ? ['doll-bow'] : []),
    ...held(slot('1_hand'), slot('2_hands'), skin),
    ...worn(extra.filter((card) => !BEHIND.has(card.id) && !ON_THE_BELLY.has(card.id))),
  ];
}

/** What is in the hands, with the fists round it: something for both, or one thing in each. */
function held(single: Card[], double: Card[], skin: string): string[] {
  const [left, right] = single;
  const found = double.map((card) => `worn-${drawn(card.id)}`);
  if (left) found.push(`left-${drawn(left.id)}`);
  if (right) found.push(`right-${drawn(right.id)}`);
  if (left || double.length) found.push(`doll-fist-left${skin}`);
  if (right || double.length) found.push(`doll-fist-right${skin}`);
  return found;
}
