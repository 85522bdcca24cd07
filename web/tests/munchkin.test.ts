import { describe, expect, it } from 'vitest';
import { body, carried } from '../src/games/munchkin_babies/bodies';
import { BRIEFS } from '../src/games/munchkin_babies/briefs';
import { charity } from '../src/games/munchkin_babies/charity';
import { ending } from '../src/games/munchkin_babies/ending';
import { missing, prize, standing, verdict } from '../src/games/munchkin_babies/fights';
import { nexts, offer, playable } from '../src/games/munchkin_babies/offering';
import { layers, picture } from '../src/games/munchkin_babies/pictures';
import { purposes } from '../src/games/munchkin_babies/purposes';
import { closing, offered, tray } from '../src/games/munchkin_babies/tray';
import { doing, question } from '../src/games/munchkin_babies/questions';
import { Sending } from '../src/games/munchkin_babies/sending.svelte';
import { badStuff, facts, gold, sortLine } from '../src/games/munchkin_babies/words';
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
    expect(closing(choice('berserk', ['tray', 'berserk']), gift, name)).toBe(
      'Go berserk: throw away Saucepan Helm for +1',
    );
  });

  it('reads an offer of somebody else', () => {
    expect(offered({ items: [CARDS['saucepan_helm']!], treasures: 1, pick: 'fighter_first', plays: [] }, 3)).toBe(
      'Saucepan Helm and 1 of 3 Treasures, the fighter picks first',
    );
    expect(offered({ items: [], treasures: 0, pick: 'helper_first', plays: [] }, 3)).toBe('nothing');
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
    expect(texts(offer(choices, view(), false))).toEqual(['kick', 'play card=wiz_kid']);
    expect(texts(offer(choices, view(), true))).toEqual(['lay card=werecub']);
    expect(texts(offer(choices, view({ phase: 'creation' }), false))).toEqual([
      'lay card=werecub',
      'kick',
      'play card=wiz_kid',
    ]);
  });

  it('knows the next places', () => {
    const open = offer(choices, view(), false);
    expect(nexts(open, []).map(({ place }) => place)).toEqual(['door', 'mine:wiz_kid']);
    expect(nexts(open, ['mine:wiz_kid']).map(({ place }) => place)).toEqual(['table']);
  });

  it('raises what can be played, not what can only be laid down', () => {
    expect([...playable(choices).keys()]).toEqual(['wiz_kid']);
    expect([...playable([choice('set_die face=6', ['die:6'])]).keys()]).toEqual(['loaded_alphabet_block']);
  });

  it('says on a card what it comes to, a good end first', () => {
    const short = made({ text: 'boost', places: ['mine:fizzy_formula'], outcome: '9: 2 short' });
    const won = made({ text: 'boost', places: ['mine:fizzy_formula'], outcome: '12: you win', good: true });
    expect(playable([short, won, short]).get('fizzy_formula')).toBe(won);
  });

  it('leaves Charity to its panel', () => {
    const done = [choice('done', ['done']), choice('choose card=werecub', ['card:werecub'])];
    const full = { phase: 'charity', hand: Array.from({ length: 6 }, () => CARDS['werecub']!) };
    expect(offer(done, view(full), false)).toEqual([]);
    expect(offer(done, view({ ...full, hand: [] }), false)).toEqual(done);
  });

  it('names what the tray is for', () => {
    const steps = [choice('lay card=werecub', ['mine:werecub']), choice('share treasures=1', ['treasures:1'])];
    const biter = baby({ classes: [CARDS['ankle_biter']!], in_combat: true });
    const labels = (of: BabiesView, all: readonly Choice[]) => purposes(of, all).map(({ label }) => label);
    const asks = [...steps, choice('ask player=1', ['tray', 'help:1'])];
    expect(labels(view({ fight: fight(), babies: [biter] }), asks)).toEqual([
      'Ask for help…',
      'Go berserk…',
      'Trade, show…',
    ]);
    expect(labels(view(), steps.slice(0, 1))).toEqual(['Sell, trade, show…']);
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
    expect(prize(fight())).toBe('1 level, 3 Treasures');
    expect(prize(fight({ for_the_win: true }))).toBe('Level 10, and with it the game!');
  });

  it('say what is missing, and what would be enough', () => {
    expect(missing(fight())).toBe(2);
    expect(missing(fight({ wins_ties: true }))).toBe(1);
    expect(verdict(fight(), name, undefined)).toEqual({ word: '2 short', why: '11 would win', good: false });
    expect(verdict(fight({ fighter: 1, side: 12, winning: true }), name, undefined).word).toBe('Mo wins');
    const helper = {
      seat: 1,
      strength: 1,
      side: 10,
      monsters: 10,
      winning: false,
      levels: 1,
      treasures: 3,
      outcome: '',
      brief: '',
    };
    expect(verdict(fight(), name, helper)).toEqual({ word: 'With Mo: 10 against 10', why: 'a tie loses', good: false });
  });

  it('ask what is to be decided', () => {
    expect(question(view(), name).question).toBe('Get ready');
    expect(question(view({ waiting: [1] }), name).why).toBe('not your turn, but you may meddle');
    const behind = question(view({ phase: 'combat_open', fight: fight() }), name);
    expect(behind).toEqual({ question: '2 short', why: '11 would win' });
    const cursed = { phase: 'curse_window', doing: [{ what: 'curse_window', card: 'boo_boo', victim: 1 }] };
    expect(question(view(cursed), name).question).toBe('Curse! Boo-Boo hits Mo');
    expect(doing(view({ fight: fight({ fighter: 1 }) }), 1)).toBe('fights');
  });

  it('say what stands on a card', () => {
    expect(facts(CARDS['captain_croup']!)).toBe('Level 10, 3 Treasures');
    expect(facts(CARDS['kinderarmor']!)).toBe('+3, 600 gold');
    expect(sortLine(CARDS['kinderarmor']!)).toBe('Item, Armor, Big');
    expect(gold(12_300)).toBe('12,300 gold');
    expect(CARDS['boo_boo']?.called).toBe('Boo-Boo');
    expect(CARDS['captain_croup']?.text).toBe('No special powers, just a really loud cough.');
    expect(badStuff(CARDS['captain_croup']!)).toContain('Bad Stuff: you catch it.');
  });
});

