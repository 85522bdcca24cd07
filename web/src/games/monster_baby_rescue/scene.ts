/** What the lesson reads from a scene of Monster Baby Rescue. */
import type { Home, RescueView, RowPlace, Tile } from '../../generated/messages';
import type { Scene } from '../../learn/lesson';
import { can, playing } from '../../learn/scene';
import { points } from '../../play/formatting';
import { LOCATIONS } from '../../generated/monster_baby_rescue';
import { rescue } from './words';

export function view(scene: Scene): RescueView {
  return rescue(scene.position.view);
}

export function mine(scene: Scene): Home | undefined {
  return view(scene).homes[scene.seat];
}

/** How many tiles the learner has taken. */
export function turns(scene: Scene): number {
  return scene.position.log.filter((line) => line.what === 'took' && line.seat === scene.seat).length;
}

/** The learner may take a tile, and has taken so many already. */
export function taking(scene: Scene, least: number): boolean {
  return can(scene, 'take') && turns(scene) >= least && !view(scene).final_turns;
}

/** A place of the row whose tile is of some sort. */
export function place(scene: Scene, sort: (tile: Tile) => boolean): RowPlace | undefined {
  return view(scene).row.find((one) => one.tile && sort(one.tile));
}

export function at(place: RowPlace | undefined): string {
  return place ? `row:${place.place}` : '';
}

/** A place that would give the learner another turn. */
export function cheap(scene: Scene): RowPlace | undefined {
  return view(scene).row.find((one) => one.tile && one.then === scene.seat);
}

/** Two figures in one location, the one behind first. */
export function crowd(scene: Scene): [number, number] | undefined {
  const { track } = view(scene);
  const second = track.findIndex((figure, order) => order > 0 && track[order - 1]?.position === figure.position);
  const [one, other] = [track[second - 1], track[second]];
  return playing(scene) && one && other && turns(scene) > 0 ? [one.seat, other.seat] : undefined;
}

/** How many locations the learner's figure lies behind the next one. */
export function behind(scene: Scene): number {
  const { track } = view(scene);
  const own = track.find((figure) => figure.seat === scene.seat)?.position ?? 0;
  const others = track.filter((figure) => figure.seat !== scene.seat).map((figure) => figure.position);
  return Math.min(LOCATIONS, ...others.map((position) => position - own));
}

/** The learner's lines of the score pad, and their sum. */
export function counted(scene: Scene): string {
  const { seat, position } = scene;
  const lines = position.result?.pads[seat] ?? [];
  const parts = lines.map((line) => `${line.category.toLowerCase()} ${points(line.points)}`).join(', ');
  return `Six steps: ${parts}. That makes ${points(position.result?.totals[seat] ?? 0)}.`;
}
