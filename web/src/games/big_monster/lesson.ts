/** The first game of Big Monster: three at the table, one hand-over after the other, and each rule when it first matters. */
import type { Lesson, Step } from '../../learn/lesson';
import { BIG_POINTS, CRYSTAL_POINTS as WORTH, PENALTY } from '../../generated/big_monster';
import { plural, points } from '../../play/formatting';
import { bestCell, can, family, freeShip, hand, happened, held, laid, mine, name, over, playing, view } from './scene';
import { ability } from './words';

const steps: Step[] = [
  {
    id: 'explorer',
    rule: 'BM-017',
    title: 'Who lands for you?',
    text: (scene) =>
      `You map an unknown planet. Keep one of two explorers: it is the middle of your zone and brings its own points. One of yours says: ${ability(view(scene).explorers[0] ?? null)}`,
    place: (scene) => `explorer:${view(scene).explorers[0] ?? ''}`,
    when: (scene) => can(scene, 'choose_explorer'),
  },
  {
    id: 'keep',
    rule: 'BM-028',
    title: 'First: keep one',
    text: 'Ten tiles are in your hand. You keep one and give all the others away. The number on each says what it would bring at its best place, the line below why; point at it to see the place, stay on it to read it all.',
    place: 'hand',
    when: (scene) => can(scene, 'keep') && laid(scene) === 0,
  },
  {
    id: 'families',
    rule: 'BM-002',
    title: 'Seven families',
    text: 'Ice mutants grow beside mutagens, and a Big Monster wants tail and head side by side. Dragons and runes carry pieces of crystals. Swamps like swamps, grassland counts other things, deserts and runes win medals.',
    place: 'hand',
    when: (scene) => can(scene, 'keep') && laid(scene) === 0,
  },
  {
    id: 'ship',
    rule: 'BM-029',
    title: 'Second: hand over the rest',
    text: 'You choose who gets your hand: touch a player who is lit. Their ship must be free, and your own is only for the last one. Do not give somebody exactly what they are waiting for!',
    place: freeShip,
    when: (scene) => can(scene, 'hand_over'),
    otherwise:
      'After keeping a tile you choose the ship on which the rest of your hand goes. When only your own is left, the hand comes back to you.',
  },
  {
    id: 'place',
    rule: 'BM-039',
    title: 'Third: place it',
    text: 'The tile must touch your zone along an edge, also shifted by half a tile, and it is never turned. It may lie anywhere in the dashed land: each ring is the middle of a place. The best one is shown already, with what it brings.',
    place: bestCell,
    when: (scene) => can(scene, 'place'),
  },
  {
    id: 'over',
    rule: 'BM-095',
    title: 'Eight parts make the score',
    text: (scene) =>
      `You have ${points(scene.position.result?.totals[scene.seat] ?? 0)} points: ${(scene.position.result?.pads[scene.seat] ?? []).map((line) => `${line.category.toLowerCase()} ${points(line.points)}`).join(', ')}.`,
    place: 'pad',
    when: over,
  },
  {
    id: 'medals',
    rule: 'BM-072',
    title: 'Be the first',
    text: 'A medal goes to whoever meets its goal first; at the end of a turn everybody who does gets it, then it is closed. The bars count what you have; the mark of another player beside them says that they need only one more.',
    place: 'medals',
    when: (scene) => can(scene, 'keep') && laid(scene) > 0,
  },
  {
    id: 'penalty',
    rule: 'BM-080',
    title: 'Mind the penalty',
    text: `Deserts and runes have few points of their own, but who has fewest of them at the end loses ${-PENALTY} points.`,
    place: 'medals',
    when: (scene) => can(scene, 'keep') && laid(scene) > 1,
  },
  {
    id: 'crystals',
    rule: 'BM-066',
    title: 'Pieces that belong together',
    text: `Two green halves meet side by side (${WORTH['green']} points), two red ones on top of each other (${WORTH['red']}), four blue quarters in a corner (${WORTH['blue']}). Half a tile off, and they do not meet.`,
    place: (scene) => hand(held(scene, family('lava'))),
    when: (scene) => can(scene, 'keep') && laid(scene) > 0 && held(scene, family('lava')) !== undefined,
    otherwise: `Two green halves meet side by side (${WORTH['green']} points), two red ones on top of each other (${WORTH['red']}), four blue quarters in a corner (${WORTH['blue']}).`,
  },
  {
    id: 'crystal',
    rule: 'BM-066',
    title: 'A crystal!',
    text: (scene) =>
      `Its pieces have met. You have ${plural(mine(scene).crystals.length, 'crystal')} now, and they can never break again.`,
    place: 'zone',
    when: (scene) => playing(scene) && laid(scene) > 0 && mine(scene).crystals.length > 0,
  },
  {
    id: 'mutagen',
    rule: 'BM-048',
    title: 'Let them grow',
    text: 'A mutagen acts along its arrow: downwards on a mutant right below it, upwards on one right above it. The numbers on a mutant say what its next forms are worth.',
    place: (scene) => hand(held(scene, (kind) => kind.startsWith('mutagenic'))),
    when: (scene) =>
      can(scene, 'keep') && laid(scene) > 0 && held(scene, (kind) => kind.startsWith('mutagenic')) !== undefined,
    otherwise: 'A mutagen makes a mutant evolve that lies right under or over its arrow.',
  },
  {
    id: 'mutated',
    rule: 'BM-049',
    title: 'It has evolved',
    text: 'Mutant and mutagen touch, and the mutant is turned over to its next form at once. Only its last form counts.',
    place: 'zone',
    when: (scene) => playing(scene) && mine(scene).tiles.some((tile) => tile.level > 0),
  },
  {
    id: 'big',
    rule: 'BM-056',
    title: 'Half a monster',
    text: `A tail on the left and a head on the right of it, at the same height, make a Big Monster: ${BIG_POINTS} points. A half alone has one.`,
    place: (scene) => hand(held(scene, family('big_monster'))),
    when: (scene) => can(scene, 'keep') && laid(scene) > 0 && held(scene, family('big_monster')) !== undefined,
    otherwise: `A tail on the left and a head on the right of it make a Big Monster: ${BIG_POINTS} points.`,
  },
  {
    id: 'others',
    rule: 'BM-029',
    title: 'Look at the others',
    text: 'Each player has a small zone in the bar: touch it, when it is not lit, to see it large. Who needs what? Think of it before you hand over.',
    place: (scene) => `ship:${(scene.seat + 1) % scene.seats.length}`,
    when: (scene) => can(scene, 'hand_over') && laid(scene) > 1,
  },
  {
    id: 'medal',
    rule: 'BM-072',
    title: (scene) =>
      `${name(scene, happened(scene, 'medal', null)?.seat)} ${happened(scene, 'medal', null)?.seat === scene.seat ? 'have' : 'has'} a medal`,
    text: 'That goal is closed now, for good. The others are still open.',
    place: 'medals',
    when: (scene) => playing(scene) && happened(scene, 'medal', null) !== undefined,
  },
  {
    id: 'last',
    rule: 'BM-035',
    title: 'The last two tiles',
    text: 'In the ninth turn you keep one of two, and the other is discarded. Then new hands are dealt for the second round; your zone stays.',
    place: 'hand',
    when: (scene) => can(scene, 'keep') && view(scene).turn === 9,
  },
  {
    id: 'second',
    rule: 'BM-092',
    title: 'The second round',
    text: 'Nine more tiles. What do you still need, and what should the others not get?',
    place: 'hand',
    when: (scene) => can(scene, 'keep') && view(scene).round === 2,
  },
  {
    id: 'more',
    rule: 'BM-097',
    title: 'You know the game',
    text: 'With four or six you can play in teams of two, where the lower score of the two counts; with two there is a game of open series. Secret lists and the race for ships wait in the lobby.',
    when: over,
  },
];

export const lesson: Lesson = { bots: ['sensible', 'sensible'], steps };
