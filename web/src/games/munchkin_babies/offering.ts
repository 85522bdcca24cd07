/** Which choices are lit: what can be done at once, or, while the tray is open, what goes into it and what closes it. */
import type { Choice } from '../../generated/messages';
import { given, open } from '../../play/choices';
import { verb } from '../../play/choices';

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
export function offer(choices: readonly Choice[], phase: string, gathering: boolean): readonly Choice[] {
  const steps = gathering || phase === 'creation';
  return choices.filter(
    (choice) => !isCloser(choice) && !ANSWERS.has(verb(choice)) && (isStep(choice) ? steps : !gathering),
  );
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
  const at = given(choices).length + picked.length;
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

/** What a card is good for now, besides lying in the tray: such a card is raised. */
export function playable(choices: readonly Choice[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const choice of choices) {
    const [first = ''] = choice.places;
    if (!isStep(choice) && first.startsWith('mine:')) found.add(first.slice('mine:'.length));
    const used = USED[verb(choice)];
    if (used) found.add(used);
  }
  return found;
}
