/** A game's options as plain sentences with something to choose in them. The game says what kind each is, and what it depends on. */
import type { Option } from '../generated/messages';
import { listed } from '../play/formatting';

export interface Value {
  value: unknown;
  label: string;
}

type Chosen = Readonly<Record<string, unknown>>;

/** A piece of a sentence: words, or the place where an option is chosen. */
export type Piece = { words: string } | { option: Option };

const FEW = 40; // numbers that can still be chosen from a list

/** What can be chosen from a list; null when it is chosen in another way, or written by hand. */
export function values(option: Option, seatNames: readonly string[]): Value[] | null {
  const free = option.default === null ? [{ value: null, label: option.without }] : [];
  if (option.kind === 'switch')
    return [
      { value: true, label: option.labels['true'] ?? 'yes' },
      { value: false, label: option.labels['false'] ?? 'no' },
    ];
  if (option.kind === 'choice') return [...free, ...option.values.map((value) => valued(option, value))];
  if (option.kind === 'seat') return [...free, ...seatNames.map((label, value) => ({ value, label }))];
  const { kind, least, most } = option;
  if (kind !== 'number' || least === null || most === null || most - least >= FEW) return null;
  return [...free, ...Array.from({ length: most - least + 1 }, (_, at) => valued(option, least + at))];
}

/** Of these several can be chosen. */
export function several(option: Option, seatNames: readonly string[]): Value[] {
  if (option.kind === 'seats') return seatNames.map((label, value) => ({ value, label }));
  return option.kind === 'several' ? option.values.map((value) => valued(option, value)) : [];
}

/** Of these every seat has one. */
export function each(option: Option, seats: number): string[] {
  if (option.kind === 'teams')
    return Array.from({ length: Math.floor(seats / 2) }, (_, at) => String.fromCharCode(65 + at));
  return option.kind === 'each' ? option.values.map(String) : [];
}

/** One name for every seat: what was chosen as far as it goes, and what is left for the others, or all of them in turn. */
export function fitted(option: Option, chosen: readonly string[], seats: number): string[] {
  const names = each(option, seats);
  if (option.kind === 'teams' || !option.different) {
    const kept = option.kind === 'teams' ? [] : chosen;
    return Array.from({ length: seats }, (_, at) => kept[at] ?? names[at % names.length]!);
  }
  const kept = chosen.slice(0, seats);
  return [...kept, ...names.filter((name) => !kept.includes(name))].slice(0, seats);
}

/** A seat takes a name; where names are not free for all, another who had it gets the other one. */
export function taken(option: Option, chosen: readonly string[], seat: number, name: string): string[] {
  const scarce = option.kind === 'teams' || option.different;
  const other = scarce ? chosen.indexOf(name) : -1;
  return chosen.map((one, at) => (at === seat ? name : at === other ? chosen[seat]! : one));
}

/** Whether an option is worth showing: with so many seats and what else is chosen it means something, or somebody has chosen it. */
export function fits(option: Option, seats: number, options: readonly Option[], chosen: Chosen): boolean {
  const meant = !option.seats || option.seats.includes(seats);
  return (meant && stands(option, options, chosen)) || changed(option, chosen);
}

/** What is chosen, without what means nothing any more since what it depends on was changed. */
export function settled(options: readonly Option[], chosen: Chosen): Record<string, unknown> {
  const left = { ...chosen };
  for (const option of options) if (!stands(option, options, left)) delete left[option.name]; // what it needs comes before it
  return left;
}

function stands(option: Option, options: readonly Option[], chosen: Chosen): boolean {
  const now = (name: string) => chosen[name] ?? options.find((one) => one.name === name)?.default;
  return Object.entries(option.needs).every(([name, value]) => same(now(name), value));
}

/** The sentence of an option in pieces: its own words, or its title where the game has none. */
export function pieces(option: Option, all: readonly Option[]): Piece[] {
  const said = option.says || `${option.title}: {${option.name}}.`;
  return said.split('{').flatMap((part, at): Piece[] => {
    if (at === 0) return part ? [{ words: part }] : [];
    const [name = '', words = ''] = part.split('}');
    const named = all.find((one) => one.name === name) ?? option;
    return words ? [{ option: named }, { words }] : [{ option: named }];
  });
}

/** The options that begin a sentence of their own: not those that another one names in its own. */
export function heads(shown: readonly Option[]): Option[] {
  const named = (one: Option) =>
    shown.some(
      (other) => other !== one && pieces(other, shown).some((piece) => 'option' in piece && piece.option === one),
    );
  return shown.filter((one) => !named(one));
}

/** What it means that a value is chosen. */
export function note(option: Option, value: unknown): string {
  return option.notes[String(value)] ?? option.notes[''] ?? (option.says ? '' : option.help);
}

/** Whether somebody has chosen something else than usual. */
export function changed(option: Option, chosen: Chosen): boolean {
  return !same(chosen[option.name] ?? option.default, option.default);
}

/** A value written by hand: numbers, and names with commas between them. Empty means: as the game likes. */
export function written(text: string, option: Option): unknown {
  if (text.trim() === '') return option.default;
  if (option.kind === 'list')
    return text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return option.kind === 'number' ? Number(text) : text.trim();
}

/** What has been chosen, for those who do not decide it. */
export function inWords(option: Option, value: unknown, seatNames: readonly string[]): string {
  if (value === null || value === '') return option.without;
  if (option.kind === 'document') return 'loaded';
  const named = values(option, seatNames)?.find((one) => one.value === value);
  if (named) return named.label;
  if (!Array.isArray(value)) return words(value);
  const known = several(option, seatNames);
  return listed(value.map((one) => known.find((other) => other.value === one)?.label ?? words(one)));
}

export function words(value: unknown): string {
  return String(value).replaceAll('_', ' ');
}

const valued = (option: Option, value: unknown): Value => ({
  value,
  label: option.labels[String(value)] ?? words(value),
});
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
