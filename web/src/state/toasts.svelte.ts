/** One short message at a time, above the choices. */

export interface Toast {
  text: string;
  action?: { label: string; run: () => void };
}

export const toasts = $state<{ now: Toast | null }>({ now: null });

let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(text: string, action?: Toast['action'], time = action ? 8000 : 4000): void {
  toasts.now = action ? { text, action } : { text };
  clearTimeout(timer);
  timer = setTimeout(() => (toasts.now = null), time);
}

export function hideToast(): void {
  clearTimeout(timer);
  toasts.now = null;
}
