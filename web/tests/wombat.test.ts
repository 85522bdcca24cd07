import { expect, test } from 'vitest';
import { framed, opening, READABLE, shown, whole, zoomed } from '../src/play/camera';
import { ending } from '../src/games/wombat_rescue/ending';
import { border, bounds, heading, middle, outline, STEPS, type Spot } from '../src/games/wombat_rescue/hexes';
import { ours, written } from '../src/games/wombat_rescue/layouts';
import { asking } from '../src/games/wombat_rescue/asking';
import { corner } from '../src/games/wombat_rescue/corners';
import { prowl } from '../src/games/wombat_rescue/dingo';
import { framing } from '../src/games/wombat_rescue/framing';
import { placed } from '../src/games/wombat_rescue/labels';
import { arrows, matters, spaceOf, wayOf, waysTo } from '../src/games/wombat_rescue/lines';
import { mapWords } from '../src/games/wombat_rescue/mapwords';
import { result } from '../src/games/wombat_rescue/result';
import { cubes, mamas } from '../src/games/wombat_rescue/standing';
import { bearing, described, disks } from '../src/games/wombat_rescue/words';
import type { Way, Wombat, WombatView } from '../src/generated/messages';

/** All hexes within so many steps of the middle. */
function area(radius: number, at: Spot = { q: 0, r: 0 }): Spot[] {
  const found: Spot[] = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = -radius; q <= radius; q++) if (Math.abs(q + r) <= radius) found.push({ q: at.q + q, r: at.r + r });
  return found;
}

const wombat: Wombat = {
  colour: 'red',
  space: 0,
  in_smell_area: true,
  lost: false,
  pouch: null,
  home: [],
  mouth: {},
  mouth_value: 0,
  left: null,
  middle: null,
  right: [],
  supply: 14,
  tiles: {},
  protected: false,
  holding: false,
  reserve: false,
  away: 0,
};

/** A map of grass with home in its middle; whatever matters is named. */
function position(radius: number, change: Partial<WombatView> = {}, players: Partial<Wombat>[] = [{}, {}]): WombatView {
  const hexes = area(radius).map((spot) => ({ ...spot, terrain: 'grass', mark: '', tile: 'R01', slot: '0' }));
  const home = hexes.findIndex(({ q, r }) => q === 0 && r === 0);
  return {
    type: 'wombat_rescue',
    viewer: 0,
    seats: players.length,
    waiting: [0],
    progress: 0,
    scores: players.map(() => 0),
    phase: 'movement',
    turn: 0,
    start: 0,
    turns: 0,
    most_turns: 100 * players.length,
    moves_left: 3,
    layout: '',
    hexes,
    home,
    start_den: null,
    food: [],
    cubes: [],
    smell: players.map(() => []),
    babies: [],
    wombats: players.map((one) => ({ ...wombat, space: home, ...one })),
    controller: 1,
    dingoes: [],
    die: null,
    steps_left: 0,
    rolls_left: 0,
    awake: false,
    caught: [],
    heirs: [],
    then: 'acting',
    ways: [],
    card: null,
    passed: [],
    aside: [],
    revealed: false,
    deck: 30,
    discard: {},
    bag: {},
    ended: null,
    ...change,
  };
}

const way = (path: number[], change: Partial<Way> = {}): Way => ({
  action: path.at(-1)!,
  how: 'move',
  path,
  pushes: [],
  stop: null,
  eats: null,
  finds: null,
  rescues: false,
  caught: false,
  home: 1,
  dingo: null,
  ...change,
});
const named = (seat: number) => ['you', 'Bo'][seat] ?? '';
const at = (view: WombatView, q: number, r: number) => view.hexes.findIndex((hex) => hex.q === q && hex.r === r);

test('neighbours in all six directions are equally far, and share two corners', () => {
  for (const [q, r] of STEPS) {
    const { x, y } = middle({ q, r });
    expect(Math.hypot(x, y)).toBeCloseTo(70, -1);
    const corners = (path: string) => path.slice(1, -1).split('L');
    const shared = corners(outline({ x: 0, y: 0 })).filter((corner) => corners(outline({ x, y })).includes(corner));
    expect(shared).toHaveLength(2);
  }
});

test('the border of an area is one line around it, and a hole has its own', () => {
  const lines = (path: string) => path.split('M').length - 1;
  const edges = (path: string) => path.split('L').length - 1;
  expect(edges(border(area(0)))).toBe(6);
  expect([lines(border(area(2))), edges(border(area(2)))]).toEqual([1, 30]);
  expect(lines(border(area(1).filter(({ q, r }) => q || r)))).toBe(2);
  expect(lines(border([...area(1), ...area(1, { q: 5, r: 0 })]))).toBe(2);
});

