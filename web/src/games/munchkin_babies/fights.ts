/** A fight in words: where each number of its sums comes from, how it stands, and what would be enough. */
import type { Fight, Helper, Part } from '../../generated/messages';
import { capital, plural } from '../../play/formatting';
import { short, type Name } from './words';

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
const LONG = 14;

/** Where one number of a sum comes from. */
export function source({ what, card }: Pick<Part, 'what' | 'card'>): string {
  if (!card) return PARTS[what] ?? what;
  const name = card.called;
  return what === 'level' || name.length <= LONG ? name : short(card.id);
}

type Standing = Pick<Fight, 'side' | 'monsters' | 'winning' | 'wins_ties'>;

/** How much is missing to win. */
export function missing({ side, monsters, wins_ties }: Standing): number {
  return monsters - side + (wins_ties ? 0 : 1);
}

/** How the fight stands: "Emma is behind by 1", "a tie, and that is enough". */
export function standing(fight: Fight, name: Name): string {
  const who = fighters(fight, name);
  const are = fight.helper !== null || who === 'you' ? 'are' : 'is';
  const gap = Math.abs(fight.side - fight.monsters);
  if (gap === 0) return fight.winning ? 'A tie, and that is enough' : 'A tie, and that is not enough';
  return `${capital(who)} ${are} ${fight.side > fight.monsters ? 'ahead' : 'behind'} by ${gap}`;
}

function fighters({ fighter, helper }: Pick<Fight, 'fighter' | 'helper'>, name: Name): string {
  return helper === null ? name(fighter) : `${name(fighter)} and ${name(helper)}`;
}

/** What a win would bring now. */
export function prize({ levels, treasures, for_the_win }: Pick<Fight, 'levels' | 'treasures' | 'for_the_win'>): string {
  return for_the_win
    ? 'Level 10, and with it the game!'
    : `${plural(levels, 'level')}, ${plural(treasures, 'Treasure')}`;
}

export interface Verdict {
  word: string;
  why: string;
  good: boolean;
}

/** The verdict between both sides, with somebody's help in advance where one is thought of. */
export function verdict(fight: Fight, name: Name, thought: Helper | undefined): Verdict {
  if (fight.fleeing) return { word: 'Run!', why: 'a die for each monster', good: false };
  if (thought) {
    const word = `With ${name(thought.seat)}: ${thought.side} against ${thought.monsters}`;
    const { winning, levels, treasures } = thought;
    const tie = thought.side === thought.monsters;
    return {
      word,
      why: winning ? prize({ levels, treasures, for_the_win: false }) : tie ? 'a tie loses' : 'not enough',
      good: winning,
    };
  }
  const who = fighters(fight, name);
  const you = who === 'you';
  if (fight.winning)
    return {
      word: `${capital(who)} ${you || fight.helper !== null ? 'win' : 'wins'}`,
      why: fight.side === fight.monsters ? 'a tie is enough' : prize(fight),
      good: true,
    };
  const short = missing(fight);
  return {
    word: you ? `${short} short` : `${capital(who)}: ${short} short`,
    why: `${fight.side + short} would win`,
    good: false,
  };
}
