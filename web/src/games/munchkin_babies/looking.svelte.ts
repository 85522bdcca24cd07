/** What is looked at closely: a card, and somebody's table. */
import type { Card } from '../../generated/messages';

class Looking {
  card = $state.raw<Card | null>(null);
  seat = $state<number | null>(null);

  /** A mouse only passes over; a finger stays. */
  over(card: Card, event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.card = card;
  }

  off(card: Card): void {
    if (this.card?.id === card.id) this.card = null;
  }
}

export const looking = new Looking();