test('what is alike has no border between it', () => {
  const row = [0, 1, 2, 3].map((q) => ({ q, r: 0, tile: q < 2 ? 'a' : 'b' }));
  const tile = (spot: Spot) => (spot as { tile: string } & Spot).tile;
  expect(border(row, (one, other) => tile(one) === tile(other)).split('L').length - 1).toBe(
    border(row).split('L').length - 1 + 2,
  );
});

test('bounds hold every corner', () => {
  expect(bounds([{ q: 0, r: 0 }])).toEqual({ left: -35, top: -40, width: 70, height: 80 });
});

test('a heading is one of six straight lines, or none', () => {
  STEPS.forEach(([q, r], direction) => expect(heading({ q: 1, r: 1 }, { q: 1 + 4 * q, r: 1 + 4 * r })).toBe(direction));
  expect(heading({ q: 0, r: 0 }, { q: 2, r: 1 })).toBe(-1);
  expect(heading({ q: 0, r: 0 }, { q: 0, r: 0 })).toBe(-1);
});

test('a large frame shows the whole map, a small one what is around my mama', () => {
  const map = bounds(area(7), 16);
  const desk = { width: 1100, height: 900, top: 58, right: 60 };
  const phone = { width: 390, height: 480, top: 48, right: 0 };
  expect(opening(map, desk, { x: 0, y: 0 })).toEqual(whole(map, desk));
  const near = opening(map, phone, middle({ q: 3, r: 0 }));
  expect(near.k).toBeGreaterThan(READABLE);
  expect(near.x + near.k * 210).toBeCloseTo(195);
});

test('the map never leaves the frame, however it is moved and zoomed', () => {
  const map = bounds(area(7), 16);
  const phone = { width: 390, height: 480, top: 48, right: 0 };
  let camera = opening(map, phone, { x: 0, y: 0 });
  camera = shown(camera, { x: map.left, y: map.top }, 40, map, phone);
  expect(camera.x + camera.k * map.left).toBeCloseTo(0);
  expect(camera.y + camera.k * map.top).toBeCloseTo(48);
  const nearer = zoomed(camera, 2, { x: 100, y: 100 }, map, phone);
  expect((100 - nearer.x) / nearer.k).toBeCloseTo((100 - camera.x) / camera.k);
  expect(zoomed(camera, 0.01, { x: 0, y: 0 }, map, phone)).toEqual(whole(map, phone));
});

test('what a decision is about is framed as near as it can be', () => {
  const map = bounds(area(7), 16);
  const phone = { width: 390, height: 480, top: 48, right: 0 };
  const points = [middle({ q: -3, r: 0 }), middle({ q: 3, r: 0 })];
  const camera = framed(points, 70, map, phone);
  for (const { x } of points) expect(camera.x + camera.k * x).toBeGreaterThan(0);
  expect(camera.k).toBeGreaterThan(whole(map, phone).k);
});

test('a hex is reached by the plain move, and by a tile that is in the hand', () => {
  const view = position(2);
  const goal = at(view, 1, 0);
  const walk = way([view.home, goal]);
  const scamper = way([view.home, goal], { how: 'scamper', action: 99 });
  const now = { ...view, ways: [scamper, walk] };
  expect(waysTo(now).get(goal)).toEqual([walk, scamper]);
  expect(wayOf(now, 'hex:1,0', [])).toEqual(walk);
  expect(wayOf(now, 'hex:1,0', ['tile:0:scamper'])).toEqual(scamper);
  expect(wayOf(now, 'hex:0,1', [])).toBe(null);
  expect(spaceOf(now, 'hex:7,7')).toBe(null);
});

test('the arrows are the longest lines, with why they end', () => {
  const view = position(3);
  const line = [view.home, at(view, 1, 0), at(view, 2, 0)];
  const ways = [
    way(line.slice(0, 2)),
    way(line, { stop: 'food' }),
    way([view.home, at(view, 0, 1)], { stop: 'edge' }),
    way([view.home, at(view, 0, -1)], { how: 'scamper' }),
  ];
  expect(arrows({ ...view, ways })).toEqual([
    { direction: 0, way: ways[1] },
    { direction: 5, way: ways[2] },
  ]);
  const looked = { choices: [], way: null, picked: [], runs: [], name: named, chosen: false, space: null };
  expect(mapWords({ ...view, ways }, looked).map(({ text }) => text)).toEqual(['2, food', '1, the edge']);
});

