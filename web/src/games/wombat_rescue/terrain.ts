/** The five terrains as drawings: what stands on a hex, as strokes of one path. Told apart by shape as well as by colour. */
import type { Point } from './hexes';

export const TERRAINS = ['grass', 'bush', 'sand', 'rock', 'creek'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Where something begins from the middle of the hex, and how it goes on from there. */
type Strokes = readonly (readonly [number, number, string])[];

const TUFT = 'q-1-5-5-8m5 8q0-6 0-11m0 11q1-5 5-8';
const SHRUB = 'a4.5 4.5 0 0 1 1-8a5.5 5.5 0 0 1 10 0a4.5 4.5 0 0 1 1 8z';
const DUNE = 'q6-7 13 0';
const WAVE = 'q4.5-6 9 0t9 0t9 0';
const MOTIFS: Record<Terrain, Strokes> = {
  grass: [
    [-16, -12, TUFT],
    [14, -18, TUFT],
    [0, 6, TUFT],
    [-21, 18, TUFT],
    [20, 13, TUFT],
    [1, 31, TUFT],
  ],
  bush: [
    [-22, -8, SHRUB],
    [6, -16, SHRUB],
    [-8, 12, SHRUB],
    [16, 12, SHRUB],
    [-26, 22, 'm4-4' + SHRUB],
    [-4, 32, SHRUB],
  ],
  sand: [
    [-24, -8, DUNE],
    [4, -16, DUNE],
    [-4, 8, DUNE],
    [16, 15, DUNE],
    [-26, 20, DUNE],
    [-2, -28, 'h.1'],
    [-14, -18, 'h.1'],
    [24, -2, 'h.1'],
    [-14, 4, 'h.1'],
    [8, 26, 'h.1'],
    [-8, 27, 'h.1'],
    [14, -2, 'h.1'],
  ],
  rock: [
    [-22, -8, 'l5-8l9 2l1 8l-8 4z'],
    [6, -22, 'l9-2l5 7l-6 6l-9-3z'],
    [-6, 10, 'l7-6l8 5l-3 8l-9 1z'],
    [16, 8, 'l7-3l5 6l-5 6l-7-2z'],
    [-26, 14, 'l6-4l6 5l-3 6l-8-1z'],
    [-2, 32, 'l4-7l8 2l0 5z'],
  ],
  creek: [
    [-26, -10, WAVE],
    [-6, -22, 'q4.5-6 9 0t9 0'],
    [-10, 3, WAVE + 't9 0'],
    [-30, 14, WAVE],
    [4, 20, 'q4.5-6 9 0t9 0'],
    [-14, 28, WAVE],
  ],
};

/** Everything that stands on hexes of one terrain, as one path. */
export function drawn(terrain: Terrain, middles: readonly Point[]): string {
  return middles
    .map(({ x, y }) => MOTIFS[terrain].map(([dx, dy, rest]) => `M${x + dx} ${y + dy}${rest}`).join(''))
    .join('');
}
