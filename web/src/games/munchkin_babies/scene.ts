/** What the lesson reads from a scene of Munchkin Babies. */
import type { BabiesView, Baby, Card } from '../../generated/messages';
import type { Scene } from '../../learn/lesson';
import { awaited, babies } from './words';

export { can, happened, name, over, playing } from '../../learn/scene';

export function view(scene: Scene): BabiesView {
  return babies(scene.position.view);
}

export function mine(scene: Scene): Baby | undefined {
  return view(scene).babies[scene.seat];
}

export function asked(scene: Scene): boolean {
  return awaited(view(scene));
}

export function phase(scene: Scene, ...names: string[]): boolean {
  return names.includes(view(scene).phase);
}

/** Whether the learner fights, in front or as a helper. */
export function fighting(scene: Scene): boolean {
  return mine(scene)?.in_combat === true;
}

export function held(scene: Scene, ...sorts: string[]): Card | undefined {
  return view(scene).hand.find((card) => sorts.includes(card.sort));
}

export function place(card: Card | undefined, otherwise = 'hand'): string {
  return card ? `mine:${card.id}` : otherwise;
}
