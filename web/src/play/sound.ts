/** Soft notes, made by the browser; silent until chosen, and never the only sign of anything. */
import { settings } from '../state/settings.svelte';

const NOTES = {
  pick: [[520, 0, 0.05]],
  place: [[330, 0, 0.09]],
  turn: [
    [520, 0, 0.1],
    [690, 0.12, 0.12],
  ],
  gain: [[690, 0, 0.12]],
  end: [
    [392, 0, 0.2],
    [494, 0.2, 0.2],
    [587, 0.4, 0.2],
    [784, 0.6, 0.5],
  ],
} as const;

let context: AudioContext | undefined;

export function play(name: keyof typeof NOTES): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const [pitch, at, length] of NOTES[name]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    const start = context.currentTime + at;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(settings.volume * 0.25, start);
    level.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(level).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
