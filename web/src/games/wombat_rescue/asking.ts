/** What is asked, and half a sentence of why. */
import type { WombatView } from '../../generated/messages';
import { FARTHEST, MOVES } from '../../generated/wombat_rescue';
import { plural } from '../../play/formatting';
import { heading } from './hexes';
import { cardWords } from './words';

export interface Question {
  readonly question: string;
  readonly why: string;
}

const DEN = 'He waits there, and after a turn of yours he runs at whoever is nearest';
const ASKED: Readonly<Record<string, (view: WombatView) => Question>> = {
  movement,
  wander_to: (view) => ({
    question: `Wander to ${view.card ? cardWords(view.card) : 'where the card says'}`,
    why: 'The card names the ground; step onto a lit space',
  }),
  cube_source: () => ({ question: 'Which cube comes here?', why: 'You have none left: one of yours on the map moves' }),
  dingo_setup: () => ({ question: 'Where does the dingo wait?', why: `You play last, so he is yours. ${DEN}` }),
  dingo_den: () => ({ question: 'Out of which den?', why: `The dingo is yours now. ${DEN}` }),
  dingo_pick: (view) => ({ question: `Which dingo runs ${view.steps_left}?`, why: 'The other one is rolled for next' }),
  dingo_target: (view) => ({
    question: `He runs ${view.steps_left}: after whom?`,
    why: `They are equally near, ${plural(near(view), 'step')} away`,
  }),
  dingo_step: (view) => ({
    question: `He runs ${view.steps_left}: which way?`,
    why: 'The ways are equally short. Choose where he ends',
  }),
  give_dingo: () => ({ question: 'Who gets the dingo?', why: 'Whoever holds him lets him out and rolls for him' }),
};

export function asking(view: WombatView): Question | string {
  return ASKED[view.phase]?.(view) ?? '';
}

function movement(view: WombatView): Question {
  const me = view.wombats[view.waiting[0] ?? view.turn]!;
  if (view.moves_left === 0) return { question: 'No moves left', why: 'A tile may still help; then you digest' };
  const question = `Move ${MOVES - view.moves_left + 1} of ${MOVES}`;
  if (me.lost)
    return { question: `${question}: you are lost`, why: 'Nothing here smells of you, of food or of a baby' };
  const home = me.away === 0 ? 'you are at home' : `home is ${me.away} away`;
  if (!me.in_smell_area) return { question, why: `Out of your smell: one step onto food or your baby; ${home}` };
  const moves = view.ways.filter((way) => way.how === 'move');
  const sides = new Set(moves.map(({ path }) => heading(view.hexes[path[0]!]!, view.hexes[path.at(-1)!]!)));
  return {
    question,
    why: `${plural(moves.length, 'space')} in ${plural(sides.size, 'direction')}; ${home}`,
  };
}

function near(view: WombatView): number {
  return view.dingoes.find((one) => one.running)?.prey[0]?.distance ?? FARTHEST;
}
