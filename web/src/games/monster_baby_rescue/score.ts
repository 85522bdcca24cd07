/** The score board of the rulebook: thirty squares in a ring, and a marker for every thirty points. */
import type { Line } from '../../generated/messages';
import { ROUND } from '../../generated/monster_baby_rescue';

export const WIDE = 8;
export const HIGH = 9; // so that the rim has thirty squares

export interface Standing {
  readonly points: number;
  /** Where the figure goes; who has less than nothing waits on 0. */
  readonly walked: number;
  readonly markers: number;
  /** What the step that was counted last has brought. */
  readonly gained: number;
}

/** How a seat stands after so many steps of its pad. */
export function standing(pad: readonly Line[], steps: number): Standing {
  const counted = pad.slice(0, steps);
  const points = counted.reduce((sum, line) => sum + line.points, 0);
  const positive = Math.max(0, points);
  return {
    points,
    walked: positive,
    markers: Math.floor(positive / ROUND),
    gained: steps > 0 ? (pad[Math.min(steps, pad.length) - 1]?.points ?? 0) : 0,
  };
}

/** Where a figure is with so many points, also between two squares while it walks: columns and rows from the upper left. */
export function squareAt(points: number): { column: number; row: number } {
  const at = ((points % ROUND) + ROUND) % ROUND;
  const [right, up] = [WIDE - 1, HIGH - 1]; // from the lower left corner up, then clockwise
  if (at <= up) return { column: 0, row: up - at };
  if (at <= up + right) return { column: at - up, row: 0 };
  if (at <= 2 * up + right) return { column: right, row: at - up - right };
  return { column: right - (at - 2 * up - right), row: up };
}
