/** Fingers, mouse and wheel on the map: drag moves it, two fingers and the wheel zoom, a double tap beside anything lit does, too. */
import type { Point } from './camera';

export interface Hands {
  move: (dx: number, dy: number) => void;
  zoom: (factor: number, at: Point) => void;
  /** A double tap. */
  leap: (at: Point) => void;
  /** A drag or a pinch begins or is over. */
  held: (now: boolean) => void;
}

const FAR = 7; // pixels that are no click any more
const SOON = 320;
const BESIDE = 28;

export function hands(frame: HTMLElement, does: Hands): () => void {
  const down = new Map<number, Point>();
  let dragged = false;
  let start: Point | null = null;
  let last: { at: Point; time: number } | null = null;

  const here = (event: { clientX: number; clientY: number }): Point => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function press(event: PointerEvent) {
    if ((event.target as Element).closest('[data-still]') || event.button > 0) return;
    if (down.size === 0) [dragged, start] = [false, here(event)];
    down.set(event.pointerId, here(event));
  }

  function follow(event: PointerEvent) {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = here(event);
    if (!dragged) {
      if (down.size < 2 && start && Math.hypot(now.x - start.x, now.y - start.y) < FAR) return;
      dragged = true;
      for (const id of down.keys()) frame.setPointerCapture(id);
      does.held(true);
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [was, is] = [
        Math.hypot(before.x - other.x, before.y - other.y),
        Math.hypot(now.x - other.x, now.y - other.y),
      ];
      does.move((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (was > 0 && is > 0) does.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else does.move(now.x - before.x, now.y - before.y);
    down.set(event.pointerId, now);
  }

  function lift(event: PointerEvent) {
    if (!down.delete(event.pointerId) || down.size > 0) return;
    if (dragged) does.held(false);
    else if (event.type === 'pointerup') tap(event);
  }

  function tap(event: PointerEvent) {
    const at = here(event);
    const again = last && event.timeStamp - last.time < SOON && Math.hypot(at.x - last.at.x, at.y - last.at.y) < BESIDE;
    last = again ? null : { at, time: event.timeStamp };
    if (again && !(event.target as Element).closest('[data-can]')) does.leap(at);
  }

  /** What ends a drag is no click. */
  function click(event: MouseEvent) {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    does.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.0016)), here(event));
  }

  const ended = new AbortController();
  const until = { signal: ended.signal };
  frame.addEventListener('pointerdown', press, until);
  frame.addEventListener('pointermove', follow, until);
  frame.addEventListener('pointerup', lift, until);
  frame.addEventListener('pointercancel', lift, until);
  frame.addEventListener('click', click, { ...until, capture: true });
  frame.addEventListener('wheel', wheel, { ...until, passive: false });
  return () => ended.abort();
}
