/** Lets pieces travel for as long as a board is shown: what is kept before it is drawn anew goes on its way afterwards. */
import { onMount, untrack } from 'svelte';
import type { BoardProps } from './board';
import type { Travel } from './travel';

export function travelling(
  make: () => Travel,
  now: () => Pick<BoardProps, 'view' | 'log'>,
  motion: () => boolean,
): void {
  let travel: Travel | null = null;
  onMount(() => {
    travel = untrack(make);
    return () => travel?.destroy();
  });
  $effect.pre(() => {
    const { log } = now();
    travel?.before(log);
  });
  $effect(() => {
    now();
    travel?.after(untrack(motion));
  });
}
