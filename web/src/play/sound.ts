/** Sounds made of a few notes and a little noise by the browser itself; never the only sign of anything. */
import { settings } from '../state/settings.svelte';

/** A note: its pitch (0 is noise), when it begins, how long it takes, and to which pitch it slides. */
type Note = readonly [pitch: number, at: number, length: number, to?: number];

const rattle = (times: number): Note[] =>
  Array.from({ length: times }, (_, at) => [0, at * 0.07 + at * at * 0.004, 0.035]);

const SOUNDS = {
  pick: [[520, 0, 0.05]],
  place: [
    [330, 0, 0.09],
    [0, 0, 0.03],
  ],
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
  // scenes, by their kinds
  door: [
    [0, 0, 0.08],
    [140, 0, 0.25, 90],
    [180, 0.25, 0.2, 240],
  ],
  die: [...rattle(7), [660, 0.75, 0.12]],
  escaped: [...rattle(6), [440, 0.65, 0.1], [660, 0.76, 0.2]],
  lost: [...rattle(6), [300, 0.65, 0.5, 120]],
  caught: [...rattle(6), [300, 0.65, 0.5, 120]],
  curse: [
    [400, 0, 0.7, 110],
    [410, 0.02, 0.7, 100],
  ],
  won: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.12],
    [1047, 0.36, 0.4],
  ],
  treasure: [
    [1047, 0, 0.09],
    [1319, 0.09, 0.09],
    [1568, 0.18, 0.25],
  ],
  medal: [
    [784, 0, 0.1],
    [1175, 0.1, 0.3],
  ],
  crystal: [
    [1320, 0, 0.3],
    [1760, 0.06, 0.35],
    [2217, 0.12, 0.4],
  ],
  penalty: [
    [262, 0, 0.2],
    [208, 0.2, 0.4],
  ],
  rescued: [
    [523, 0, 0.15],
    [698, 0.15, 0.15],
    [880, 0.3, 0.4],
  ],
  good: [
    [523, 0, 0.12],
    [784, 0.12, 0.25],
  ],
  bad: [
    [330, 0, 0.18],
    [247, 0.18, 0.35],
  ],
  plain: [[440, 0, 0.12]],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;
let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

export function play(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation?.hasBeenActive) return; // a page that nobody has touched may not be heard
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of SOUNDS[name] as readonly Note[]) strike(context, note);
}

/** The sound of a scene: that of its kind, or else of its tone. */
export function sound(kind: string, tone: 'good' | 'bad' | 'plain'): void {
  play(kind in SOUNDS ? (kind as Sound) : tone);
}

function strike(to: AudioContext, [pitch, at, length, slide]: Note): void {
  const start = to.currentTime + at;
  const level = to.createGain();
  level.gain.setValueAtTime(settings.volume * 0.25, start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  level.connect(to.destination);
  const source = pitch === 0 ? noise(to) : tone(to, pitch, start, length, slide);
  source.connect(level);
  source.start(start);
  source.stop(start + length);
}

function tone(to: AudioContext, pitch: number, start: number, length: number, slide?: number): OscillatorNode {
  const source = to.createOscillator();
  source.type = 'triangle';
  source.frequency.setValueAtTime(pitch, start);
  if (slide) source.frequency.exponentialRampToValueAtTime(slide, start + length);
  return source;
}

function noise(to: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = to.createBuffer(1, to.sampleRate / 5, to.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  const source = to.createBufferSource();
  source.buffer = hiss;
  return source;
}
