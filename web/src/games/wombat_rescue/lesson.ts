/** The first game of Wombat Rescue: the shorter one, three at the table, and each rule is told when it first matters. */
import type { Lesson, Step } from '../../learn/lesson';
import { plural } from '../../play/formatting';
import { asked, can, goal, happened, here, hex, mine, name, over, turns, view, way } from './scene';

const steps: Step[] = [
  {
    id: 'goal',
    rule: 'WR-113',
    title: 'Three babies are waiting',
    text: (scene) =>
      `One of your babies waits on each of the baby spaces at the far side. Fetch them one by one and bring them here, to the burrow. Who has all ${view(scene).babies.length} at home first wins.`,
    place: (scene) => hex(scene, view(scene).home),
    when: asked,
  },
  {
    id: 'smell',
    rule: 'WR-019',
    title: 'Home is where it smells of you',
    text: 'You have left a cube at home. Everything within two spaces of it smells of you: the outlined area. Only inside it can you run, and you make up to three moves a turn.',
    place: here,
    when: (scene) => asked(scene) && can(scene, 'move'),
  },
  {
    id: 'move',
    rule: 'WR-028',
    title: 'Run in a straight line',
    text: 'Click a lit space to go there. Words say how far each of the six lines goes, and what ends it: food, a baby, a cube of somebody else, the dingo, or the first space that does not smell of you.',
    place: (scene) => goal(scene, (one) => one.how === 'move'),
    when: (scene) => can(scene, 'move'),
  },
  {
    id: 'over',
    rule: 'WR-102',
    title: 'How it ended',
    text: (scene) =>
      `${view(scene).ended === 'won' ? 'Somebody has all babies at home, and the game ends at once.' : 'The turns ran out: most babies at home wins.'} You brought ${plural(mine(scene).home.length, 'baby', 'babies')} home.`,
    place: 'pad',
    when: over,
  },
  {
    id: 'ate',
    rule: 'WR-076',
    title: 'Into the mouth',
    text: 'Where a move ends on food you eat it. When the disks in your mouth are worth three or more, all of them are swallowed at the end of your turn. The dots say what a disk is worth.',
    place: 'mine',
    when: (scene) => !over(scene) && happened(scene, 'ate') !== undefined,
    otherwise:
      'Where a move ends on food you eat it. Disks worth three or more are swallowed together at the end of your turn.',
  },
  {
    id: 'end',
    rule: 'WR-025',
    title: 'End when you like',
    text: 'You need not make all three moves. When you end, your food goes one place on: from the left to the middle, to the right, and out as a cube.',
    place: 'end',
    when: (scene) => asked(scene) && can(scene, 'end_movement') && view(scene).moves_left < 3,
  },
  {
    id: 'digested',
    rule: 'WR-075',
    title: 'It goes down',
    text: 'Every set of disks has moved one place to the right. What leaves the right place becomes a cube exactly where you stand then, so plan where you end your turn.',
    place: 'mine',
    when: (scene) => asked(scene) && happened(scene, 'digested') !== undefined,
  },
  {
    id: 'tiles',
    rule: 'WR-067',
    title: 'Four tiles, each for once',
    text: 'Hold It In keeps a cube for a better place, Scamper is one extra step anywhere, Run Home takes you and your baby straight home, High-Fiber Diet makes a cube at once. They are no moves.',
    place: 'tiles',
    when: (scene) => asked(scene) && can(scene, 'end_movement') && turns(scene) > 1,
  },
  {
    id: 'cube',
    rule: 'WR-018',
    title: 'A cube! Your area grows',
    text: 'A cube smells two spaces far, two on one space smell three, three smell four. Leave them in a chain towards your babies, and you can run all the way.',
    place: (scene) => {
      const space = happened(scene, 'cube')?.data['space'];
      return typeof space === 'string' ? `hex:${space}` : '';
    },
    when: (scene) => !over(scene) && happened(scene, 'cube') !== undefined,
    otherwise:
      'A cube smells two spaces far, two on one space smell three, three smell four. A chain of them leads to your babies.',
  },
  {
    id: 'special',
    rule: 'WR-038',
    title: 'Follow your nose',
    text: 'Out of your smell area you cannot run, but food or your own baby right beside you can be smelt: one step leads there.',
    place: (scene) => goal(scene, (one) => one.how === 'special'),
    when: (scene) => can(scene, 'special'),
    otherwise: 'Out of your smell area you can still step onto food or onto your own baby right beside you.',
  },
  {
    id: 'lost',
    rule: 'WR-042',
    title: 'You are lost',
    text: 'Nothing here smells of you, of food or of your baby. Turn over a wander card: it names two terrains, and you must step onto one of them. What leads nowhere is passed over.',
    place: 'deck',
    when: (scene) => can(scene, 'wander'),
    otherwise:
      'Who smells nothing at all is lost and wanders: a card names two terrains, and one must be stepped onto.',
  },
  {
    id: 'card',
    rule: 'WR-043',
    title: 'Where the card leads',
    text: 'Choose one of the lit spaces. Cards with a leaf are kept aside: with three of them the food grows again.',
    place: 'card',
    when: (scene) => can(scene, 'wander_to'),
  },
  {
    id: 'push',
    rule: 'WR-051',
    title: 'Mind the others',
    text: 'You can push another mama ahead of you, two spaces at most. She finds a baby or meets the dingo there, but she does not eat. At home and on baby spaces nobody is pushed.',
    place: (scene) => goal(scene, (one) => one.pushes.length > 0),
    when: (scene) => way(scene, (one) => one.pushes.length > 0) !== undefined,
    otherwise: 'Another mama in your line is pushed ahead of you, two spaces at most.',
  },
  {
    id: 'found',
    rule: 'WR-063',
    title: 'There you are!',
    text: 'Your baby is in the pouch, which holds one. Bring it to the burrow; arriving there is enough.',
    place: 'mine',
    when: (scene) => !over(scene) && happened(scene, 'found') !== undefined,
    otherwise: 'Reach a baby of yours with an empty pouch, and it hops in; reach home, and it is safe for good.',
  },
  {
    id: 'rescued',
    rule: 'WR-065',
    title: 'Home and safe',
    text: 'A baby at home can never be lost again. Off to the next one!',
    place: 'mine',
    when: (scene) => !over(scene) && happened(scene, 'rescued') !== undefined,
  },
  {
    id: 'dingo',
    rule: 'WR-092',
    title: 'The dingo',
    text: (scene) =>
      `${name(scene, view(scene).controller)} ${view(scene).controller === scene.seat ? 'hold' : 'holds'} him. After that player’s turn the die is rolled, and he runs so far towards the nearest mama who is not at home. Touch this to see his way.`,
    place: 'dingo',
    when: (scene) => asked(scene) && turns(scene) > 1 && view(scene).dingoes.some((one) => one.space !== null),
  },
  {
    id: 'caught',
    rule: 'WR-098',
    title: (scene) =>
      `${name(scene, happened(scene, 'caught', null)?.seat)} ${happened(scene, 'caught', null)?.seat === scene.seat ? 'were' : 'was'} caught`,
    text: 'Who is caught flees home, and a carried baby runs back to its place. The dingo and his die go to who was caught, who lets him out of a den in the own next cleanup.',
    place: 'dingo',
    when: (scene) => !over(scene) && happened(scene, 'caught', null) !== undefined,
    otherwise:
      'Who is caught by the dingo flees home, a carried baby runs back, and the dingo now belongs to who was caught.',
  },
  {
    id: 'den',
    rule: 'WR-090',
    title: 'He is yours now',
    text: 'Choose the den from which he comes. Each says how near to whom he would be.',
    place: (scene) =>
      hex(
        scene,
        view(scene).hexes.findIndex((one) => one.mark === 'den'),
      ),
    when: (scene) => can(scene, 'place_dingo'),
  },
  {
    id: 'chase',
    rule: 'WR-092',
    title: 'You lead the dingo',
    text: 'Of several who are equally near you choose whom he chases, and of several short ways where he ends.',
    place: 'dingo',
    when: (scene) => can(scene, 'dingo_target') || can(scene, 'dingo_step'),
  },
  {
    id: 'more',
    rule: 'WR-104',
    title: 'You know the game',
    text: 'The whole game has four babies. Boulders, a second dingo, a hungry one, other maps and the game alone against the dingo wait in the lobby.',
    when: over,
  },
];

export const lesson: Lesson = {
  bots: ['sensible', 'sensible'],
  options: { first: 0, layout: 'short', shorter: true },
  steps,
};
