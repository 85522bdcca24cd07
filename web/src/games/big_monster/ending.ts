/** How a game of Big Monster ended, in words: who has most, and what decided between equals. */
import type { BigMonsterView } from '../../generated/messages';
import { listed, points } from '../../play/formatting';
import { alone } from './words';

type Ended = Pick<BigMonsterView, 'teams' | 'team_results' | 'scores' | 'seats' | 'zones' | 'parts'>;

export function ending(view: Ended, name: (seat: number) => string): string {
  return alone(view) ? aloneEnding(view, name) : teamEnding(view, name);
}

function aloneEnding(view: Ended, name: (seat: number) => string): string {
  const most = Math.max(...view.scores);
  const best = places(view.scores, most);
  if (best.length === 1) return `${name(best[0]!)} has charted most: ${points(most)} points.`;
  const duel = view.seats === 2;
  const second = best.map((seat) => (duel ? (view.parts[seat]?.['Big Monsters'] ?? 0) : halves(view, seat)));
  const what = duel ? 'points from Big Monsters' : 'Big Monster tiles';
  return `${listed(best.map(name))} have ${points(most)} points each; ${decided(second, best, what, name)}`;
}

function teamEnding(view: Ended, name: (seat: number) => string): string {
  const most = Math.max(...view.team_results);
  const best = places(view.team_results, most);
  const called = (team: number) => listed((view.teams[team] ?? []).map(name));
  const rule = 'Of two partners the lower score counts.';
  if (best.length === 1) {
    const top = Math.max(...view.scores);
    const star = view.scores.indexOf(top);
    const lost = !view.teams[best[0]!]?.includes(star)
      ? ` ${name(star)}’s ${points(top)} were not enough for a team.`
      : '';
    return `${rule} ${called(best[0]!)} win with ${points(most)}.${lost}`;
  }
  const higher = best.map((team) => Math.max(...(view.teams[team] ?? []).map((seat) => view.scores[seat] ?? 0)));
  const tied = places(higher, Math.max(...higher)).map((at) => best[at]!);
  if (tied.length === 1)
    return `${rule} Several teams have ${points(most)}; the higher partner decides: ${called(tied[0]!)} win.`;
  const tiles = tied.map((team) => (view.teams[team] ?? []).reduce((sum, seat) => sum + halves(view, seat), 0));
  return `${rule} Several teams have ${points(most)}, and their higher partners the same; ${decided(tiles, tied, 'Big Monster tiles', called)}`;
}

function decided(
  counts: readonly number[],
  best: readonly number[],
  what: string,
  name: (at: number) => string,
): string {
  const most = Math.max(...counts);
  const winners = places(counts, most).map((at) => best[at]!);
  return winners.length > 1
    ? `they share the victory, with ${most} ${what}.`
    : `more ${what} decide: ${name(winners[0]!)}, with ${most}.`;
}

function halves(view: Ended, seat: number): number {
  return view.zones[seat]?.families['big_monster'] ?? 0;
}

function places(values: readonly number[], value: number): number[] {
  return values.flatMap((one, at) => (one === value ? [at] : []));
}
