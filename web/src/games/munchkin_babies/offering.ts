/** Which choices are lit: what can be done at once, or, while the tray is open, what goes into it and what closes it. */
import type { BabiesView, Choice } from '../../generated/messages';
import { given as begun, open, verb } from '../../play/choices';
import { looking } from '../../play/looking.svelte';
import { CHARITY } from './charity';
import { excess } from './questions';

const STEPS: ReadonlySet<string> = new Set(['lay', 'want', 'share', 'order', 'aim']);
const CLOSERS: ReadonlySet<string> = new Set([
  'clear',
  'sell',
  'trade',
  'show',
  'ask',
  'counter',
  'berserk',
  'turning',
  'backstab',
  'steal',
  'fly',
  'reroll',
]);
const ANSWERS: ReadonlySet<string> = new Set(['accept_trade', 'decline_trade']);

/** Cards that are played by a verb which does not name them. */
const USED: Readonly<Record<string, string>> = {
  cheat: 'cheat',
  recover: 'lost_and_found_basket',
  grab: 'gimme_that',
  set_die: 'loaded_alphabet_block',
  escort: 'instant_blanket_fort',
  cancel: 'birthday_wish',
  swap: 'peekaboo',
  add_monster: 'wandering_monster',
};

export function isStep(choice: Choice): boolean {
  return STEPS.has(verb(choice));
}

export function isCloser(choice: Choice): boolean {
  return CLOSERS.has(verb(choice));
}

/**
 * In set-up the tray is all there is; otherwise it is opened on purpose. What closes it, and the answer to a trade, are
 * buttons of their own, where all of it can be read first.
 */
export function offer(choices: readonly Choice[], view: BabiesView, gathering: boolean): readonly Choice[] {
  const steps = gathering || view.phase === 'creation';
  return choices.filter(
    (choice) =>
      !isCloser(choice) &&
      !ANSWERS.has(verb(choice)) &&
      !(given(view) && GIVEN.has(verb(choice))) &&
      !(hidden(view) && isOnBody(choice)) &&
      (isStep(choice) ? steps : !gathering),
  );
}

/** What is done with the things on the own table, which a fight hides from the stage. */
const BODY: ReadonlySet<string> = new Set(['equip', 'unequip', 'hand_over', 'take_over', 'discard']);
export function isOnBody(choice: Choice): boolean {
  return BODY.has(verb(choice));
}
function hidden(view: BabiesView): boolean {
  return view.fight !== null && looking.seat !== view.viewer;
}

/** Charity is one choice, with a panel of its own. */
const GIVEN: ReadonlySet<string> = new Set(['done', 'choose', 'choose_player']);
function given(view: BabiesView): boolean {
  return CHARITY.has(view.phase) && view.turn === view.viewer && excess(view) > 0;
}

/** A place that a click could go to next, with the choices behind it. */
export interface Next {
  place: string;
  choices: Choice[];
  /** What a click there does or begins. */
  label: string;
}

/** The next places of all open choices, in their order. */
export function nexts(choices: readonly Choice[], picked: readonly string[]): Next[] {
  const at = begun(choices).length + picked.length;
  const found = new Map<string, Choice[]>();
  for (const choice of open(choices, { path: picked, ready: null })) {
    const place = choice.places[at];
    if (place !== undefined) found.set(place, [...(found.get(place) ?? []), choice]);
  }
  return [...found].map(([place, behind]) => ({
    place,
    choices: behind,
    label: behind.length === 1 ? behind[0]!.label : '',
  }));
}

/** What a card is good for now, besides lying in the tray, and what it would come to: such a card is raised. */
export function playable(choices: readonly Choice[]): ReadonlyMap<string, Choice | undefined> {
  const found = new Map<string, Choice | undefined>();
  for (const choice of choices) {
    const [first = ''] = choice.places;
    const own = !isStep(choice) && first.startsWith('mine:') ? first.slice('mine:'.length) : '';
    for (const card of [own, USED[verb(choice)] ?? '']) {
      if (card) found.set(card, better(found.get(card), choice));
    }
  }
  return found;
}

/** Of two things to do with a card the one whose outcome is worth saying, a good one first. */
function better(known: Choice | undefined, other: Choice): Choice | undefined {
  if (!other.outcome) return known;
  return known && (known.good || !other.good) ? known : other;
}
