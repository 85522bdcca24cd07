/** Whose zone lies large on the table; null: one's own. */
class Looking {
  seat = $state<number | null>(null);

  turn(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
  }
}

export const looking = new Looking();
