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
        tile.dataset['tile'] ?? '',
        tile.dataset['level'] ?? '',
      ]),
    );
    this.crystals = new Set(
      [...this.root.querySelectorAll<SVGElement>('[data-crystal]')].map((one) => one.dataset['crystal'] ?? ''),
    );
  }

  protected move(line: LogLine, _later: readonly LogLine[], delay: number): boolean {
    const own = line.seat === this.mine();
    switch (line.what) {
      case 'placed':
      case 'uncovered': // of my own only where one places at a time
        return own && this.laid(line, delay);
      case 'kept':
      case 'took':
      case 'picked': {
        const tile = this.find('[data-kept] [data-kind]');
        const from = this.kept.get(`tile:${line.data['kind']}`);
        return own && tile !== null && from !== undefined && this.fly(tile, from.box, box(tile), delay, tile);
      }
      case 'handed_over': {
        const ship = this.find(`.ship:has([data-place="ship:${line.data['ship']}"]) svg`);
        const from = this.home(line.seat);
        return ship !== null && from !== null && this.fly(pack(), amid(box(from), 28, 56), box(ship), delay, null);
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
        return line.seat === this.mine()
          ? this.find(`[data-tile="${line.data['x']},${line.data['y']}"] .rim`)
          : this.home(line.seat);
      case 'handed_over':
        return this.find(`[data-place="ship:${line.data['ship']}"]`);
      case 'medal':
        return this.find(`[data-goal="${line.data['goal']}"]`);
      default:
        return null;
    }
  }

  /** A tile of mine has come to lie: it settles, and what it has made shows itself. */
  private laid(line: LogLine, delay: number): boolean {
    const tile = this.find(`[data-tile="${line.data['x']},${line.data['y']}"] .turned`);
    if (!tile) return false;
    const from = this.kept.get('hand')?.box;
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
    for (const one of this.root.querySelectorAll<SVGElement>('[data-tile]')) {
      const before = this.levels.get(one.dataset['tile'] ?? '');
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
    for (const one of this.root.querySelectorAll<SVGElement>('[data-crystal]')) {
      if (this.crystals.has(one.dataset['crystal'] ?? '')) continue;
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
