import { describe, expect, it } from 'vitest';
import { ending } from '../src/games/munchkin_babies/ending';
import { nexts, offer, playable } from '../src/games/munchkin_babies/offering';
import { body, carried, layers, picture } from '../src/games/munchkin_babies/pictures';
import { purposes } from '../src/games/munchkin_babies/purposes';
import { closing, offered, tray } from '../src/games/munchkin_babies/tray';
import { facts, gold, prize, question, sortLine, standing, step, STEPS } from '../src/games/munchkin_babies/words';
import type { BabiesView, Baby, Choice, Fight, Item } from '../src/generated/messages';
import { CARDS } from '../src/generated/munchkin_babies';
import { art } from '../src/art/munchkin_babies';
import { choice as made } from './choice';

const name = (seat: number) => ['you', 'Mo', 'Vera'][seat] ?? '';
const choice = (text: string, places: string[], label = text, final = true): Choice =>
  made({ action: text.length, text, label, places, final });
const item = (id: string, equipped: boolean): Item => ({
  card: CARDS[id]!,
  equipped,
  usable: true,
  bonus: CARDS[id]!.bonus,
  hireling: false,
  cheat: false,
});
const baby = (more: Partial<Baby> = {}): Baby =>
  ({
    seat: 0,
    level: 1,
    girl: false,
    strength: 1,
    classes: [],
    races: [],
    items: [],
    in_combat: false,
    hand_limit: 5,
    lasting: [],
    known: [],
    ...more,
  }) as Baby;
const fight = (more: Partial<Fight> = {}): Fight =>
  ({
    fighter: 0,
    helper: null,
    side: 9,
    monsters: 10,
    winning: false,
    treasures: 3,
    levels: 1,
    for_the_win: false,
    help_forbidden: false,
    fleeing: false,
    berserked: [],
    turned: [],
    foes: [],
    killed: [],
    ...more,
  }) as Fight;
const view = (more: Partial<BabiesView> = {}): BabiesView =>
  ({
    viewer: 0,
    waiting: [0],
    phase: 'arrange',
    doing: [{ what: 'arrange' }],
    turn: 0,
    turns: 1,
    babies: [baby(), baby({ seat: 1 })],
    fight: null,
    tray: [],
    die: 0,
    idle: false,
    passed: false,
    winners: [],
    ...more,
  }) as BabiesView;

describe('the tray', () => {
  it('is read from the words of the view', () => {
    const words = [
      'lay card=saucepan_helm',
      'want item=rattle_of_battle',
      'share treasures=2',
      'order pick=random',
      'aim monster=werecub',
    ];
    expect(tray({ tray: words })).toEqual({
      cards: ['saucepan_helm'],
      wanted: ['rattle_of_battle'],
      treasures: 2,
      pick: 'random',
      aim: 'werecub',
    });
  });

  it('says what would be sent', () => {
    const sale = view({ tray: ['lay card=kinderarmor', 'lay card=diaper_of_holding'] });
    expect(closing(choice('sell double=no', ['sell:no']), sale, name)).toBe(
      'Sell Kinderarmor and Diaper of Holding for 1,100 gold: 1 level up',
    );
    expect(closing(choice('sell double=yes', ['sell:yes']), sale, name)).toContain('for 1,700 gold: 1 level up');
    const swap = view({ tray: ['lay card=saucepan_helm', 'want item=rattle_of_battle'] });
    expect(closing(choice('trade player=1', ['tray', 'seat:1']), swap, name)).toBe(
      'Offer Mo Saucepan Helm for Rattle of Battle',
    );
    const gift = view({ tray: ['lay card=saucepan_helm'] });
    expect(closing(choice('trade player=2', ['tray', 'seat:2']), gift, name)).toBe(
      'Give Vera Saucepan Helm as a present',
    );
    const help = view({ tray: ['share treasures=2'], fight: fight() });
    expect(closing(choice('ask player=1', ['tray', 'help:1']), help, name)).toBe(
      'Ask Mo for help. Mo would get 2 of the 3 Treasures, the helper picks first',
    );
    expect(closing(choice('ask player=1', ['tray', 'help:1']), view({ fight: fight() }), name)).toBe(
      'Ask Mo for help. Mo would get nothing',
    );
    expect(closing(choice('berserk', ['tray', 'berserk']), gift, name)).toBe(
      'Go berserk: throw away Saucepan Helm for +1',
    );
  });

  it('reads an offer of somebody else', () => {
    expect(offered({ items: [CARDS['saucepan_helm']!], treasures: 1, pick: 'fighter_first', plays: [] })).toBe(
      'Saucepan Helm and 1 Treasure of the reward, the fighter picks first',
    );
    expect(offered({ items: [], treasures: 0, pick: 'helper_first', plays: [] })).toBe('nothing at all');
  });
});

