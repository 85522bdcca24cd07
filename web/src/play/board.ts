/**
 * What a game's board is handed. It only draws; whatever matters in a choice carries data-place. The choice layer gives
 * such an element data-can while it matters: "can" or "target" (can be clicked now), "chosen" (the next click plays it) or
 * "picked" (in the hand), and data-hint where the hint points. The usual glow is base.css; a board that draws its own
 * light says data-light="own". A Board.svelte may also export `listed`: so many choices at most are listed in the dock, and
 * of more the board itself is the list; `asks`, which says in the game's words what is decided; `offers`, which leaves out
 * of what is lit and listed whatever the board has not opened yet, such as steps into a tray; and `seated`, where it shows
 * everybody itself, so that a phone needs no strip of players.
 */
import type { Choice, Line, LogLine, Seat } from '../generated/messages';

export interface BoardProps {
  view: Record<string, unknown>;
  seats: Seat[];
  mySeat: number | null;
  /** Everything that has happened so far, from the beginning: in a replay up to the step that is shown. */
  log: LogLine[];
  motion: boolean;
  /** The places of the choice that the next click plays: the board may show what it would do. */
  chosen?: readonly string[];
  /** The places that are picked on the way to a choice: what is in the hand. */
  picked?: readonly string[];
  /** All that the seat may do, also what `offers` leaves out. */
  choices?: readonly Choice[];
  /** A button of the board's own for one of them: as in the list, the first click shows it and the second plays it. */
  pick?: (action: number) => void;
  art: Record<string, string>;
}

/** What a game's SeatThings.svelte is handed, where it has one: what a seat owns, small, under its name. */
export interface ThingsProps {
  view: Record<string, unknown>;
  seat: number;
  art: Record<string, string>;
}

/** What a game's End.svelte is handed, where it has one: it is shown beside the score pad, while that is filled in. */
export interface EndProps {
  view: Record<string, unknown>;
  seats: Seat[];
  pads: readonly (readonly Line[])[];
  /** So many lines of the pad are counted. */
  shown: number;
  motion: boolean;
  art: Record<string, string>;
}
