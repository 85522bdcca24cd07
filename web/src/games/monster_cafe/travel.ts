/**
 * Cards on their way: from the pile to a chair, from a cleared table to its taker, from a collection to the discards.
 * What travels is a copy on a layer above the page, so nothing waits for it and nothing is left behind.
 */
import type { LogLine } from '../../generated/messages';

const MOVE = 320;
const DEAL = 420;
const APART = 60;
const LONGEST = 900;
const OUTLINE = 2000;
const EASE = 'cubic-bezier(0.45, 0.05, 0.2, 1)';
const SETTLE = 'cubic-bezier(0.3, 1.35, 0.5, 1)';
/** More news than this is no move but a return after a while: it is shown as it is. */
const MANY = 24;

interface Kept {
  box: DOMRect;
  copy: HTMLElement;
}

export class Travel {
  private seen: number;
  private kept = new Map<string, Kept>();
  private fresh: LogLine[] = [];
  private readonly running = new Set<Animation>();
  private layer: HTMLElement | null = null;

  constructor(
    private readonly root: HTMLElement,
    log: readonly LogLine[],
  ) {
    this.seen = log.at(-1)?.moment ?? -1;
    root.addEventListener('pointerdown', this.finish);
  }

  /** Before the board is drawn anew: keeps what the news will take away. */
  before(log: readonly LogLine[]): void {
    const last = log.at(-1)?.moment ?? -1;
    this.fresh = log.filter((line) => line.moment > this.seen);
    if (last < this.seen || this.fresh.length > MANY) this.fresh = [];
    this.seen = last;
    this.kept.clear();
    if (this.fresh.length === 0) return;
    this.finish();
    this.keep('pile', '[data-place="pile"] [data-top]');
    this.keep('drawn', '[data-place="drawn"] [data-kind]');
    for (const line of this.fresh) {
      const table = line.data['table'];
      if (line.what === 'cleared' || line.what === 'dummy') {
        for (let side = 0; side < 4; side++) this.keep(`table:${table}:${side}`, `[data-table="${table}"] [data-side="${side}"]`);
        this.keep(`table:${table}:plate`, `[data-table="${table}"] [data-plate]`);
      }
      if (line.what === 'scared') this.keep('scared', `[data-owned="${line.seat}:${line.data['kind']}"]`, document);
    }
  }

  /** After it: sends every card on its way, or with still pictures marks where it has come to lie. */
  after(motion: boolean): void {
    const news = this.fresh;
    this.fresh = [];
    if (news.length === 0) return;
    const moves = motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    let delay = 0;
    for (const [at, line] of news.entries()) {
      const travelled = moves ? this.move(line, news.slice(at + 1), delay) : this.mark(line, news.slice(at + 1));
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

  private move(line: LogLine, later: readonly LogLine[], delay: number): boolean {
    const table = line.data['table'];
    switch (line.what) {
      case 'drew': {
        const card = this.find('[data-place="drawn"] [data-kind]');
        return card !== null && this.fly(card, this.kept.get('pile')?.box, box(card), delay, card);
      }
      case 'seated': {
        const card = this.seatOf(line, later);
        const from = this.kept.get('drawn') ?? this.kept.get('pile');
        return card !== null && this.fly(card, from?.box, box(card), delay, card);
      }
      case 'started':
        return this.flyHome(this.kept.get('pile'), line.seat, delay);
      case 'cleared':
        return this.flyTable(table, this.home(line.seat), delay);
      case 'dummy':
        return this.flyTable(table, this.find('[data-discard]'), delay);
      case 'scared': {
        const discard = box(this.find('[data-discard]') ?? this.find('[data-place="pile"]'));
        const scared = this.kept.get('scared');
        const sorbet = this.kept.get('drawn');
        if (sorbet) this.fly(sorbet.copy, sorbet.box, discard, delay, null);
        return scared !== undefined && this.fly(scared.copy, scared.box, discard, delay + APART, null);
      }
      case 'dealt':
        return this.appear(table, delay);
      default:
        return false;
    }
  }

  /** Without motion: two seconds of outline in the mover's colour, where the piece lies now. */
  private mark(line: LogLine, later: readonly LogLine[]): boolean {
    const table = line.data['table'];
    const element =
      line.what === 'seated' ? this.seatOf(line, later)
      : line.what === 'cleared' || line.what === 'dealt' ? this.find(`[data-table="${table}"]`)
      : line.what === 'drew' ? this.find('[data-place="drawn"]')
      : line.what === 'scared' ? this.home(line.seat)
      : null;
    if (!element) return false;
    const outline = `3px solid var(--seat-${(line.seat ?? 0) + 1})`;
    const frame = { outline: line.seat === null ? '3px solid var(--accent)' : outline, outlineOffset: '3px' };
    this.run(element.animate([frame, frame], { duration: OUTLINE }));
    return true;
  }

  private flyTable(table: unknown, target: HTMLElement | null, delay: number): boolean {
    if (!target) return false;
    const end = box(target);
    const leaving = [...this.kept].filter(([name]) => name.startsWith(`table:${table}:`));
    leaving.forEach(([, { copy, box: start }], at) => this.fly(copy, start, end, Math.min(delay + at * APART, LONGEST - MOVE), null));
    return leaving.length > 0;
  }

  private flyHome(from: Kept | undefined, seat: number | null, delay: number): boolean {
    const home = this.home(seat);
    return home !== null && from !== undefined && this.fly(from.copy.cloneNode(true) as HTMLElement, from.box, box(home), delay, null);
  }

  /** Flies a copy from one place to another; the piece that has arrived there is hidden meanwhile. */
  private fly(piece: HTMLElement, from: DOMRect | undefined, to: DOMRect, delay: number, arrived: HTMLElement | null): boolean {
    if (!from || from.width === 0 || to.width === 0) return false;
    const size = arrived ? to : from;
    const copy = arrived ? bare(piece) : piece;
    Object.assign(copy.style, {
      position: 'fixed', margin: '0', translate: 'none', rotate: 'none',
      left: `${size.left}px`, top: `${size.top}px`, right: 'auto', bottom: 'auto', width: `${size.width}px`, height: `${size.height}px`,
    });
    this.above().append(copy);
    const timing = { duration: MOVE, delay, easing: arrived ? SETTLE : EASE, fill: 'backwards' as const };
    const frames = arrived
      ? [{ transform: between(size, from) }, { transform: 'none' }]
      : [{ transform: 'none', opacity: 1 }, { transform: between(size, to, true), opacity: 0.15 }];
    this.run(copy.animate(frames, timing), () => copy.remove());
    if (arrived) this.run(arrived.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVE + delay }));
    return true;
  }

