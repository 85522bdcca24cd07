/** The first game of Munchkin Babies: three at the table, and each rule when it first matters. */
import type { Lesson, Step } from '../../learn/lesson';
import { plural, points } from '../../play/formatting';
import { asked, can, fighting, happened, held, mine, name, over, phase, place, playing, view } from './scene';
import { standing } from './fights';

const steps: Step[] = [
  {
    id: 'creation',
    rule: 'MB-025',
    title: 'Who will you be?',
    text: 'Touch the cards you begin with: at most one Class, one Race, and Items you can wear. Then say that you are ready, as a boy or a girl; the rest stays in your hand.',
    place: 'hand',
    when: (scene) => phase(scene, 'creation') && can(scene, 'ready'),
  },
  {
    id: 'goal',
    rule: 'MB-029',
    title: 'Level 10 wins',
    text: 'Everybody starts at Level 1. Whoever is at Level 10 first wins, and the last step must come from beating a monster.',
    place: (scene) => `seat:${scene.seat}`,
    when: (scene) => phase(scene, 'creation') && can(scene, 'ready'),
  },
  {
    id: 'arrange',
    rule: 'MB-042',
    title: 'Your turn: get ready first',
    text: 'Raised cards can be played now, and say what they would come to: touch one, then what to do with it. Put on Items before you open a door. A card that lies low tells you why when you touch it.',
    place: 'hand',
    when: (scene) => phase(scene, 'arrange') && can(scene, 'kick'),
  },
  {
    id: 'body',
    rule: 'MB-088',
    title: 'What your baby wears',
    text: 'One thing on the head, one on the body, one on the feet, two hands, and one Big Item in all. What is only carried does not count. The sword is your strength: Level and things together.',
    place: 'body',
    when: (scene) => phase(scene, 'arrange') && can(scene, 'kick') && (mine(scene)?.items.length ?? 0) > 0,
  },
  {
    id: 'kick',
    rule: 'MB-043',
    title: 'Kick open the door',
    text: 'A Door card is turned up. A monster must be fought, a Curse hits you at once, and anything else is yours.',
    place: 'door',
    when: (scene) => can(scene, 'kick'),
  },
  {
    id: 'fight',
    rule: 'MB-122',
    title: 'A fight!',
    text: (scene) => {
      const { fight } = view(scene);
      return fight
        ? `Two sums are compared: ${points(fight.side)} for your side, ${points(fight.monsters)} for the monsters. ${standing(fight, (seat) => (seat === scene.seat ? 'you' : name(scene, seat)))}. You must be higher; a tie is for the monster. Below each sum stands where it comes from.`
        : '';
    },
    place: 'fight',
    when: (scene) => fighting(scene) && phase(scene, 'combat_open'),
  },
  {
    id: 'help',
    rule: 'MB-152',
    title: 'Ask for help',
    text: 'You are behind, so ask for help: each helper says what it would come to. Offer a share of the Treasures, or a thing of yours.',
    place: 'line',
    when: (scene) =>
      fighting(scene) && phase(scene, 'combat_open') && asked(scene) && view(scene).fight?.winning === false,
    otherwise:
      'When you are behind in a fight you may ask another player for help, and offer Treasures or Items for it.',
  },
  {
    id: 'one-shot',
    rule: 'MB-116',
    title: 'For either side',
    text: 'A one-shot Item is used once and is gone. In any fight it may be thrown in for the munchkins or for the monsters, also when it is not your fight.',
    place: (scene) => place(held(scene, 'one_shot')),
    when: (scene) => playing(scene) && can(scene, 'boost') && held(scene, 'one_shot') !== undefined,
  },
  {
    id: 'resolve',
    rule: 'MB-132',
    title: 'Call it',
    text: 'Finish the fight when you are content. Everybody gets a last chance to meddle; if somebody does, the fight is open again.',
    place: 'line',
    when: (scene) => can(scene, 'resolve') && view(scene).fight?.winning === true,
  },
  {
    id: 'window',
    rule: 'MB-132',
    title: 'Anything to add?',
    text: 'Here the others wait for you. What you could play is raised; if you want nothing of it, let it be, or the whole fight.',
    place: 'line',
    when: (scene) => can(scene, 'pass') && !view(scene).idle,
  },
  {
    id: 'run',
    rule: 'MB-176',
    title: 'Run!',
    text: 'The fight is lost. Roll a die for each monster: with 5 or more you get away. Otherwise its Bad Stuff happens to you, as its card says.',
    place: 'fight',
    when: (scene) => fighting(scene) && view(scene).fight?.fleeing === true,
    otherwise:
      'Who loses a fight rolls a die for each monster and gets away with 5 or more. Otherwise its Bad Stuff happens.',
  },
  {
    id: 'won',
    rule: 'MB-170',
    title: 'Beaten!',
    text: 'One level for a monster, two for the worst of them, and its Treasures: face down when you fought alone, face up when you had help.',
    place: 'hand',
    when: (scene) => playing(scene) && happened(scene, 'won') !== undefined,
  },
  {
    id: 'loot',
    rule: 'MB-048',
    title: 'No monster behind the door',
    text: 'You may look for trouble with a monster from your hand, to win its Treasures, or loot the room: one Door card, face down.',
    place: 'line',
    when: (scene) => can(scene, 'loot'),
  },
  {
    id: 'curse',
    rule: 'MB-183',
    title: 'A Curse',
    text: 'It does what it says, at once. Curses that you draw face down you keep, and play on others whenever you like.',
    place: (scene) => place(held(scene, 'curse'), 'room'),
    when: (scene) => playing(scene) && phase(scene, 'curse_window'),
  },
  {
    id: 'sell',
    rule: 'MB-108',
    title: 'Levels can be bought',
    text: 'On your turn, out of a fight, Items for 1,000 gold together are worth a level, though never the tenth. “Sell, trade, show” is where.',
    place: 'line',
    when: (scene) =>
      phase(scene, 'arrange') &&
      can(scene, 'kick') &&
      (mine(scene)?.gold ?? 0) + view(scene).hand.reduce((sum, card) => sum + card.gold, 0) >= 1000,
  },
  {
    id: 'charity',
    rule: 'MB-052',
    title: 'Charity',
    text: (scene) =>
      `Your turn ends with at most ${plural(mine(scene)?.hand_limit ?? 5, 'card')} in hand. Play what you can; the rest goes to whoever has the lowest Level, or to the discards if that is you.`,
    place: 'hand',
    when: (scene) => phase(scene, 'charity') && asked(scene),
  },
  {
    id: 'meddle',
    rule: 'MB-034',
    title: 'Not your turn? Never mind',
    text: 'Curses and levels can be played at any time, monsters be made stronger in the fights of others. Whatever is raised in your hand can be played now.',
    place: (scene) => place(held(scene, 'curse', 'enhancer')),
    when: (scene) => playing(scene) && !asked(scene) && (can(scene, 'send') || can(scene, 'enhance')),
  },
  {
    id: 'asked',
    rule: 'MB-154',
    title: 'Somebody needs you',
    text: 'Say yes and your strength counts with theirs, for what they offer; but if the fight is lost, you must run, too. You may also ask for more.',
    place: 'line',
    when: (scene) => phase(scene, 'help_ask') && asked(scene),
  },
  {
    id: 'over',
    rule: 'MB-029',
    title: 'The end',
    text: (scene) =>
      `${
        view(scene).winners.includes(scene.seat)
          ? 'You have won'
          : `${view(scene)
              .winners.map((seat) => name(scene, seat))
              .join(' and ')} won`
      }. You got to Level ${mine(scene)?.level ?? 1}.`,
    place: 'pad',
    when: over,
  },
  {
    id: 'more',
    rule: 'MB-190',
    title: 'You know the game',
    text: 'Four to six players bargain harder. In the lobby wait shared victory, and listening at the door for a faster game.',
    when: over,
  },
];

export const lesson: Lesson = { bots: ['sensible', 'sensible'], steps };
