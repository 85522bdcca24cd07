/** What is looked at closely: a card, and somebody's table. */
import type { Card } from '../../generated/messages';

class Looking {
  card = $state.raw<Card | null>(null);
  seat = $state<number | null>(null);
  /** On which side it is shown: not where the pointer is. */
  left = $state(true);

  /** A mouse only passes over; a finger stays. */
  over(card: Card, event: PointerEvent): void {
    this.left = event.clientX > 0.36 * innerWidth;
    if (event.pointerType === 'mouse') this.card = card;
  }

  /** What is touched to be chosen need not be looked at as well. */
  touched(card: Card, element: HTMLElement): void {
    if (!element.querySelector('[data-can]')) this.card = card;
  }

  off(card: Card): void {
    if (this.card?.id === card.id) this.card = null;
  }
}

export const looking = new Looking();
