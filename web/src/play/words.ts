/** The words of the dock: a question, and each choice in what it adds to it. */
import type { Choice } from '../generated/messages';

export interface Asked {
  question: string;
  buttons: { action: number; main: string; note: string }[];
}

const LINKS = new Set(['at', 'to', 'on', 'in', 'from', 'with', 'into', 'onto', 'by', 'for', 'as']);

/**
 * What the labels share is the question; what is left of each is its button.
 * "Seat the Sludge Eater at table 1, Boiled Brains (3 of 4 seats taken)" and its like ask "Seat the Sludge Eater".
 */
export function asked(choices: readonly Choice[]): Asked {
  const shared = choices.length > 1 ? sharedWords(choices.map((choice) => choice.label)) : [];
  const cut = shared.findLastIndex((word) => LINKS.has(word));
  const question = shared.slice(0, cut > 0 ? cut : undefined).join(' ');
  const skip = cut > 0 ? cut + 1 : shared.length;
  return {
    question: question ? question + (cut > 0 ? '' : ' …') : 'What will you do?',
    buttons: choices.map((choice) => {
      const rest = choice.label.split(' ').slice(skip).join(' ');
      return { action: choice.action, ...divided(upper(rest)) };
    }),
  };
}

/** "Clear table 1: Brain Eater (+1 now)" is a name and a note. */
export function divided(label: string): { main: string; note: string } {
  const found = /^(.*?)(?:: (.*?))?(?: \(([^()]*)\))?$/.exec(label);
  const [, main = label, middle, end] = found ?? [];
  return { main, note: middle && end ? `${middle} (${end})` : (middle ?? end ?? '') };
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
