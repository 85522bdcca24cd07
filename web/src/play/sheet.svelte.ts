/** The sheet at the foot of a phone: three heights, drawn by a finger, by clicks or by the arrow keys. */

const STOPS = ['peek', 'half', 'full'] as const;
const WORDS = { peek: 'low', half: 'half open', full: 'open' } as const;
const FAR = 36; // pixels that count as a swipe

export class Sheet {
  stop = $state<(typeof STOPS)[number]>('half');
  /** How far a finger has drawn it up from its stop. */
  lift = $state(0);

  get words(): string {
    return WORDS[this.stop];
  }

  /** Hears what is done to the grip. */
  follow(grip: HTMLElement): () => void {
    let start: number | null = null;
    let swiped = false; // a swipe ends with a click, which is none
    const down = (event: PointerEvent) => {
      start = event.clientY;
      grip.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (start !== null) this.lift = start - event.clientY;
    };
    const up = () => {
      const { lift } = this;
      [start, this.lift] = [null, 0];
      swiped = Math.abs(lift) > FAR;
      if (swiped) this.go(Math.sign(lift), Math.abs(lift) > innerHeight / 3 ? 2 : 1);
    };
    const click = () => {
      if (!swiped) this.go(this.stop === 'full' ? -1 : 1);
      swiped = false;
    };
    const key = (event: KeyboardEvent) => {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.go(step);
    };
    const listeners = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click],
      ['keydown', key],
    ] as const;
    for (const [name, heard] of listeners) grip.addEventListener(name, heard as EventListener);
    return () => {
      for (const [name, heard] of listeners) grip.removeEventListener(name, heard as EventListener);
    };
  }

  private go(direction: number, steps = 1): void {
    const at = STOPS.indexOf(this.stop) + direction * steps;
    this.stop = STOPS[Math.min(Math.max(at, 0), STOPS.length - 1)]!;
  }
}
