/** What the lesson reads from a scene of Wombat Rescue. */
import type { Way, Wombat, WombatView } from '../../generated/messages';
import type { Scene } from '../../learn/lesson';
import { over } from '../../learn/scene';
import { named } from './hexes';
import { wombats } from './words';

export { can, happened, name, over } from '../../learn/scene';

export function view(scene: Scene): WombatView {
  return wombats(scene.position.view);
}

export function mine(scene: Scene): Wombat {
  return view(scene).wombats[scene.seat]!;
}

/** There is a map, and the learner is to decide something. */
export function asked(scene: Scene): boolean {
  return !over(scene) && scene.position.choices.length > 0;
}

export function turns(scene: Scene): number {
  return scene.position.log.filter((line) => line.what === 'turn' && line.seat === scene.seat).length;
}

export function hex(scene: Scene, space: number | null | undefined): string {
  const found = space == null ? undefined : view(scene).hexes[space];
  return found ? `hex:${named(found)}` : '';
}

export function here(scene: Scene): string {
  return hex(scene, mine(scene).space);
}

export function way(scene: Scene, fits: (way: Way) => boolean): Way | undefined {
  return asked(scene) ? view(scene).ways.find(fits) : undefined;
}

export function goal(scene: Scene, fits: (way: Way) => boolean): string {
  return hex(scene, way(scene, fits)?.path.at(-1));
}
