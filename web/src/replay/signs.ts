/** What lies along the axis of a replay: where rounds begin, and what took the stage. */
import type { Frame, Seat } from '../generated/messages';
import type { Scenes } from '../stage/scene';

export interface Chapter {
  frame: number;
  name: string;
}

export interface Sign {
  frame: number;
  word: string;
  picture: string;
}

/** Where each round, or whatever a game calls it, begins; none where there would be too many to read. */
export function chaptersOf(frames: readonly Pick<Frame, 'log'>[], most = 8): Chapter[] {
  const found: Chapter[] = [];
  frames.forEach(({ log }, frame) => {
    for (const line of log) {
      if (line.progress && line.part !== found.at(-1)?.name) found.push({ frame, name: line.part });
    }
  });
  return found.length > most ? [] : found;
}

/** What took the stage, with its picture; of many only so many as can be told apart, the good and the bad first. */
export function scenesOf(
  scenes: Scenes,
  frames: readonly Pick<Frame, 'log' | 'view'>[],
  around: { art: Readonly<Record<string, string>>; seats: readonly Seat[] },
  most = 12,
): Sign[] {
  const found: (Sign & { plain: boolean })[] = [];
  frames.forEach(({ log, view }, frame) => {
    const [scene] = scenes({ news: log, before: [], view, mySeat: null, ...around });
    const drawn = [...(scene?.middle ?? []), ...(scene?.right ?? []), ...(scene?.left ?? [])].find(
      (id) => around.art[id],
    );
    if (scene && drawn) found.push({ frame, word: scene.word, picture: drawn, plain: scene.tone === 'plain' });
  });
  const told = found.filter((one) => !one.plain);
  const shown = told.length > 0 ? told : found;
  const each = Math.ceil(shown.length / most);
  return shown.filter((_, at) => at % each === 0);
}

const CAPTION = 72; // letters that stand in two lines on a phone

/** What a step was, as far as there is room: whole sentences, the first of them always. The log has them all. */
export function caption(log: readonly { readonly text: string }[]): string {
  let told = log[0]?.text ?? '';
  for (const { text } of log.slice(1)) {
    if (told.length + text.length >= CAPTION) break;
    told += ` ${text}`;
  }
  return told;
}
