/** Scores and score pads. */
import type { Line } from '../generated/messages';

/** Each seat's points so far, as the viewer may know them; empty where the game tells none before its end. */
export function scoresIn(view: Record<string, unknown> | undefined): number[] {
  return (view?.['scores'] as number[] | undefined) ?? [];
}

export function sum(pad: readonly Line[]): number {
  return pad.reduce((points, line) => points + line.points, 0);
}

/** The categories of all pads in the rulebook's order, each with a cell for every seat. */
export function rows(pads: readonly (readonly Line[])[]): { category: string; cells: (Line | null)[] }[] {
  const categories = [...new Set(pads.flatMap((pad) => pad.map((line) => line.category)))];
  return categories.map((category) => ({
    category,
    cells: pads.map((pad) => pad.find((line) => line.category === category) ?? null),
  }));
}

/** What a category is made of, where that is the same for every seat; otherwise nothing. */
export function alike(cells: readonly (Line | null)[]): string[] {
  const [first, ...others] = cells.map((cell) => cell?.parts.map((part) => part.category) ?? []);
  return first && others.every((parts) => String(parts) === String(first)) ? first : [];
}
