/**
 * What a game's board is handed. It only draws; whatever matters in a choice carries data-place. The choice layer gives
 * such an element data-can while it matters: "can" or "target" (can be clicked now), "chosen" (the next click plays it) or
 * "picked" (in the hand), and data-hint where the hint points. The usual glow is base.css; a board that draws its own
 * light says data-light="own".
 *
 * A staged board (`export const staged = true` in the module script of its Board.svelte) draws two sections in one wrapper,
 *
 *     <div class="contents" bind:this={root}>
 *       <section class="stage" aria-label="The board">…</section>
 *       <section class="foot" aria-label="Your hand">…</section>
 *     </div>
 *
 * which base.css lays into the table's grid: both are size containers (`@container stage`, `@container foot`), positioned, and
 * cut what leaves them. Their measures are `--foot`, `--foot-phone` and `--foot-side-width` on `[data-game='…']`; a game that
 * wants another order on a phone on its side sets `--table-side` to a whole grid-template (see base.css).
 * What lies over it (an offer, a choice of the board's own) is absolutely positioned inside .stage.
 *
 * A Board.svelte may also export (all are in GameBoard, state/art.svelte.ts)
 *   listed   so many choices without a place on the board are buttons of the line; of more there is the list
 *   asks     `(view, mySeat, seats) => { question, why } | string`: what is decided, in the game's words; '' leaves it to the choices
 *   rings    the board draws the countdown of a window itself, and the way to hold it
 *   leads    `(choice) => boolean`: what most would do now is in the line, too, and filled, though the board has a place for it
 *   opens    `(view, choices) => Opener[]`: what the board opens by a button of the line, such as a bargain
 *   offers   leaves out of what is lit and listed whatever the board has not opened yet, such as steps into a tray
 *   confirms `(choice) => string`: what the filled button says in few words: "Place it here"; '' leaves it to the choice
 *   numbers  `(choice) => string`: the number that is printed on the board for this choice; that key picks it
 *   doing    `(view, seat) => string`: what a player is doing, for the chip: "kept one", "fights"; '' leaves it to the table
 *   chapter  `(view) => string`: under the game's name, how far it is; without it, the last landmark of the log
 *   corner   false where the board needs its upper right corner on an upright phone: hint and log are then only in "..."
 *   seating  `(view) => number[]`: the seats in the order of their chips, where it is not that of the seats
 *   seatPlace `(seat) => string`: the place of a player's chip, where it is not "seat:N"
 *   where    `(line, view) => place | null`: where on the board a line of the log happened; a click on it flashes that place
 *   dear     `(choice) => boolean`: whether a wrong click would cost much; such a choice is shown first and played by a second
 *            click. Usual: whatever is touched on the board itself; buttons of the line, which say what they do, are not
 *   seated   where a board that is not staged yet shows everybody itself, so that a phone needs no strip of players
 * A game's SeatThings.svelte draws the extra of a chip (64 x 36 at most, where the board is staged), its Enlarged.svelte what
 * is in the lens: any element with data-kind="ID" is looked at closely by hovering, a long press, or the key i.
 * Whose things the stage shows is `looking.seat ?? mySeat` (looking.svelte.ts).
 */
import type { Choice, Line, LogLine, OpenWindow, Seat } from '../generated/messages';

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
  /** The places of what the pointer or the focus is on: of the whole choice, if there is but one behind it. */
  hovered?: readonly string[];
  /** All that the seat may do, also what `offers` leaves out. */
  choices?: readonly Choice[];
  /** A button of the board's own for one of them: as in the line, where a move is dear the first click only shows it. */
  pick?: (action: number) => void;
  /** Shows what one of them would do, and lets the line play it: a board may suggest where nothing is chosen yet. */
  show?: (action: number) => void;
  /** The window that is open, with what its ring needs; null where nothing is open. */
  pause?: Pause | null;
  art: Record<string, string>;
}

/** An open window: when its countdown was told, and the way to hold it. */
export interface Pause {
  window: OpenWindow;
  told: number;
  hold: (on: boolean) => void;
}

/** Something that a board opens by a button of the line: no move by itself. */
export interface Opener {
  label: string;
  /** On a phone. */
  short: string;
  /** It is what most would do now; the others lie behind a button where there is no room. */
  main?: boolean;
  run: () => void;
}

/** What a game's SeatThings.svelte is handed, where it has one: what a seat owns, small, in its chip. */
export interface ThingsProps {
  view: Record<string, unknown>;
  seat: number;
  art: Record<string, string>;
}

/** What a game's Enlarged.svelte is handed, where it has one and its board is staged: it is what the lens shows. */
export interface LensProps {
  kind: string;
  view: Record<string, unknown>;
  art: Record<string, string>;
  choices: readonly Choice[];
  mySeat: number | null;
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
