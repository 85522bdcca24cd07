/** Pieces arrive first, then texts and scores change: what the bar tells follows the board by the length of a journey. */
import { untrack } from 'svelte';
import type { Position } from '../generated/messages';
import { moves } from '../state/settings.svelte';
import { DEAL } from './travel';

export class Settling {
  /** What the bar tells. */
  position = $state.raw<Position | undefined>();

  constructor(now: () => Position | undefined) {
    $effect.pre(() => {
      const next = now();
      const before = untrack(() => this.position);
      const travels = moves() && before && next && before.seat === next.seat && before.moment !== next.moment;
      if (!travels || next.result) {
        this.position = next;
        return undefined;
      }
      const timer = setTimeout(() => (this.position = next), DEAL);
      return () => {
        clearTimeout(timer);
        this.position = next; // news on top of news: what came before has arrived
      };
    });
  }
}
