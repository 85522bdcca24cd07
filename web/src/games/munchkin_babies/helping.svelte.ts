/** The offer to a helper that is being made up: nothing of it is known to anybody before it is sent. */
import type { BabiesView, Choice } from '../../generated/messages';
import { spelled, verb } from '../../play/choices';

class Helping {
  open = $state(false);
  /** Whom it is for; as a counter-offer it is for oneself. */
  seat = $state<number | null>(null);
  counter = $state(false);
  treasures = $state(0);
  pick = $state('fighter_first');
  things = $state.raw<readonly string[]>([]);

  /** The fighter asks: whoever would be enough comes first. */
  ask(view: BabiesView): void {
    const helpers = view.fight?.helpers ?? [];
    const best = helpers.find((one) => one.winning) ?? helpers[0];
    this.begin(best?.seat ?? null, false, Math.min(1, view.fight?.treasures ?? 0), 'fighter_first');
  }

  /** Who is asked wants more: one Treasure more than was offered. */
  demand(view: BabiesView): void {
    const { fight } = view;
    if (!fight) return;
    this.begin(view.viewer, true, Math.min(fight.treasures, fight.offer.treasures + 1), 'helper_first');
  }

  end(): void {
    this.open = false;
  }

  toggle(card: string): void {
    this.things = this.things.includes(card) ? this.things.filter((one) => one !== card) : [...this.things, card];
  }

  /** The steps of it, as they are sent. */
  steps(view: BabiesView): string[] {
    const share = this.treasures ? [`share treasures=${this.treasures}`, `order pick=${this.pick}`] : [];
    const laid = this.things.map((card) => (this.counter ? `want item=${card}` : `lay card=${card}`));
    return [
      ...(view.tray.length ? ['clear'] : []),
      ...laid,
      ...share,
      this.counter ? 'counter' : `ask player=${this.seat}`,
    ];
  }

  private begin(seat: number | null, counter: boolean, treasures: number, pick: string): void {
    Object.assign(this, { open: true, seat, counter, treasures, pick, things: [] });
  }
}

export const helping = new Helping();

/** The cards that an offer may name: mine where I ask, the fighter's where I am asked. */
export function nameable(choices: readonly Choice[], counter: boolean): string[] {
  const wanted = counter ? 'want' : 'lay';
  return choices.filter((choice) => verb(choice) === wanted).map((choice) => spelled(choice.text).value);
}
