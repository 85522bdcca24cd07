import { expect, test } from 'vitest';
import { blocks, inline, plain } from '../src/parts/prose';

test('bold, soft and code are taken apart', () => {
  expect(inline('Take **every** monster, *all* of it: `clear table=2`.')).toEqual([
    { kind: 'text', text: 'Take ' },
    { kind: 'bold', spans: [{ kind: 'text', text: 'every' }] },
    { kind: 'text', text: ' monster, ' },
    { kind: 'soft', spans: [{ kind: 'text', text: 'all' }] },
    { kind: 'text', text: ' of it: ' },
    { kind: 'code', text: 'clear table=2' },
    { kind: 'text', text: '.' },
  ]);
});

test('ids become names', () => {
  expect(inline('`bblt`', { bblt: 'B.B.L.T.' })).toEqual([{ kind: 'name', text: 'B.B.L.T.' }]);
  expect(inline('`lemon_sorbet`')).toEqual([{ kind: 'name', text: 'lemon sorbet' }]);
});

test('what only looks like a mark stays text', () => {
  for (const text of ['2 * 3 * 4', 'a <b>bold</b> tag', 'six ** stars', 'L39-40 `']) expect(plain(text)).toBe(text);
  expect(plain('a \\* b')).toBe('a * b');
});

test('plain text has no marks left', () => {
  expect(plain('**Never** a `lemon_sorbet` **with `anything`**')).toBe('Never a lemon sorbet with anything');
});

test('lists and tables are blocks', () => {
  const found = blocks('First.\nGoes on.\n\n- one\n- **two**\n\n| a | b |\n|---|---|\n| 1 | 2 \\| 3 |');
  expect(found.map((block) => block.kind)).toEqual(['text', 'list', 'table']);
  expect(found[1]).toMatchObject({ items: [[{ text: 'one' }], [{ kind: 'bold' }]] });
  expect(found[2]).toMatchObject({ head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], [{}, {}, {}]]] });
});