test('what a way brings is told line by line, with what is left', () => {
  const view = position(3, { babies: [1, 2].map((baby) => ({ baby, space: baby, tile: '', waiting: [] })) }, [
    { pouch: 2, mouth_value: 1 },
    {},
  ]);
  const path = [view.home, at(view, 1, 0)];
  const eats = result(way(path, { eats: 'black', stop: 'food' }), view, named);
  expect(eats.title).toBe('Grass, 1 east');
  expect(eats.lines[0]).toEqual({ picture: 'food-root', text: 'You eat a root', sum: 'mouth 1 → 4 of 3' });
  expect(eats.then).toMatchObject({ text: '2 moves are left', sum: '2 of 3' });
  expect(result(way(path, { rescues: true, home: 0 }), view, named).lines.map(({ text }) => text)).toEqual([
    'Baby 2 is rescued',
    'Your pouch is free again',
    'Nobody is caught at home',
  ]);
  expect(result(way(path, { stop: 'smell' }), view, named).lines[0]?.text).toBe('Your smell ends here');
  expect(result(way(path, { pushes: [{ seat: 1, path: [1, 2, 3] }] }), view, named).lines[0]?.text).toBe(
    'Bo is pushed 2',
  );
  const caught = result(way(path, { caught: true, stop: 'dingo' }), view, named);
  expect(caught.lines.every(({ bad }) => bad)).toBe(true);
  expect(caught.lines.map(({ text }) => text)).toContain('Baby 2 runs back to its nest');
});

test('words stand inside the frame, beyond their line, and not on each other', () => {
  const room = { width: 360, height: 444, hex: 20, clear: [] };
  const size = { width: 110, height: 24 };
  const [east, west] = placed(
    [
      { at: { x: 340, y: 200 }, toward: { x: 1, y: 0 }, ...size },
      { at: { x: 20, y: 200 }, toward: { x: -1, y: 0 }, ...size },
    ],
    room,
  );
  for (const { x, y } of [east!, west!]) {
    expect(x - 55).toBeGreaterThanOrEqual(0);
    expect(x + 55).toBeLessThanOrEqual(360);
    expect(y).toBeGreaterThan(0);
  }
  const same = placed(
    [0, 1, 2, 3].map(() => ({ at: { x: 180, y: 200 }, ...size })),
    room,
  );
  for (const [one, a] of same.entries())
    for (const b of same.slice(one + 1)) expect(Math.abs(a.x - b.x) >= 110 || Math.abs(a.y - b.y) >= 24).toBe(true);
});

test('a large frame shows the whole map; a phone what is lit, equally near as long as all of it fits', () => {
  const map = bounds(area(7), 16);
  const desk = { width: 1056, height: 640, top: 0, right: 0 };
  const phone = { width: 360, height: 444, top: 84, right: 0 };
  expect(framing([{ x: 0, y: 0 }], map, desk)).toEqual(whole(map, desk));
  const few = framing([middle({ q: 1, r: 0 }), middle({ q: -1, r: 0 })], map, phone);
  const more = framing([middle({ q: 2, r: 0 }), middle({ q: -2, r: 1 })], map, phone);
  expect(few.k).toBe(more.k);
  const wide = [middle({ q: -6, r: 0 }), middle({ q: 6, r: 0 })];
  const all = framing(wide, map, phone);
  for (const { x } of wide) {
    expect(all.x + all.k * x).toBeGreaterThan(0);
    expect(all.x + all.k * x).toBeLessThan(360);
  }
});

test('the small map lies where nothing is lit', () => {
  const phone = { width: 508, height: 320, top: 0, right: 0 };
  expect(corner([{ x: 300, y: 200 }], phone).name).toBe('left top');
  expect(corner([{ x: 60, y: 40 }], phone).name).toBe('left bottom');
});

test('the dingo says who holds him, how near he is, and when he runs', () => {
  const dingo = {
    number: 1,
    space: 4,
    running: false,
    waits: null,
    prey: [{ seat: 1, baby: null, distance: 2, path: [] }],
    steps: [5, 2],
    runs: [],
  };
  const view = position(2, { dingoes: [dingo] }, [{ space: 1 }, { space: 2 }]);
  expect(prowl(dingo, view, named, 0)).toEqual({
    lead: 'Bo holds the dingo',
    more: 'He stands 2 steps from Bo, 5 from you, and runs after Bo’s turn.',
    danger: false,
  });
  expect(prowl({ ...dingo, prey: [{ ...dingo.prey[0]!, seat: 0 }] }, view, named, 0).danger).toBe(true);
});

test('a space is described with everybody on it', () => {
  const view = position(
    1,
    { food: [{ space: 0, colour: 'green' }], cubes: [{ space: 0, seat: 1, count: 2, radius: 3 }] },
    [{ space: 0 }, {}],
  );
  expect(described(0, view, named, 0)).toBe('here: grass; a leaf worth 1; 2 cubes of Bo; you');
});

