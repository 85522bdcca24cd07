/** Plays scenes one after the other, at the pace that this device likes; a click, Space or Escape ends one. */
import type { LogLine } from '../generated/messages';
import { merged, PACES, type Pace, type Scene, type Scenes, type Told } from './scene';

/** So many steps back a line of the log can be shown again as it was. */
const KEPT = 80;
const STILL = 1.2; // seconds for which a picture stands that does not move

/** What was told in one step, with the view of that moment. */
interface Step {
  first: number;
  last: number;
  told: Told;
}

/** More news than this is no move but a return after a while: nothing of it is played. */
const MANY = 40;

export class Director {
  now = $state.raw<Scene | null>(null);
  /** How long the scene stands, in milliseconds; Infinity where each is ended by hand. */
  length = $state(0);
  private waiting: Scene[] = [];
  private seen: number | null = null;
  private was: Told['view'] | null = null;
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: () => Pace,
    /** Whether I am asked to answer now. */
    private readonly asked: () => boolean = () => false,
    /** Nothing moves: the last picture stands for a while. */
    private readonly still: () => boolean = () => false,
  ) {}

  /** The scene waits for my answer, and does not end before the window does. */
  get waits(): boolean {
    return this.now?.waits === true && this.asked();
  }

  /** The window has closed: a scene that waited for it is over. */
  answered(): void {
    if (this.now?.waits && this.length === Infinity && this.pace() !== 'step' && !this.asked()) this.next();
  }

  /** What a table has told so far; what is new in it is played. The first time nothing is. */
  follow(scenes: Scenes, log: readonly LogLine[], told: Omit<Told, 'news' | 'before' | 'was'>): void {
    const was = this.was ?? told.view;
    this.was = told.view;
    const last = log.at(-1)?.moment ?? -1;
    const seen = this.seen;
    this.seen = last;
    if (seen === null || last <= seen) {
      if (seen !== null && last < seen) this.clear(); // something was taken back
      return;
    }
    const first = log.findIndex((line) => line.moment > seen);
    const news = log.slice(first);
    const now: Told = { ...told, was, news, before: log.slice(0, first) };
    this.steps = [...this.steps, { first: news[0]!.moment, last, told: now }].slice(-KEPT);
    if (news.length > MANY || this.pace() === 'off') return;
    this.waiting = merged([...this.waiting, ...scenes(now)]);
    if (this.now === null) this.next();
  }

  /** Plays once more what a line told, as it was; false where it was no scene, or is too long ago. */
  again(scenes: Scenes, line: LogLine): boolean {
    const step = this.steps.findLast((one) => one.first <= line.moment && line.moment <= one.last);
    const found = step ? scenes(step.told) : [];
    if (found.length === 0) return false;
    this.waiting = merged(found);
    this.next();
    return true;
  }

  /** A click ends the scene that is shown, unless it waits for an answer. */
  readonly skip = (): void => {
    if (!this.waits) this.next();
  };

  /** Ends the scene that is shown. */
  readonly next = (): void => {
    clearTimeout(this.timer);
    this.now = this.waiting.shift() ?? null;
    if (this.now === null) return;
    const seconds = this.still() ? STILL : this.now.seconds;
    const pace = PACES[this.pace()] || 1; // what is asked for is shown even where nothing is played
    this.length = this.waits ? Infinity : 1000 * seconds * pace;
    if (this.length < Infinity) this.timer = setTimeout(this.next, this.length);
  };

  /** Space, Enter and Escape end a scene, and do nothing else meanwhile. */
  key(event: KeyboardEvent): void {
    if (this.now === null || this.waits || ![' ', 'Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    this.next();
  }

  clear(): void {
    this.waiting = [];
    this.next();
  }
}
