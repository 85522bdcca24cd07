/**
 * The live connection to one table. It reconnects by itself, and a request that was not answered is sent again: the
 * server treats a repeated request as one, so nothing is lost and nothing happens twice.
 */
import type { FromClient, FromServer } from '../generated/messages';

export type Status = 'connecting' | 'live' | 'lost' | 'ended';
export type Request = Exclude<FromClient, { type: 'ping' }>;
/** A request without the id, which the connection gives it. */
export type Wish = Request extends infer R ? (R extends { request: string } ? Omit<R, 'request'> : never) : never;

/** The part of a WebSocket that is used here; tests hand in their own. */
export interface Socket {
  onopen: ((event: unknown) => void) | null;
  onmessage: ((event: { data: ArrayBuffer }) => void) | null;
  onclose: ((event: unknown) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  heard(message: FromServer): void;
  status(now: Status): void;
}

const utf8 = new TextDecoder();
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

export class Live {
  status: Status = 'connecting';
  private socket: Socket | null = null;
  private attempts = 0;
  private numbered = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private readonly waiting = new Map<string, Request>();
  private readonly session = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Sends a request, now or as soon as there is a connection; answers with its id. */
  ask(wish: Wish): string {
    const request = { ...wish, request: `${this.session}-${++this.numbered}` };
    this.waiting.set(request.request, request);
    if (this.status === 'live') this.write(request);
    return request.request;
  }

  /** Forgets a request that makes no sense any more. */
  forget(request: string): void {
    this.waiting.delete(request);
  }

  /** Tries again at once, as when the device is back on the network. */
  hurry(): void {
    if (this.status !== 'lost') return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Gives the connection up, as when the device has lost its network. */
  cutOff(): void {
    this.lost();
  }

  close(): void {
    this.turn('ended');
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.drop();
  }

  private connect(): void {
    this.drop();
    const socket = this.open();
    this.socket = socket;
    socket.onmessage = (event) => {
      for (const line of utf8.decode(event.data).split('\n')) this.heard(JSON.parse(line) as FromServer);
    };
    socket.onclose = () => this.lost();
    this.lastHeard = Date.now();
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), PING_EVERY);
  }

  private heard(message: FromServer): void {
    this.lastHeard = Date.now();
    if (message.type === 'accepted' || message.type === 'refused') this.waiting.delete(message.request);
    if (message.type === 'bye' && !message.come_back) {
      this.listener.heard(message);
      this.close();
      return;
    }
    this.listener.heard(message);
    if (message.type === 'welcome') {
      this.attempts = 0;
      this.turn('live');
      for (const request of this.waiting.values()) this.write(request);
    }
  }

  private beat(): void {
    if (Date.now() - this.lastHeard > SILENCE) this.lost();
    else if (this.status === 'live') this.write({ type: 'ping' });
  }

  private lost(): void {
    if (this.status === 'ended') return;
    clearInterval(this.pulse);
    this.drop();
    this.turn('lost');
    clearTimeout(this.timer);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    if (old === null) return;
    old.onmessage = old.onclose = old.onopen = null;
    old.close();
  }

  private write(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private turn(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.listener.status(status);
  }
}

/** The WebSocket of a table, on the page's own origin. */
export function tableSocket(table: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`);
  socket.binaryType = 'arraybuffer';
  return socket as unknown as Socket;
}
