/** A game's options as plain sentences with something to choose in them. Made from the option's own schema and help. */
import type { Option } from '../generated/messages';

export interface Sentence {
  name: string;
  title: string;
  help: string;
  default: unknown;
  /** What it means to choose nothing. */
  without: string;
  /** What can be chosen; null when the value is to be written by hand. */
  values: { value: unknown; label: string }[] | null;
  /** Of these several can be chosen. */
  several: { value: unknown; label: string }[];
  /** Names of which every seat has one of its own. */
  each: string[];
  /** A whole document: it is loaded, rather than written. */
  long: boolean;
  /** So many tiles, each with one of these letters up. */
  sides: { letters: string[]; count: number } | null;
}

interface Schema {
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  /** The numbers of seats with which the option means something. */
  seats?: number[];
}

const WITHOUT = /Left out, (\w+)\./;
const ONE_OF = / ?One of: ([\w, ]+)\./;
const EACH_OF = / ?Each one of: ([\w, ]+)\./;
const SIDES = /^\^\[(\w+)\]\{(\d+)\}\$$/;
const LONG = 400; // letters

export function sentence(option: Option, seatNames: readonly string[]): Sentence {
  const schema = option.schema as Schema;
  return {
    name: option.name,
    title: schema.title ?? capital(option.name.replaceAll('_', ' ')),
    help: option.help.replace(ONE_OF, '').replace(EACH_OF, ''),
    default: option.default,
    without: WITHOUT.exec(option.help)?.[1] ?? 'left to chance',
    several: several(schema, option.help, seatNames),
    each: (isList(schema) && EACH_OF.exec(option.help)?.[1]?.split(', ')) || [],
    long: kindsOf(schema).some((kind) => (kind.maxLength ?? 0) > LONG),
    sides: sides(schema),
    values: values(schema, option, seatNames),
  };
}

function values(schema: Schema, option: Option, seatNames: readonly string[]): Sentence['values'] {
  const kinds = schema.anyOf ?? [schema];
  const free = kinds.some((kind) => kind.type === 'null') ? [{ value: null, label: 'left to chance' }] : [];
  const [kind] = kinds.filter((one) => one.type !== 'null');
  if (!kind) return null;
  if (kind.enum) return [...free, ...usualFirst(kind.enum, option.default).map((value) => ({ value, label: words(value) }))];
  if (kind.type === 'boolean') return [{ value: true, label: 'yes' }, { value: false, label: 'no' }];
  if (kind.type === 'integer' && /\bseat\b/i.test(option.help)) return [...free, ...seatNames.map((label, value) => ({ value, label }))];
  if (kind.type === 'integer' && kind.minimum !== undefined && kind.maximum !== undefined && kind.maximum - kind.minimum < 40) {
    const count = kind.maximum - kind.minimum + 1;
    return [...free, ...Array.from({ length: count }, (_, at) => kind.minimum! + at).map((value) => ({ value, label: String(value) }))];
  }
  return null;
}

/** Whether an option is worth showing: it means something with so many seats, or somebody has chosen it. */
export function fits(option: Option, seats: number, value: unknown): boolean {
  const { seats: meant } = option.schema as Schema;
  return !meant || meant.includes(seats) || JSON.stringify(value ?? option.default) !== JSON.stringify(option.default);
}

/** What only those want to choose who know the game: it is tucked away. */
export function advanced(option: Option): boolean {
  const said = sentence(option, []);
  return said.long || said.sides !== null;
}

/** One name for every seat: what was chosen as far as it goes, and what is left for the others. */
export function fitted(chosen: readonly string[], seats: number, names: readonly string[]): string[] {
  const kept = chosen.slice(0, seats);
  return [...kept, ...names.filter((name) => !kept.includes(name))].slice(0, seats);
}

/** A seat takes a name; who had it gets the other one. */
export function swapped(chosen: readonly string[], seat: number, name: string): string[] {
  const before = chosen[seat] ?? '';
  return chosen.map((one, at) => (at === seat ? name : one === name ? before : one));
}

const kindsOf = (schema: Schema): Schema[] => schema.anyOf ?? [schema];
const isList = (schema: Schema): boolean => kindsOf(schema).some((kind) => kind.type === 'array');

function sides(schema: Schema): Sentence['sides'] {
  const found = kindsOf(schema).map((kind) => SIDES.exec(kind.pattern ?? '')).find(Boolean);
  return found ? { letters: [...(found[1] ?? '')], count: Number(found[2]) } : null;
}

/** A list names what it may hold in its schema, or in the last sentence of its help; or it holds seats. */
function several(schema: Schema, help: string, seatNames: readonly string[]): Sentence['several'] {
  const list = kindsOf(schema).find((kind) => kind.type === 'array');
  if (!list) return [];
  if (list.items?.type === 'integer' && /\bseats\b/i.test(help)) return seatNames.map((label, value) => ({ value, label }));
  const names = list.items?.enum?.map(String) ?? ONE_OF.exec(help)?.[1]?.split(', ') ?? [];
  return names.map((value) => ({ value, label: words(value) }));
}

/** A value written by hand: numbers, and names with commas between them. Empty means: as the game likes. */
export function written(text: string, option: Option): unknown {
  const schema = option.schema as Schema;
  const kinds = (schema.anyOf ?? [schema]).map((kind) => kind.type);
  if (text.trim() === '') return option.default;
  if (kinds.includes('array')) return text.split(',').map((part) => part.trim()).filter(Boolean);
  if (kinds.includes('integer') || kinds.includes('number')) return Number(text);
  return text.trim();
}

/** The schema sorts by the alphabet. */
function usualFirst(values: readonly unknown[], usual: unknown): unknown[] {
  return [...values].sort((one, other) => Number(other === usual) - Number(one === usual));
}

function words(value: unknown): string {
  return String(value).replaceAll('_', ' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
