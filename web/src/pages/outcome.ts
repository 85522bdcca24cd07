/** How a finished game ended for who looks at it, in a sentence. */
import type { Seat, Table } from '../generated/messages';
import { listed, points } from '../play/formatting';

const PLACES = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function outcome(table: Pick<Table, 'seats' | 'places' | 'totals'>): string {
  const winners = table.seats.filter((seat) => table.places[seat.seat] === 1);
  const mine = table.seats.filter((seat) => seat.mine);
  const [only] = mine;
  const with_ = (seat: Seat) => `with ${points(table.totals[seat.seat] ?? 0)}`;
  if (mine.length !== 1 || !only) {
    if (winners.length === 0) return 'Nobody won.';
    return `${listed(winners.map((seat) => seat.name))} won.`;
  }
  if (winners.length === 0) return 'Lost this time.';
  if (winners.includes(only))
    return winners.length > 1 ? `You shared the win ${with_(only)}.` : `You won ${with_(only)}.`;
  const place = PLACES[table.places[only.seat] ?? 0] ?? 'last';
  return `You came ${place} ${with_(only)}; ${listed(winners.map((seat) => seat.name))} won.`;
}
