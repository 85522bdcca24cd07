import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine, Seat } from '../src/generated/messages';
import { scenes as monsters } from '../src/games/big_monster/scenes';
import { scenes as babies } from '../src/games/munchkin_babies/scenes';
import { scenes as wombats } from '../src/games/wombat_rescue/scenes';
import { Director } from '../src/stage/director.svelte';
import { merged, type Pace, type Scene } from '../src/stage/scene';

function line(moment: number, what: string, seat: number | null, data: Record<string, unknown> = {}): LogLine {
  return { moment, what, seat, data, text: `${what} ${seat}.`, progress: false, chapter: '', part: '', beside: false };
}

function scene(kind: string, seconds = 1): Scene {
  return { kind, tone: 'plain', word: kind, sentences: [kind], prices: [kind], seconds, seat: 0 };
}

const view = { babies: [], fight: null };
const told = { view, mySeat: 0, seats: [], art: {} };

describe('Munchkin Babies', () => {
  it('tells being caught with its die and its price, in one scene', () => {
    const before = [line(1, 'rolled', 0, { face: 2 })];
    const news = [
      line(2, 'caught', 0, { monster: 'captain_croup' }),
      line(3, 'lost', 0, { card: 'saucepan_helm' }),
      line(4, 'fell', 0, { levels: 1, level: 2 }),
      line(5, 'turn', 1),
      line(6, 'lost', 1, { card: 'saucepan_helm' }),
    ];
    const [only, ...more] = babies({ ...told, news, before });
    expect(more).toEqual([]);
    expect(only).toMatchObject({ word: 'Caught!', tone: 'bad', die: 2, note: 'rolled 2', seat: 0 });
    expect(only?.sentences[0]).toContain('Bad Stuff: you catch it.');
    expect(only?.prices).toMatchObject([{ text: 'Saucepan Helm lost' }, { text: 'Down to Level 2' }]);
  });

  it('says what was needed of a fight that is over', () => {
    const was = { ...view, fight: { foes: [{ card: { id: 'captain_croup' }, escape: 5 }] } };
    const news = [line(2, 'rolled', 0, { face: 2 }), line(3, 'caught', 0, { monster: 'captain_croup' })];
    expect(babies({ ...told, was, news, before: [] })[0]?.note).toBe('needed 5, rolled 2');
  });

  it('counts Treasures that were drawn face down', () => {
    const news = [line(1, 'won', 1), line(2, 'rose', 1, { level: 4 }), line(3, 'drew', 1, { deck: 1 })];
    expect(babies({ ...told, news, before: [] })[0]?.prices).toMatchObject([
      { text: 'Level 4' },
      { text: '1 Treasure' },
    ]);
  });

  it('tells my win with the Levels in a row, and turns up the Treasures that I see', () => {
    const mine = { ...told, view: { ...view, babies: [{ level: 4, items: [], classes: [], races: [] }] } };
    const news = [
      line(1, 'won', 0),
      line(2, 'drew', 0, { deck: 1, card: 'birthday_wish' }),
      line(3, 'drew', 0, { deck: 1 }),
    ];
    const [only] = babies({ ...mine, news, before: [] });
    expect(only).toMatchObject({ word: 'You win!', glory: true, prices: [] });
    expect(only?.cards?.map(({ name }) => name)).toEqual(['Birthday Wish', '']); // the other lies face down
    expect(only?.row?.filter(({ state }) => state === 'now').map(({ number }) => number)).toEqual(['4']);
  });

  it('waits with a Curse on me while I may answer it', () => {
    const news = [line(1, 'sent', 1, { card: 'boo_boo', to: 0 })];
    const asked = { ...view, phase: 'curse_window', viewer: 0, waiting: [0], idle: false };
    expect(babies({ ...told, view: asked, news, before: [] })).toMatchObject([{ word: 'Boo-Boo', waits: true }]);
    expect(babies({ ...told, view: { ...asked, idle: true }, news, before: [] })).toEqual([]);
    expect(babies({ ...told, mySeat: 1, view: asked, news, before: [] })).toEqual([]);
  });

  it('says nothing of passes and trays', () => {
    expect(babies({ ...told, news: [line(1, 'passed', 0), line(2, 'laid', 0)], before: [] })).toEqual([]);
  });
});

