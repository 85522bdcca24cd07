/** Several steps that are one choice to whoever makes it: sent one after the other, each as soon as it is possible. */
import type { Choice } from '../../generated/messages';

export class Sending {
  private steps = $state.raw<readonly string[]>([]);

  get busy(): boolean {
    return this.steps.length > 0;
  }

  /** The actions' text forms, in order. */
  begin(steps: readonly string[]): void {
    this.steps = steps;
  }

  /** The next of them, where it is offered: one may be skipped that is not asked any more; otherwise all of it ends. */
  next(choices: readonly Choice[]): Choice | null {
    if (choices.length === 0) return null;
    const offered = (step: string | undefined) => choices.find((choice) => choice.text === step) ?? null;
    const [first, second] = this.steps;
    const skipped = offered(first) === null;
    const found = skipped ? offered(second) : offered(first);
    this.steps = found ? this.steps.slice(skipped ? 2 : 1) : [];
    return found;
  }
}
