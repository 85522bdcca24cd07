/** Cards on their way: from a hand or a plate to the fight, from a deck to the hand; monsters turn up, the die rolls. */
import type { LogLine } from '../../generated/messages';
import { amid, bare, box, DEAL, SETTLE, Travel } from '../../play/travel';

const PLAYED: ReadonlySet<string> = new Set([
  'played',
  'boosted',
  'enhanced',
  'sent',
  'used',
  'cheated',
  'removed',
  'escorted',
]);

export class BabiesTravel extends Travel {
  constructor(
    root: HTMLElement,
    log: readonly LogLine[],
    private readonly mine: () => number | null,
  ) {
    super(root, log, 'babies-paper');
  }

  protected prepare(news: readonly LogLine[]): void {
    for (const line of news) {
      const card = line.data['card'];
      if (typeof card === 'string')
        this.keep(`card:${card}`, `.hand [data-kind="${card}"], .body [data-kind="${card}"]`);
    }
  }

  protected move(line: LogLine, _later: readonly LogLine[], delay: number): boolean {
    const card = String(line.data['card'] ?? line.data['monster'] ?? '');
    if (PLAYED.has(line.what)) {
      const own = this.kept.get(`card:${card}`);
      const scene = amid(box(this.find('.scene')), 60, 84);
      if (own && line.seat === this.mine()) return this.fly(own.copy, own.box, scene, delay, null);
      return this.fly(back(), amid(box(this.home(line.seat)), 40, 56), scene, delay, null);
    }
    if (line.what === 'fight' || line.what === 'added')
      return this.appear(this.find(`.foe[data-foe="${String(line.data['monster'])}"]`), delay);
    if (line.what === 'rolled') return this.roll(delay);
    if (line.what === 'drew' && line.seat === this.mine()) return this.appear(this.last(card), delay);
    return false;
  }

  protected lies(line: LogLine): HTMLElement | null {
    if (line.what === 'fight' || line.what === 'added')
      return this.find(`.foe[data-foe="${String(line.data['monster'])}"]`);
    if (line.what === 'drew' && line.seat === this.mine()) return this.last(String(line.data['card'] ?? ''));
    return PLAYED.has(line.what) ? this.find('.scene') : null;
  }

  /** The newest copy of a card in the hand. */
  private last(card: string): HTMLElement | null {
    return [...this.root.querySelectorAll<HTMLElement>(`.hand [data-kind="${card}"]`)].at(-1) ?? null;
  }

  private roll(delay: number): boolean {
    const die = this.find('.die');
    if (!die) return false;
    this.run(
      die.animate([{ transform: 'rotate(-200deg) scale(0.6)' }, { transform: 'none' }], {
        duration: DEAL,
        delay,
        easing: SETTLE,
        fill: 'backwards',
      }),
    );
    return true;
  }
}

/** A card face down. */
function back(): HTMLElement {
  const made = document.createElement('div');
  Object.assign(made.style, {
    borderRadius: '8px',
    background: 'var(--accent)',
    border: '3px solid var(--card)',
    boxShadow: 'var(--e3)',
  });
  return bare(made);
}
