/** Which ways of the dingo are shown, and which of them is meant. */
import type { Way, WombatView } from '../../generated/messages';

export interface Hunt {
  readonly path: readonly number[];
  readonly strong: boolean;
}

export interface Looked {
  readonly near: number | null;
  readonly chosen: readonly string[];
  readonly picked: readonly string[];
  /** The dingo himself is looked at. */
  readonly looked: boolean;
  readonly way: Way | null;
}

const RUNNING: readonly string[] = ['dingo_target', 'dingo_step', 'dingo_pick'];

export function hunted(view: WombatView, { near, chosen, picked, looked, way }: Looked): Hunt[] {
  const running = RUNNING.includes(view.phase);
  const always = running || looked || (view.seats === 1 && view.awake && view.ended === null);
  const mama = [...chosen, ...picked].find((one) => one.startsWith('mama:'))?.slice(5);
  return view.dingoes.flatMap((dingo) => {
    const close = dingo.space !== null && dingo.space === near;
    if ((!always && !close) || (view.phase === 'dingo_step' && !dingo.running)) return [];
    return dingo.prey.map(({ path, seat }) => ({
      path,
      strong:
        running && !(view.phase === 'dingo_step' && way !== null) && (mama === undefined || String(seat) === mama),
    }));
  });
}
