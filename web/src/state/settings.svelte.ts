/** What this device likes: kept here, never sent. */

export interface Settings {
  theme: 'system' | 'light' | 'dark' | 'contrast';
  motion: 'system' | 'off';
  log: boolean;
  sound: boolean;
  volume: number;
  text: 'normal' | 'large' | 'larger';
}

const KEY = 'bestiary.settings';
const USUAL: Settings = { theme: 'system', motion: 'system', log: true, sound: false, volume: 0.5, text: 'normal' };

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
