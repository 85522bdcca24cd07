/** Which action touches which place, learnt from the choices seen so far: what "why not?" asks the server about. */
import type { Choice } from '../generated/messages';
import { verb } from './choices';

export class Memory {
  private readonly actions: Map<string, Map<string, number>>;

  constructor(
    private readonly key: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  ) {
    this.actions = new Map(
      Object.entries(this.read()).map(([place, verbs]) => [place, new Map(Object.entries(verbs))]),
    );
  }

  learn(choices: readonly Choice[]): void {
    let news = false;
    for (const choice of choices) {
      const place = choice.places.at(-1);
      if (place === undefined) continue;
      const verbs = this.actions.get(place) ?? new Map<string, number>();
      news ||= verbs.get(verb(choice)) !== choice.action;
      this.actions.set(place, verbs.set(verb(choice), choice.action));
    }
    if (news) this.write();
  }

  /** An action that would touch a place, rather of the kind that is asked for now. */
  action(place: string, now: readonly Choice[]): number | null {
    const verbs = this.actions.get(place);
    if (!verbs) return null;
    const wanted = now.map(verb).find((name) => verbs.has(name));
    return (wanted === undefined ? [...verbs.values()][0] : verbs.get(wanted)) ?? null;
  }

  private read(): Record<string, Record<string, number>> {
    try {
      return JSON.parse(this.storage.getItem(this.key) ?? '{}') as Record<string, Record<string, number>>;
    } catch {
      return {};
    }
  }

  private write(): void {
    const plain = Object.fromEntries([...this.actions].map(([place, verbs]) => [place, Object.fromEntries(verbs)]));
    try {
      this.storage.setItem(this.key, JSON.stringify(plain));
    } catch {
      // Without storage it is learnt anew after a reload.
    }
  }
}
