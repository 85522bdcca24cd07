/** What the lesson reads from a scene of Wombat Rescue. */
import type { Choice, LogLine, Way, Wombat, WombatView } from '../../generated/messages';
import type { Scene } from '../../learn/lesson';
import { named } from './hexes';
import { wombats } from './words';

export function view(scene: Scene): WombatView {
  return wombats(scene.position.view);
}

export function mine(scene: Scene): Wombat {
  return view(scene).wombats[scene.seat]!;
}

export function over(scene: Scene): boolean {
  return scene.position.result !== null;
}

/** There is a map, and the learner is to decide something. */
export function asked(scene: Scene): boolean {
  return !over(scene) && scene.position.choices.length > 0;
}

export function choice(scene: Scene, verb: string): Choice | undefined {
  return scene.position.choices.find((one) => one.text.split(' ')[0] === verb);
}

export function can(scene: Scene, verb: string): boolean {
  return choice(scene, verb) !== undefined;
}

/** The last thing of a kind that happened to the learner, or to anybody. */
export function happened(scene: Scene, what: string, anybody = false): LogLine | undefined {
  return scene.position.log.findLast((line) => line.what === what && (anybody || line.seat === scene.seat));
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

export function name(scene: Scene, seat: number | null | undefined): string {
  if (seat === scene.seat) return 'You';
  return scene.seats.find((one) => one.seat === seat)?.name ?? 'Somebody';
}
