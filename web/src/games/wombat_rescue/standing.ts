/** Where pieces stand within a hex, and how large: alone in its middle, in company side by side. */
import type { Cubes, WombatView } from '../../generated/messages';
import { middle, type Point } from './hexes';

export interface Piece extends Point {
  readonly size: number;
}

export interface MamaPiece extends Piece {
  readonly seat: number;
}

export interface CubePiece extends Piece, Pick<Cubes, 'seat' | 'count' | 'radius' | 'space'> {
  /** In company only a chip is shown. */
  readonly chip: boolean;
}

/** Mamas of one hex, by how many there are: aside, down and size. */
const MAMAS: readonly (readonly (readonly [number, number, number])[])[] = [
  [[0, -4, 62]],
  [
    [-15, -4, 48],
    [16, -2, 48],
  ],
  [
    [-19, -8, 42],
    [19, -8, 42],
    [0, 8, 42],
  ],
  [
    [-17, -13, 38],
    [17, -13, 38],
    [-17, 11, 38],
    [17, 11, 38],
  ],
  [
    [-19, -14, 35],
    [19, -14, 35],
    [0, -2, 35],
    [-19, 11, 35],
    [19, 11, 35],
  ],
];
/** At home they stand in a row before the burrow. */
const AT_HOME: readonly (readonly [number, number])[] = [
  [0, 44],
  [30, 38],
  [22, 36],
  [17, 34],
  [14, 32],
];
const CHIP = 17;

export function mamas(view: WombatView): MamaPiece[] {
  return view.wombats.map(({ space }, seat) => {
    const together = view.wombats.flatMap((one, other) => (one.space === space ? [other] : []));
    const { x, y } = middle(view.hexes[space]!);
    if (space === view.home) {
      const [apart, size] = AT_HOME[together.length - 1]!;
      const place = together.indexOf(seat) - (together.length - 1) / 2;
      return { seat, x: x + place * apart, y: y + 9 + (together.indexOf(seat) % 2) * 3, size };
    }
    const [dx, dy, size] = MAMAS[together.length - 1]![together.indexOf(seat)]!;
    const crowded = view.dingoes.some((dingo) => dingo.space === space) ? 14 : 0;
    return { seat, x: x + dx + crowded, y: y + dy, size };
  });
}

/** Big where they lie alone, chips along the lower edge of a hex where something else is. */
export function cubes(view: WombatView): CubePiece[] {
  return view.cubes.map((cube) => {
    const { x, y } = middle(view.hexes[cube.space]!);
    const there = view.cubes.filter((one) => one.space === cube.space);
    const shared = there.length > 1 || view.hexes[cube.space]!.mark === 'home' || occupied(view, cube.space);
    if (!shared) return { ...cube, x, y: y - 2, size: 50, chip: false };
    const at = there.indexOf(cube) - (there.length - 1) / 2;
    return { ...cube, x: x + at * CHIP, y: y + (Math.abs(at) > 1 ? 25 : 30), size: CHIP, chip: true };
  });
}

/** Something stands there beside which cubes are small. */
function occupied(view: WombatView, space: number): boolean {
  return (
    [view.wombats, view.dingoes, view.food, view.babies].some((pieces) => pieces.some((one) => one.space === space)) ||
    view.hexes[space]!.mark === 'den'
  );
}

/** A food disk steps aside for who stands on it. */
export function disk(view: WombatView, space: number): Piece {
  const { x, y } = middle(view.hexes[space]!);
  const covered = [view.wombats, view.dingoes].some((pieces) => pieces.some((one) => one.space === space));
  return covered ? { x: x - 19, y: y - 14, size: 24 } : { x, y, size: 38 };
}

export function dingo(view: WombatView, space: number, number: number): Piece {
  const { x, y } = middle(view.hexes[space]!);
  const other = view.dingoes.some((one) => one.space === space && one.number !== number);
  const aside = (other ? (number === 1 ? -14 : 14) : 0) - (view.wombats.some((one) => one.space === space) ? 12 : 0);
  return { x: x + aside, y: y - 5, size: 60 };
}
