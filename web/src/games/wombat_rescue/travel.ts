/** Wombats on their way: a mama walks her path, disks go down, cubes drop, the dingo runs step by step, babies hop. */
import type { LogLine, WombatView } from '../../generated/messages';
import { amid, box, DEAL, EASE, MOVE, SETTLE, Travel } from '../../play/travel';
import { middle, named, type Point } from './hexes';
import { FOODS } from './words';

const STEP = 105; // one hex
const SETS = ['mouth', 'left', 'middle', 'right'];
const LONG = 1500; // everything that happens at once is over by then

interface Standing extends Point {
  readonly scale: number;
}

export class WombatTravel extends Travel {
  private clock = 0;
  private readonly from = new Map<string, DOMRect>();

  constructor(
    root: HTMLElement,
    log: readonly LogLine[],
    private readonly view: () => WombatView,
    private readonly art: () => Record<string, string>,
  ) {
    super(root, log, 'wombat-paper');
  }

  protected prepare(news: readonly LogLine[]): void {
    this.clock = 0;
    this.from.clear();
    for (const { what, seat } of news) {
      if (what !== 'digested') continue;
      for (const place of SETS) {
        const slot = this.tract(seat, place);
        if (slot) this.from.set(`${seat}:${place}`, box(slot));
      }
    }
  }

  protected move(line: LogLine, later: readonly LogLine[]): boolean {
    const at = Math.min(this.clock, LONG);
    switch (line.what) {
      case 'moved':
      case 'pushed':
        return this.walk(
          `[data-mama="${line.seat}"]`,
          line.data['path'],
          at,
          later.some((one) => one.seat === line.seat && ['caught', 'moved', 'pushed'].includes(one.what)),
        );
      case 'dingo_ran':
        return this.walk(`[data-dingo="${line.data['dingo']}"]`, line.data['path'], at, false);
      case 'caught':
        return this.hop(`[data-mama="${line.seat}"]`, this.point(line.data['space']), at);
      case 'tile':
        return line.data['tile'] === 'run_home' && this.hop(`[data-mama="${line.seat}"]`, null, at);
      case 'ate':
        return this.goes(
          FOODS[String(line.data['colour'])] ?? '',
          this.ground(this.space(line.data['space'])),
          this.tract(line.seat, 'mouth'),
          at,
        );
      case 'found':
        return this.goes(
          'baby',
          this.ground(this.view().babies.find((one) => one.baby === line.data['baby'])?.space),
          this.board(`[data-pouch="${line.seat}"]`),
          at,
        );
      case 'rescued':
        return this.goes('baby', this.ground(this.view().home), this.board(`[data-home="${line.seat}"]`), at);
      case 'digested':
        return this.digest(line.seat, at);
      case 'cube':
      case 'cube_moved':
        return this.drop(`[data-cube="${this.space(line.data['space'])}:${line.seat}"]`, at);
      case 'cubes_eaten':
        return this.goes('poop-1', this.ground(this.space(line.data['space'])), this.find('[data-dingo] > .hit'), at);
      case 'disk':
        return this.drop(`[data-disk="${this.space(line.data['space'])}"]`, Math.min(at, 500));
      case 'placed':
        return this.drop(`[data-dingo="${line.data['dingo']}"]`, at);
      case 'rolled':
        return this.appear(this.find('.die') ?? null, at);
      case 'card':
        return this.appear(this.find('[data-card]'), at);
      default:
        return false;
    }
  }

  protected lies(line: LogLine): HTMLElement | null {
    switch (line.what) {
      case 'moved':
      case 'pushed':
      case 'caught':
        return this.find(`[data-mama="${line.seat}"] > .hit`);
      case 'dingo_ran':
      case 'placed':
        return this.find(`[data-dingo="${line.data['dingo']}"] > .hit`);
      case 'cube':
      case 'cube_moved':
        return this.find(`[data-space="${this.space(line.data['space'])}"]`);
      case 'ate':
        return this.tract(line.seat, 'mouth');
      case 'card':
        return this.find('[data-card]');
      default:
        return null;
    }
  }

