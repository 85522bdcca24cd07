/**
 * Lights up the places of a board, and hears clicks and keys on them. The board draws elements with data-place; this
 * gives those that matter now data-can, a role, the choice's label and a place in the tab order, and takes it all back.
 */
import type { Mark } from './choices';

export interface Light {
  marks: ReadonlyMap<string, { mark: Mark; label: string }>;
  /** Where the hint points, in the order in which it is to be touched: data-hint is 1 for the next. */
  hinted: readonly string[];
  touch: (place: string) => void;
  why: (place: string, element: Element) => void;
  /** The lit places that the board draws: what is not among them must be a button. */
  found: (places: ReadonlySet<string>) => void;
  /** The lit place under the pointer or the focus. */
  hover: (place: string | null) => void;
}

const OWN = ['role', 'aria-label', 'tabindex', 'aria-pressed'] as const;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Lighting {
  private light: Light | null = null;
  private readonly before = new Map<Element, (string | null)[]>();
  private wasHere = false;
  private readonly hushed = new WeakSet<Element>();
  private readonly watcher: MutationObserver;

  constructor(private readonly root: HTMLElement) {
    this.watcher = new MutationObserver(() => this.draw());
    this.watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-place'] });
    root.addEventListener('click', this.click);
    root.addEventListener('keydown', this.key);
    root.addEventListener('focusin', this.focus);
    root.addEventListener('focusout', this.leave);
    root.addEventListener('pointerover', this.over);
    root.addEventListener('pointerleave', this.leave);
  }

  update(light: Light): void {
    this.light = light;
    this.draw();
  }

  destroy(): void {
    this.watcher.disconnect();
    this.root.removeEventListener('click', this.click);
    this.root.removeEventListener('keydown', this.key);
    this.root.removeEventListener('focusin', this.focus);
    this.root.removeEventListener('focusout', this.leave);
    this.root.removeEventListener('pointerover', this.over);
    this.root.removeEventListener('pointerleave', this.leave);
    for (const element of [...this.before.keys()]) this.restore(element);
  }

  private draw(): void {
    if (!this.light) return;
    const { marks, hinted } = this.light;
    const seen = new Set<string>();
    const present = new Set<Element>();
    for (const element of this.places()) {
      const place = element.dataset['place'] ?? '';
      const mark = marks.get(place);
      present.add(element);
      if (mark && mark.label) {
        this.decorate(element, mark, seen.size === 0 && !seen.has(place));
        seen.add(place);
      } else {
        this.restore(element);
        if (mark) element.dataset['can'] = mark.mark;
        if (mark)
          this.before.set(
            element,
            OWN.map((name) => element.getAttribute(name)),
          );
      }
      const turn = hinted.indexOf(place);
      if (turn < 0) element.removeAttribute('data-hint');
      else element.dataset['hint'] = String(turn + 1);
    }
    for (const element of [...this.before.keys()]) if (!present.has(element)) this.before.delete(element);
    this.keepOneTabStop();
    this.light.found(seen);
  }

  private decorate(
    element: HTMLElement | SVGElement,
    { mark, label }: { mark: Mark; label: string },
    first: boolean,
  ): void {
    if (!this.before.has(element))
      this.before.set(
        element,
        OWN.map((name) => element.getAttribute(name)),
      );
    element.dataset['can'] = mark;
    this.hush(element);
    element.setAttribute('role', 'button');
    element.setAttribute('aria-label', label);
    if (mark === 'chosen' || mark === 'picked') element.setAttribute('aria-pressed', 'true');
    else element.removeAttribute('aria-pressed');
    if (element !== document.activeElement) element.setAttribute('tabindex', first ? '0' : '-1');
  }

  /** A button is spoken as its label alone: what is drawn inside is not read as well. */
  private hush(element: Element): void {
    for (const child of element.children) {
      if (child.hasAttribute('aria-hidden') || child.matches('button, a, input, [tabindex], [data-place]')) continue;
      if (child.querySelector('button, a, input, [tabindex], [data-place]')) {
        this.hush(child); // what can be touched in it keeps its own words
        continue;
      }
      child.setAttribute('aria-hidden', 'true');
      this.hushed.add(child);
    }
  }

  private unhush(element: Element): void {
    for (const child of element.children) {
      if (this.hushed.delete(child)) child.removeAttribute('aria-hidden');
      else this.unhush(child);
    }
  }

  private restore(element: HTMLElement | SVGElement | Element): void {
    const old = this.before.get(element);
    if (!old) return;
    this.wasHere ||= element === document.activeElement;
    this.before.delete(element);
    element.removeAttribute('data-can');
    this.unhush(element);
    OWN.forEach((name, at) => {
      const value = old[at];
      if (value == null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    });
  }

  /** The lit places are one stop of the tab key; arrows go from one to the next. */
  private keepOneTabStop(): void {
    const lit = this.lit();
    const stop = lit.find((element) => element === document.activeElement) ?? lit[0];
    for (const element of lit) element.setAttribute('tabindex', element === stop ? '0' : '-1');
    if (!this.wasHere || !stop) return;
    this.wasHere = false; // who chose here by the keyboard goes on here
    const at = document.activeElement;
    if (at === document.body || at?.matches('[data-place]:not([data-can])')) stop.focus();
  }

  private readonly focus = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    if (!this.lit().includes(target)) return;
    this.keepOneTabStop();
    this.light?.hover(target.dataset['place'] ?? null);
  };

  private readonly over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return; // a finger does not hover
    const place = this.placeOf(event.target);
    this.light?.hover(place?.lit ? place.name : null);
  };

  private readonly leave = (): void => this.light?.hover(null);

  private readonly click = (event: MouseEvent): void => {
    const place = this.placeOf(event.target);
    if (place) this.act(place.name, place.element, place.lit);
  };

  private readonly key = (event: KeyboardEvent): void => {
    const at = (event.target as Element).closest<HTMLElement>('[data-place]');
    if (!at || at !== event.target) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const others = event.shiftKey ? this.places() : this.lit();
      const next = nearest(at, others, arrow);
      if (event.shiftKey && next && !next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
      next?.focus();
    } else if (event.key === 'Enter' || event.key === ' ' || event.key === '?') {
      const place = this.placeOf(at);
      if (place && !place.lit && event.key !== '?' && at.matches('button')) return; // its own click
      if (place) this.act(place.name, place.element, place.lit && event.key !== '?');
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  private act(place: string, element: Element, lit: boolean): void {
    if (lit) this.light?.touch(place);
    else if (!element.matches('button')) this.light?.why(place, element);
  }

  /** The innermost lit place around a click, or the innermost place if none is lit. A real button keeps its click. */
  private placeOf(target: EventTarget | null): { name: string; element: HTMLElement; lit: boolean } | null {
    const inner = (target as Element | null)?.closest<HTMLElement>('[data-place], button, a, input') ?? null;
    if (!inner || !('place' in inner.dataset)) return null;
    for (
      let element: HTMLElement | null = inner;
      element;
      element = element.parentElement?.closest<HTMLElement>('[data-place]') ?? null
    ) {
      const name = element.dataset['place'] ?? '';
      if (this.light?.marks.has(name)) return { name, element, lit: true };
    }
    return { name: inner.dataset['place'] ?? '', element: inner, lit: false };
  }

  private places(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[data-place]')];
  }

  private lit(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[data-place][data-can][role="button"]')];
  }
}

/** The element that lies next in a direction: near, and rather straight ahead than aside. */
export function nearest<E extends Element>(from: Element, others: readonly E[], [dx, dy]: [number, number]): E | null {
  const start = centre(from);
  let best: E | null = null;
  let least = Infinity;
  for (const other of others) {
    if (other === from) continue;
    const end = centre(other);
    const ahead = (end.x - start.x) * dx + (end.y - start.y) * dy;
    const aside = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [other, ahead + 2 * aside];
  }
  return best;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
