/** One click to a first game: a table like any other, at which a coach explains. */
import type { GameInfo } from '../generated/messages';
import { openTable } from '../pages/starting';
import { firstTime } from './known';
import { loadLesson } from './lessons';
import { begin } from './progress';

export async function learnNow(game: GameInfo): Promise<void> {
  const lesson = await loadLesson(game.id);
  if (!lesson) return;
  firstTime(game.id);
  const bots = lesson.bots.map((bot) => ({ kind: 'bot' as const, bot }));
  await openTable({ game: game.id, seats: [{ kind: 'me' }, ...bots], options: { ...lesson.options } }, (table) =>
    begin(table.id),
  );
}
