/** The first game of Monster Baby Rescue: three at the table, the rulebook's own sides up, a rule when it first matters. */
import type { Lesson, Step } from '../../learn/lesson';
import { can, happened, name, over, playing } from '../../learn/scene';
import { at, behind, cheap, counted, crowd, mine, place, taking, turns, view } from './scene';
import { creature, hearts } from './words';

const steps: Step[] = [
  {
    id: 'baby',
    rule: 'MR-082',
    title: 'Spoil one small monster',
    text: (scene) =>
      `This sad ${creature(mine(scene)?.monster ?? null)} is yours. Care for it until the portal opens: head, torso and legs go from grubby to shiny, and nearly everything you do for it is worth points. Most points win.`,
    place: 'mine',
    when: playing,
  },
  {
    id: 'take',
    rule: 'MR-024',
    title: 'A turn is one tile',
    text: 'Take one of these six care tiles. Each says what it does, and its hearts are points at the end. Click one to see where it leads; click again to take it.',
    place: 'row',
    when: (scene) => taking(scene, 0),
  },
  {
    id: 'time',
    rule: 'MR-017',
    title: 'You pay with time',
    text: 'A tile moves your figure on by the number below it. Whoever is farthest behind plays next, so a cheap tile gets you back sooner. Below each tile you see who that would be.',
    place: 'ring',
    when: (scene) => taking(scene, 0),
  },
  {
    id: 'score',
    rule: 'MR-064',
    title: 'How your points came about',
    text: (scene) => counted(scene),
    place: 'pad',
    when: over,
  },
  {
    id: 'part',
    rule: 'MR-035',
    title: 'Any part you like',
    text: 'This tile lets you choose. Click the head, the torso or the legs of your monster; a part that shines already cannot be raised.',
    place: 'mine',
    when: (scene) => can(scene, 'choose_part'),
    otherwise:
      'No tile for any part came to you today. With one, you choose which part of your monster goes up a level.',
  },
  {
    id: 'gem',
    rule: 'MR-038',
    title: 'Red or green?',
    text: 'You get one diamond, and choose its colour. The red one is cut to a point, the green one has eight sides; six of each are in the game.',
    place: 'ring',
    when: (scene) => can(scene, 'choose_gem'),
    otherwise: 'No tile with a choice of diamonds came to you today. With one, you take one diamond, red or green.',
  },
  {
    id: 'final',
    rule: 'MR-057',
    title: 'Everybody has one more turn',
    text: 'The deck is empty. In these last turns a tile costs nothing, figures stand still and the row is not filled up, so take what is worth most.',
    place: 'row',
    when: (scene) => playing(scene) && view(scene).final_turns,
  },
  {
    id: 'improved',
    rule: 'MR-033',
    title: (scene) => `The ${happened(scene, 'improved')?.data['part']} feels better`,
    text: 'An improvement raises its part by one level, up to 4. Goals and final tiles look at the levels, so do not forget one part.',
    place: 'mine',
    when: (scene) => playing(scene) && happened(scene, 'improved') !== undefined,
    otherwise:
      'You took no improvement today. It raises its part by one level, up to 4, and goals and final tiles look at the levels.',
  },
  {
    id: 'slide',
    rule: 'MR-029',
    title: 'The row moves up',
    text: 'The dearer tiles slide into the gap and become cheaper, and a new one comes in at the dear end. A tile you can wait for may cost less tomorrow.',
    place: 'row',
    when: (scene) => playing(scene) && turns(scene) >= 1,
  },
  {
    id: 'again',
    rule: 'MR-020',
    title: 'Two turns in a row',
    text: (scene) =>
      `Everybody else is at least ${behind(scene)} ahead of you. Pay less than that, and you are still the last one: you play again at once.`,
    place: (scene) => at(cheap(scene)),
    when: (scene) => taking(scene, 1) && cheap(scene) !== undefined,
    otherwise: 'Who is far enough behind and takes a cheap tile is still the last one, and plays again at once.',
  },
  {
    id: 'goals',
    rule: 'MR-050',
    title: 'Ten goals, each for the first',
    text: 'Who is the first to have what a goal asks for gets its hearts, by itself and for good. Here you see how far you are, and who was quicker.',
    place: 'goals',
    when: (scene) => taking(scene, 2) || (playing(scene) && happened(scene, 'goal', null) !== undefined),
  },
  {
    id: 'rocks',
    rule: 'MR-018',
    title: 'In one location: first in, first out',
    text: (scene) =>
      `${crowd(scene)
        ?.map((seat) => name(scene, seat))
        .join(
          ' and ',
        )} stand in one location. Who came first is farther behind, and plays first. The striped bar is the forbidden path: it always stands behind the last.`,
    place: 'ring',
    when: (scene) => crowd(scene) !== undefined,
    otherwise: 'Of several figures in one location, the one that came first is farther behind and plays first.',
  },
  {
    id: 'linked',
    rule: 'MR-065',
    title: 'A heart that wants a diamond',
    text: (scene) =>
      `Here it says: ${hearts(place(scene, (tile) => tile.needs !== null)!.tile!)}. At the end each diamond fills one such heart of its colour, and you keep the diamond for everything else.`,
    place: (scene) => at(place(scene, (tile) => tile.needs !== null)),
    when: (scene) => taking(scene, 2) && place(scene, (tile) => tile.needs !== null) !== undefined,
    otherwise:
      'Some hearts need a diamond of a colour. At the end each diamond fills one of them, and counts for everything else as well.',
  },
  {
    id: 'finals',
    rule: 'MR-071',
    title: 'Four final tiles',
    text: 'They score for everybody at the end. The green cell is where you stand, and the numbers say what each of you would get now. Mind those that cost you points.',
    place: 'finals',
    when: (scene) => taking(scene, 3),
  },
  {
    id: 'beds',
    rule: 'MR-042',
    title: 'Comfy beds',
    text: 'A bed tile brings its bed symbols, which goals, wants and a final tile count. Any number of beds is welcome.',
    place: (scene) => at(place(scene, (tile) => tile.kind === 'bed')),
    when: (scene) => taking(scene, 3) && place(scene, (tile) => tile.kind === 'bed') !== undefined,
    otherwise: 'A bed tile brings bed symbols, which goals, wants and a final tile count.',
  },
  {
    id: 'lines',
    rule: 'MR-069',
    title: 'A line: one ladder, two beds',
    text: 'A playground tile brings rungs for your rope ladder. Together with two bed tiles it makes a line, worth 3 points; there the tiles count, not what is on them.',
    place: (scene) => at(place(scene, (tile) => tile.kind === 'playground')),
    when: (scene) => taking(scene, 3) && place(scene, (tile) => tile.kind === 'playground') !== undefined,
    otherwise: 'A playground tile brings rungs. Together with two bed tiles it makes a line, worth 3 points.',
  },
  {
    id: 'diamonds',
    rule: 'MR-040',
    title: 'Diamonds are for ever',
    text: 'Diamonds are never spent. They fill hearts of their colour, and goals, wants and a final tile count them, all at the same time.',
    place: (scene) => at(place(scene, (tile) => tile.kind === 'diamond')),
    when: (scene) => taking(scene, 4) && place(scene, (tile) => tile.kind === 'diamond') !== undefined,
    otherwise: 'Diamonds are never spent: hearts, goals, wants and a final tile count the same ones.',
  },
  {
    id: 'doctor',
    rule: 'MR-070',
    title: 'The witch doctor',
    text: (scene) =>
      `Each visit is worth as many points as you have goals at the end. You have ${mine(scene)?.goals.length ?? 0} so far, so the doctor is for those who are quick.`,
    place: (scene) => at(place(scene, (tile) => tile.kind === 'witch_doctor')),
    when: (scene) => taking(scene, 4) && place(scene, (tile) => tile.kind === 'witch_doctor') !== undefined,
    otherwise: 'Each visit to the witch doctor is worth as many points as you have goals at the end.',
  },
  {
    id: 'wants',
    rule: 'MR-048',
    title: 'What your baby wants',
    text: 'A want does nothing now. At the end it pays for what it shows, whether you got that before or after the tile.',
    place: (scene) => at(place(scene, (tile) => tile.kind === 'want')),
    when: (scene) => taking(scene, 4) && place(scene, (tile) => tile.kind === 'want') !== undefined,
    otherwise: 'A want tile pays at the end for what it shows, such as rungs, diamonds, beds or a clean part.',
  },
  {
    id: 'deck',
    rule: 'MR-056',
    title: 'Not much time left',
    text: 'When the last tile of the deck has come into the row, everybody has one more turn. The number on the deck says how many are left.',
    place: 'ring',
    when: (scene) => playing(scene) && view(scene).deck <= 8 && !view(scene).final_turns,
  },
  {
    id: 'others',
    rule: 'MR-013',
    title: 'You know the game',
    text: 'Goals and final tiles have another side each, and next time chance turns them. With more players there are more tiles, and more who want the same ones.',
    when: over,
  },
];

export const lesson: Lesson = { bots: ['random', 'random'], options: { goals: 'AAAAAAAAAA', finals: 'AAAA' }, steps };
