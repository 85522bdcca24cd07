/** The small Markdown of the rulebooks, taken apart so that it can be drawn without writing any markup. */

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'name'; text: string } // an id such as `lemon_sorbet`, as people call it
  | { kind: 'bold' | 'soft'; spans: Span[] };

export type Block =
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const MARKS = /`([^`]+)`|\*\*(.+?)\*\*|(?<![*\w])\*([^*\s][^*]*)\*(?![*\w])|\\([\\`*_|])/;
const ID = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const ITEM = /^\s*[-*] +(.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;
const RULE = /^[\s|:-]+$/;

export function inline(text: string, names: Readonly<Record<string, string>> = {}): Span[] {
  const found = MARKS.exec(text);
  if (!found) return text ? [{ kind: 'text', text }] : [];
  const [whole, code, bold, soft, escaped] = found;
  const after = text.slice(found.index + whole.length);
  let span: Span;
  if (code !== undefined)
    span = ID.test(code)
      ? { kind: 'name', text: names[code] ?? code.replaceAll('_', ' ') }
      : { kind: 'code', text: code };
  else if (bold !== undefined) span = { kind: 'bold', spans: inline(bold, names) };
  else if (soft !== undefined) span = { kind: 'soft', spans: inline(soft, names) };
  else span = { kind: 'text', text: escaped ?? '' };
  return [...inline(text.slice(0, found.index), names), span, ...inline(after, names)];
}

export function blocks(text: string, names: Readonly<Record<string, string>> = {}): Block[] {
  const found: Block[] = [];
  let open = false; // whether the next plain line goes on with the last block
  for (const line of text.split('\n')) {
    const item = ITEM.exec(line)?.[1];
    const row = ROW.exec(line)?.[1];
    const last = found.at(-1);
    if (item !== undefined) {
      if (open && last?.kind === 'list') last.items.push(inline(item, names));
      else found.push({ kind: 'list', items: [inline(item, names)] });
    } else if (row !== undefined) {
      const cells = row.split(/(?<!\\)\|/).map((cell) => inline(cell.trim(), names));
      if (!open || last?.kind !== 'table') found.push({ kind: 'table', head: cells, rows: [] });
      else if (!RULE.test(line)) last.rows.push(cells);
    } else if (line.trim()) {
      if (open && last?.kind === 'text') last.spans.push({ kind: 'text', text: ' ' }, ...inline(line.trim(), names));
      else found.push({ kind: 'text', spans: inline(line.trim(), names) });
    }
    open = line.trim() !== '';
  }
  return found;
}

/** What is read, without any marks: for searching, and where only text can stand. */
export function plain(text: string, names: Readonly<Record<string, string>> = {}): string {
  const flat = (spans: readonly Span[]): string =>
    spans.map((span) => ('spans' in span ? flat(span.spans) : span.text)).join('');
  return flat(inline(text, names));
}
