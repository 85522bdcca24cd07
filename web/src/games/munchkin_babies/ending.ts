/** How a game of Munchkin Babies ended, in words: who got to Level 10, against what, and who shares it. */
import type { BabiesView } from '../../generated/messages';
import { TOP_LEVEL } from '../../generated/munchkin_babies';
import { listed, plural } from '../../play/formatting';

type Ended = Pick<BabiesView, 'winners' | 'babies' | 'fight' | 'turns'>;

export function ending(view: Ended, name: (seat: number) => string): string {
  const first = view.winners.filter((seat) => (view.babies[seat]?.level ?? 0) >= TOP_LEVEL);
  const rest = view.winners.filter((seat) => !first.includes(seat));
  if (first.length === 0) return limited(view, name);
  const beaten = beatenIn(view);
  const won = `${listed(first.map(name))} ${first.length > 1 ? 'have' : 'has'} reached Level ${TOP_LEVEL}${beaten ? ` by beating ${beaten}` : ''}.`;
  return rest.length ? `${won} ${listed(rest.map(name))} helped in that fight, and shares the victory.` : won;
}

function limited(view: Ended, name: (seat: number) => string): string {
  const level = Math.max(0, ...view.winners.map((seat) => view.babies[seat]?.level ?? 0));
  const tied = view.babies.filter((baby) => baby.level === level).length > view.winners.length;
  const why = tied ? ', and more gold on the table than whoever is as high' : '';
  return `After ${plural(view.turns, 'turn')} the game is stopped. ${listed(view.winners.map(name))} ${view.winners.length > 1 ? 'have' : 'has'} the highest Level: ${level}${why}.`;
}

function beatenIn({ fight }: Ended): string {
  return fight ? listed([...fight.killed.map((card) => card.name), ...fight.foes.map((foe) => foe.card.name)]) : '';
}
