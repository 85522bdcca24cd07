/** The ring of six locations: a closed path of equal steps, on which every figure has a rock, and who lands where. */
import type { Figure, LogLine } from '../../generated/messages';
import { LOCATION_NAMES, LOCATIONS } from '../../generated/monster_baby_rescue';
import { capital } from '../../play/formatting';

export const NAMES: readonly string[] = LOCATION_NAMES.map(capital);

export interface Point {
  readonly x: number;
  readonly y: number;
  /** Which way the path goes here, in degrees. */
  readonly turn: number;
}

/** The corners' radius of such a path, and its whole length. */
export function measured(width: number, height: number): { radius: number; around: number } {
  const radius = (Math.min(width, height) / 2) * 0.92;
  return { radius, around: 2 * (width + height - 4 * radius) + 2 * Math.PI * radius };
}

/** A place on a path with round corners, clockwise; 0 and 1 are where the river begins, on the left. */
export function pointAt(part: number, width: number, height: number): Point {
  const { radius, around } = measured(width, height);
  const [across, down, bend] = [width - 2 * radius, height - 2 * radius, (Math.PI / 2) * radius];
  const river = down / 2 - around / LOCATIONS / 2; // its middle is the middle of the left side
  let way = (river + part * around + 2 * around) % around;
  const sides: [number, number, number, number][] = [
    [down, 0, height - radius, 270],
    [across, radius, 0, 0],
    [down, width, radius, 90],
    [across, width - radius, height, 180],
  ];
  for (const [length, x, y, turn] of sides) {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    if (way <= length) return { x: x + dx * way, y: y + dy * way, turn };
    way -= length;
    if (way <= bend) {
      const angle = way / radius;
      const [px, py] = [x + dx * length, y + dy * length];
      // From the end of the side, round a centre that lies on the right hand.
      const [cx, cy] = [px - dy * radius, py + dx * radius];
      const [vx, vy] = [px - cx, py - cy];
      return {
        x: cx + vx * Math.cos(angle) - vy * Math.sin(angle),
        y: cy + vx * Math.sin(angle) + vy * Math.cos(angle),
        turn: (turn + (angle * 180) / Math.PI) % 360,
      };
    }
    way -= bend;
  }
  return { x: 0, y: height - radius, turn: 270 };
}

/** How far along the ring a rock lies: a location has a signpost first, and then a rock for every player. */
export function partOf(location: number, rock: number, seats: number): number {
  return (location + (rock + 1.5) / (seats + 1)) / LOCATIONS;
}

export function postOf(location: number, seats: number): number {
  return (location + 0.5 / (seats + 1)) / LOCATIONS;
}

/**
 * The rock of each figure. The view says who is before whom; who stands on which rock follows from how they came there,
 * since nobody moves up when the one behind leaves.
 */
export function rocks(log: readonly LogLine[], track: readonly Figure[]): Map<number, number> {
  const at = new Map<number, { position: number; rock: number }>();
  for (const line of log) {
    if (line.seat === null) continue;
    if (line.what === 'figure') at.set(line.seat, { position: 0, rock: Number(line.data['rock']) });
    const cost = line.what === 'took' ? Number(line.data['cost']) : 0;
    if (!cost) continue;
    const position = (at.get(line.seat)?.position ?? 0) + cost;
    at.set(line.seat, { position, rock: firstFree([...at.values()].filter((one) => one.position === position)) });
  }
  if (track.every(({ seat, position }) => at.get(seat)?.position === position))
    return new Map([...at].map(([seat, { rock }]) => [seat, rock]));
  return new Map(
    track.map(({ seat, position }, order) => [
      seat,
      track.slice(0, order).filter((one) => one.position === position).length,
    ]),
  );
}

/** Where a figure would come to stand. */
export function landing(
  seat: number,
  cost: number,
  track: readonly Figure[],
  standing: ReadonlyMap<number, number>,
): { location: number; rock: number; behind: number[] } {
  const position = (track.find((one) => one.seat === seat)?.position ?? 0) + cost;
  const there = track.filter((one) => one.seat !== seat && one.position === position);
  return {
    location: position % LOCATIONS,
    rock: firstFree(there.map((one) => ({ rock: standing.get(one.seat) ?? 0 }))),
    behind: there.map((one) => one.seat),
  };
}

function firstFree(there: readonly { rock: number }[]): number {
  return there.length ? Math.max(...there.map((one) => one.rock)) + 1 : 0;
}
