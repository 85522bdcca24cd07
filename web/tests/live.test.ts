import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromClient, FromServer } from '../src/generated/messages';
import { Live, type Socket, type Status } from '../src/net/live';

class Pipe implements Socket {
  onopen = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: FromClient[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.closed = true;
  }
  says(...messages: object[]) {
    const lines = messages.map((message) => JSON.stringify(message)).join('\n');
    this.onmessage?.({ data: new TextEncoder().encode(lines).buffer });
  }
  breaks() {
    this.onclose?.({});
  }
}

const welcome = { type: 'welcome', you: {}, table: {}, positions: [], chat: [] };
const move = { type: 'move', seat: 0, action: 3, moment: 7 } as const;
let pipes: Pipe[];
let heard: FromServer[];
let states: Status[];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  [pipes, heard, states] = [[], [], []];
  live = new Live(
    () => {
      const pipe = new Pipe();
      pipes.push(pipe);
      return pipe;
    },
    { heard: (message) => heard.push(message), status: (now) => states.push(now) },
  );
});
afterEach(() => vi.useRealTimers());

describe('a connection', () => {
  test('is live with the welcome', () => {
    pipes[0]!.says(welcome);
    expect(states).toEqual(['live']);
    expect(heard[0]?.type).toBe('welcome');
  });

  test('takes several messages from one frame, in their order', () => {
    pipes[0]!.says(welcome, { type: 'table' }, { type: 'pong' });
    expect(heard.map((message) => message.type)).toEqual(['welcome', 'table', 'pong']);
  });

  test('comes back by itself, and waits longer each time', () => {
    pipes[0]!.says(welcome);
    pipes[0]!.breaks();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(600);
    expect(pipes).toHaveLength(2);
    pipes[1]!.breaks();
    vi.advanceTimersByTime(500);
    expect(pipes).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(pipes).toHaveLength(3);
    pipes[2]!.says(welcome);
    expect(states.at(-1)).toBe('live');
  });

  test('tries at once when told to hurry', () => {
    pipes[0]!.breaks();
    live.hurry();
    expect(pipes).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(pipes).toHaveLength(2);
  });

  test('is given up when nothing is heard for long', () => {
    pipes[0]!.says(welcome);
    vi.advanceTimersByTime(20_000);
    expect(pipes[0]!.sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(41_000);
    expect(states).toContain('lost');
    expect(pipes[0]!.closed).toBe(true);
  });

  test('stays away after a goodbye for good, and comes back after another', () => {
    pipes[0]!.says({ type: 'bye', reason: 'restart', come_back: true });
    pipes[0]!.breaks();
    vi.advanceTimersByTime(1000);
    expect(pipes).toHaveLength(2);
    pipes[1]!.says({ type: 'bye', reason: 'too loud', come_back: false });
    vi.advanceTimersByTime(60_000);
    expect(pipes).toHaveLength(2);
    expect(states.at(-1)).toBe('ended');
  });
});

describe('a request', () => {
  test('waits for the welcome', () => {
    live.ask(move);
    expect(pipes[0]!.sent).toEqual([]);
    pipes[0]!.says(welcome);
    expect(pipes[0]!.sent).toMatchObject([move]);
  });

  test('that was not answered is sent again under the same id', () => {
    pipes[0]!.says(welcome);
    const request = live.ask(move);
    pipes[0]!.breaks();
    vi.advanceTimersByTime(1000);
    pipes[1]!.says(welcome);
    expect(pipes[1]!.sent).toEqual([{ ...move, request }]);
  });

  test('that was answered is not', () => {
    pipes[0]!.says(welcome);
    pipes[0]!.says({ type: 'accepted', request: live.ask(move) });
    pipes[0]!.says({ type: 'refused', request: live.ask(move), refusal: {}, position: null });
    pipes[0]!.breaks();
    vi.advanceTimersByTime(1000);
    pipes[1]!.says(welcome);
    expect(pipes[1]!.sent).toEqual([]);
  });

  test('has an id of its own', () => {
    expect(live.ask(move)).not.toBe(live.ask(move));
  });
});