describe('pictures', () => {
  it('stand on every card, each its own', () => {
    const cards = Object.values(CARDS);
    expect(cards.length).toBe(145);
    const drawings = new Set(cards.map((card) => art[picture(card, art)]));
    expect(drawings.has(undefined)).toBe(false);
    expect(drawings.size).toBe(145);
    const backs = cards.filter((card) => picture(card, art).startsWith('back-'));
    expect(backs.map((card) => card.id)).toEqual([]);
  });

  const nobody = { items: [], classes: [], races: [], girl: false, hireling: false };

  it('dress a baby in what is equipped', () => {
    const dressed = {
      ...nobody,
      items: [
        item('saucepan_helm', true),
        item('cardboard_crown', false),
        item('rattle_of_battle', true),
        item('sippy_lid_shield', true),
        item('short_stout_snowsuit', true),
        item('big_brother', true),
      ],
    };
    expect(layers(dressed)).toEqual([
      'worn-big-brother',
      'doll-baby',
      'worn-short-stout-snowsuit',
      'worn-saucepan-helm',
      'left-rattle-of-battle',
      'right-sippy-lid-shield',
      'doll-fist-left',
      'doll-fist-right',
    ]);
    expect(body(dressed).map(({ name: place, items }) => [place, items.length])).toEqual([
      ['Head', 1],
      ['Hand', 2],
      ['Body', 1],
      ['Feet', 0],
      ['Extra', 1],
    ]);
    expect(carried(dressed).map(({ card }) => card.id)).toEqual(['cardboard_crown']);
  });

  it('draw sex, Race and Class', () => {
    const boy = layers(nobody);
    expect(layers({ ...nobody, girl: true })).not.toEqual(boy);
    const looks = Object.values(CARDS)
      .filter(({ sort }) => sort === 'class' || sort === 'race')
      .map((card) => layers({ ...nobody, [card.sort === 'class' ? 'classes' : 'races']: [card] }).join());
    expect(new Set([...looks, boy.join()]).size).toBe(9);
  });

  it('have a layer for whatever can be worn', () => {
    for (const { id, sort } of Object.values(CARDS)) {
      if (sort !== 'item') continue;
      const dressed = layers({ ...nobody, items: [item(id, true)] });
      expect(dressed.filter((layer) => layer.endsWith(id.replaceAll('_', '-')))).toHaveLength(1);
      for (const layer of dressed) expect(art).toHaveProperty([layer]);
    }
    const badges = Object.values(CARDS);
    const all = {
      ...nobody,
      girl: true,
      hireling: true,
      classes: badges.filter(({ sort }) => sort === 'class'),
      races: badges.filter(({ sort }) => sort === 'race'),
    };
    for (const layer of layers(all)) expect(art).toHaveProperty([layer]);
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

describe('cards in brief', () => {
  it('have a short name each, none twice', () => {
    expect(Object.keys(BRIEFS).sort()).toEqual(Object.keys(CARDS).sort());
    const names = Object.values(BRIEFS).map(([short]) => short);
    expect(new Set(names).size).toBe(names.length);
    for (const [short, effect] of Object.values(BRIEFS)) {
      expect(short.length).toBeLessThanOrEqual(8);
      expect(effect.length).toBeLessThanOrEqual(38);
    }
  });
});

describe('several steps that are one choice', () => {
  const step = (text: string) => made({ text });

  it('are sent one after the other, and one that is not asked is skipped', () => {
    const sending = new Sending();
    sending.begin(['done', 'choose_player player=1', 'choose card=werecub']);
    expect(sending.next([])).toBeNull();
    expect(sending.next([step('done')])?.text).toBe('done');
    expect(sending.next([step('choose card=werecub')])?.text).toBe('choose card=werecub');
    expect(sending.busy).toBe(false);
  });

  it('end where something else has happened', () => {
    const sending = new Sending();
    sending.begin(['share treasures=1', 'order pick=random', 'ask player=1']);
    expect(sending.next([step('resolve')])).toBeNull();
    expect(sending.busy).toBe(false);
  });

  it('give cards to the lowest, in turn', () => {
    const high = { phase: 'charity', babies: [baby({ level: 4 }), baby({ seat: 1 }), baby({ seat: 2 })] };
    const plan = charity(view(high), []);
    expect(plan.receivers).toEqual([1, 2]);
    expect(plan.steps(['a', 'b'])).toEqual([
      'done',
      'choose_player player=1',
      'choose card=a',
      'choose_player player=2',
      'choose card=b',
    ]);
    expect(charity(view({ phase: 'charity' }), []).receivers).toEqual([]);
  });
});
