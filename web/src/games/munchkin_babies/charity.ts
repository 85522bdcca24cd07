/** Charity as one choice: who gets cards, and the steps that give them, spread as evenly as the rule wants it. */
import type { BabiesView, Choice } from '../../generated/messages';
import { spelled, verb } from '../../play/choices';
import { top } from './words';

export interface Plan {
  /** Nobody: the cards are thrown away. */
  receivers: readonly number[];
  steps: (cards: readonly string[]) => string[];
}

export const CHARITY: ReadonlySet<string> = new Set(['charity', 'charity_discard', 'charity_split']);

export function charity(view: BabiesView, choices: readonly Choice[]): Plan {
  const begun = view.phase !== 'charity';
  const first = begun ? [] : ['done'];
  const choose = (card: string) => `choose card=${card}`;
  const receivers = lowest(view, choices);
  const to = top(view)['to'];
  return {
    receivers,
    steps: (cards) => [
      ...first,
      ...cards.flatMap((card, at) =>
        receivers.length > 1 && !(at === 0 && typeof to === 'number' && to >= 0)
          ? [`choose_player player=${receivers[at % receivers.length]}`, choose(card)]
          : [choose(card)],
      ),
    ],
  };
}

/** Those of the lowest Level, from the left of who gives; nobody where that is one of them. */
function lowest(view: BabiesView, choices: readonly Choice[]): number[] {
  const asked = choices
    .filter((choice) => verb(choice) === 'choose_player')
    .map(({ text }) => Number(spelled(text).value));
  if (asked.length) return asked;
  const me = view.viewer ?? 0;
  const level = Math.min(...view.babies.map((baby) => baby.level));
  if (view.babies[me]?.level === level) return [];
  return view.babies
    .map((_, at) => (me + 1 + at) % view.babies.length)
    .filter((seat) => seat !== me && view.babies[seat]?.level === level);
}
