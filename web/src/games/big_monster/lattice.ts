/** A zone in pixels: a cell is half the long side of a tile, the explorer's top-left cell is (0, 0), y goes down. */
import type { BigMonsterView, Crystal, HandTile, Spot, Zone } from '../../generated/messages';
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
    if (spot) return { ...spot, special: true };
    return {
      x,
      y,
      points: tile.points,
      green: 0,
      red: 0,
      blue: 0,
      mutations: 0,
      big_monster: false,
      medals: tile.medals,
      team_medals: tile.team_medals,
      special: false,
    };
  });
}

/** The most that a tile could bring. */
export function best(tile: HandTile): number {
  return Math.max(tile.points, ...tile.spots.map(({ points }) => points));
}

/** "cell:2,-1" is a place; nothing else is. */
export function cellOf(place: string | undefined): Cell | null {
  const found = /^cell:(-?\d+),(-?\d+)$/.exec(place ?? '');
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}
