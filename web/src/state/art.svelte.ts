/** Pictures and boards, loaded when they are first needed: those of the home page and the avatars, and each game's own. */
import type { Component } from 'svelte';
import type { Choice, LogLine, Seat } from '../generated/messages';
import type { OptionPictureProps } from '../lobby/pictures';
import type { BoardProps, EndProps, LensProps, Opener, ThingsProps } from '../play/board';
import PlainBoard from '../play/PlainBoard.svelte';
import type { Scenes } from '../stage/scene';
import { part } from './renewal';

export type Art = Record<string, string>;

const pictures = import.meta.glob<{ art: Art }>(['../art/*.ts', '!../art/home.ts']);
const things = import.meta.glob<{ default: Component<ThingsProps> }>('../games/*/SeatThings.svelte');
const lenses = import.meta.glob<{ default: Component<LensProps> }>('../games/*/Enlarged.svelte');
const boards = import.meta.glob<GameBoard>('../games/*/Board.svelte');
const optionPictures = import.meta.glob<OptionPictures>('../games/*/OptionPicture.svelte');
const scenes = import.meta.glob<{ scenes: Scenes }>('../games/*/scenes.ts');
const ends = import.meta.glob<GameEnd>('../games/*/End.svelte');

/** A question in the game's words, and half a sentence of why. */
export interface Question {
  question: string;
  why: string;
}

/** A board and what it says of itself: play/board.ts explains each. */
export interface GameBoard {
  default: Component<BoardProps>;
  staged?: boolean;
  listed?: number;
  asks?: (view: Record<string, unknown>, mySeat: number | null, seats: readonly Seat[]) => Question | string;
  opens?: (view: Record<string, unknown>, choices: readonly Choice[]) => readonly Opener[];
  leads?: (choice: Choice) => boolean;
  rings?: boolean;
  numbers?: (choice: Choice) => string;
  confirms?: (choice: Choice) => string;
  doing?: (view: Record<string, unknown>, seat: number) => string;
  chapter?: (view: Record<string, unknown>) => string;
  corner?: boolean;
  seatPlace?: (seat: number) => string;
  where?: (line: LogLine, view: Record<string, unknown>) => string | null;
  dear?: (choice: Choice) => boolean;
  seating?: (view: Record<string, unknown>) => readonly number[];
  seated?: boolean;
  offers?: (choices: readonly Choice[], view: Record<string, unknown>) => readonly Choice[];
}

export interface OptionPictures {
  default: Component<OptionPictureProps>;
  /** The options that have pictures. */
  pictured: readonly string[];
}

export interface GameEnd {
  default: Component<EndProps>;
  /** The category of the score pad that lies open from the start. */
  opened?: string;
}

const home = $state<{ now: { art: Art; logo: string } }>({ now: { art: {}, logo: '' } });
let asked = false;

/** Starts loading the home pictures and avatars, once. */
export function homeArt(): void {
  if (asked) return;
  asked = true;
  part(import('../art/home')).then(
    ({ art, logo }) => (home.now = { art, logo }),
    () => (asked = false), // without pictures everything still works
  );
}

/** The creature beside the name of the house. */
export function logo(): string {
  return home.now.logo;
}

/** The picture of a game for the home page, "" as long as there is none. */
export function scene(game: string): string {
  return home.now.art[game] ?? '';
}

/** The creature of an avatar, "" as long as its picture is not here. */
export function creature(id: string): string {
  return home.now.art[id] ?? '';
}

export async function gameArt(game: string): Promise<Art> {
  const load = pictures[`../art/${game}.ts`];
  return load ? (await part(load())).art : {};
}

/** A game's own board, or the plain one. */
export async function gameBoard(game: string): Promise<GameBoard> {
  const load = boards[`../games/${game}/Board.svelte`];
  return load ? await part(load()) : { default: PlainBoard };
}

/** What a game shows under a player's name, if it shows anything. */
export async function seatThings(game: string): Promise<Component<ThingsProps> | null> {
  const load = things[`../games/${game}/SeatThings.svelte`];
  return load ? (await part(load())).default : null;
}

/** What a game shows in the lens, if it has one for it. */
export async function gameLens(game: string): Promise<Component<LensProps> | null> {
  const load = lenses[`../games/${game}/Enlarged.svelte`];
  return load ? (await part(load())).default : null;
}

/** Which news of a game take the stage, if any do. */
export async function gameScenes(game: string): Promise<Scenes | null> {
  const load = scenes[`../games/${game}/scenes.ts`];
  return load ? (await part(load())).scenes : null;
}

/** What a game shows beside the score pad at the end, if it shows anything. */
export async function gameEnd(game: string): Promise<GameEnd | null> {
  const load = ends[`../games/${game}/End.svelte`];
  return load ? part(load()) : null;
}

/** The pictures of a game's options for the lobby, if it has any. */
export async function gameOptionPictures(game: string): Promise<OptionPictures | null> {
  const load = optionPictures[`../games/${game}/OptionPicture.svelte`];
  return load ? part(load()) : null;
}
