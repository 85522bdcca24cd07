/** Where words stand beside the spaces that they are about: inside the frame, clear of each other and of what is lit. */
import type { Point } from './hexes';

export interface Word {
  readonly id: string;
  /** The middle of the hex it is about, on the map. */
  readonly at: Point;
  readonly toward?: Point;
  readonly text: string;
  readonly short: string;
  /** What the next click does: filled. */
  readonly main?: boolean;
  readonly bad?: boolean;
}

export interface Wish {
  /** The middle of the hex that the words belong to, in the frame. */
  readonly at: Point;
  /** Where they would rather stand, seen from there; none for to its right. */
  readonly toward?: Point;
  readonly width: number;
  readonly height: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** From the middle of a hex to its edge. */
  readonly hex: number;
  /** What should stay in sight: middles of lit spaces, and figures. */
  readonly clear: readonly Point[];
  /** What other things lie on. */
  readonly taken?: readonly Area[];
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const MARGIN = 4;
const SIDES: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0.7, y: -0.7 },
  { x: -0.7, y: -0.7 },
  { x: 0.7, y: 0.7 },
  { x: -0.7, y: 0.7 },
];

/** The middle of each label, in the order of the wishes: the first ones choose first. */
export function placed(wishes: readonly Wish[], room: Room): Point[] {
  const taken: Area[] = [...(room.taken ?? [])];
  return wishes.map((wish) => {
    const sides = wish.toward ? [wish.toward, ...SIDES] : SIDES;
    let best: { at: Point; cost: number } | null = null;
    for (const [turn, side] of sides.entries()) {
      const at = beside(wish, side, room);
      const cost = 6 * turn + price(at, wish, room, taken);
      if (!best || cost < best.cost) best = { at, cost };
    }
    taken.push(area(best!.at, wish));
    return best!.at;
  });
}

/** Beyond the edge of the hex, and moved into the frame. */
function beside({ at, width, height }: Wish, side: Point, room: Room): Point {
  const far = room.hex + 2 + (Math.abs(side.x) * width + Math.abs(side.y) * height) / 2;
  return {
    x: within(at.x + side.x * far, width, room.width),
    y: within(at.y + side.y * far, height, room.height),
  };
}

function within(middle: number, length: number, frame: number): number {
  return Math.min(Math.max(middle, length / 2 + MARGIN), frame - length / 2 - MARGIN);
}

function price(at: Point, wish: Wish, room: Room, taken: readonly Area[]): number {
  const own = area(at, wish);
  const edge = room.hex / 2;
  const covered = room.clear.filter(
    ({ x, y }) => x > own.left - edge && x < own.right + edge && y > own.top - edge && y < own.bottom + edge,
  ).length;
  const crossed = taken.filter(
    (one) => one.left < own.right && own.left < one.right && one.top < own.bottom && own.top < one.bottom,
  ).length;
  const hidden = Math.abs(at.x - wish.at.x) < wish.width / 2 && Math.abs(at.y - wish.at.y) < wish.height / 2 ? 1 : 0;
  return 1000 * crossed + 30 * covered + 60 * hidden;
}

function area({ x, y }: Point, { width, height }: Wish): Area {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}
