/** What the lesson reads from a scene of Big Monster. */
import type { BigMonsterView, HandTile, Zone } from '../../generated/messages';
import { KINDS } from '../../generated/big_monster';
import type { Scene } from '../../learn/lesson';
import { bestSpot } from './lattice';
import { monsters } from './words';

export { can, happened, name, over, playing } from '../../learn/scene';

export function view(scene: Scene): BigMonsterView {
  return monsters(scene.position.view);
}

export function mine(scene: Scene): Zone {
  return view(scene).zones[scene.seat]!;
}

/** How many tiles the learner has placed. */
export function laid(scene: Scene): number {
  return mine(scene).tiles.length;
}

/** A tile of the hand that is of some sort. */
export function held(scene: Scene, sort: (kind: string) => boolean): HandTile | undefined {
  return view(scene).tiles.find((tile) => sort(tile.kind));
}

export function family(name: string): (kind: string) => boolean {
  return (kind) => KINDS[kind]?.family === name;
}

export function hand(tile: HandTile | undefined): string {
  return tile ? `hand:${tile.kind}` : '';
}

/** The place where the tile in the hand does most. */
export function bestCell(scene: Scene): string {
  const [tile] = view(scene).tiles;
  const spot = tile && bestSpot(tile);
  return spot ? `cell:${spot.x},${spot.y}` : 'zone';
}

/** A ship of somebody else that is free. */
export function freeShip(scene: Scene): string {
  const seat = view(scene).ships.findIndex((ship, at) => ship.free && at !== scene.seat);
  return seat >= 0 ? `ship:${seat}` : 'hand';
}
