/** Where an explanation stands: beside what it speaks of, and over nothing that is needed. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** The edge of the card that looks at the target, and how far along it; none where they do not stand side by side. */
  readonly edge: 'left' | 'right' | 'top' | 'bottom' | null;
  readonly along: number;
}

const GAP = 16;
const RING = 8; // round the target, with a little air
const EDGE = 8;
const NEAR = 48; // an arrow points no farther
const CORNER = 26; // so far from a corner an arrow can stand
const AWAY = 0.5; // a pixel of distance, beside a covered square pixel of what is needed

/** What may be covered only if there is no other place: the vital rather not at all, the useful as little as can be. */
export interface Needed {
  readonly vital: readonly Box[];
  readonly useful: readonly Box[];
}

/** Of all places in the area the one that covers least: never the target if that can be, then what is needed. */
export function placing(card: Pick<Box, 'width' | 'height'>, target: Box | null, needed: Needed, area: Box): Placed {
  const spots = [...beside(card, target), ...around(card, area)].map((spot) => within(spot, area));
  const ringed = target && {
    left: target.left - RING,
    top: target.top - RING,
    width: target.width + 2 * RING,
    height: target.height + 2 * RING,
  };
  const cost = (box: Box) =>
    (target && ringed ? 1000 * overlap(box, ringed) + AWAY * distance(box, target) : 0) +
    20 * covered(box, needed.vital) +
    covered(box, needed.useful);
  const best = spots.reduce((least, spot) => (cost(spot) < cost(least) ? spot : least));
  return { left: Math.round(best.left), top: Math.round(best.top), ...facing(best, target) };
}

function beside({ width, height }: Pick<Box, 'width' | 'height'>, target: Box | null): Box[] {
  if (!target) return [];
  const x = target.left + target.width / 2 - width / 2;
  const y = target.top + target.height / 2 - height / 2;
  return [
    { left: target.left + target.width + GAP, top: y, width, height },
    { left: target.left - width - GAP, top: y, width, height },
    { left: x, top: target.top - height - GAP, width, height },
    { left: x, top: target.top + target.height + GAP, width, height },
  ];
}

/** Along the rim of the area, and in its middle. */
function around({ width, height }: Pick<Box, 'width' | 'height'>, area: Box): Box[] {
  const parts = Array.from({ length: 13 }, (_, at) => at / 12);
  return parts.flatMap((down) =>
    parts.map((across) => ({
      left: area.left + across * (area.width - width),
      top: area.top + down * (area.height - height),
      width,
      height,
    })),
  );
}

function within(box: Box, area: Box): Box {
  const left = Math.max(area.left + EDGE, Math.min(box.left, area.left + area.width - box.width - EDGE));
  const top = Math.max(area.top + EDGE, Math.min(box.top, area.top + area.height - box.height - EDGE));
  return { ...box, left, top };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, one) => sum + overlap(box, one), 0);
}

function distance(one: Box, other: Box): number {
  const across = Math.max(0, one.left - other.left - other.width, other.left - one.left - one.width);
  const down = Math.max(0, one.top - other.top - other.height, other.top - one.top - one.height);
  return across + down;
}

/** An arrow stands where the two lie side by side for long enough. */
function facing(card: Box, target: Box | null): Pick<Placed, 'edge' | 'along'> {
  if (!target || overlap(card, target) > 0 || distance(card, target) > NEAR) return { edge: null, along: 0 };
  const across = shared(card.left, card.width, target.left, target.width);
  const down = shared(card.top, card.height, target.top, target.height);
  if (across !== null)
    return { edge: target.top > card.top ? 'bottom' : 'top', along: clamp(across - card.left, card.width) };
  if (down !== null)
    return { edge: target.left > card.left ? 'right' : 'left', along: clamp(down - card.top, card.height) };
  return { edge: null, along: 0 };
}

/** The middle of what two stretches have in common, if that is enough for an arrow. */
function shared(start: number, length: number, otherStart: number, otherLength: number): number | null {
  const from = Math.max(start, otherStart);
  const to = Math.min(start + length, otherStart + otherLength);
  return to - from > CORNER ? (from + to) / 2 : null;
}

const clamp = (at: number, length: number) => Math.round(Math.max(CORNER, Math.min(at, length - CORNER)));
