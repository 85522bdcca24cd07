/** A layout as hexes: one of ours, or what somebody has written so far. */
import { LAYOUTS, OUTLINE, TILES, type Placement } from '../../generated/wombat_rescue';
import type { Spot } from './hexes';

export interface LaidHex extends Spot {
  readonly tile: string;
  readonly kind: 'home' | 'baby' | 'regular';
  /** Home is here, or babies are. */
  readonly marked: boolean;
}

export function ours(id: string): LaidHex[] {
  return laid(LAYOUTS[id] ?? []);
}

/** The server says what is wrong with a layout; here only what can be drawn is read from it. */
export function written(toml: string): LaidHex[] {
  const found: Placement[] = [];
  for (const [, entry = ''] of toml.matchAll(/\{([^{}]*)\}/g)) {
    const tile = /\btile\s*=\s*["'](\w+)["']/.exec(entry)?.[1];
    const [q, r, rot] = ['q', 'r', 'rot'].map((name) =>
      Number(new RegExp(`\\b${name}\\s*=\\s*([-+]?\\d+)`).exec(entry)?.[1] ?? (name === 'rot' ? 0 : NaN)),
    );
    if (tile && tile in TILES && [q, r, rot].every(Number.isInteger)) found.push([tile, q!, r!, rot!]);
  }
  return laid(found);
}

function laid(placements: readonly Placement[]): LaidHex[] {
  return placements.flatMap(([tile, q, r, rot]) =>
    OUTLINE.map((own, at) => {
      let [x, y] = own;
      for (let turn = 0; turn < ((rot % 6) + 6) % 6; turn++) [x, y] = [-y, x + y];
      return { q: q + x, r: r + y, tile, kind: TILES[tile]!.kind, marked: TILES[tile]!.mark === at };
    }),
  );
}
