/** What takes the stage in Monster Baby Rescue: a goal, the witch doctor, a part at its best, and the final turns. */
import type { Home, LogLine } from '../../generated/messages';
import { TOP } from '../../generated/monster_baby_rescue';
import { capital, plural } from '../../play/formatting';
import type { Scene, Told } from '../../stage/scene';
import { emblems, rescue } from './words';

type Part = Pick<Scene, 'kind' | 'tone' | 'word' | 'prices'> & Partial<Scene>;

export function scenes(told: Told): Scene[] {
  return told.news.flatMap((line) => {
    const found = HEADS[line.what]?.(line, told);
    if (!found) return [];
    const seconds = line.seat === told.mySeat ? 1.6 : 1.2;
    return [{ sentences: [line.text], seconds, seat: line.seat, left: face(line, told), ...found }];
  });
}

const HEADS: Readonly<Record<string, (line: LogLine, told: Told) => Part | null>> = {
  goal: (line, told) => {
    const goal = rescue(told.view).goals[Number(line.data['goal'])];
    const signs = emblems(Object.keys(goal?.needs ?? {})).filter((id) => id in told.art);
    return {
      kind: `goal:${line.seat}`,
      tone: 'good',
      word: 'Goal!',
      prices: [plural(Number(line.data['points']), 'heart')],
      middle: signs.slice(0, 1),
      right: ['symbol-heart'],
    };
  },
  took: (line, told) => {
    const home = homeOf(line, told);
    if (home?.tiles.find(({ id }) => id === line.data['tile'])?.kind !== 'witch_doctor') return null;
    const worth = home.steps['Witch doctor'] ?? 0;
    return {
      kind: `doctor:${line.seat}`,
      tone: 'plain',
      word: 'Witch doctor',
      prices: [`${plural(home.visits, 'visit')} with ${plural(home.goals.length, 'goal')}: ${plural(worth, 'point')}`],
      middle: ['symbol-witch-doctor'],
    };
  },
  improved: (line, told) =>
    line.data['level'] === TOP
      ? {
          kind: `best:${line.seat}`,
          tone: 'good',
          word: 'At its best!',
          prices: [`${capital(String(line.data['part']))} ${TOP}`],
          middle: [`${homeOf(line, told)?.monster}-${String(line.data['part'])}-${TOP}`],
        }
      : null,
  last_round: () => ({ kind: 'final', tone: 'plain', word: 'Final turns', prices: ['One tile each, for free'] }),
};

function homeOf(line: LogLine, told: Told): Home | undefined {
  return rescue(told.view).homes[line.seat ?? -1];
}

/** Whose it is: the head of their monster. */
function face(line: LogLine, told: Told): string[] {
  const home = homeOf(line, told);
  return home?.monster ? [`${home.monster}-head-${home.levels['head'] ?? 1}`] : [];
}
