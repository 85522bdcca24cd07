/** One table as this browser knows it: what the live connection said last, and what was asked and not yet answered. */
import type { ChatLine, FromServer, LogLine, Person, Position, Refusal, Table } from '../generated/messages';
import { Live, tableSocket, type Socket, type Status, type Wish } from '../net/live';

export interface Busy {
  request: string;
  seat: number;
  action: number;
  moment: number;
  accepted: boolean;
}

export class Room {
  status = $state<Status>('connecting');
  you = $state.raw<Person | null>(null);
  table = $state.raw<Table | null>(null);
  positions = $state.raw<ReadonlyMap<number | null, Position>>(new Map());
  chat = $state.raw<readonly ChatLine[]>([]);
  busy = $state.raw<Busy | null>(null);
  refused = $state.raw<Refusal | null>(null);
  goodbye = $state<string | null>(null);
  heardAt = $state(0);
  tableAt = $state(0); // when the table, with its countdowns of who is away, was last told
  windowAt = $state(0); // when the countdown of the open window was last told
  timesUp = $state(0); // how often a seat of this browser ran out of time
  private readonly live: Live;

  constructor(
    readonly id: string,
    open: () => Socket = () => tableSocket(id),
  ) {
    this.live = new Live(open, { heard: (message) => this.heard(message), status: (now) => (this.status = now) });
  }

  /** The seats of this browser, in seat order. */
  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  /** The seat whose decision is shown: of several the first that is waited for. */
  get acting(): number | null {
    return this.mine.find((seat) => this.table?.waiting.includes(seat)) ?? null;
  }

  move(seat: number, action: number): void {
    const moment = this.positions.get(seat)?.moment;
    if (moment === undefined || this.busy) return;
    this.refused = null;
    const request = this.ask({ type: 'move', seat, action, moment });
    this.busy = { request, seat, action, moment, accepted: false };
  }

  ask(wish: Wish): string {
    return this.live.ask(wish);
  }

  say(text: string, quick = false): void {
    this.ask({ type: 'chat', text, quick });
  }

  /** The device says that it has no network: a socket may not notice for minutes. */
  cutOff(): void {
    this.live.cutOff();
  }

  hurry(): void {
    this.live.hurry();
  }

  leave(): void {
    this.live.close();
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        this.table = message.table;
        this.chat = message.chat;
        this.positions = new Map(message.positions.map((position) => [position.seat, position]));
        this.heardAt = this.windowAt = this.tableAt = Date.now();
        break;
      case 'table':
        this.table = message.table;
        this.tableAt = Date.now();
        break;
      case 'position':
        this.tell(message.position);
        break;
      case 'thinking':
        this.table = this.table && { ...this.table, thinking: message.seats };
        break;
      case 'window': {
        const { seat, window, orders } = message;
        const position = this.positions.get(seat);
        if (position) this.positions = new Map(this.positions).set(seat, { ...position, window, orders });
        this.windowAt = Date.now();
        break;
      }
      case 'accepted':
        if (this.busy?.request === message.request) this.busy = { ...this.busy, accepted: true };
        break;
      case 'refused':
        if (message.position) this.tell(message.position);
        if (this.busy?.request === message.request) this.busy = null;
        this.refused = message.refusal;
        break;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        break;
      case 'bye':
        this.goodbye = message.come_back ? null : message.reason;
        break;
    }
    this.settle();
  }

  /** A move is done when it was accepted and its position is here, in whichever order: one that was told something, or,
   * after a pass that nobody hears of, one in which there is nothing to choose any more. */
  private settle(): void {
    if (!this.busy?.accepted) return;
    const now = this.positions.get(this.busy.seat);
    if (now?.moment !== this.busy.moment || now.choices.length === 0) this.busy = null;
  }

  private tell(position: Position): void {
    const before = this.positions.get(position.seat);
    if (before && !this.busy && ranOut(before, position, (Date.now() - this.heardAt) / 1000)) this.timesUp++;
    const log = joined(before?.log ?? [], position.log);
    const others = [...this.positions].filter(([seat]) => (seat === null) === (position.seat === null)); // sat down, or stood up
    this.positions = new Map(others).set(position.seat, { ...position, log });
    this.table = this.table && following(this.table, position.view);
    this.heardAt = this.windowAt = Date.now();
  }
}

/** A table whose turn and progress are those of a view, which every game's view tells. */
function following(table: Table, view: Record<string, unknown>): Table {
  const { waiting, progress } = view as { waiting?: number[]; progress?: number };
  return { ...table, waiting: waiting ?? table.waiting, progress: progress ?? table.progress };
}

const NEARLY = 0.5; // seconds: messages take their time

/** Whether a seat's time was over, some seconds after it was told how much it had, and it is not asked for the same any more. */
export function ranOut(before: Position, now: Position, passed: number): boolean {
  if (before.seconds_left === null || before.moment === now.moment) return false;
  return before.seconds_left - passed < NEARLY && (now.seconds_left ?? Infinity) > NEARLY;
}

/** Lines that were known, followed by the new ones; a line that is told again takes the place of what was there. */
export function joined(known: readonly LogLine[], told: readonly LogLine[]): LogLine[] {
  const first = told[0];
  if (first === undefined) return [...known];
  return [...known.filter((line) => line.moment < first.moment), ...told];
}
