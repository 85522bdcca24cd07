/** Hexes in pixels: pointy-top, axial coordinates; q grows to the east, r to the south-east. Everything is a whole number. */
import type { Box, Point } from '../../play/camera';

export type { Box, Point };

export const SIZE = 40; // from the middle to the top
export const WIDE = 70; // a hair wider than it should be
/** Steps in the rules' order: E, NE, NW, W, SW, SE. */
export const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
/** Corner n and corner n + 1 are the ends of the edge in direction n. */
const CORNERS: readonly (readonly [number, number])[] = [
  [35, 20],
  [35, -20],
  [0, -40],
  [-35, -20],
  [-35, 20],
  [0, 40],
];

export interface Spot {
  readonly q: number;
  readonly r: number;
}

export function middle({ q, r }: Spot): Point {
  return { x: WIDE * q + (WIDE / 2) * r, y: 1.5 * SIZE * r };
}

export function named({ q, r }: Spot): string {
  return `${q},${r}`;
}

/** One hex as a path, smaller or larger than it is. */
export function outline(at: Point, part = 1): string {
  return `M${CORNERS.map(([x, y]) => `${at.x + x * part} ${at.y + y * part}`).join('L')}Z`;
}

/** The border of an area of hexes as one path: the edges behind which something else begins. */
export function border(area: readonly Spot[], alike: (one: Spot, other: Spot) => boolean = () => true): string {
  const inside = new Map(area.map((spot) => [named(spot), spot]));
  const edges = new Map<string, Point[]>();
  for (const spot of area) {
    const at = middle(spot);
    STEPS.forEach(([dq, dr], direction) => {
      const other = inside.get(named({ q: spot.q + dq, r: spot.r + dr }));
      if (other && alike(spot, other)) return;
      const [from, to] = [corner(at, direction), corner(at, direction + 1)];
      edges.set(key(from), [...(edges.get(key(from)) ?? []), to]);
    });
  }
  let path = '';
  for (const [start] of edges) {
    let next = edges.get(start)?.pop();
    if (!next) continue;
    path += `M${start}`;
    while (next) {
      path += `L${key(next)}`;
      next = edges.get(key(next))?.pop();
    }
    path += 'Z';
  }
  return path;
}

/** What the hexes take up, with a margin. */
export function bounds(spots: readonly Spot[], margin = 0): Box {
  const points = spots.map(middle);
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const half = WIDE / 2 + margin;
  return {
    left: left - half,
    top: top - SIZE - margin,
    width: right - left + 2 * half,
    height: bottom - top + 2 * (SIZE + margin),
  };
}

/** The direction from a hex to one in a straight line from it; -1 if there is none. */
export function heading(from: Spot, to: Spot): number {
  const [dq, dr] = [to.q - from.q, to.r - from.r];
  const far = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  return far === 0 ? -1 : STEPS.findIndex(([q, r]) => q * far === dq && r * far === dr);
}

function corner(at: Point, number: number): Point {
  const [x, y] = CORNERS[number % 6]!;
  return { x: at.x + x, y: at.y + y };
}

function key({ x, y }: Point): string {
  return `${x} ${y}`;
}