describe('Big Monster', () => {
  it('shows medals and blue crystals, and no plain tile', () => {
    const news = [
      line(1, 'placed', 0, { kind: 'rune', blue: 0, big_monster: 0 }),
      line(2, 'placed', 0, { kind: 'rune', blue: 1, big_monster: 0 }),
      line(3, 'medal', 0, { goal: 'desert', points: 10 }),
    ];
    expect(monsters({ ...told, news, before: [] }).map(({ word }) => word)).toEqual(['A blue crystal!', 'A medal!']);
  });
});

describe('Wombat Rescue', () => {
  const home = (babies: number[]) => ({ home: babies });
  const land = { ...view, babies: [1, 2].map((baby) => ({ baby })), wombats: [home([]), home([2])] };
  const players = ['Ann', 'Bo'].map((name, seat) => ({ seat, name, mine: seat === 0 }) as Seat);
  const there = { ...told, view: land, seats: players };

  it('celebrates a baby that comes home, with how many are missing', () => {
    const news = [line(1, 'moved', 1), line(2, 'rescued', 1, { baby: 2, home: 1 })];
    const [only, ...more] = wombats({ ...there, news, before: [] });
    expect(more).toEqual([]);
    expect(only).toMatchObject({ word: 'Rescued!', glory: true, seconds: 1.2, tone: 'good' });
    expect(only?.sentences).toEqual(['Baby 2 is home. One more and Bo wins.']);
    expect(only?.row?.map(({ number, state }) => `${number} ${state}`)).toEqual(['2 now', '1 open']);
  });

  it('tells who is caught with the die, the price and who gets the dingo', () => {
    const before = [line(1, 'turn', 1), line(2, 'rolled', 1, { face: 4 })];
    const news = [
      line(3, 'dingo_ran', 1),
      line(4, 'dingo_ran', 1),
      line(5, 'caught', 0, { baby: 2 }),
      line(6, 'control', 0),
    ];
    expect(wombats({ ...there, news, before })).toMatchObject([
      {
        word: 'Caught!',
        head: 'Bo’s dingo catches you',
        die: 4,
        note: '2 steps to you, rolled 4',
        seconds: 1.8,
        prices: [{ text: 'Baby 2 back to its nest' }, { text: 'You get the dingo' }],
      },
    ]);
  });

  it('knows who ran into the dingo', () => {
    const news = [line(2, 'turn', 1), line(3, 'moved', 1), line(4, 'caught', 1, { baby: 0 })];
    expect(wombats({ ...there, news, before: [] })).toMatchObject([{ head: 'Bo runs into the dingo', prices: [] }]);
  });
});

describe('the director', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const all = (news: readonly LogLine[]) => news.map(({ what }) => scene(what));

  function follow(director: Director, log: LogLine[]) {
    director.follow(({ news }) => all(news), log, told);
  }

  it('plays what is new, one after the other, and nothing of what was there before', () => {
    const director = new Director(() => 'normal');
    follow(director, [line(1, 'old', 0)]);
    expect(director.now).toBeNull();
    follow(director, [line(1, 'old', 0), line(2, 'one', 0), line(3, 'two', 0)]);
    expect(director.now?.kind).toBe('one');
    vi.advanceTimersByTime(1000);
    expect(director.now?.kind).toBe('two');
    vi.advanceTimersByTime(1000);
    expect(director.now).toBeNull();
  });

  it('is slower, faster, off, or waits for a hand', () => {
    const lengths = (['slow', 'fast', 'step', 'off'] as const).map((pace: Pace) => {
      const director = new Director(() => pace);
      follow(director, []);
      follow(director, [line(1, 'one', 0)]);
      return director.now ? director.length : null;
    });
    expect(lengths).toEqual([1600, 500, Infinity, null]);
  });

  it('stops where something is taken back', () => {
    const director = new Director(() => 'normal');
    follow(director, []);
    follow(director, [line(1, 'one', 0), line(2, 'two', 0)]);
    follow(director, [line(1, 'one', 0)]);
    expect(director.now).toBeNull();
  });

  it('makes one of like ones that wait', () => {
    expect(merged([scene('a'), scene('a', 2), scene('b')])).toMatchObject([
      { kind: 'a', prices: ['a', 'a'], seconds: 2 },
      { kind: 'b' },
    ]);
  });
});
