/** Where what a card or a tile says comes from, in words. */
import type { Source } from '../generated/source';
import { capital } from '../play/formatting';

const SAID: Readonly<Record<string, string>> = {
  rulebook: 'from the rulebook',
  public: 'from public pages',
  inferred: 'inferred',
  invented: 'invented here',
} satisfies Record<Source, string>;

/** "Invented here"; of a card whose name has another source: "What it does: invented here; its name: from public pages". */
export function sourceWords(source: string, name = source): string {
  const said = SAID[source] ?? '';
  if (name !== source) return `What it does: ${said}; its name: ${SAID[name] ?? ''}`;
  return capital(said);
}

/** The same as the end of a longer text, where the source is known: " (invented here)". */
export function inBrackets(source: string): string {
  return SAID[source] ? ` (${SAID[source]})` : '';
}
