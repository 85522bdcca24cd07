/** The coach of a first game: one explanation at a time, beside a game that goes on; each is told once. */
import type { Position, Table } from '../generated/messages';
import { toast } from '../state/toasts.svelte';
import { due, past, type Lesson, type Said, type Scene } from './lesson';
import { loadLesson } from './lessons';
import { keep, progress } from './progress';

export class Coach {
  said = $state.raw<Said | null>(null);
  skipped = $state(false);
  private lesson = $state.raw<Lesson | null>(null);
  private told: ReadonlySet<string> = new Set();

  constructor(
    private readonly table: () => Table,
    private readonly position: () => Position | undefined,
  ) {
    const known = progress(table().id);
    if (!known) return;
    this.told = new Set(known.told);
    this.skipped = known.skipped;
    void loadLesson(table().game).then((lesson) => (this.lesson = lesson));
    $effect(() => this.follow(this.scene()));
  }

  /** Whether this table is a first game. */
  get teaching(): boolean {
    return this.lesson !== null;
  }

  gotIt(): void {
    if (this.said) this.note(this.said.id);
    this.said = null;
    this.follow(this.scene());
  }

  skip(): void {
    this.skipped = true;
    this.said = null;
    this.keep();
    toast('The coach is silent.', { label: 'Go on explaining', run: () => this.resume() });
  }

  resume(): void {
    this.skipped = false;
    this.keep();
    this.follow(this.scene());
  }

  /** Escape is "Got it"; true if the key was meant for the coach. */
  key(event: KeyboardEvent): boolean {
    if (event.key !== 'Escape' || event.defaultPrevented || !this.said || document.querySelector('dialog[open]'))
      return false;
    event.preventDefault();
    this.gotIt();
    return true;
  }

  private follow(scene: Scene | null): void {
    const steps = this.lesson?.steps;
    if (!steps || !scene || this.skipped) return;
    if (this.said && past(this.said, steps, scene)) {
      this.note(this.said.id);
      this.said = null;
    }
    this.said ??= due(steps, scene, this.told);
  }

  private scene(): Scene | null {
    const position = this.position();
    return position && position.seat !== null ? { position, seat: position.seat, seats: this.table().seats } : null;
  }

  private note(id: string): void {
    this.told = new Set([...this.told, id]);
    this.keep();
  }

  private keep(): void {
    keep({ table: this.table().id, told: [...this.told], skipped: this.skipped });
  }
}
