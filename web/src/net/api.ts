/** The server's HTTP interface, one function a request. A failure is always thrown as a Trouble. */
import type {
  About,
  GameInfo,
  Highlights,
  Hint,
  InAMinute,
  Invitation,
  Line,
  LookedAt,
  Me,
  Person,
  Position,
  Problem,
  Replay,
  RuleText,
  SeatWish,
  Table,
  Tables,
  TableWish,
  Terms,
  WhatIf,
  WhyNot,
} from '../generated/messages';

/** Why a request failed: status 0 means that the server did not answer at all. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

export const api = {
  me: () => get<Person>('/api/me'),
  rename: (wish: Me) => send<Person>('PATCH', '/api/me', wish),
  about: () => get<About>('/api/about'),
  games: () => get<GameInfo[]>('/api/games'),
  rules: (game: string) => get<RuleText[]>(`/api/games/${game}/rules`),
  minute: (game: string) => get<InAMinute>(`/api/games/${game}/minute`),
  tables: () => get<Tables>('/api/tables'),
  open: (wish: TableWish) => send<Table>('POST', '/api/tables', wish),
  table: (id: string) => get<Table>(`/api/tables/${id}`),
  sit: (id: string, seat: number, wish: SeatWish) => send<Table>('PUT', `/api/tables/${id}/seats/${seat}`, wish),
  stand: (id: string, seat: number) => send<Table>('DELETE', `/api/tables/${id}/seats/${seat}`),
  nameSeat: (id: string, seat: number, name: string | null) =>
    send<Table>('PATCH', `/api/tables/${id}/seats/${seat}`, { name }),
  order: (id: string, seats: number[]) => send<Table>('PUT', `/api/tables/${id}/order`, { seats }),
  terms: (id: string, terms: Terms) => send<Table>('PUT', `/api/tables/${id}/terms`, terms),
  latecomers: (id: string, welcome: boolean) => send<Table>('PUT', `/api/tables/${id}/latecomers`, { welcome }),
  start: (id: string) => send<Table>('POST', `/api/tables/${id}/start`),
  rematch: (id: string) => send<Table>('POST', `/api/tables/${id}/rematch`),
  invitation: (id: string) => get<Invitation>(`/api/tables/${id}/invitation`),
  claim: (token: string) => send<Table>('POST', `/api/claim/${encodeURIComponent(token)}`),
  position: (id: string, seat: number | null) => get<Position>(`/api/tables/${id}/position${query({ seat })}`),
  pads: (id: string, seat: number | null) => get<Line[][]>(`/api/tables/${id}/pads${query({ seat })}`),
  hint: (id: string, seat: number) => get<Hint>(`/api/tables/${id}/hint${query({ seat })}`),
  why: (id: string, seat: number, action: number) => get<WhyNot>(`/api/tables/${id}/why${query({ seat, action })}`),
  replay: async (id: string, seat: number | null) => {
    const page = (since: number) => get<Replay>(`/api/tables/${id}/replay${query({ seat, since })}`);
    let whole = await page(0);
    while (whole.following !== null) {
      const more = await page(whole.following);
      whole = { ...more, frames: [...whole.frames, ...more.frames] };
    }
    return whole;
  },
  analysis: (id: string) => get<LookedAt>(`/api/tables/${id}/analysis`),
  highlights: (id: string) => get<Highlights>(`/api/tables/${id}/highlights`),
  analyse: (id: string) => send<LookedAt>('POST', `/api/tables/${id}/analysis`),
  whatIf: (id: string, wish: WhatIf) => send<Table>('POST', `/api/tables/${id}/what-if`, wish),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
};

const AWAY: Problem = {
  code: 'SERVER_AWAY',
  rule: '',
  text: 'The server does not answer. Your tables are safe there.',
};

function query(values: Record<string, number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return given.length ? `?${given.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
}

function get<T>(path: string): Promise<T> {
  return send<T>('GET', path);
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' }, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
  }
  const answer = await fetch(path, init).catch(() => null);
  if (answer === null || answer.status === 502 || answer.status === 503) throw new Trouble(answer?.status ?? 0, AWAY);
  const content: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Trouble(answer.status, asProblem(content, answer.status));
  return content as T;
}

function asProblem(content: unknown, status: number): Problem {
  const text = `That did not work (${status}).`;
  return { code: '', rule: '', text, ...(typeof content === 'object' ? content : {}) };
}

/** What to tell a person about anything that was thrown. */
export function told(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
