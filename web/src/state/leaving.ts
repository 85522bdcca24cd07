/** Leaving a table for good takes ten seconds, in which one can come back. */
import { api, told } from '../net/api';
import { go } from './route.svelte';
import { hideToast, toast } from './toasts.svelte';

const GRACE = 10_000;
let going: ReturnType<typeof setTimeout> | undefined;

export function leave(table: string, seats: readonly number[]): void {
  const stay = () => {
    clearTimeout(going);
    going = undefined;
    go(`/t/${table}`);
  };
  clearTimeout(going);
  toast('You have left; a bot plays on.', { label: 'Come back', run: stay }, GRACE);
  going = setTimeout(() => void stand(table, seats), GRACE);
}

async function stand(table: string, seats: readonly number[]): Promise<void> {
  hideToast();
  try {
    for (const seat of seats) await api.stand(table, seat);
  } catch (error) {
    toast(told(error));
  }
}
