/** A zone in pixels: a cell is half the long side of a tile, the explorer's top-left cell is (0, 0), y goes down. */
import type { BigMonsterView, Crystal, HandTile, Gain, Spot, Zone } from '../../generated/messages';
import { KINDS } from '../../generated/big_monster';
import type { Box, Point } from '../../play/camera';

export const CELL = 72;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A place where a tile can go, and what it would do there. */
export interface Place extends Spot {
  /** Better than elsewhere. */
  readonly special: boolean;
}

/** Width and height of a tile in cells. */
export function size(kind: string): [number, number] {
  return KINDS[kind]?.flat ? [2, 1] : [1, 2];
}

/** The middle of a tile; those of two places never come nearer to each other than a cell. */
export function middle({ x, y }: Cell, kind: string): Point {
  const [wide, high] = size(kind);
  return { x: (x + wide / 2) * CELL, y: (y + high / 2) * CELL };
}

/** Where the pieces of a crystal meet. */
export function meeting({ x, y }: Crystal): Point {
  return { x: (x * CELL) / 2, y: (y * CELL) / 2 };
}

/** A tile's rectangle. */
export function area({ x, y }: Cell, kind: string): Box {
  const [wide, high] = size(kind);
  return { left: x * CELL, top: y * CELL, width: wide * CELL, height: high * CELL };
}

/** What of the plane a zone covers, and these cells, with some room around it. */
export function bounds(
  zone: Pick<Zone, 'left' | 'top' | 'right' | 'bottom'>,
  room: number,
  cells: readonly Cell[] = [],
): Box {
  const left = Math.min(zone.left, ...cells.map(({ x }) => x));
  const top = Math.min(zone.top, ...cells.map(({ y }) => y));
  const right = Math.max(zone.right, ...cells.map(({ x }) => x)) + 1;
  const bottom = Math.max(zone.bottom, ...cells.map(({ y }) => y)) + 1;
  return {
    left: (left - room) * CELL,
    top: (top - room) * CELL,
    width: (right - left + 2 * room) * CELL,
    height: (bottom - top + 2 * room) * CELL,
  };
}

/** The first and the last cell of every place where something of the hand can go. */
export function reach(view: Pick<BigMonsterView, 'upright_places' | 'flat_places'>): Cell[] {
  const ends = (places: readonly (readonly [number, number])[], dx: number, dy: number) =>
    places.flatMap(([x, y]) => [
      { x, y },
      { x: x + dx, y: y + dy },
    ]);
  return [...ends(view.upright_places, 0, 1), ...ends(view.flat_places, 1, 0)];
}

/** Every place where a tile can go, with what it would bring; the plain ones bring what it brings anywhere. */
export function places(view: Pick<BigMonsterView, 'upright_places' | 'flat_places'>, tile: HandTile): Place[] {
  const spots = new Map(tile.spots.map((spot) => [`${spot.x},${spot.y}`, spot]));
  return (tile.flat ? view.flat_places : view.upright_places).map(([x, y]) => {
    const spot = spots.get(`${x},${y}`);
    if (spot) return { ...spot, special: spot.points !== tile.points };
    const { points, medals, team_medals, receipt } = tile;
    return {
      x,
      y,
      points,
      medals,
      team_medals,
      receipt,
      crystals: [],
      mutations: 0,
      big_monster: false,
      special: false,
    };
  });
}

/** Where a tile brings most; undefined where it brings as much everywhere. */
export function bestSpot(tile: HandTile): Spot | undefined {
  return tile.best === null ? undefined : tile.spots[tile.best];
}

/** What a tile brings at best. */
export function best(tile: HandTile): { points: number; receipt: readonly Gain[] } {
  return bestSpot(tile) ?? tile;
}

/** "cell:2,-1" is a place; nothing else is. */
export function cellOf(place: string | undefined): Cell | null {
  const cell = named(place, 'cell')?.split(',').map(Number);
  return cell ? { x: cell[0] ?? 0, y: cell[1] ?? 0 } : null;
}

/** What a place of some sort is called: "hand:swamp" in the hand is the swamp. */
export function named(place: string | undefined, ...sorts: string[]): string | null {
  const at = place?.indexOf(':') ?? -1;
  return place && sorts.includes(place.slice(0, at)) ? place.slice(at + 1) : null;
}
