/** Tiles, figures, diamonds and goals on their way; a body part that has been cared for shows off. */
import type { LogLine } from '../../generated/messages';
import { APART, bare, between, box, DEAL, EASE, LONGEST, MOVE, SETTLE, Travel } from '../../play/travel';

const WALK = 620;
const ROW = '[data-row][data-tile]';

export class RescueTravel extends Travel {
  private rowBefore = new Map<string, DOMRect>();
  private figures = new Map<string, DOMRect>();

  protected prepare(news: readonly LogLine[]): void {
    this.rowBefore = boxes(this.root, ROW, 'tile');
    this.figures = boxes(this.root, '[data-figure]', 'figure');
    this.keep('deck', '[data-deck]');
    for (const line of news) {
      if (line.what === 'took') this.keep(`tile:${line.data['tile']}`, `[data-tile="${line.data['tile']}"]`);
      if (line.what === 'goal') this.keep(`goal:${line.data['goal']}`, `[data-goal="${line.data['goal']}"]`);
      if (line.what === 'goal') this.keep('goals', '[data-show="goals"]');
      if (line.what === 'diamonds') this.keep(`gem:${line.data['colour']}`, `[data-gem="${line.data['colour']}"]`);
    }
  }

  protected move(line: LogLine, _later: readonly LogLine[], delay: number): boolean {
    switch (line.what) {
      case 'took': {
        const walks = this.walk(line.seat, delay);
        return this.send(`tile:${line.data['tile']}`, line.seat, delay) || walks;
      }
      case 'improved':
        return this.flourish(line.seat, String(line.data['part']), delay);
      case 'diamonds': {
        const count = Number(line.data['count']);
        for (let one = 0; one < count; one++) this.send(`gem:${line.data['colour']}`, line.seat, delay + one * APART);
        return count > 0;
      }
      case 'goal':
        return (
          this.send(`goal:${line.data['goal']}`, line.seat, Math.min(delay + MOVE / 2, LONGEST - MOVE)) ||
          this.send('goals', line.seat, delay)
        );
      case 'dealt':
        return this.slide(String(line.data['tile']), delay);
      default:
        return false;
    }
  }

  protected lies(line: LogLine): HTMLElement | null {
    switch (line.what) {
      case 'took':
        return this.find(`[data-figure="${line.seat}"]`) ?? this.home(line.seat);
      case 'improved':
        return this.partOf(line.seat, String(line.data['part'])) ?? this.home(line.seat);
      case 'goal':
        return this.find(`[data-goal="${line.data['goal']}"]`) ?? this.find('[data-show="goals"]');
      case 'dealt':
        return this.find(`[data-tile="${line.data['tile']}"]`);
      default:
        return null;
    }
  }

  /** Something that was kept goes to a seat's things. */
  private send(name: string, seat: number | null, delay: number): boolean {
    const [kept, home] = [this.kept.get(name), this.home(seat)];
    if (!kept || !home) return false;
    return this.fly(kept.copy.cloneNode(true) as HTMLElement, kept.box, box(home), delay, null);
  }

  /** A figure goes round the ring from rock to rock. */
  private walk(seat: number | null, delay: number): boolean {
    const figure = this.find(`[data-figure="${seat}"]`);
    const from = this.figures.get(String(seat));
    if (!figure || !from) return false;
    const to = box(figure);
    const stones = [...this.root.querySelectorAll('[data-rock]')].map((rock) => middle(box(rock)));
    const [start, end] = [nearest(stones, middle(from)), nearest(stones, middle(to))];
    if (start < 0 || start === end) return false;
    const frames = [];
    for (let at = start; at !== end; at = (at + 1) % stones.length) frames.push(step(stones[at]!, middle(to)));
    frames.push({ transform: 'none' });
    this.run(figure.animate(frames, { duration: WALK, delay, easing: EASE, fill: 'backwards' }));
    return true;
  }

  /** The others move up, and the new tile comes from the deck. */
  private slide(fresh: string, delay: number): boolean {
    let moved = false;
    for (const tile of this.root.querySelectorAll<HTMLElement>(ROW)) {
      const name = tile.dataset['tile'] ?? '';
      const [from, to] = [this.rowBefore.get(name), box(tile)];
      if (name === fresh) {
        const deck = this.kept.get('deck')?.box;
        if (deck) this.fly(bare(tile), deck, to, delay + APART, tile);
        else this.appear(tile, delay);
        moved = true;
      } else if (from && (Math.abs(from.left - to.left) > 2 || Math.abs(from.top - to.top) > 2)) {
        this.run(
          tile.animate([{ transform: between(to, from) }, { transform: 'none' }], {
            duration: MOVE,
            delay,
            easing: EASE,
            fill: 'backwards',
          }),
        );
        moved = true;
      }
    }
    return moved;
  }

  private flourish(seat: number | null, part: string, delay: number): boolean {
    const element = this.partOf(seat, part);
    if (!element) return false;
    const frames = [
      { transform: 'scale(.92)', filter: 'brightness(1)' },
      { transform: 'scale(1.09) rotate(-1.5deg)', filter: 'brightness(1.25)', offset: 0.55 },
      { transform: 'none', filter: 'brightness(1)' },
    ];
    this.run(
      element.animate(frames, {
        duration: DEAL + 120,
        delay: Math.min(delay + 120, LONGEST - DEAL),
        easing: SETTLE,
        fill: 'backwards',
      }),
    );
    return true;
  }

  private partOf(seat: number | null, part: string): HTMLElement | null {
    return this.find(`[data-part="${seat}:${part}"]`);
  }
}

function boxes(root: HTMLElement, selector: string, name: string): Map<string, DOMRect> {
  return new Map([...root.querySelectorAll<HTMLElement>(selector)].map((one) => [one.dataset[name] ?? '', box(one)]));
}

function middle({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

function step(at: { x: number; y: number }, end: { x: number; y: number }): Keyframe {
  return { transform: `translate(${at.x - end.x}px, ${at.y - end.y}px)` };
}

function nearest(all: readonly { x: number; y: number }[], to: { x: number; y: number }): number {
  const far = all.map((one) => Math.hypot(one.x - to.x, one.y - to.y));
  return far.indexOf(Math.min(...far));
}
