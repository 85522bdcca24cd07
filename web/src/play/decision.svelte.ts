/** The decision that is open: which seat, what is picked, what the hint says, and what somebody asked "why not?" about. */
import { untrack } from 'svelte';
import type { Choice, Forbidden, Hint, Position, Table, WhyNot } from '../generated/messages';
import { api, told } from '../net/api';
import type { GameBoard } from '../state/art.svelte';
import type { Room } from '../state/room.svelte';
import { settings } from '../state/settings.svelte';
import { toast } from '../state/toasts.svelte';
import { back, besides, given, kept, marks, NOTHING, open, pick, touch, type Picking, type Step } from './choices';
import { listed } from './formatting';
import { hovering } from './hovering.svelte';
import type { Light } from './lighting';
import { Memory } from './memory';
import { play as hear } from './sound';

export interface Asking {
  element: Element;
  answer: WhyNot | null;
  text: string;
}

/** Whether nobody waits for whoever looks: then others may well move before something is picked. */
const meddles = ({ seat, view }: Position): boolean =>
  seat !== null && !(view['waiting'] as readonly number[]).includes(seat);

export class Decision {
  picking = $state.raw<Picking>(NOTHING);
  hint = $state.raw<Hint | null>(null);
  asking = $state.raw<Asking | null>(null);
  curtain = $state<number | null>(null);
  /** The list of all choices lies over the stage. */
  listing = $state(false);
  /** The lit places that the board draws. */
  private drawn = $state.raw<ReadonlySet<string>>(new Set());
  /** In so many milliseconds the only choice plays itself; 0: it does not. */
  beat = $state(0);
  inList = false; // the keyboard was last in the list of choices
  private looking = $state<number | null>(null);
  private asks = 0; // how many decisions there were: what is heard about an earlier one is too late
  private readonly memory: Memory;

  /** What is shown: nothing behind a curtain, where a hand would still be in the page. */
  readonly position = $derived.by<Position | undefined>(() =>
    this.curtain === null
      ? (this.room().positions.get(this.seat) ?? [...this.room().positions.values()][0])
      : undefined,
  );
  /** Whoever has nothing to say in a window is not asked there. */
  private readonly asked = $derived(this.position?.window?.prompt ?? true);
  /** All that may be done, and what of it the board offers now. */
  readonly all = $derived<readonly Choice[]>(this.asked ? (this.position?.choices ?? []) : []);
  readonly choices = $derived.by<readonly Choice[]>(() =>
    this.position ? (this.board()?.offers?.(this.all, this.position.view) ?? this.all) : [],
  );
  /** What the rules are against in this decision. */
  readonly forbidden = $derived<readonly Forbidden[]>(this.choices.length > 0 ? (this.position?.forbidden ?? []) : []);
  readonly open = $derived(open(this.choices, this.picking));
  /** Of these, what the board has no place for: it is in the line. */
  readonly unplaced = $derived.by<readonly Choice[]>(() => {
    const depth = given(this.choices).length + this.picking.path.length;
    const leads = this.board()?.leads;
    return this.open.filter(
      (choice) =>
        choice.places[depth] === undefined || !this.drawn.has(choice.places[depth]) || (leads?.(choice) ?? false),
    );
  });
  /** The places of what is pointed at: of the whole choice, if there is but one behind it. */
  readonly hovered = $derived.by<readonly string[]>(() => {
    const { place, action } = hovering;
    const depth = given(this.choices).length + this.picking.path.length;
    const meant = this.open.filter((choice) =>
      action === null ? place !== null && choice.places[depth] === place : choice.action === action,
    );
    return meant.length === 1 ? meant[0]!.places : place === null ? [] : [...this.picking.path, place];
  });
  /** The keys of the numbers: those that are printed on the board, then those in the line. */
  readonly numbered = $derived.by<ReadonlyMap<string, Choice>>(() => {
    const keys = new Map<string, Choice>();
    const printed = this.listing ? undefined : this.board()?.numbers;
    for (const choice of printed ? this.open : []) {
      const key = printed!(choice);
      if (key && !keys.has(key)) keys.set(key, choice);
    }
    const free = [...'123456789'].filter((key) => !keys.has(key));
    for (const choice of this.listing ? this.open : this.unplaced) {
      const key = free.shift();
      if (key) keys.set(key, choice);
    }
    return keys;
  });
  /** The choice that the next click plays. */
  readonly readied = $derived(this.all.find((choice) => choice.action === this.picking.ready) ?? null);
  /** The places of it. */
  readonly ready = $derived<readonly string[]>(this.readied?.places ?? []);
  readonly light = $derived.by<Light>(() => ({
    marks: this.room().busy ? new Map() : marks(this.choices, this.picking),
    hinted: untouched(this.hint?.moves[0]?.places ?? [], this.picking.path),
    touch: (place) => this.step(touch(this.choices, this.picking, place, this.dear)),
    why: (place, element) => void this.why(place, element),
    found: (places) => {
      if (!same(places, this.drawn)) this.drawn = places;
    },
    // what loses the focus may do so while the page is being drawn
    hover: (place) => queueMicrotask(() => (hovering.place = place)),
  }));

