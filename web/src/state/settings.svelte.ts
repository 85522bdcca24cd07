/** What this device likes: kept here, never sent. */
import type { Pace } from '../stage/scene';
import { toast } from './toasts.svelte';

export interface Settings {
  theme: 'system' | 'light' | 'dark' | 'contrast';
  motion: 'system' | 'off';
  /** Log and chat stand beside the table, where there is room. */
  pinned: boolean;
  /** Every move is shown first and played by a second click, not only what is dear. */
  twice: boolean;
  /** What can only be done in one way is done after a beat. */
  forced: boolean;
  sound: boolean;
  volume: number;
  text: 'normal' | 'large' | 'larger';
  scenes: Pace;
}

export const PACE_WORDS: Readonly<Record<Pace, string>> = {
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  step: 'Step by step',
  off: 'Not shown',
};
const KEY = 'bestiary.settings';
const USUAL: Settings = {
  theme: 'system',
  motion: 'system',
  pinned: false,
  twice: false,
  forced: true,
  sound: !matchMedia('(pointer: coarse)').matches, // a phone is silent until it is asked to be heard
  volume: 0.5,
  text: 'normal',
  scenes: 'normal',
};

export const settings: Settings = $state({ ...USUAL, ...stored() });

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Writes the settings to the page, now and whenever they or the system's change. */
export function applySettings(): () => void {
  const apply = () => {
    const page = document.documentElement;
    page.dataset['theme'] = theme();
    page.dataset['text'] = settings.text;
    if (settings.motion === 'off') page.dataset['motion'] = 'off';
    else delete page.dataset['motion'];
  };
  const sources = [dark, contrast];
  for (const source of sources) source.addEventListener('change', apply);
  const stop = $effect.root(() => {
    $effect(() => {
      apply();
      store();
    });
  });
  return () => {
    stop();
    for (const source of sources) source.removeEventListener('change', apply);
  };
}

export function theme(): 'light' | 'dark' | 'contrast' {
  if (settings.theme !== 'system') return settings.theme;
  return contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
}

export function moves(): boolean {
  return settings.motion !== 'off' && !still.matches;
}

const PACE_ORDER: readonly Pace[] = ['step', 'slow', 'normal', 'fast', 'off'];

/** Decisive moments one step faster, or slower. */
export function pace(faster: 1 | -1): void {
  const at = PACE_ORDER.indexOf(settings.scenes) + faster;
  settings.scenes = PACE_ORDER[Math.min(Math.max(at, 0), PACE_ORDER.length - 1)]!;
  toast(`Decisive moments: ${PACE_WORDS[settings.scenes]}`);
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

function store(): void {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
