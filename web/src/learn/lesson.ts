/**
 * What a game's lesson.ts exports as `lesson`: a first game, and what is explained in it, each when it first matters.
 * The coach knows no game; whatever a step wants to know, it reads from the scene.
 */
import type { Position, Seat } from '../generated/messages';

export interface Lesson {
  /** Who plays against the learner, who has the first seat. */
  readonly bots: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** Of several that matter at once the first is told first. */
  readonly steps: readonly Step[];
}

/** How it stands for the learner, with everything that has happened in `position.log`. */
export interface Scene {
  readonly position: Position;
  readonly seat: number;
  readonly seats: readonly Seat[];
}

export interface Step {
  readonly id: string;
  readonly rule: string;
  readonly title: Words;
  readonly text: Words;
  /** What it speaks of: a data-place or a data-show of the page. */
  readonly place?: Words;
  readonly when: (scene: Scene) => boolean;
  /** Told at the end of a game in which it never mattered. */
  readonly otherwise?: string;
}

export type Words = string | ((scene: Scene) => string);

/** A step in the words of the moment in which it was told; they stay while it is read. */
export interface Said {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly moment: number;
}

/** What is to be explained now, if anything. */
export function due(steps: readonly Step[], scene: Scene, told: ReadonlySet<string>): Said | null {
  const step = steps.find((one) => !told.has(one.id) && (one.when(scene) || missed(one, scene)));
  return step ? say(step, scene) : null;
}

/** Whether the learner has moved on: they have acted since, and it matters no more, or elsewhere. */
export function past(said: Said, steps: readonly Step[], scene: Scene): boolean {
  const acted = scene.position.log.some((line) => line.seat === scene.seat && line.moment > said.moment);
  const step = steps.find((one) => one.id === said.id);
  if (!acted || !step || scene.position.result) return false;
  return !step.when(scene) || words(step.place ?? '', scene) !== said.place;
}

function missed(step: Step, scene: Scene): boolean {
  return scene.position.result !== null && step.otherwise !== undefined && !step.when(scene);
}

function say(step: Step, scene: Scene): Said {
  const late = missed(step, scene);
  return {
    id: step.id,
    rule: step.rule,
    title: words(step.title, scene),
    text: words(late ? (step.otherwise ?? '') : step.text, scene),
    place: late ? '' : words(step.place ?? '', scene),
    moment: scene.position.log.at(-1)?.moment ?? 0,
  };
}

function words(said: Words, scene: Scene): string {
  return typeof said === 'string' ? said : said(scene);
}
