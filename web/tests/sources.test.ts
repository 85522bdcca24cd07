import { expect, test } from 'vitest';
import { inBrackets, sourceWords } from '../src/parts/sources';

test('a source is told in words, and a name of another source for itself', () => {
  expect(sourceWords('invented')).toBe('Invented here');
  expect(sourceWords('invented', 'invented')).toBe('Invented here');
  expect(sourceWords('invented', 'rulebook')).toBe('What it does: invented here; its name: from the rulebook');
});

test('a printing that does not say where a tile comes from is not spoken for', () => {
  expect(inBrackets('inferred')).toBe(' (inferred)');
  expect(inBrackets('')).toBe('');
});
