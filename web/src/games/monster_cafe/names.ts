/** What the rulebook's ids are called. */
import { KINDS, MEALS } from './kinds';

export const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([id, kind]) => [id, kind.name])),
  ...MEALS,
};
