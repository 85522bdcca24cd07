/** Tiles on their way: into the zone, hands to ships, medals to their winners; crystals flash, mutants turn over. */
import type { LogLine } from '../../generated/messages';
import { amid, bare, box, DEAL, EASE, MOVE, SETTLE, Travel } from '../../play/travel';

export class MonsterTravel extends Travel {
  private levels = new Map<string, string>();
  private crystals = new Set<string>();

  constructor(
    root: HTMLElement,
    log: readonly LogLine[],
    private readonly mine: () => number | null,
  ) {
    super(root, log, 'monster-paper');
  }

  protected prepare(news: readonly LogLine[]): void {
    this.keep('hand', '[data-kept]');
    for (const line of news) {
      const kind = line.data['kind'];
      if (typeof kind === 'string')
        this.keep(
          `tile:${kind}`,
          `[data-place="hand:${kind}"], [data-place="tile:${kind}"], [data-place="discard:${kind}"], [data-kept] [data-kind="${kind}"]`,
        );
    }
    this.levels = new Map(
      [...this.root.querySelectorAll<SVGElement>('[data-tile]')].map((tile) => [
        placeOf(tile, 'tile'),
        tile.dataset['level'] ?? '',
      ]),
    );
    this.crystals = new Set(
      [...this.root.querySelectorAll<SVGElement>('[data-crystal]')].map((one) => placeOf(one, 'crystal')),
    );
  }

  protected move(line: LogLine, _later: readonly LogLine[], delay: number): boolean {
    const own = line.seat === this.mine();
    switch (line.what) {
      case 'placed':
      case 'uncovered':
        return this.laid(line, delay);
      case 'kept':
      case 'took':
      case 'picked': {
        const tile = this.find('[data-kept] [data-kind]');
        const from = this.kept.get(`tile:${line.data['kind']}`);
        return own && tile !== null && from !== undefined && this.fly(tile, from.box, box(tile), delay, tile);
      }
      case 'handed_over': {
        const [from, ship] = [this.home(line.seat), this.home(Number(line.data['ship']))];
        return ship !== null && from !== null && this.fly(pack(), amid(box(from), 22, 44), box(ship), delay, null);
      }
      case 'medal': {
        const goal = this.find(`[data-goal="${line.data['goal']}"]`);
        const home = this.home(line.seat);
        if (goal)
          this.run(
            goal.animate([{ boxShadow: '0 0 0 5px var(--pop)' }, { boxShadow: 'none' }], { duration: 3 * DEAL, delay }),
          );
        return goal !== null && home !== null && this.fly(bare(goal), box(goal), box(home), delay, null);
      }
      case 'hand':
        return own && this.appear(this.find('[data-show="hand"]'), delay);
      case 'series':
        return this.appear(this.find(`[data-place="series:${line.data['series']}"]`), delay);
      default:
        return false;
    }
  }

  protected lies(line: LogLine): HTMLElement | null {
    switch (line.what) {
      case 'placed':
      case 'uncovered':
        return (
          this.find(`[data-zone="${line.seat}"] [data-tile="${line.data['x']},${line.data['y']}"] .rim`) ??
          this.home(line.seat)
        );
      case 'handed_over':
        return this.home(Number(line.data['ship']));
      case 'medal':
        return this.find(`[data-goal="${line.data['goal']}"]`);
      default:
        return null;
    }
  }

  /** A tile has come to lie in a zone that is seen: it settles, and what it has made shows itself. */
  private laid(line: LogLine, delay: number): boolean {
    const zone = this.find(`[data-zone="${line.seat}"]`);
    const tile = zone?.querySelector(`[data-tile="${line.data['x']},${line.data['y']}"] .turned`);
    if (!zone || !tile) return false;
    const from = line.seat === this.mine() ? this.kept.get('hand')?.box : box(this.home(line.seat));
    const to = box(tile);
    const way = from
      ? `translate(${(from.left - to.left) / 4}px, ${Math.min(160, from.top - to.top)}px) scale(1.15)`
      : 'scale(1.25)';
    this.run(
      tile.animate(
        [
          { transform: way, opacity: 0.4 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: MOVE, delay, easing: SETTLE, fill: 'backwards' },
      ),
    );
    for (const one of zone.querySelectorAll<SVGElement>('[data-tile]')) {
      const before = this.levels.get(placeOf(one, 'tile'));
      if (before !== undefined ? before === one.dataset['level'] : one.dataset['level'] === '0') continue;
      const turned = one.querySelector('.turned');
      if (turned)
        this.run(
          turned.animate(
            [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(1)' }],
            { duration: DEAL, delay: delay + MOVE, easing: EASE },
          ),
        );
    }
    for (const one of zone.querySelectorAll<SVGElement>('[data-crystal]')) {
      if (this.crystals.has(placeOf(one, 'crystal'))) continue;
      this.run(
        one.animate(
          [
            { transform: 'scale(0.4)', filter: 'brightness(2.4)' },
            { transform: 'scale(1.5)', filter: 'brightness(1.7)', offset: 0.45 },
            { transform: 'none', filter: 'none' },
          ],
          { duration: 2 * DEAL, delay: delay + MOVE, easing: EASE, fill: 'backwards' },
        ),
      );
    }
    return true;
  }
}

/** A place in one of the zones that are seen. */
function placeOf(element: SVGElement, what: 'tile' | 'crystal'): string {
  return `${element.closest<HTMLElement>('[data-zone]')?.dataset['zone']} ${element.dataset[what]}`;
}

/** A hand, face down. */
function pack(): HTMLElement {
  const made = document.createElement('div');
  Object.assign(made.style, {
    borderRadius: '6px',
    background: 'var(--accent)',
    border: '2px solid var(--card)',
    boxShadow: 'var(--e3), 5px 2px 0 -1px var(--accent), 10px 4px 0 -2px var(--accent)',
  });
  return made;
}
