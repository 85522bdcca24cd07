/** Numbers and names as people read them. */
import type { LogLine, Seat, Table } from '../generated/messages';

const FEW = 3;

/** Points, with a real minus sign. */
export function points(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Points gained or lost: a sign always. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? points(value) : '±0';
}

/** [2, 3, 4] players are 2–4. */
export function range(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** "Mo", "Mo and Tusk", "Mo, Tusk and Vera". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** "1 card", "3 cards". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A text with a capital at its head. */
/** "Draw one. Then place it." says "Draw one." first. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence that goes on after a colon. */
export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "you", or what somebody is called. */
export function caller(seats: readonly Seat[], mySeat: number | null): (seat: number) => string {
  return (seat) => (seat === mySeat ? 'you' : (seats[seat]?.name ?? ''));
}

/** What is said several times in a row is said once, with how often. */
function counted(log: readonly LogLine[]): LogLine[] {
  const shown: LogLine[] = [];
  let times = 1;
  log.forEach((line, at) => {
    times = log[at - 1]?.text === line.text ? times + 1 : 1;
    if (times > 1) shown[shown.length - 1] = { ...line, text: `${line.text} ×${times}` };
    else shown.push(line);
  });
  return shown;
}

/** How many lines tell how the table was set up: all before the first landmark. */
export function begun(log: readonly LogLine[]): number {
  return log[0]?.moment === 1
    ? Math.max(
        0,
        log.findIndex((line) => line.progress),
      )
    : 0;
}

/** A long run of lines that nobody did, each of the same kind, is told by its first ones: laying out a map is no story. */
export function folded(all: readonly LogLine[]): LogLine[] {
  const log = counted(all);
  const shown: LogLine[] = [];
  let run = 0;
  log.forEach((line, at) => {
    const before = log[at - 1];
    run = line.seat === null && !line.progress && before?.seat === null && before.what === line.what ? run + 1 : 0;
    if (run < FEW) shown.push(line);
    const over = log[at + 1]?.what !== line.what && run >= FEW;
    if (over) shown.push({ ...line, text: run === FEW ? line.text : `… and ${run - FEW + 1} more of this.` });
  });
  return shown;
}

/** Seconds on a clock: "0:42", "12:05". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A length of time for a sentence: "30 seconds", "2 minutes", "1 day". */
export function span(seconds: number): string {
  const [amount, unit] =
    seconds % 86_400 === 0
      ? [seconds / 86_400, 'day']
      : seconds % 3600 === 0
        ? [seconds / 3600, 'hour']
        : seconds % 60 === 0
          ? [seconds / 60, 'minute']
          : [seconds, 'second'];
  return plural(amount, unit);
}

/** Whose turn it is, for the list of tables and the score line. */
export function turnWords(table: Table): string {
  if (table.status === 'over') return 'Over';
  if (table.status === 'lobby') {
    const free = table.seats.filter((seat) => seat.kind === 'open').length;
    return free === 0 ? 'About to start' : `${free} ${free === 1 ? 'chair' : 'chairs'} free`;
  }
  const seats = table.seats.filter((seat) => table.waiting.includes(seat.seat));
  if (seats.some((seat) => seat.mine)) return 'Your turn';
  return seats.length ? `Waiting for ${listed(seats.map((seat) => seat.name))}` : 'The cards are being dealt';
}

/** The chairs that somebody who comes late may take. */
export function botChairs(table: Table): Seat[] {
  const free = table.latecomers && table.status === 'playing';
  return table.seats.filter((seat) => free && seat.kind === 'bot');
}

/** Whether several seats belong to this device: then nobody of them is simply "you". */
export function shared(seats: readonly Seat[]): boolean {
  return seats.filter((seat) => seat.mine).length > 1;
}

/** What a seat is doing, in words under its name. */
export function seatWords(seat: Seat, table: Table, short = false): string {
  if (seat.kind === 'open') return 'Free';
  const away = seat.kind === 'person' && !seat.present && !seat.mine;
  const absent = seat.kind === 'person' && seat.bot ? 'A bot sits in' : away ? 'Away' : '';
  const several = shared(table.seats);
  if (table.status === 'playing' && table.thinking.includes(seat.seat)) return 'Thinking …';
  if (table.status === 'playing' && table.waiting.includes(seat.seat))
    return absent ? `${absent}, to play` : !seat.mine ? 'Thinking' : several ? 'To play' : 'Your turn';
  if (absent) return absent;
  if (seat.kind === 'bot') return short ? 'Bot' : `Bot, ${strength(seat)}`;
  if (seat.mine && several) return short ? 'This device' : 'On this device';
  return seat.mine ? 'You' : short ? 'Here' : 'At the table';
}

/** What somebody is doing, said of "you": "plays" becomes "play", "has left" "have left". */
export function ofYou(doing: string): string {
  const [verb = '', ...rest] = doing.split(' ');
  const own = { has: 'have', is: 'are' }[verb] ?? verb.replace(/s$/, '');
  return [own, ...rest].join(' ');
}

/** How a bot plays: "fierce", or "fierce and spiteful". */
export function strength(seat: Pick<Seat, 'bot' | 'personality'>): string {
  return [seat.bot ?? '', seat.personality].filter(Boolean).join(' and ');
}

/** A chance as people say it. */
export function percent(chance: number): string {
  return `${Math.round(100 * chance)} %`;
}
