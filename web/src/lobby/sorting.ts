/**
 * A list whose rows change places: dragged by their handle with any pointer, or moved by the arrow keys on it. The rows are
 * the list's children, a handle is [data-handle]; the list itself is only drawn anew by its owner.
 */
export function sorting(list: HTMLElement, move: (from: number, to: number) => void): () => void {
  let drag: { row: HTMLElement; from: number; to: number; start: number; boxes: DOMRect[] } | null = null;

  const rows = () => [...list.children] as HTMLElement[];
  const handled = (target: EventTarget | null) => {
    const handle = (target as Element).closest<HTMLElement>('[data-handle]');
    const row = rows().find((one) => one.contains(handle));
    return handle && row ? { handle, row, from: rows().indexOf(row) } : null;
  };

  function down(event: PointerEvent) {
    const found = handled(event.target);
    if (!found || event.button !== 0) return;
    event.preventDefault();
    found.handle.focus();
    found.handle.setPointerCapture(event.pointerId);
    found.row.dataset['dragged'] = '';
    drag = {
      row: found.row,
      from: found.from,
      to: found.from,
      start: event.clientY,
      boxes: rows().map((row) => row.getBoundingClientRect()),
    };
  }

  function follow(event: PointerEvent) {
    if (!drag) return;
    const { row, from, start, boxes } = drag;
    const own = boxes[from]!;
    const middle = own.top + own.height / 2 + event.clientY - start;
    const to = (drag.to = nearest(boxes, middle));
    const gap = boxes.length > 1 ? Math.abs(boxes[1]!.top - boxes[0]!.bottom) : 0;
    rows().forEach((other, at) => {
      const aside = at > from && at <= to ? -1 : at < from && at >= to ? 1 : 0;
      other.style.translate = other === row ? `0 ${event.clientY - start}px` : `0 ${aside * (own.height + gap)}px`;
    });
  }

  function drop(event: Event) {
    if (!drag) return;
    const { row, from, to } = drag;
    drag = null;
    delete row.dataset['dragged'];
    for (const other of rows()) other.style.translate = '';
    if (event.type === 'pointerup' && to !== from) move(from, to);
  }

  function key(event: KeyboardEvent) {
    const found = handled(event.target);
    if (event.key === 'Escape') drop(event);
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!found || !step) return;
    event.preventDefault();
    const to = found.from + step;
    if (to < 0 || to >= list.children.length) return;
    move(found.from, to);
    rows()[to]?.querySelector<HTMLElement>('[data-handle]')?.focus();
  }

  const ended = new AbortController();
  const until = { signal: ended.signal };
  list.addEventListener('pointerdown', down, until);
  list.addEventListener('pointermove', follow, until);
  list.addEventListener('pointerup', drop, until);
  list.addEventListener('pointercancel', drop, until);
  list.addEventListener('keydown', key, until);
  return () => ended.abort();
}

/** The place whose middle is nearest to a height. */
function nearest(boxes: readonly DOMRect[], height: number): number {
  const far = boxes.map((box) => Math.abs(box.top + box.height / 2 - height));
  return far.indexOf(Math.min(...far));
}
