/** The words of the line: a question, and what each choice answers to it. The game says both. */
import type { Choice, Forbidden } from '../generated/messages';
import { capital } from './formatting';

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

/** Where all choices answer the same question, it is asked once, and each button is but its answer. */
export function asked(choices: readonly Choice[], forbidden: readonly Forbidden[] = []): Asked {
  const all = [...choices, ...forbidden.map(({ choice }) => choice)];
  const asks = new Set(all.map((choice) => choice.ask));
  const question = all.length > 1 && asks.size === 1 ? all[0]!.ask : '';
  const main = (choice: Choice) => capital((question && choice.answer) || choice.title || choice.label);
  return {
    question: question || 'What will you do?',
    buttons: choices.map((choice) => ({ action: choice.action, main: main(choice), note: choice.note })),
    forbidden: alike(forbidden).map((group) => ({
      action: group[0]!.choice.action,
      main: question ? group.map(({ choice }) => main(choice)).join(', ') : gathered(group, main),
      note: group[0]!.refusal.text,
    })),
  };
}

/** What a choice is called as an answer to the question that was asked. */
export function answer(choice: Choice, asked: Asked): string {
  return asked.buttons.find((one) => one.action === choice.action)?.main ?? capital(choice.title || choice.label);
}

const LONG = 24; // letters of a button

/** What long answers have in common is said once: "Use Fizzy Formula for the " of "... munchkins" and "... monsters". */
export function sharedWords(choices: readonly Choice[]): string {
  const [first, ...more] = choices.map((choice) => choice.label);
  if (!first || more.length === 0 || ![first, ...more].some((label) => label.length > LONG)) return '';
  const words = first.split(' ');
  const said = (count: number) => `${words.slice(0, count).join(' ')} `;
  let count = 0;
  while (count < words.length - 1 && more.every((label) => label.startsWith(said(count + 1)))) count++;
  return count > 1 ? said(count) : '';
}

/** What one rule is against is told once. */
function alike(forbidden: readonly Forbidden[]): Forbidden[][] {
  const codes = [...new Set(forbidden.map(({ refusal }) => refusal.code))];
  return codes.map((code) => forbidden.filter(({ refusal }) => refusal.code === code));
}

/** What answers the same question is named once, by that: "Move …, Wander". */
function gathered(group: readonly Forbidden[], main: (choice: Choice) => string): string {
  const asks = new Map<string, Choice[]>();
  for (const { choice } of group) {
    const ask = choice.ask || main(choice);
    asks.set(ask, [...(asks.get(ask) ?? []), choice]);
  }
  return [...asks].map(([ask, [first, ...more]]) => (more.length ? ask : main(first!))).join(', ');
}
