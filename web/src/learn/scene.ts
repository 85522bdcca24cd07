/** What a lesson of any game reads from a scene. */
import type { Choice } from '../generated/messages';
import type { Scene } from './lesson';

export function playing(scene: Scene): boolean {
  return !over(scene);
}

export function over(scene: Scene): boolean {
  return scene.position.result !== null;
}

export function choice(scene: Scene, verb: string): Choice | undefined {
  return scene.position.choices.find((one) => one.text.split(' ')[0] === verb);
}

export function can(scene: Scene, verb: string): boolean {
  return choice(scene, verb) !== undefined;
}

export function name(scene: Scene, seat: number | null | undefined): string {
  if (seat === scene.seat) return 'You';
  return scene.seats.find((one) => one.seat === seat)?.name ?? 'Somebody';
}
