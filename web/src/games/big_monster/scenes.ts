/** What takes the stage in Big Monster: a medal, a blue crystal, a Big Monster made whole, the penalty. */
import type { LogLine } from '../../generated/messages';
import { signed } from '../../play/formatting';
import type { Scene, Told } from '../../stage/scene';
import { goalSign } from './words';

const CRYSTALS = ['blue', 'red', 'green'] as const;

export function scenes(told: Told): Scene[] {
  return told.news.flatMap((line) => scene(line, told) ?? []);
}

function scene(line: LogLine, told: Told): Scene | null {
  const who = line.seat === null ? '' : (told.seats[line.seat]?.name ?? '');
  const common = { sentences: [line.text], seat: line.seat, seconds: 1.2 };
  if (line.what === 'medal') {
    const middle = [goalSign(String(line.data['goal']))];
    const prices = [`${who} ${signed(Number(line.data['points']))}`];
    return { ...common, kind: `medal:${line.data['goal']}`, tone: 'good', word: 'A medal!', middle, prices };
  }
  if (line.what === 'penalty') {
    const prices = [`${who} ${signed(Number(line.data['points']))}`];
    return { ...common, kind: 'penalty', tone: 'bad', word: 'The penalty', middle: ['desert-monster'], prices };
  }
  if (line.what !== 'placed' && line.what !== 'uncovered') return null;
  const made = brought(line, line.seat === told.mySeat);
  return made && { ...common, ...made, tone: 'good', prices: [who] };
}

/** What a tile has made: of mine every crystal, of others' what is dear. */
function brought(line: LogLine, mine: boolean): Pick<Scene, 'kind' | 'word' | 'middle'> | null {
  const count = (key: string) => Number(line.data[key] ?? 0);
  if (count('big_monster')) return { kind: 'big_monster', word: 'A Big Monster!', middle: ['big-monster-right'] };
  const colours = CRYSTALS.filter((colour) => count(colour) && (mine || colour === 'blue'));
  const [first, ...more] = colours;
  if (!first) return null;
  const word = more.length || count(first) > 1 ? 'Crystals!' : `A ${first} crystal!`;
  return { kind: `crystal:${first}`, word, middle: [`crystal-${first}-whole`] };
}
