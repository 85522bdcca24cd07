/** The first game of Monster Café: three at the table, the learner begins, and each rule is told when it first matters. */
import type { Lesson, Step } from '../../learn/lesson';
import { can, choice, name, over, playing } from '../../learn/scene';
import { WORTH } from '../../generated/monster_cafe';
import { signed } from '../../play/formatting';
import { kindOf, mealName, total } from './kinds';
import {
  counted,
  eater,
  eaterId,
  empty,
  fed,
  firstMonster,
  forced,
  full,
  holdsAnything,
  leaver,
  mine,
  number,
  place,
  second,
  sorbet,
  starter,
  view,
  withAnything,
} from './scene';

const [HUNGRY, FED, TWICE] = WORTH.map(signed);
const steps: Step[] = [
  {
    id: 'goal',
    rule: 'MC-060',
    title: 'Take monsters home, and feed them',
    text: `You collect monsters and the meals they eat; here lies what is yours. In the end a fed monster is worth ${FED}, a hungry one ${HUNGRY}. The highest total wins.`,
    place: 'mine',
    when: playing,
  },
  {
    id: 'tables',
    rule: 'MC-063',
    title: 'Three tables a round',
    text: 'In each of the four rounds everybody takes one of these tables home. A table serves one meal and has four seats. When three play, two kinds of monster stay out: “Not in this game”.',
    place: 'table:0',
    when: playing,
  },
  {
    id: 'monster',
    rule: 'MC-004',
    title: 'Your first monster',
    text: (scene) => firstMonster(mine(scene)),
    place: (scene) => `collection:${scene.seat}:${Object.keys(mine(scene).monsters)[0] ?? ''}`,
    when: (scene) => playing(scene) && total(mine(scene).monsters) === 1 && total(mine(scene).tables) === 0,
  },
  {
    id: 'draw',
    rule: 'MC-015',
    title: 'Your turn: draw or clear',
    text: 'A turn is one of two things: draw a card and seat it at a table, or clear a table and take it home. Nobody passes. Nothing can be cleared yet, so draw from the pile.',
    place: 'pile',
    when: (scene) => can(scene, 'draw') && !can(scene, 'clear'),
  },
  {
    id: 'seat',
    rule: 'MC-019',
    title: (scene) => `You drew: ${kindOf(view(scene).drawn ?? '').name}`,
    text: 'It takes a free seat at any table, whether it likes the meal or not. Whoever clears that table takes it home, so sweeten the one you want or spoil another. Seating it ends your turn.',
    place: 'drawn',
    when: (scene) => can(scene, 'seat'),
  },
  {
    id: 'score',
    rule: 'MC-055',
    title: 'How your points came about',
    text: (scene) => counted(scene),
    place: 'pad',
    when: over,
  },
  {
    id: 'sorbet',
    rule: 'MC-031',
    title: 'Lemon sorbet!',
    text: (scene) =>
      can(scene, 'scare')
        ? 'It takes no seat. Monsters flee from it: choose one kind, and every monster of that kind that you own is gone. Your plates and the guests at the tables stay.'
        : `${name(scene, sorbet(scene)?.seat)} drew it, and it takes no seat. Whoever draws one must give up every monster they own of one kind, which they choose. Plates and the guests at the tables stay.`,
    place: (scene) => (can(scene, 'scare') ? 'drawn' : 'pile'),
    when: (scene) => playing(scene) && sorbet(scene) !== undefined,
    otherwise:
      'No lemon sorbet was drawn today. It takes no seat: whoever draws one must give up every monster they own of one kind, which they choose. Plates and the guests at the tables stay.',
  },
  {
    id: 'clear',
    rule: 'MC-036',
    title: 'Now you may clear, too',
    text: 'Instead of drawing you may clear a table where somebody sits. You get its plate and every guest, wanted or not, and are out until the next round. The button says what it does to your points.',
    place: (scene) => choice(scene, 'clear')?.places.at(-1) ?? '',
    when: (scene) => can(scene, 'clear') && can(scene, 'draw'),
  },
  {
    id: 'empty',
    rule: 'MC-037',
    title: 'Not this one',
    text: (scene) =>
      `Nobody sits at table ${number(empty(scene))}, and an empty table cannot be cleared. Click on anything that is not lit, and it tells you why not. “Hint” tells you what a strong player would do, and why.`,
    place: (scene) => place(empty(scene)),
    when: (scene) => can(scene, 'clear') && empty(scene) !== undefined,
  },
  {
    id: 'left',
    rule: 'MC-041',
    title: (scene) => `${name(scene, leaver(scene)?.seat)} is out`,
    text: (scene) =>
      `${name(scene, leaver(scene)?.seat)} cleared table ${Number(leaver(scene)?.data['table']) + 1} and plays no more in this round. No new table takes its place: the others choose from what is left.`,
    place: (scene) => `table:${leaver(scene)?.data['table']}`,
    when: (scene) => playing(scene) && leaver(scene) !== undefined,
  },
  {
    id: 'home',
    rule: 'MC-040',
    title: 'It is yours now',
    text: (scene) =>
      `${mine(scene).out ? 'You are out until everybody has cleared a table. ' : 'You were the last to clear a table. '}Plate and guests lie here, each kind with what it counts: fed ${FED}, hungry ${HUNGRY}. A plate of a later round may still feed the hungry.`,
    place: 'mine',
    when: (scene) =>
      playing(scene) && scene.position.log.some((line) => line.what === 'cleared' && line.seat === scene.seat),
  },
  {
    id: 'feeds',
    rule: 'MC-054',
    title: 'One plate feeds them all',
    text: (scene) =>
      `Your ${mealName(fed(scene) ?? '')} feeds every ${eater(fed(scene)).name} you own, and those you take later. A plate that feeds nobody costs nothing.`,
    place: (scene) => `collection:${scene.seat}:${eaterId(fed(scene))}`,
    when: (scene) => playing(scene) && fed(scene) !== undefined,
    otherwise:
      'One plate feeds every monster of its kind that you own, whenever you took them. A plate that feeds nobody costs nothing.',
  },
  {
    id: 'last',
    rule: 'MC-043',
    title: 'You are the last one',
    text: 'Everybody else is out, so you may draw as often as you like, until this table is full or you clear it. Mind that every monster you draw has to sit down here.',
    place: (scene) => place(view(scene).centre[0]),
    when: (scene) =>
      can(scene, 'draw') && view(scene).collections.every((one, seat) => one.out === (seat !== scene.seat)),
    otherwise:
      'Whoever is the last in a round may draw as often as they like, until the table that is left is full or they clear it.',
  },
  {
    id: 'allfull',
    rule: 'MC-024',
    title: 'No seat left',
    text: 'No seat is free any more, so you may not draw. You have to clear a table.',
    place: (scene) => choice(scene, 'clear')?.places.at(-1) ?? '',
    when: (scene) => forced(scene) && total(view(scene).pile) > 0,
  },
  {
    id: 'full',
    rule: 'MC-020',
    title: (scene) => `Table ${number(full(scene))} is full`,
    text: 'All four seats are taken, so nobody can be seated here any more. Somebody has to clear it, with all four.',
    place: (scene) => place(full(scene)),
    when: (scene) => playing(scene) && full(scene) !== undefined && !forced(scene),
  },
  {
    id: 'nopile',
    rule: 'MC-047',
    title: 'The pile is empty',
    text: 'No card is left to draw. Everybody who is still in the round has to clear a table.',
    place: 'pile',
    when: (scene) => playing(scene) && total(view(scene).pile) === 0,
  },
  {
    id: 'anything',
    rule: 'MC-027',
    title: 'An Anything Eater',
    text: 'This guest eats whatever there is. Whoever takes it home feeds it from any plate they own; at the end the best one is chosen for you.',
    place: (scene) => (holdsAnything(scene) ? 'drawn' : place(withAnything(scene))),
    when: (scene) => playing(scene) && (holdsAnything(scene) || withAnything(scene) !== undefined),
    otherwise:
      'No Anything Eater sat down today. It eats whatever there is: its owner feeds it from any plate they have, and the best one is chosen for them.',
  },
  {
    id: 'double',
    rule: 'MC-056',
    title: 'The second plate counts double',
    text: (scene) =>
      `You own a plate of ${mealName(second(scene)?.meal ?? '')}, and here is the other one. With both, each ${eater(second(scene)?.meal).name} of yours is worth ${TWICE} instead of ${FED}.`,
    place: (scene) => place(second(scene)),
    when: (scene) => playing(scene) && second(scene) !== undefined && !mine(scene).out,
    otherwise: `There are two plates of every meal. Who owns both gets ${TWICE} instead of ${FED} for each monster that eats it.`,
  },
  {
    id: 'round',
    rule: 'MC-049',
    title: 'A new round',
    text: (scene) =>
      `Everybody has cleared a table, so three new ones are laid. What you own stays yours. ${starter(scene)}`,
    place: 'chapter',
    when: (scene) => playing(scene) && view(scene).round > 1 && view(scene).phase !== 'deal',
  },
  {
    id: 'lastround',
    rule: 'MC-053',
    title: 'The last round',
    text: 'After this round every monster is counted. Whom you cannot feed by then stays hungry, so look for the plates you need and for guests you can feed already.',
    place: 'chapter',
    when: (scene) => playing(scene) && view(scene).round === 4 && view(scene).phase !== 'deal',
  },
  {
    id: 'others',
    rule: 'MC-065',
    title: 'You know the game',
    text: 'When four play, all kinds are in and four tables are laid. When two play there are three tables, and the one nobody takes is discarded. Enjoy your meal!',
    when: over,
  },
];

export const lesson: Lesson = { bots: ['random', 'random'], options: { first: 0 }, steps };
