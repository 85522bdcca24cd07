/** Cards on their way: from the pile to a chair, from a cleared table to its taker, from a collection to the discards. */
import type { LogLine } from '../../generated/messages';
import { APART, box, LONGEST, MOVE, Travel, type Kept } from '../../play/travel';

export class CafeTravel extends Travel {
  protected prepare(news: readonly LogLine[]): void {
    this.keep('pile', '[data-place="pile"] [data-top]');
    this.keep('drawn', '[data-place="drawn"] [data-kind]');
    for (const line of news) {
      const table = line.data['table'];
      if (line.what === 'cleared' || line.what === 'dummy') {
        for (let side = 0; side < 4; side++)
          this.keep(`table:${table}:${side}`, `[data-table="${table}"] [data-side="${side}"]`);
        this.keep(`table:${table}:plate`, `[data-table="${table}"] [data-plate]`);
      }
      if (line.what === 'scared') this.keep('scared', `[data-owned="${line.seat}:${line.data['kind']}"]`, document);
    }
  }

  protected move(line: LogLine, later: readonly LogLine[], delay: number): boolean {
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
        return this.appear(this.find(`[data-table="${table}"]`), delay);
      default:
        return false;
    }
  }

  protected lies(line: LogLine, later: readonly LogLine[]): HTMLElement | null {
    switch (line.what) {
      case 'seated':
        return this.seatOf(line, later);
      case 'cleared':
      case 'dealt':
        return this.find(`[data-table="${line.data['table']}"]`);
      case 'drew':
        return this.find('[data-place="drawn"]');
      case 'scared':
        return this.home(line.seat);
      default:
        return null;
    }
  }

  private flyTable(table: unknown, target: HTMLElement | null, delay: number): boolean {
    if (!target) return false;
    const end = box(target);
    const leaving = [...this.kept].filter(([name]) => name.startsWith(`table:${table}:`));
    leaving.forEach(([, { copy, box: start }], at) =>
      this.fly(copy, start, end, Math.min(delay + at * APART, LONGEST - MOVE), null),
    );
    return leaving.length > 0;
  }

  private flyHome(from: Kept | undefined, seat: number | null, delay: number): boolean {
    const home = this.home(seat);
    return (
      home !== null &&
      from !== undefined &&
      this.fly(from.copy.cloneNode(true) as HTMLElement, from.box, box(home), delay, null)
    );
  }

  /** The chair a card was led to: the last ones taken, in the order of the news. */
  private seatOf(line: LogLine, later: readonly LogLine[]): HTMLElement | null {
    const table = line.data['table'];
    const after = later.filter((other) => other.what === 'seated' && other.data['table'] === table).length;
    if (later.some((other) => other.what === 'cleared' && other.data['table'] === table)) return null;
    const taken = this.root.querySelectorAll<HTMLElement>(`[data-table="${table}"] [data-side]`);
    return taken[taken.length - 1 - after] ?? null;
  }
}
