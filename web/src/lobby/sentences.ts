/** A game's options as plain sentences with something to choose in them. The game says what kind each is, and what it depends on. */
import type { Option } from '../generated/messages';

export interface Value {
  value: unknown;
  label: string;
}

type Chosen = Readonly<Record<string, unknown>>;

const FEW = 40; // numbers that can still be chosen from a list
const ADVANCED: readonly Option['kind'][] = ['document', 'sides'];

/** What can be chosen from a list; null when it is chosen in another way, or written by hand. */
export function values(option: Option, seatNames: readonly string[]): Value[] | null {
  const free = option.default === null ? [{ value: null, label: option.without }] : [];
  if (option.kind === 'switch')
    return [
      { value: true, label: 'yes' },
      { value: false, label: 'no' },
    ];
  if (option.kind === 'choice') return [...free, ...option.values.map(valued)];
  if (option.kind === 'seat') return [...free, ...seatNames.map((label, value) => ({ value, label }))];
  const { kind, least, most } = option;
  if (kind !== 'number' || least === null || most === null || most - least >= FEW) return null;
  return [...free, ...Array.from({ length: most - least + 1 }, (_, at) => valued(least + at))];
}

/** Of these several can be chosen. */
export function several(option: Option, seatNames: readonly string[]): Value[] {
  if (option.kind === 'seats') return seatNames.map((label, value) => ({ value, label }));
  return option.kind === 'several' ? option.values.map(valued) : [];
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
  return (meant && stands(option, options, chosen)) || !same(chosen[option.name] ?? option.default, option.default);
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

/** What only those want to choose who know the game: it is tucked away. */
export function advanced(option: Option): boolean {
  return ADVANCED.includes(option.kind);
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
  if (option.kind === 'document') return 'loaded by the host';
  const named = values(option, seatNames)?.find((one) => one.value === value);
  if (named) return named.label;
  if (!Array.isArray(value)) return words(value);
  const known = several(option, seatNames);
  return value.map((one) => known.find((other) => other.value === one)?.label ?? words(one)).join(', ');
}

export function words(value: unknown): string {
  return String(value).replaceAll('_', ' ');
}

const valued = (value: unknown): Value => ({ value, label: words(value) });
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