  constructor(
    private readonly room: () => Room,
    private readonly table: () => Table,
    private readonly board: () => GameBoard | null = () => null,
  ) {
    this.memory = new Memory(`bestiary.places.${table().game}`);
    $effect(() => this.follow());
    let before: Position | undefined;
    $effect(() => {
      const now = this.position; // what was picked belongs to one moment, to what goes on beside it, and to what nobody waits for
      const stays =
        now !== undefined &&
        before?.seat === now.seat &&
        (besides(now.log, before.moment) || (meddles(before) && meddles(now)));
      this.picking = stays
        ? kept(
            untrack(() => this.choices),
            untrack(() => this.picking),
          )
        : NOTHING;
      if (!stays || meddles(now)) {
        this.hint = null;
        this.asks++;
      }
      this.asking = null;
      if (!stays) this.listing = false;
      hovering.action = null;
      before = now;
    });
    $effect(() => this.memory.learn(this.all));
    $effect(() => {
      const refused = this.room().refused;
      if (refused) toast(refused.text);
    });
    $effect(() => {
      if (this.room().timesUp > 0) toast('Time is up: the move was made for you.');
    });
  }

  /** What takes two clicks: what cannot be taken back, is not the only choice, and is touched on the board itself, where a
   * wrong click is soon done. */
  private readonly dear = (choice: Choice): boolean => {
    if (this.all.length === 1) return false;
    if (settings.twice) return true;
    const placed = !this.unplaced.some((one) => one.action === choice.action);
    return this.board()?.dear?.(choice) ?? placed;
  };

  /** The seat this screen looks from. Of several seats of one device it is the one that acts, behind a curtain. */
  get seat(): number | null {
    return this.looking ?? this.room().mine[0] ?? null;
  }

  /** A move is on its way to the server. */
  get busy(): boolean {
    return this.room().busy !== null;
  }

  /** Why the last move cannot be taken back now; '' when it can. */
  get noUndo(): string {
    const { status, undo } = this.table();
    if (status !== 'playing') return 'The game is over: nothing is taken back any more.';
    if (undo) return 'Somebody has asked for that already.';
    return this.position?.no_undo ?? 'There is nothing to take back.';
  }

  undo(): void {
    if (this.noUndo) toast(this.noUndo);
    else if (this.seat !== null) this.room().ask({ type: 'ask_undo', seat: this.seat });
  }

  /** Whether the bots can be held: nobody else plays. */
  get canPause(): boolean {
    const { status, seats } = this.table();
    return status === 'playing' && this.seat !== null && seats.every((one) => one.mine || one.kind === 'bot');
  }

  /** The bots are held, and nothing plays itself. */
  get held(): boolean {
    return this.table().paused;
  }

  /** Holds the bots, or lets them go on. */
  pause(): void {
    if (!this.canPause) toast('Bots are held only where nobody else plays.');
    else if (this.seat !== null) this.room().ask({ type: 'pause', seat: this.seat, pause: !this.table().paused });
  }

  pick(action: number): void {
    this.step(pick(this.all, this.picking, action, this.dear));
  }

  /** Shows what a choice would do, without playing it. */
  show(action: number): void {
    this.picking = { path: this.picking.path, ready: action };
  }

  /** Plays a choice: whoever asks has been asked already. */
  play(action: number): void {
    this.step({ picking: NOTHING, play: action });
  }

  back(): void {
    this.picking = back(this.picking);
  }

  confirm(): void {
    if (this.picking.ready !== null) this.pick(this.picking.ready);
  }

  openCurtain(): void {
    this.looking = this.curtain;
    this.curtain = null;
  }

