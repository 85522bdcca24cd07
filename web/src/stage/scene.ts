/**
 * What is decisive takes the stage: a scene is one picture, one word, one sentence and its price, as plain data. A game says
 * in its scenes.ts which news make scenes; the director plays them, one at a time.
 */
import type { LogLine, Seat } from '../generated/messages';

/** What a scene costs or brings, with its picture. */
export interface Price {
  text: string;
  picture?: string;
  tone?: 'good' | 'bad';
}

/** A card that is turned up; without a name it lies face down. */
export interface Turned {
  picture: string;
  name: string;
  number: string;
  foot: string;
}

/** One of a row of things to be reached: there already, just now, or still to come. */
export interface Reached {
  number: string;
  picture: string;
  state: 'in' | 'now' | 'open';
}

export interface Scene {
  /** Like ones that wait in a row become one. */
  kind: string;
  tone: 'good' | 'bad' | 'plain';
  word: string;
  sentences: readonly string[];
  /** Above the sentences: who does what to whom. */
  head?: string;
  /** What it costs or brings: "Level 4", "2 cards lost". */
  prices: readonly (string | Price)[];
  /** Drawings, each of layers from the lowest: who it happens to, what decides, whom it comes from. */
  left?: readonly string[];
  middle?: readonly string[];
  right?: readonly string[];
  /** A die that was rolled, where the game has no drawing of its own, and what it means: "3 steps to Fang, rolled 4". */
  die?: number;
  note?: string;
  /** Who looks the other way, and who sees stars. */
  turned?: 'left' | 'right';
  dazed?: 'left' | 'right';
  /** In glory the word stands above the picture, with rays behind it, and a row of what is reached below. */
  glory?: boolean;
  row?: readonly Reached[];
  /** What is drawn, turned up one after the other beside whoever gets it. */
  cards?: readonly Turned[];
  /** At normal speed. */
  seconds: number;
  seat: number | null;
  /** I may answer it: it stays, with my choices and the countdown, until the window closes. */
  waits?: boolean;
}

export interface Told {
  /** What is new, in order; and everything before it. */
  news: readonly LogLine[];
  before: readonly LogLine[];
  view: Record<string, unknown>;
  /** What was seen before the news. */
  was?: Record<string, unknown>;
  mySeat: number | null;
  seats: readonly Seat[];
  art: Readonly<Record<string, string>>;
}

/** How long a scene stands, compared with the usual; `step` waits for a hand, and with `off` nothing is played. */
export const PACES = { slow: 1.6, normal: 1, fast: 0.5, step: Infinity, off: 0 } as const;
export type Pace = keyof typeof PACES;

export type Scenes = (told: Told) => Scene[];

/** Of scenes that wait, like neighbours are one: their sentences and prices together, as long as the longest. */
export function merged(scenes: readonly Scene[]): Scene[] {
  const found: Scene[] = [];
  for (const scene of scenes) {
    const last = found.at(-1);
    if (last?.kind !== scene.kind) found.push(scene);
    else
      found[found.length - 1] = {
        ...last,
        sentences: [...last.sentences, ...scene.sentences],
        prices: [...last.prices, ...scene.prices],
        seconds: Math.max(last.seconds, scene.seconds),
        seat: last.seat === scene.seat ? last.seat : null,
      };
  }
  return found;
}
