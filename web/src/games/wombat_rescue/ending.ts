/** How a game of Wombat Rescue ended, and why, in words. */
import type { WombatView } from '../../generated/messages';
import { plural } from '../../play/formatting';

export interface Ending {
  readonly title: string;
  readonly text: string;
}

export function ending(view: WombatView, name: (seat: number) => string): Ending {
  const babies = view.babies.length;
  const best = Math.max(...view.scores);
  const turns = view.most_turns / view.seats;
  if (view.ended === 'won') {
    const winner = view.scores.indexOf(babies);
    return {
      title: `All ${babies} babies are home`,
      text: `${view.seats === 1 ? 'You were faster than the dingo' : `${name(winner)} brought the last one home`}, in turn ${Math.floor(view.turns / view.seats) + 1}.`,
    };
  }
  if (view.ended === 'lost') {
    const baby = view.babies.find((one) => view.dingoes.some((dingo) => dingo.space === one.space));
    return {
      title: 'The dingo was there first',
      text: `He reached baby ${baby?.baby ?? '?'} while it waited; ${plural(best, 'baby', 'babies')} ${best === 1 ? 'is' : 'are'} safe at home.`,
    };
  }
  const leaders = view.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const why =
    view.seats === 1
      ? 'Alone that is a loss.'
      : leaders.length > 1
        ? 'Equal babies: whose mama is nearer to home is ahead.'
        : 'Most babies at home wins.';
  return {
    title: 'The turns ran out',
    text: `${view.seats === 1 ? 'You have' : 'Everybody has'} had ${plural(turns, 'turn')}. ${why}`,
  };
}

/** How far each mama is from home at the end. */
export function away(view: WombatView): number[] {
  return view.wombats.map((wombat) => wombat.away);
}
