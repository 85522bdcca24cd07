/** What is asked of a viewer of Munchkin Babies, and half a sentence of why. */
import type { BabiesView } from '../../generated/messages';
import { capital, plural } from '../../play/formatting';
import type { Question } from '../../state/art.svelte';
import { missing, prize } from './fights';
import { offered } from './tray';
import { awaited, cardName, top, WINDOWS, type Name } from './words';

const QUESTIONS: Readonly<Record<string, readonly [question: string, why: string]>> = {
  creation: ['Who will you be?', 'touch what you begin with'],
  listen: ['You heard a card', 'play it, or keep it'],
  arrange: ['Get ready', 'your lit cards can be played now'],
  turn_open: ['The door is about to open', 'anything before?'],
  door_card: ['No monster behind the door', 'play the card, or keep it'],
  trouble_or_loot: ['No monster here', 'look for trouble with one of yours, or loot the room'],
  loot_offer: ['Loot the room, too?', 'a Door card, face down'],
  post_combat: ['The fight is over', 'play what is lit, then end your turn'],
  charity: ['End of your turn', 'play what is lit, or be done'],
  charity_discard: ['Too many cards', 'which ones go?'],
  charity_split: ['Charity', 'the lowest Level gets your cards'],
  fight_or_not: ['Fight it, or crawl past?', ''],
  forced_stay: ['Stay in the fight?', 'it is the one for the win'],
  treasure_pick: ['Pick a Treasure', ''],
  flee_first: ['Who should run first?', ''],
  flee_decider: ['You decide: who runs first?', ''],
  flee_next: ['Which monster first?', 'you roll for each'],
  unearth: ['Draw, or take the top discard?', ''],
  unearth_pay: ['Discard a card for it', ''],
  received: ['You have just got cards', 'play one, or keep them'],
  excess_big: ['Too many Big Items', 'which one goes?'],
  excess_give: ['Who gets it?', 'one of the lowest Level'],
  excess_class: ['Too many of a kind', 'which one goes?'],
  excess_equip: ['Too much equipped', 'what is turned sideways?'],
  giving: ['Which card do you take?', ''],
  giving_chosen: ['What do you give to whom?', ''],
  taxing: ['What do you pay with?', ''],
  choosing: ['Choose what happens to you', ''],
  turning_aside: ['What do you put down for it?', ''],
};

export function question(view: BabiesView, name: Name): Question {
  if (!awaited(view)) return idle(view, name);
  if (view.fight && !view.fight.fleeing) {
    const found = fighting(view, view.fight, name);
    if (found) return found;
  }
  if (WINDOWS.has(view.phase)) return windows(view, name);
  if (view.phase.startsWith('losing')) return { question: 'What do you lose?', why: '' };
  const [asked, why] = QUESTIONS[view.phase] ?? ['What will you do?', ''];
  return { question: asked, why };
}

function idle(view: BabiesView, name: Name): Question {
  const why = view.passed ? 'you have let it be' : 'not your turn, but you may meddle';
  if (view.fight) return { question: `${capital(name(view.fight.fighter))} against ${foes(view)}`, why };
  return { question: name(view.turn) === 'you' ? 'Your turn goes on' : `${capital(name(view.turn))}’s turn`, why };
}

function foes({ fight }: BabiesView): string {
  return (fight?.foes ?? []).map((foe) => foe.card.name).join(' and ') || 'nothing';
}

type Fight = NonNullable<BabiesView['fight']>;

function fighting(view: BabiesView, fight: Fight, name: Name): Question | null {
  const asked = Number(top(view)['asked']);
  switch (view.phase) {
    case 'combat_open':
      return fight.winning
        ? { question: `You win ${fight.side} against ${fight.monsters}`, why: prize(fight) }
        : {
            question: `${missing(fight)} short`,
            why: `${fight.side + missing(fight)} would win`,
          };
    case 'help_ask':
      return {
        question: `Will you help ${name(fight.fighter)}?`,
        why: `You would get ${offered(fight.offer, fight.treasures)}`,
      };
    case 'help_counter':
      return { question: `${capital(name(asked))} wants more`, why: offered(fight.offer, fight.treasures) };
    case 'final_call': {
      return {
        question: name(fight.fighter) === 'you' ? 'Does anybody meddle?' : 'Anything to add?',
        why: view.idle ? 'nothing of yours matters here' : 'play a lit card, or let it be',
      };
    }
    default:
      return null;
  }
}

function windows(view: BabiesView, name: Name): Question {
  const frame = top(view);
  const why = view.idle ? 'nothing of yours matters here' : 'play a lit card, or let it be';
  if (view.phase === 'curse_window')
    return { question: `${cardName(String(frame['card']))} hits ${name(Number(frame['victim']))}`, why };
  if (view.phase === 'roll_window') {
    const who = name(Number(frame['roller']));
    return { question: `${capital(who)} ${who === 'you' ? 'roll' : 'rolls'} a ${view.die}`, why };
  }
  return { question: QUESTIONS[view.phase]?.[0] ?? 'Anybody?', why };
}

/** What a player is doing, for the chip. */
export function doing(view: BabiesView, seat: number): string {
  if (view.phase === 'creation') return view.ready.includes(seat) ? 'ready' : '';
  const { fight } = view;
  if (view.winners.includes(seat)) return 'wins';
  if (fight?.fleeing && (fight.fighter === seat || fight.helper === seat)) return 'runs away';
  if (fight?.helper === seat) return 'helps';
  if (fight?.fighter === seat) return 'fights';
  const frame = top(view);
  if (view.phase === 'curse_window' && frame['victim'] === seat) return 'cursed';
  if (view.phase === 'help_ask' && frame['asked'] === seat) return 'is asked';
  return view.turn === seat ? (view.viewer === seat ? 'your turn' : 'has the turn') : '';
}

/** How many cards are too many at the end of a turn. */
export function excess(view: BabiesView): number {
  const baby = view.viewer === null ? undefined : view.babies[view.viewer];
  return baby ? Math.max(0, view.hand.length - baby.hand_limit) : 0;
}

/** "2 cards too many". */
export function tooMany(view: BabiesView): string {
  return `${plural(excess(view), 'card')} too many`;
}