describe('what is offered', () => {
  const choices = [
    choice('lay card=werecub', ['mine:werecub'], 'Lay down Werecub', false),
    choice('kick', ['door']),
    choice('sell double=no', ['sell:no']),
    choice('play card=wiz_kid', ['mine:wiz_kid', 'table']),
    choice('accept_trade player=1', ['trade:1', 'accept']),
  ];
  const texts = (found: readonly Choice[]) => found.map((one) => one.text);

  it('leaves the tray out until it is opened', () => {
    expect(texts(offer(choices, 'arrange', false))).toEqual(['kick', 'play card=wiz_kid']);
    expect(texts(offer(choices, 'arrange', true))).toEqual(['lay card=werecub']);
    expect(texts(offer(choices, 'creation', false))).toEqual(['lay card=werecub', 'kick', 'play card=wiz_kid']);
  });

  it('knows the next places', () => {
    const open = offer(choices, 'arrange', false);
    expect(nexts(open, []).map(({ place }) => place)).toEqual(['door', 'mine:wiz_kid']);
    expect(nexts(open, ['mine:wiz_kid']).map(({ place }) => place)).toEqual(['table']);
  });

  it('raises what can be played, not what can only be laid down', () => {
    expect([...playable(choices)]).toEqual(['wiz_kid']);
    expect([...playable([choice('set_die face=6', ['die:6'])])]).toEqual(['loaded_alphabet_block']);
  });

  it('names what the tray is for', () => {
    const steps = [choice('lay card=werecub', ['mine:werecub']), choice('share treasures=1', ['treasures:1'])];
    const biter = baby({ classes: [CARDS['ankle_biter']!], in_combat: true });
    expect(purposes(view({ fight: fight(), babies: [biter] }), steps)).toEqual([
      'Ask for help',
      'Go berserk',
      'Trade, show',
    ]);
    expect(purposes(view(), steps.slice(0, 1))).toEqual(['Sell, trade, show']);
    expect(purposes(view(), [choice('kick', ['door'])])).toEqual([]);
    expect(purposes(view({ viewer: null }), steps)).toEqual([]);
  });
});

describe('words', () => {
  it('tell how a fight stands', () => {
    expect(standing(fight(), name)).toBe('You are behind by 1');
    expect(standing(fight({ fighter: 1, side: 12, winning: true }), name)).toBe('Mo is ahead by 2');
    expect(standing(fight({ fighter: 1, helper: 2, side: 11 }), name)).toBe('Mo and Vera are ahead by 1');
    expect(standing(fight({ side: 10, winning: true }), name)).toBe('A tie, and that is enough');
    expect(standing(fight({ side: 10 }), name)).toBe('A tie, and that is not enough');
    expect(prize(fight({ for_the_win: true }))).toBe('1 level and 3 Treasures for a win, and with it the game!');
  });

  it('ask what is to be decided', () => {
    expect(question(view())).toBe('Get ready, then kick open the door');
    expect(question(view({ waiting: [1] }))).toBe('Not your turn, but you may meddle');
    expect(question(view({ phase: 'combat_open', fight: fight() }))).toBe('You are behind: play cards or ask for help');
    expect(question(view({ phase: 'final_call', idle: true }))).toBe('Nothing of yours matters here');
    expect(question(view({ phase: 'curse_window', doing: [{ what: 'curse_window', card: 'boo_boo' }] }))).toContain(
      'anything to say?',
    );
  });

  it('know the step of the turn and what comes then', () => {
    expect(step(view())).toBe('ready');
    expect(step(view({ fight: fight() }))).toBe('fight');
    for (const { then } of STEPS) expect(then === '' || STEPS.some(({ id }) => id === then)).toBe(true);
  });

  it('say what stands on a card', () => {
    expect(facts(CARDS['captain_croup']!)).toBe('Level 10, 3 Treasures');
    expect(facts(CARDS['kinderarmor']!)).toBe('+3, 600 gold');
    expect(sortLine(CARDS['kinderarmor']!)).toBe('Item, Armor, Big');
    expect(gold(12_300)).toBe('12,300 gold');
  });
});

describe('pictures', () => {
  it('stand on every card', () => {
    const backs = Object.values(CARDS).filter((card) => picture(card, art).startsWith('back-'));
    expect(backs.map((card) => card.id)).toEqual([]);
    for (const card of Object.values(CARDS)) expect(art).toHaveProperty([picture(card, art)]);
  });

  it('show every monster as itself', () => {
    for (const card of Object.values(CARDS))
      if (card.sort === 'monster') expect(picture(card, art)).toBe(card.id.replaceAll('_', '-'));
  });

  it('dress a baby in what is equipped', () => {
    const dressed = {
      items: [
        item('saucepan_helm', true),
        item('cardboard_crown', false),
        item('rattle_of_battle', true),
        item('short_stout_snowsuit', true),
      ],
    };
    expect(layers(dressed)).toEqual(['slot-armor-blanket', 'baby', 'slot-headgear-pot', 'slot-hand-left-rattle']);
    for (const layer of layers(dressed)) expect(art).toHaveProperty([layer]);
    expect(body(dressed).map(({ name: place, items }) => [place, items.length])).toEqual([
      ['Head', 1],
      ['Body', 1],
      ['Hands', 1],
      ['Feet', 0],
      ['Extra', 0],
    ]);
    expect(carried(dressed).map(({ card }) => card.id)).toEqual(['cardboard_crown']);
  });
});

describe('the end', () => {
  it('tells who won, how, and with whom', () => {
    const named = (seat: number) => ['Emma', 'Mo'][seat] ?? '';
    const over = {
      winners: [0],
      turns: 30,
      babies: [baby({ level: 10 }), baby({ seat: 1, level: 4 })],
      fight: fight({ foes: [], killed: [CARDS['captain_croup']!] }),
    };
    expect(ending(over, named)).toBe('Emma has reached Level 10 by beating Captain Croup.');
    expect(ending({ ...over, winners: [0, 1], fight: null }, named)).toBe(
      'Emma has reached Level 10. Mo helped in that fight, and shares the victory.',
    );
    expect(ending({ ...over, babies: [baby({ level: 6 }), baby({ seat: 1, level: 6 })] }, named)).toContain(
      'has the highest Level: 6, and more gold',
    );
  });
});
