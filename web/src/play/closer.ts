/** Hovering over a card or a tile, a long press on it, or the key i where it has the focus, holds it closer. */

const HOVER = 450;
const PRESS = 450;

export interface Held {
  kind: string;
  left: number;
  top: number;
}

/** Watches a board for cards (data-kind) that are looked at. A long press does not count as a click. What is shown is
 so many pixels high at most. */
export function closer(root: HTMLElement, height: number, show: (held: Held | null) => void): () => void {
  let timer = 0;
  let shown: HTMLElement | null = null;
  let pressed = false;

  function wait(event: PointerEvent, after: number) {
    const card = under(event, root);
    if (card === shown && card) return;
    stop();
    if (!card) return;
    shown = card;
    timer = window.setTimeout(() => {
      pressed = event.type === 'pointerdown';
      const kind = card.dataset['kind'] ?? '';
      if (card.isConnected) show({ kind, ...beside(card, root, height) });
    }, after);
  }
  function stop() {
    window.clearTimeout(timer);
    if (shown) show(null);
    shown = null;
  }
  const down = (event: PointerEvent) => {
    pressed = false;
    if (event.pointerType === 'mouse') stop();
    else wait(event, PRESS);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') stop();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) wait(event, HOVER);
    if (event.pointerType !== 'mouse' && Math.hypot(event.movementX, event.movementY) > 8) stop();
  };
  const click = (event: MouseEvent) => {
    if (!pressed) return;
    pressed = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => {
    if (pressed) event.preventDefault();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') stop();
    const card = (event.target as Element).closest<HTMLElement>('[data-kind]');
    if (event.key !== 'i' || !card || !root.contains(card)) return;
    const again = shown === card;
    stop();
    if (!again) show({ kind: card.dataset['kind'] ?? '', ...beside((shown = card), root, height) });
  };

  const ended = new AbortController();
  const until = { signal: ended.signal };
  root.addEventListener('pointerleave', stop, until);
  root.addEventListener('pointerdown', down, until);
  root.addEventListener('pointerup', up, until);
  root.addEventListener('pointercancel', stop, until);
  root.addEventListener('pointermove', move, until);
  root.addEventListener('click', click, { ...until, capture: true });
  root.addEventListener('contextmenu', menu, until);
  window.addEventListener('keydown', key, until);
  return () => {
    ended.abort();
    stop();
  };
}

/** The card under the pointer, even where the area of a choice lies over it. */
function under(event: PointerEvent, root: HTMLElement): HTMLElement | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const card = element.closest<HTMLElement>('[data-kind]');
    if (card && root.contains(card)) return card;
  }
  return null;
}

/** Beside the card, and inside the board. */
function beside(card: HTMLElement, root: HTMLElement, height: number): { left: number; top: number } {
  const [width, gap] = [220, 14];
  const at = card.getBoundingClientRect();
  const board = root.getBoundingClientRect();
  const right = at.right + gap + width <= board.right;
  const left = right ? at.right + gap : at.left - gap - width;
  return {
    left: Math.max(6, Math.min(left - board.left, board.width - width - 6)),
    top: Math.max(6, Math.min(at.top - board.top - 60, board.height - height - 6)),
  };
}