test('where a space is is told in headings, never in coordinates', () => {
  const hex = (q: number, r: number) => ({ q, r });
  expect(bearing(hex(2, 2), hex(5, 2))).toBe('3 east');
  expect(bearing(hex(2, 2), hex(2, 0))).toBe('2 north-west');
  expect(bearing(hex(0, 0), hex(3, 1))).toBe('1 south-east, 3 east');
  expect(bearing(hex(0, 0), hex(0, 0))).toBe('here');
});

test('mamas who share a space do not hide each other, and cubes are chips where they are not alone', () => {
  const view = position(
    2,
    {
      cubes: [
        { space: 0, seat: 0, count: 1, radius: 2 },
        { space: 1, seat: 0, count: 1, radius: 2 },
        { space: 1, seat: 1, count: 3, radius: 4 },
      ],
    },
    [{}, {}, {}],
  );
  const standing = mamas(view);
  expect(new Set(standing.map(({ x }) => x)).size).toBe(3);
  expect(cubes(view).map(({ chip }) => chip)).toEqual([false, true, true]);
});

test('the question says what is decided, and why', () => {
  expect(asking(position(1, { moves_left: 2 }))).toMatchObject({ question: 'Move 2 of 3' });
  expect(asking(position(1, { moves_left: 0 }))).toMatchObject({ question: 'No moves left' });
  expect(asking(position(1, {}, [{ lost: true }, {}]))).toMatchObject({ question: 'Move 1 of 3: you are lost' });
  expect(
    asking(position(1, { phase: 'wander_to', card: { name: '', terrains: ['bush', 'rock'], food: false } })),
  ).toMatchObject({ question: 'Wander to bush or rock' });
  const phases = ['dingo_setup', 'dingo_den', 'dingo_pick', 'dingo_target', 'dingo_step', 'give_dingo', 'cube_source'];
  for (const phase of phases) {
    const asked = asking(position(1, { phase }));
    expect(typeof asked === 'string' ? '' : asked.why, phase).not.toBe('');
  }
});

test('what matters is in sight: dens, the dingo and his prey, my mama', () => {
  const view = position(2);
  view.hexes[3] = { ...view.hexes[3]!, mark: 'den' };
  expect(matters({ ...view, phase: 'dingo_den' }, 0)).toEqual([3]);
  expect(matters(view, 0)).toEqual([view.home]);
  const dingoes = [
    {
      number: 1,
      space: 4,
      running: true,
      waits: null,
      prey: [{ seat: 1, baby: null, distance: 2, path: [4, 5, 6] }],
      steps: [],
      runs: [],
    },
  ];
  expect(matters({ ...view, phase: 'dingo_step', dingoes }, 0)).toEqual([4, 6]);
});

test('disks lie one by one, the dearest first', () => {
  expect(disks({ green: 2, black: 1 })).toEqual(['black', 'green', 'green']);
  expect(disks(null)).toEqual([]);
});

test('every layout of ours has one home and its baby spaces, and a written one is read as far as it can be', () => {
  const marks = (id: string) =>
    ours(id)
      .filter((hex) => hex.marked)
      .map((hex) => hex.kind)
      .sort();
  expect(ours('standard')).toHaveLength(144);
  expect(marks('standard')).toEqual(['baby', 'baby', 'baby', 'baby', 'home']);
  expect(marks('short')).toEqual(['baby', 'baby', 'baby', 'home']);
  const own = written(
    'placements = [\n { tile = "H1", q = 0, r = 0 },\n { tile = "B1", q = 3, r = -2, rot = 1 },\n { tile = "ZZ", q = 1, r = 1 },',
  );
  expect(own).toHaveLength(12);
  expect(own.slice(6).map(({ q, r }) => [q, r])).toContainEqual([3, 0]);
  expect(written('not a layout')).toEqual([]);
});

test('the end says who was faster, and why', () => {
  const babies = [1, 2].map((baby) => ({ baby, space: baby, tile: '', waiting: [] }));
  expect(ending(position(2, { babies, scores: [0, 2], ended: 'won', turns: 9 }), named).text).toBe(
    'Bo brought the last one home, in turn 5.',
  );
  const lost = position(
    2,
    {
      babies,
      scores: [1],
      ended: 'lost',
      dingoes: [{ number: 1, space: 2, running: false, waits: null, prey: [], steps: [], runs: [] }],
    },
    [{}],
  );
  expect(ending(lost, named).text).toBe('He reached baby 2 while it waited; 1 baby is safe at home.');
  expect(ending(position(2, { babies, scores: [1, 1], ended: 'ran_out' }), named).text).toContain('nearer to home');
});
