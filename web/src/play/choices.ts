/**
 * From choices to light and clicks, whatever the game. A choice is a path of places; one click picks a place, the next
 * one goes on, Escape takes back. One click plays what is reached by it; only what is dear is shown first, and played by the
 * second click or by Enter.
 */
import type { Choice, LogLine } from '../generated/messages';

/** An action's text form, read: "trade seat=2" is the verb "trade" and the value "2". */
export function spelled(text: string): { verb: string; value: string } {
  const [verb = '', parameter = ''] = text.split(' ');
  return { verb, value: parameter.split('=')[1] ?? '' };
}

export function verb(choice: Choice): string {
  return spelled(choice.text).verb;
}

/** How far a decision has come: the places picked so far, and the choice that the next click plays. */
export interface Picking {
  readonly path: readonly string[];
  readonly ready: number | null;
}

export interface Step {
  readonly picking: Picking;
  readonly play: number | null;
}

/** Whether a wrong click on this choice would cost much: then it takes two. */
export type Dear = (choice: Choice) => boolean;
const always: Dear = () => true;

/** What a place is in the decision that is open. */
export type Mark = 'can' | 'target' | 'chosen' | 'picked';

export const NOTHING: Picking = { path: [], ready: null };

/** The places that every choice begins with need no click: the card that was just drawn is in the hand already. */
export function given(choices: readonly Choice[]): readonly string[] {
  const first = choices[0]?.places ?? [];
  if (choices.length < 2) return first.slice(0, -1);
  let length = 0;
  const shortest = Math.min(...choices.map((choice) => choice.places.length));
  while (length < shortest - 1 && choices.every((choice) => choice.places[length] === first[length])) length++;
  return first.slice(0, length);
}

/** The choices that the places picked so far leave open. */
export function open(choices: readonly Choice[], picking: Picking): Choice[] {
  const path = whole(choices, picking);
  return choices.filter((choice) => path.every((place, at) => choice.places[at] === place));
}

/** Every place that matters now, and the labels of what a click there does. */
export function marks(choices: readonly Choice[], picking: Picking): Map<string, { mark: Mark; label: string }> {
  const path = whole(choices, picking);
  const found = new Map<string, { mark: Mark; label: string }>();
  for (const place of path) found.set(place, { mark: 'picked', label: '' });
  for (const choice of open(choices, picking)) {
    const place = choice.places[path.length];
    if (place === undefined) continue;
    const known = found.get(place);
    const mark = picking.path.length > 0 ? 'target' : 'can';
    found.set(place, { mark, label: known?.label ? `${known.label}; or ${choice.label}` : choice.label });
  }
  const ready = choices.find((choice) => choice.action === picking.ready);
  const last = ready?.places.at(-1);
  for (const place of ready?.places.slice(path.length, -1) ?? [])
    found.set(place, { mark: 'picked', label: found.get(place)?.label ?? '' });
  if (ready && last !== undefined) found.set(last, { mark: 'chosen', label: `${ready.label}: again to play it` });
  return found;
}

/** A click on a place that `marks` names. */
export function touch(choices: readonly Choice[], picking: Picking, place: string, dear: Dear = always): Step {
  const path = whole(choices, picking);
  const ready = choices.find((choice) => choice.action === picking.ready);
  if (ready && ready.places.at(-1) === place) return { picking: NOTHING, play: ready.action };
  const reached = open(choices, picking).filter((choice) => choice.places[path.length] === place);
  if (reached.length === 0) return { picking: picking.path.includes(place) ? back(picking) : picking, play: null };
  const [first] = reached;
  if (first && reached.length === 1) return finish(picking, first, dear); // nothing else is meant by it
  const ends = reached.filter((choice) => choice.places.length === path.length + 1);
  const only = ends.length === 1 ? ends[0] : undefined;
  return { picking: { path: [...picking.path, place], ready: only?.action ?? null }, play: null };
}

/** A choice taken from the list, by its button or its number. */
export function pick(choices: readonly Choice[], picking: Picking, action: number, dear: Dear = always): Step {
  const choice = choices.find((one) => one.action === action);
  if (!choice) return { picking, play: null };
  if (picking.ready === action || !twice(choice, dear)) return { picking: NOTHING, play: action };
  return { picking: { path: picking.path, ready: action }, play: null };
}

/** Escape: the last click is taken back. */
export function back(picking: Picking): Picking {
  if (picking.ready !== null) return { path: picking.path, ready: null };
  return { path: picking.path.slice(0, -1), ready: null };
}

/** Whether nothing has happened since a moment but what others did who decide at the same time. */
export function besides(log: readonly LogLine[], moment: number): boolean {
  const since = log.filter((line) => line.moment > moment);
  return since.length > 0 && since.every((line) => line.beside);
}

/** What stays picked when the choices have changed: nothing of what is not offered any more. */
export function kept(choices: readonly Choice[], picking: Picking): Picking {
  if (picking.ready !== null && !choices.some((choice) => choice.action === picking.ready)) return NOTHING;
  return open(choices, picking).length > 0 ? picking : NOTHING;
}

function twice(choice: Choice, dear: Dear): boolean {
  return choice.final && dear(choice);
}

function finish(picking: Picking, choice: Choice, dear: Dear): Step {
  const second = picking.path.length > 0; // something was picked by hand, so this click places it
  if (second || !twice(choice, dear)) return { picking: NOTHING, play: choice.action };
  return { picking: { path: picking.path, ready: choice.action }, play: null };
}

function whole(choices: readonly Choice[], picking: Picking): readonly string[] {
  return [...given(choices), ...picking.path];
}
