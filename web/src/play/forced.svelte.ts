/** What can only be done in one way is done by itself, after a beat in which one sees it. */
import { PACES } from '../stage/scene';
import { settings } from '../state/settings.svelte';
import type { Decision } from './decision.svelte';

const BEAT = 900;

export class Forced {
  constructor(decision: () => Decision, free: () => boolean) {
    $effect(() => {
      const now = decision();
      const [only, ...others] = now.all;
      now.beat = 0;
      if (!settings.forced || !only || others.length > 0 || now.position?.window || now.busy || now.held || !free())
        return;
      const beat = BEAT * (PACES[settings.scenes] || PACES.fast);
      if (beat === Infinity) return;
      now.beat = beat;
      const timer = setTimeout(() => now.play(only.action), beat);
      return () => clearTimeout(timer);
    });
  }
}
