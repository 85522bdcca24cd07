/** Whose smell areas are looked at besides one's own: asked for at the seat or on the map, kept while the page is open. */

class Shown {
  private seats = $state<readonly number[]>([]);

  has(seat: number): boolean {
    return this.seats.includes(seat);
  }

  turn(seat: number): void {
    this.seats = this.has(seat) ? this.seats.filter((one) => one !== seat) : [...this.seats, seat];
  }

  clear(): void {
    this.seats = [];
  }
}

export const shown = new Shown();
