/** Where the small map lies: in the corner that hides the least of what is lit. */
import type { Frame } from '../../play/camera';
import type { Point } from './hexes';
import type { Area } from './labels';

const WIDE = 142;
const HIGH = 92;
const LOW = 76; // on a phone on its side it is smaller

export interface Corner {
  readonly name: string;
  readonly area: Area;
  /** The two round buttons above the map. */
  readonly tools: Area;
}

export function corner(lit: readonly Point[], { width, height }: Frame): Corner {
  const high = height < width ? LOW : HIGH;
  const wide = height < width ? WIDE - 28 : WIDE;
  const corners = [
    { name: 'left top', area: { left: 0, top: 0, right: wide, bottom: high } },
    { name: 'left bottom', area: { left: 0, top: height - high, right: wide, bottom: height } },
    { name: 'right bottom', area: { left: width - wide, top: height - high, right: width, bottom: height } },
  ];
  const hidden = ({ area }: { area: Area }) =>
    lit.filter(({ x, y }) => x > area.left - 20 && x < area.right + 20 && y > area.top - 20 && y < area.bottom + 20)
      .length;
  const best = corners.reduce((one, other) => (hidden(other) < hidden(one) ? other : one));
  return { ...best, tools: { left: width - 104, top: 0, right: width, bottom: height < width ? 0 : 60 } };
}