  /** Why one of the forbidden choices is forbidden, told at its button. */
  askWhy({ choice, refusal }: Forbidden, element: Element): void {
    this.asking = { element, answer: { refusal, rule: null }, text: refusal.text };
    void this.answer(choice.action, element);
  }

  stopAsking(): void {
    this.asking = null;
  }

  async askHint(): Promise<void> {
    if (this.seat === null || this.choices.length === 0) return;
    const { seat, asks } = this;
    const hint = await api.hint(this.table().id, seat).catch((error: unknown) => void toast(told(error)));
    if (hint && asks === this.asks) this.hint = hint;
  }

  key(event: KeyboardEvent): void {
    const target = event.target as Element;
    const choice = this.numbered.get(event.key);
    if (choice) {
      this.pick(choice.action);
      follow(choice);
    } else if (event.key === 'Escape') this.escape();
    else if (event.key === 'Enter' && !target.closest('button, a, [role="button"]')) this.confirm();
    else return;
    event.preventDefault();
  }

  /** What lies on top goes first. */
  private escape(): void {
    if (this.asking) this.stopAsking();
    else if (this.listing) this.listing = false;
    else if (this.hint) this.hint = null;
    else this.back();
  }

  private step(step: Step): void {
    if (this.room().busy || this.seat === null) return;
    this.asking = null;
    this.picking = step.picking;
    const closing = step.picking.ready === this.position?.window?.closing ? step.picking.ready : null; // to let it be needs no second look
    const action = step.play ?? closing;
    if (action === null) hear('pick');
    else {
      hear('place');
      this.room().move(this.seat, action);
    }
  }

  /** Of several seats of mine the one that is to decide comes to the front; a curtain falls where hands are hidden. */
  private follow(): (() => void) | undefined {
    const { acting, mine, positions } = this.room();
    if (acting === null || acting === this.seat || this.curtain === acting) return undefined;
    const now = positions.get(this.seat);
    const next = positions.get(acting);
    if (mine.length < 2 || !now || !next) {
      this.looking = acting;
      return undefined;
    }
    const settled = String(now.view['waiting']) === String(next.view['waiting']); // both seats have heard the last move
    const turn = () => {
      if (this.table().secrets) this.curtain = acting;
      else this.looking = acting;
    };
    if (!settled) return afterwards(turn);
    turn();
    return undefined;
  }

  private async why(place: string, element: Element): Promise<void> {
    if (this.seat === null) return;
    const known =
      this.forbidden.find(({ choice }) => choice.places.at(-1) === place) ??
      this.forbidden.find(({ choice }) => choice.places[0] === place);
    if (known) return this.askWhy(known, element);
    const mine = this.choices.length > 0;
    const action = this.memory.action(place, this.choices) ?? (mine ? null : 0); // any action tells whose turn it is
    const waiting = this.table().seats.filter((seat) => this.table().waiting.includes(seat.seat));
    let text = mine
      ? 'That has no part in this decision.'
      : waiting.length
        ? `It is the turn of ${listed(waiting.map((seat) => seat.name))}.`
        : '';
    if (this.table().status === 'over') text = 'The game is over.';
    if (!text) return;
    this.asking = { element, answer: null, text };
    if (action === null || this.table().status === 'over') return;
    await this.answer(action, element);
  }

  private async answer(action: number, element: Element): Promise<void> {
    if (this.seat === null) return;
    const answer = await api.why(this.table().id, this.seat, action).catch(() => null);
    if (answer?.refusal && this.asking?.element === element)
      this.asking = { element, answer, text: answer.refusal.text };
  }
}

/** The places of a hint that are still to be touched, in their order; all of them where something else was picked. */
function untouched(places: readonly string[], path: readonly string[]): readonly string[] {
  const begun = path.every((place, at) => places[at] === place) && path.length < places.length;
  return begun ? places.slice(path.length) : places;
}

function same(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((place) => other.has(place));
}

/** A number moves the focus along, where it is on a choice: Enter then plays what the number picked, not what had it. */
function follow(choice: Choice): void {
  if (!document.activeElement?.matches('[data-action], [data-can]')) return;
  const button = document.querySelector<HTMLElement>(`[data-action="${choice.action}"]`);
  (
    button ?? document.querySelector<HTMLElement>(`[data-place="${CSS.escape(choice.places.at(-1) ?? '')}"][data-can]`)
  )?.focus();
}

function afterwards(work: () => void): () => void {
  const timer = setTimeout(work, 400);
  return () => clearTimeout(timer);
}
