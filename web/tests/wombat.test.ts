import { expect, test } from 'vitest';
import { framed, opening, READABLE, shown, whole, zoomed } from '../src/play/camera';
import { ending } from '../src/games/wombat_rescue/ending';
import {
  border,
  bounds,
  distances,
  heading,
  middle,
  outline,
  STEPS,
  type Spot,
} from '../src/games/wombat_rescue/hexes';
import { ours, written } from '../src/games/wombat_rescue/layouts';
import { arrows, matters, spaceOf, wayOf, waysTo } from '../src/games/wombat_rescue/lines';
import { cubes, mamas } from '../src/games/wombat_rescue/standing';
import { bearing, described, disks, question, told } from '../src/games/wombat_rescue/words';
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

test('distances go around what is not there', () => {
  const ring = area(1).filter(({ q, r }) => q || r);
  const steps = distances(ring, 0);
  expect(Math.max(...steps)).toBe(3);
  expect(distances([...ring, { q: 9, r: 9 }], 0).at(-1)).toBe(Infinity);
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
    { direction: 0, far: 2, end: line[2], stop: 'food' },
    { direction: 5, far: 1, end: at(view, 0, 1), stop: 'edge' },
  ]);
});

test('a way is told with what happens, and a stop only where that does not say it', () => {
  const view = position(3);
  const path = [view.home, at(view, 1, 0)];
  expect(told(way(path, { eats: 'black', stop: 'food' }), view, named)).toEqual({
    lead: '1 east, grass',
    then: ['eat the black disk (3)'],
    bad: false,
  });
  expect(told(way(path, { stop: 'smell' }), view, named).then).toEqual(['stops: your smell ends']);
  expect(told(way(path, { pushes: [{ seat: 1, path: [1, 2, 3] }] }), view, named).then).toEqual(['push Bo 2']);
  expect(told(way(path, { caught: true, stop: 'dingo' }), view, named)).toMatchObject({
    then: ['the dingo catches you'],
    bad: true,
  });
  expect(told(way(path, { caught: true, stop: 'dingo' }), position(3, {}, [{}]), named)).toMatchObject({
    then: ['ram the dingo'],
    bad: false,
  });
});

test('a space is described with everybody on it', () => {
  const view = position(
    1,
    { food: [{ space: 0, colour: 'green' }], cubes: [{ space: 0, seat: 1, count: 2, radius: 3 }] },
    [{ space: 0 }, {}],
  );
  expect(described(0, view, named, 0)).toBe('here: grass; green food disk; 2 cubes of Bo; you');
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

test('the question says what is decided', () => {
  expect(question(position(1, { moves_left: 2 }))).toBe('Move 2 of 3');
  expect(question(position(1, { moves_left: 0 }))).toBe('No moves left');
  expect(question(position(1, {}, [{ lost: true }, {}]))).toBe('Move 1 of 3: you are lost');
  expect(
    question(position(1, { phase: 'wander_to', card: { name: '', terrains: ['bush', 'rock'], food: false } })),
  ).toBe('Wander to bush or rock');
});

test('what matters is in sight: dens, the dingo and his prey, my mama', () => {
  const view = position(2);
  view.hexes[3] = { ...view.hexes[3]!, mark: 'den' };
  expect(matters({ ...view, phase: 'dingo_den' }, 0)).toEqual([3]);
  expect(matters(view, 0)).toEqual([view.home]);
  const dingoes = [
    { number: 1, space: 4, running: true, waits: null, prey: [{ seat: 1, baby: null, distance: 2, path: [4, 5, 6] }] },
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
    { babies, scores: [1], ended: 'lost', dingoes: [{ number: 1, space: 2, running: false, waits: null, prey: [] }] },
    [{}],
  );
  expect(ending(lost, named).text).toBe('He reached baby 2 while it waited; 1 baby is safe at home.');
  expect(ending(position(2, { babies, scores: [1, 1], ended: 'ran_out' }), named).text).toContain('nearer to home');
});
