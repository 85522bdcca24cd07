/** The lessons there are: one for each game that has a lesson.ts beside its board. Loaded when they are needed. */
import type { Lesson } from './lesson';

const lessons = import.meta.glob<{ lesson: Lesson }>('../games/*/lesson.ts');
const path = (game: string) => `../games/${game}/lesson.ts`;

export function hasLesson(game: string): boolean {
  return path(game) in lessons;
}

export async function loadLesson(game: string): Promise<Lesson | null> {
  const load = lessons[path(game)];
  return load ? (await load()).lesson : null;
}
