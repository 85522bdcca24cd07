/** The words of the dock: a question, and each choice in what it adds to it. */
import type { Choice, Forbidden } from '../generated/messages';

export interface Button {
  action: number;
  main: string;
  note: string;
}

export interface Asked {
  question: string;
  buttons: Button[];
  /** What is forbidden, with the reason for a note. */
  forbidden: Button[];
}

const LINKS = new Set(['at', 'to', 'on', 'in', 'from', 'with', 'into', 'onto', 'by', 'for', 'as']);

/**
 * What the labels share is the question; what is left of each is its button.
 * "Seat the Sludge Eater at table 1, Boiled Brains (3 of 4 seats taken)" and its like ask "Seat the Sludge Eater".
 */
export function asked(choices: readonly Choice[], forbidden: readonly Forbidden[] = []): Asked {
  const labels = [...choices, ...forbidden.map(({ choice }) => choice)].map((choice) => choice.label);
  const shared = labels.length > 1 ? sharedWords(labels) : [];
  const cut = shared.findLastIndex((word) => LINKS.has(word));
  const question = shared.slice(0, cut > 0 ? cut : undefined).join(' ');
  const skip = cut > 0 ? cut + 1 : shared.length;
  const rest = (label: string) => divided(upper(label.split(' ').slice(skip).join(' ')));
  return {
    question: question ? question + (cut > 0 ? '' : ' …') : 'What will you do?',
    buttons: choices.map((choice) => ({ action: choice.action, ...rest(choice.label) })),
    forbidden: alike(forbidden).map((group) => ({
      action: group[0]!.choice.action,
      main: gathered(group.map(({ choice }) => rest(choice.label).main)),
      note: group[0]!.refusal.text,
    })),
  };
}

/** Choices speak of "player 2", since the rules know no names; here that player has one. */
export function withNames(text: string, names: readonly string[]): string {
  return text.replace(/\bplayer ([1-9])\b/g, (said, number: string) => names[Number(number) - 1] || said);
}

/** What one rule is against is told once. */
function alike(forbidden: readonly Forbidden[]): Forbidden[][] {
  const codes = [...new Set(forbidden.map(({ refusal }) => refusal.code))];
  return codes.map((code) => forbidden.filter(({ refusal }) => refusal.code === code));
}

/** What begins alike is named once: "Move 1 …, Wander". */
function gathered(mains: readonly string[]): string {
  const first = (main: string) => main.split(' ')[0];
  const starts = [...new Set(mains.map(first))].map((start) => mains.filter((main) => first(main) === start));
  return starts.map((same) => (same.length > 1 ? `${sharedWords(same).join(' ') || first(same[0]!)} …` : same[0])).join(', ');
}

/** "Clear table 1: Brain Eater (+1 now)" is a name and a note, with what counts first. */
export function divided(label: string): { main: string; note: string } {
  const found = /^(.*?)(?:: (.*?))?(?: \(([^()]*)\))?$/.exec(label);
  const [, main = label, middle, end] = found ?? [];
  return { main, note: middle && end ? `${end}: ${middle}` : (middle ?? end ?? '') };
}

function sharedWords(labels: string[]): string[] {
  const split = labels.map((label) => label.split(' '));
  const [first = []] = split;
  let length = 0;
  while (length < first.length - 1 && split.every((words) => words.length > length + 1 && words[length] === first[length])) length++;
  return first.slice(0, length).filter((word) => word !== '');
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
