/** What takes the stage in Monster Café: a table that is cleared, with whom it fed, and the sorbet. */
import type { CafeView, LogLine } from '../../generated/messages';
import { plural, signed } from '../../play/formatting';
import type { Scene, Told } from '../../stage/scene';
import { cafe, kindOf } from './kinds';

export function scenes(told: Told): Scene[] {
  return told.news.flatMap((line) => (line.what === 'cleared' ? [cleared(line, told)] : scared(line, told)));
}

function cleared(line: LogLine, told: Told): Scene {
  const { seat, data, text } = line;
  const gain = Number(data['gain']);
  const guests = list(data['monsters']);
  return {
    kind: `cleared:${seat}`,
    tone: gain > 0 ? 'good' : gain < 0 ? 'bad' : 'plain',
    word: signed(gain),
    sentences: [text],
    prices: prices(cafe(told.view), seat, guests),
    ...(guests[0] ? { left: [guests[0]] } : {}),
    middle: [String(data['meal'])],
    ...(guests[1] ? { right: [guests[1]] } : {}),
    seconds: seat === told.mySeat ? 1.6 : 1.2,
    seat,
  };
}

/** Who of those that came along eats now, and who stays hungry. */
function prices(view: CafeView, seat: number | null, guests: readonly string[]): string[] {
  const hungry = view.collections[seat ?? -1]?.groups.find(({ name }) => name === 'hungry')?.monsters ?? {};
  return [...new Set(guests)].map((kind) => {
    const many = plural(guests.filter((one) => one === kind).length, kindOf(kind).name);
    return `${many}: ${hungry[kind] ? 'hungry' : 'fed'}`;
  });
}

function scared(line: LogLine, told: Told): Scene[] {
  const { seat, data, text, what } = line;
  if (what !== 'scared') return [];
  const kind = typeof data['kind'] === 'string' ? data['kind'] : null;
  const gone = kind ? [`${plural(Number(data['count']), kindOf(kind).name)} gone`] : [];
  return [
    {
      kind: `sorbet:${seat}`,
      tone: kind ? 'bad' : 'plain',
      word: 'Lemon sorbet!',
      sentences: [text],
      prices: gone,
      ...(kind ? { left: [kind] } : {}),
      middle: ['lemon_sorbet'],
      seconds: seat === told.mySeat ? 1.6 : 1.2,
      seat,
    },
  ];
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