  private appear(table: unknown, delay: number): boolean {
    const spot = this.find(`[data-table="${table}"]`);
    if (!spot) return false;
    const frames = [{ opacity: 0, transform: 'translateY(12px) scale(0.9)' }, { opacity: 1, transform: 'none' }];
    this.run(spot.animate(frames, { duration: DEAL, delay, easing: SETTLE, fill: 'backwards' }));
    return true;
  }

  private run(animation: Animation, done?: () => void): void {
    this.running.add(animation);
    const end = () => {
      this.running.delete(animation);
      done?.();
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }

  private keep(name: string, selector: string, within: ParentNode = this.root): void {
    const element = [...within.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null);
    if (element) this.kept.set(name, { box: box(element), copy: bare(element) });
  }

  /** The chair a card was led to: the last ones taken, in the order of the news. */
  private seatOf(line: LogLine, later: readonly LogLine[]): HTMLElement | null {
    const table = line.data['table'];
    const after = later.filter((other) => other.what === 'seated' && other.data['table'] === table).length;
    if (later.some((other) => other.what === 'cleared' && other.data['table'] === table)) return null;
    const taken = this.root.querySelectorAll<HTMLElement>(`[data-table="${table}"] [data-side]`);
    return taken[taken.length - 1 - after] ?? null;
  }

  /** Where a seat's things are shown: in the rail of players, or else on the board. */
  private home(seat: number | null): HTMLElement | null {
    const homes = [...document.querySelectorAll<HTMLElement>(`[data-seat-home="${seat}"]`)].filter((home) => home.offsetParent !== null);
    return homes.at(-1) ?? null;
  }

  private find(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }

  private above(): HTMLElement {
    if (this.layer?.isConnected) return this.layer;
    this.layer = document.createElement('div');
    this.layer.className = 'cafe-paper';
    this.layer.setAttribute('aria-hidden', 'true');
    Object.assign(this.layer.style, { position: 'fixed', inset: '0', pointerEvents: 'none', zIndex: '40', overflow: 'hidden' });
    (this.root.closest('[data-game]') ?? document.body).append(this.layer);
    return this.layer;
  }
}

function box(element: Element | null): DOMRect {
  return element?.getBoundingClientRect() ?? new DOMRect();
}

/** A copy that is only a picture: nothing of the choices or the speech clings to it. */
function bare(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['data-place', 'data-can', 'data-hint', 'data-owned', 'data-side', 'data-kind', 'data-top', 'data-plate', 'id', 'role', 'tabindex', 'aria-label', 'aria-pressed']) part.removeAttribute(name);
  }
  return copy;
}

/** The transform that lays a box over another one, middle on middle. */
function between(here: DOMRect, there: DOMRect, small = false): string {
  const dx = there.left + there.width / 2 - here.left - here.width / 2;
  const dy = there.top + there.height / 2 - here.top - here.height / 2;
  const size = small ? Math.min(1, 36 / here.width) : Math.max(0.2, there.width / here.width);
  return `translate(${dx}px, ${dy}px) scale(${size})`;
}
