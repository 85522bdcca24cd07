/** What a lesson of any game reads from a scene. */
import type { Choice, LogLine } from '../generated/messages';
import { verb } from '../play/choices';
import type { Scene } from './lesson';

export function playing(scene: Scene): boolean {
  return !over(scene);
}

export function over(scene: Scene): boolean {
  return scene.position.result !== null;
}

export function choice(scene: Scene, by: string): Choice | undefined {
  return scene.position.choices.find((one) => verb(one) === by);
}

export function can(scene: Scene, by: string): boolean {
  return choice(scene, by) !== undefined;
}

/** The last thing of a kind that happened to the learner, to somebody else or, for null, to anybody. */
export function happened(scene: Scene, what: string, seat: number | null = scene.seat): LogLine | undefined {
  return scene.position.log.findLast((line) => line.what === what && (seat === null || line.seat === seat));
}

export function name(scene: Scene, seat: number | null | undefined): string {
  if (seat === scene.seat) return 'You';
  return scene.seats.find((one) => one.seat === seat)?.name ?? 'Somebody';
}
