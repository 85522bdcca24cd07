// What the first visit loads, packed: the page, what it links to, and the pictures of the home page.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const folder = new URL('../../bestiary/server/static/', import.meta.url);
const page = readFileSync(new URL('index.html', folder), 'utf8');
const linked = [...page.matchAll(/\/(assets\/[^"]+)/g)].map((found) => found[1]);
const pictures = readdirSync(new URL('assets/', folder))
  .filter((name) => /^home-.*\.js$/.test(name))
  .map((name) => `assets/${name}`);

let total = 0;
for (const name of new Set(['index.html', ...linked, ...pictures])) {
  const size = gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length;
  total += size;
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${name}`);
}
console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  in all, of 150`);
process.exitCode = total > 150_000 ? 1 : 0;
