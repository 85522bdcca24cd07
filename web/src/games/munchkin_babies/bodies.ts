/** The places of a body, what is there, and what is free. */
import type { Baby, Item } from '../../generated/messages';

export interface Place {
  slot: string;
  name: string;
  items: Item[];
  /** Whether something more could be put there. */
  free: boolean;
}

const BODY: readonly { slot: string; name: string; room: number }[] = [
  { slot: 'headgear', name: 'Head', room: 1 },
  { slot: 'hands', name: 'Hand', room: 2 },
  { slot: 'armor', name: 'Body', room: 1 },
  { slot: 'footgear', name: 'Feet', room: 1 },
  { slot: 'none', name: 'Extra', room: 0 },
];

const taken = (items: readonly Item[]) =>
  items.reduce((sum, { card, cheat }) => sum + (cheat ? 0 : card.slot === '2_hands' ? 2 : 1), 0);

export function body(baby: Pick<Baby, 'items'>): Place[] {
  const on = baby.items.filter((item) => item.equipped && !item.hireling);
  return BODY.map(({ slot, name, room }) => {
    const items = on.filter(({ card }) => (card.slot.includes('hand') ? 'hands' : card.slot) === slot);
    return { slot, name, items, free: taken(items) < room };
  });
}

export function carried(baby: Pick<Baby, 'items'>): Item[] {
  return baby.items.filter((item) => !item.equipped);
}