  /** From hex to hex, as the log names them; whoever goes on later starts again from where this ends. */
  private walk(selector: string, path: unknown, delay: number, goesOn: boolean): boolean {
    const points = Array.isArray(path) ? path.flatMap((name) => this.point(name) ?? []) : [];
    const end = points.at(-1);
    if (points.length < 2 || !end) return false;
    const length = Math.min((points.length - 1) * STEP + 80, 720);
    const figure = this.find(selector);
    if (figure && !goesOn) {
      const here = this.stands(figure) ?? { ...end, scale: 1 };
      const frames = points.map((at) => ({ transform: shift(at, here) }));
      this.run(
        figure.animate([...frames, { transform: 'none' }], {
          duration: length,
          delay,
          easing: points.length > 3 ? 'linear' : EASE,
          fill: 'backwards',
        }),
      );
    }
    this.clock = delay + length;
    return true;
  }

  /** Home in one leap. */
  private hop(selector: string, from: Point | null, delay: number): boolean {
    const figure = this.find(selector);
    const here = figure ? this.stands(figure) : null;
    if (!figure || !here) return false;
    const start = from ?? here;
    const frames = [
      { transform: shift(start, here) },
      {
        transform: `${shift({ x: (start.x + here.x) / 2, y: (start.y + here.y) / 2 - 90 }, here)} scale(1.15)`,
        offset: 0.5,
      },
      { transform: 'none' },
    ];
    this.run(figure.animate(frames, { duration: DEAL, delay, easing: EASE, fill: 'backwards' }));
    this.clock = delay + DEAL;
    return true;
  }

  /** What has just come to lie on the map falls there. */
  private drop(selector: string, delay: number): boolean {
    const element = this.find(selector);
    if (!element) return false;
    const frames = [
      { opacity: 0, transform: 'translateY(-26px) scale(.6)' },
      { opacity: 1, transform: 'none' },
    ];
    this.run(element.animate(frames, { duration: MOVE, delay, easing: SETTLE, fill: 'backwards' }));
    this.clock = delay + 60;
    return true;
  }

  /** A picture flies from the map to a board. */
  private goes(picture: string, from: DOMRect | undefined, to: Element | null, delay: number): boolean {
    if (!from || !to || from.width === 0) return false;
    const piece = document.createElement('span');
    piece.innerHTML = this.art()[picture] ?? '';
    const side = Math.min(from.width, from.height, 48);
    const start = amid(from, side, side);
    this.clock = delay + MOVE;
    return this.fly(piece, start, box(to), delay, null);
  }

  /** Each set comes from the place on its left. */
  private digest(seat: number | null, delay: number): boolean {
    let moved = false;
    for (const [at, place] of SETS.slice(1).entries()) {
      const [slot, before] = [this.tract(seat, place), this.from.get(`${seat}:${SETS[at]}`)];
      for (const set of slot?.querySelectorAll('.set') ?? []) {
        if (!before) continue;
        const far = before.left - box(slot).left;
        this.run(
          set.animate([{ transform: `translateX(${far}px)` }, { transform: 'none' }], {
            duration: MOVE,
            delay,
            easing: EASE,
            fill: 'backwards',
          }),
        );
        moved = true;
      }
    }
    if (moved) this.clock = delay + MOVE;
    return moved;
  }

  /** Where a space of the map is on the screen. */
  private ground(space: number | undefined): DOMRect | undefined {
    const hex = this.find(`[data-space="${space}"]`);
    return hex ? box(hex) : undefined;
  }

  private tract(seat: number | null, place: string): HTMLElement | null {
    return this.board(`[data-tract="${seat}:${place}"]`);
  }

  /** On my panel, or else in the rail of players. */
  private board(selector: string): HTMLElement | null {
    return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null) ?? null;
  }

  /** Where a figure stands on the map, and how large: its group is moved there. */
  private stands(figure: Element): Standing | null {
    const found = /translate\(([-\d.]+)[ ,]([-\d.]+)\)(?: scale\(([\d.]+)\))?/.exec(
      figure.parentElement?.getAttribute('transform') ?? '',
    );
    return found ? { x: Number(found[1]), y: Number(found[2]), scale: Number(found[3] ?? 1) } : null;
  }

  private point(name: unknown): Point | null {
    const hex = this.view().hexes.find((one) => named(one) === name);
    return hex ? middle(hex) : null;
  }

  private space(name: unknown): number {
    return this.view().hexes.findIndex((one) => named(one) === name);
  }
}

/** As if it stood somewhere else, in its own measure. */
function shift(there: Point, here: Standing): string {
  return `translate(${(there.x - here.x) / here.scale}px, ${(there.y - here.y) / here.scale}px)`;
}
