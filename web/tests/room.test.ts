import { describe, expect, test } from 'vitest';
import type { LogLine, Position, Table } from '../src/generated/messages';
import type { Socket } from '../src/net/live';
import { joined, ranOut, Room } from '../src/state/room.svelte';
import { choice } from './choice';

const line = (moment: number, text = `line ${moment}`): LogLine => ({
  moment,
  what: 'x',
  seat: 0,
  data: {},
  text,
  progress: false,
  chapter: '',
  part: '',
  beside: false,
});
const position = (moment: number, log: LogLine[]): Position => ({
  seat: 0,
  moment,
  view: {},
  choices: [choice({})],
  forbidden: [],
  log,
  seconds_left: null,
  window: null,
  orders: null,
  no_undo: '',
  result: null,
});
const seat = (number: number, mine: boolean) => ({
  seat: number,
  kind: 'person',
  name: 'A',
  avatar: 'a',
  person: 'p',
  bot: null,
  mine,
  present: true,
});
const table = {
  id: 't',
  status: 'playing',
  waiting: [2, 1],
  thinking: [],
  seats: [seat(0, false), seat(1, true), seat(2, true)],
} as unknown as Table;

function opened() {
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };
  const room = new Room('t', () => socket);
  const says = (message: object) =>
    socket.onmessage?.({ data: new TextEncoder().encode(JSON.stringify(message)).buffer });
  says({
    type: 'welcome',
    you: { id: 'p', name: 'A', avatar: 'a' },
    table,
    positions: [position(2, [line(0), line(1)])],
    chat: [],
  });
  return { room, says };
}

describe('the log', () => {
  test('goes on with what is told', () => {
    expect(joined([line(0), line(1)], [line(2)]).map((one) => one.moment)).toEqual([0, 1, 2]);
  });

  test('does not say anything twice', () => {
    expect(joined([line(0), line(1)], [line(0), line(1), line(2)]).map((one) => one.moment)).toEqual([0, 1, 2]);
    expect(joined([line(0)], [])).toHaveLength(1);
  });
});

describe('time', () => {
  const asked = (moment: number, seconds_left: number | null) => ({ ...position(moment, []), seconds_left });

  test('ran out when the game went on after it', () => {
    expect(ranOut(asked(2, 10), asked(3, null), 10)).toBe(true);
    expect(ranOut(asked(2, 10), asked(4, 10), 9.9)).toBe(true);
  });

  test('did not run out for who moved before, has the same time as before, or has no clock', () => {
    expect(ranOut(asked(2, 10), asked(3, null), 4)).toBe(false);
    expect(ranOut(asked(2, 10), asked(3, 0.2), 9.8)).toBe(false);
    expect(ranOut(asked(2, 10), asked(2, 10), 10)).toBe(false);
    expect(ranOut(asked(2, null), asked(3, null), 99)).toBe(false);
  });
});

describe('a room', () => {
  test('joins the log of a position to what is known', () => {
    const { room, says } = opened();
    says({ type: 'position', position: position(3, [line(2)]) });
    expect(room.positions.get(0)?.log).toHaveLength(3);
  });

  test('knows from a position whose turn it is', () => {
    const { room, says } = opened();
    says({ type: 'position', position: { ...position(3, [line(2)]), view: { waiting: [2], progress: 0.5 } } });
    expect([room.table?.waiting, room.table?.progress, room.acting]).toEqual([[2], 0.5, 2]);
  });

  test('hears which bots think', () => {
    const { room, says } = opened();
    says({ type: 'thinking', seats: [2] });
    expect(room.table?.thinking).toEqual([2]);
  });

  test('hears of a window without a new position', () => {
    const { room, says } = opened();
    const window = { kind: 'call', asked: [0], closing: 1, closes_in: null, held_by: [1], prompt: true, hold_left: 3 };
    says({ type: 'window', seat: 0, window, orders: { stop: 'stakes', this_turn: true } });
    expect(room.positions.get(0)?.window?.held_by).toEqual([1]);
    expect(room.positions.get(0)?.orders?.stop).toBe('stakes');
    expect(room.positions.get(0)?.moment).toBe(2);
  });

  test('forgets everything at a new welcome', () => {
    const { room, says } = opened();
    says({ type: 'welcome', you: {}, table, positions: [position(9, [line(8)])], chat: [] });
    expect(room.positions.get(0)?.log).toHaveLength(1);
  });

  test('shows the first of my seats that is waited for', () => {
    expect(opened().room.acting).toBe(1);
  });

  test('is busy until the move is accepted and its position is here', () => {
    const { room, says } = opened();
    room.move(0, 4);
    const request = room.busy!.request;
    room.move(0, 5);
    expect(room.busy!.request).toBe(request);
    says({ type: 'accepted', request });
    expect(room.busy).not.toBeNull();
    says({ type: 'position', position: position(3, [line(2)]) });
    expect(room.busy).toBeNull();
  });

  test('says why a move was refused, and is free again', () => {
    const { room, says } = opened();
    room.move(0, 4);
    says({
      type: 'refused',
      request: room.busy!.request,
      refusal: { code: 'FULL', rule: 'MC-1', text: 'Full.' },
      position: null,
    });
    expect(room.busy).toBeNull();
    expect(room.refused?.text).toBe('Full.');
  });
});
