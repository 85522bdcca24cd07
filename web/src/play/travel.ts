/**
 * Pieces on their way, whatever the game. What travels is a copy on a layer above the page, so nothing waits for it and
 * nothing is left behind. A game says what to keep before the board is drawn anew, and where each piece of news sends it.
 */
import type { LogLine } from '../generated/messages';

export const MOVE = 320;
export const DEAL = 420;
export const APART = 60;
export const LONGEST = 900;
const OUTLINE = 2000;
export const EASE = 'cubic-bezier(0.45, 0.05, 0.2, 1)';
export const SETTLE = 'cubic-bezier(0.3, 1.35, 0.5, 1)';
/** More news than this is no move but a return after a while: it is shown as it is. */
const MANY = 24;

export interface Kept {
  box: DOMRect;
  copy: HTMLElement;
}

export abstract class Travel {
  protected readonly kept = new Map<string, Kept>();
  private seen: number;
  private fresh: LogLine[] = [];
  private readonly running = new Set<Animation>();
  private layer: HTMLElement | null = null;

  /** `paper` is the class that gives copies their colours where they lie above the page. */
  constructor(
    protected readonly root: HTMLElement,
    log: readonly LogLine[],
    private readonly paper: string,
  ) {
    this.seen = log.at(-1)?.moment ?? -1;
    root.addEventListener('pointerdown', this.finish);
  }

  /** Keeps what the news will take away. */
  protected abstract prepare(news: readonly LogLine[]): void;

  /** Sends a piece on its way; false if nothing moves. */
  protected abstract move(line: LogLine, later: readonly LogLine[], delay: number): boolean;

  /** Where the piece of a line has come to lie, to be marked without motion. */
  protected abstract lies(line: LogLine, later: readonly LogLine[]): HTMLElement | null;

  /** Before the board is drawn anew. */
  before(log: readonly LogLine[]): void {
    const last = log.at(-1)?.moment ?? -1;
    this.fresh = log.filter((line) => line.moment > this.seen);
    if (last < this.seen || this.fresh.length > MANY) this.fresh = [];
    this.seen = last;
    this.kept.clear();
    if (this.fresh.length === 0) return;
    if (!this.fresh.every((line) => line.beside)) this.finish(); // what others do at the same time interrupts nothing
    this.prepare(this.fresh);
  }

  /** After it: sends every piece on its way, or with still pictures marks where it has come to lie. */
  after(motion: boolean): void {
    const news = this.fresh;
    this.fresh = [];
    if (news.length === 0) return;
    const moves = motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    let delay = 0;
    for (const [at, line] of news.entries()) {
      const later = news.slice(at + 1);
      const travelled = moves ? this.move(line, later, delay) : this.mark(line, this.lies(line, later));
      if (travelled) delay = Math.min(delay + APART, LONGEST - MOVE);
    }
    this.kept.clear();
  }

  /** A click on the board ends every journey at once. */
  readonly finish = (): void => {
    for (const animation of [...this.running]) animation.finish();
  };

  destroy(): void {
    this.root.removeEventListener('pointerdown', this.finish);
    for (const animation of [...this.running]) animation.cancel();
    this.running.clear();
    this.layer?.remove();
    this.layer = null;
  }

  /** Two seconds of outline in the mover's colour. */
  private mark(line: LogLine, element: HTMLElement | null): boolean {
    if (!element) return false;
    const outline = `3px solid var(--${line.seat === null ? 'accent' : `seat-${line.seat + 1}`})`;
    const frame = { outline, outlineOffset: '3px' };
    this.run(element.animate([frame, frame], { duration: OUTLINE }));
    return true;
  }

  /** Flies a copy from one place to another; the piece that has arrived there is hidden meanwhile. */
  protected fly(
    piece: HTMLElement,
    from: DOMRect | undefined,
    to: DOMRect,
    delay: number,
    arrived: HTMLElement | null,
  ): boolean {
    if (!from || from.width === 0 || to.width === 0) return false;
    const size = arrived ? to : from;
    const copy = arrived ? bare(piece) : piece;
    Object.assign(copy.style, {
      position: 'fixed',
      margin: '0',
      translate: 'none',
      rotate: 'none',
      left: `${size.left}px`,
      top: `${size.top}px`,
      right: 'auto',
      bottom: 'auto',
      width: `${size.width}px`,
      height: `${size.height}px`,
    });
    this.above().append(copy);
    const timing = { duration: MOVE, delay, easing: arrived ? SETTLE : EASE, fill: 'backwards' as const };
    const frames = arrived
      ? [{ transform: between(size, from) }, { transform: 'none' }]
      : [
          { transform: 'none', opacity: 1 },
          { transform: between(size, to, true), opacity: 0.15 },
        ];
    this.run(copy.animate(frames, timing), () => copy.remove());
    if (arrived) this.run(arrived.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVE + delay }));
    return true;
  }

  /** Something new comes up from the table. */
  protected appear(element: HTMLElement | null, delay: number): boolean {
    if (!element) return false;
    const frames = [
      { opacity: 0, transform: 'translateY(12px) scale(0.9)' },
      { opacity: 1, transform: 'none' },
    ];
    this.run(element.animate(frames, { duration: DEAL, delay, easing: SETTLE, fill: 'backwards' }));
    return true;
  }

  protected run(animation: Animation, done?: () => void): void {
    this.running.add(animation);
    const end = () => {
      this.running.delete(animation);
      done?.();
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }

  protected keep(name: string, selector: string, within: ParentNode = this.root): void {
    const element = [...within.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null);
    if (element) this.kept.set(name, { box: box(element), copy: bare(element) });
  }

  /** Where a seat's things are shown: in the rail of players, or else on the board. */
  protected home(seat: number | null): HTMLElement | null {
    const homes = [...document.querySelectorAll<HTMLElement>(`[data-seat-home="${seat}"]`)].filter(
      (home) => home.offsetParent !== null,
    );
    return homes.at(-1) ?? null;
  }

  protected find(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }

  private above(): HTMLElement {
    if (this.layer?.isConnected) return this.layer;
    this.layer = document.createElement('div');
    this.layer.className = this.paper;
    this.layer.setAttribute('aria-hidden', 'true');
    Object.assign(this.layer.style, {
      position: 'fixed',
      inset: '0',
      pointerEvents: 'none',
      zIndex: '65',
      overflow: 'hidden',
    });
    (this.root.closest('[data-game]') ?? document.body).append(this.layer);
    return this.layer;
  }
}

export function box(element: Element | null): DOMRect {
  return element?.getBoundingClientRect() ?? new DOMRect();
}

/** A box of its own size in the middle of another one. */
export function amid(around: DOMRect, width: number, height: number): DOMRect {
  return new DOMRect(
    around.left + (around.width - width) / 2,
    around.top + (around.height - height) / 2,
    width,
    height,
  );
}

/** A copy that is only a picture: nothing of the choices or the speech clings to it. */
export function bare(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of part.getAttributeNames()) {
      if (/^(data-(?!theme|game)|aria-|id$|role$|tabindex$)/.test(name)) part.removeAttribute(name);
    }
  }
  return copy;
}

/** The transform that lays a box over another one, middle on middle. */
export function between(here: DOMRect, there: DOMRect, small = false): string {
  const dx = there.left + there.width / 2 - here.left - here.width / 2;
  const dy = there.top + there.height / 2 - here.top - here.height / 2;
  const size = small ? Math.min(1, 36 / here.width) : Math.max(0.2, there.width / here.width);
  return `translate(${dx}px, ${dy}px) scale(${size})`;
}
