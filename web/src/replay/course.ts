/** How an analysis lies along the frames of a replay. */
import type { Analysis, Frame, Moment } from '../generated/messages';

/** Which frames lie on the way that the game took in the end: what was taken back later has no place in the record. */
export function kept(frames: readonly Pick<Frame, 'move'>[]): boolean[] {
  let least = Infinity;
  return frames
    .map(({ move }) => move)
    .reverse()
    .map((move) => {
      least = Math.min(least, move);
      return move <= least;
    })
    .reverse();
}

/** The last move of a player before each frame; none before the first, and beside the way. */
export function moments(analysis: Analysis, frames: readonly Pick<Frame, 'move'>[]): (Moment | undefined)[] {
  const onTheWay = kept(frames);
  return frames.map(({ move }, at) =>
    onTheWay[at] ? analysis.moments.findLast((moment) => moment.number <= move) : undefined,
  );
}

/** Everybody's chances at each frame; beside the way they stay as they were. */
export function course(analysis: Analysis, frames: readonly Pick<Frame, 'move'>[]): readonly (readonly number[])[] {
  let now: readonly number[] = analysis.opening;
  return moments(analysis, frames).map((moment) => (now = moment?.chances ?? now));
}

/** The frame in which a move of the record is seen. */
export function frameOf(moment: Pick<Moment, 'number'>, frames: readonly Pick<Frame, 'move'>[]): number {
  const onTheWay = kept(frames);
  const found = frames.findIndex(({ move }, at) => onTheWay[at] && move >= moment.number);
  return found < 0 ? frames.length - 1 : found;
}

const GRAVE = 0.2; // of a chance to win

/** Whether a move cost very much. */
export function grave(moment: Pick<Moment, 'better'>): boolean {
  return (moment.better?.cost ?? 0) >= GRAVE;
}
