/** The five games of the house, in the order of the shelf. What the server does not have yet is coming. */
import type { GameInfo } from '../generated/messages';

export interface Shelved {
  id: string;
  name: string;
  line: string;
  players: string;
  minutes: number;
  info: GameInfo | null;
}

const HOUSE: Omit<Shelved, 'info'>[] = [
  {
    id: 'monster_cafe',
    name: 'Monster Café',
    players: '2–4',
    minutes: 20,
    line: 'Seat the guests, grab a table, feed everyone you took home.',
  },
  {
    id: 'monster_baby_rescue',
    name: 'Monster Baby Rescue',
    players: '2–5',
    minutes: 45,
    line: 'Take a care tile, pay with time, spoil one small monster.',
  },
  {
    id: 'wombat_rescue',
    name: 'Wombat Rescue',
    players: '1–5',
    minutes: 60,
    line: 'Eat, digest, follow your nose: bring four babies home.',
  },
  {
    id: 'big_monster',
    name: 'Big Monster',
    players: '2–6',
    minutes: 25,
    line: 'Pick a tile, pass the rest, chart a planet full of beasts.',
  },
  {
    id: 'munchkin_babies',
    name: 'Munchkin Babies',
    players: '3–6',
    minutes: 60,
    line: 'Kick doors, bribe friends, reach level ten in nappies.',
  },
];

export function shelf(games: readonly GameInfo[], range: (seats: readonly number[]) => string): Shelved[] {
  const house = HOUSE.map((own) => {
    const info = games.find((game) => game.id === own.id) ?? null;
    return info
      ? { ...own, name: info.name, minutes: info.minutes, players: range(info.seats), info }
      : { ...own, info };
  });
  const guests = games
    .filter((game) => !HOUSE.some((own) => own.id === game.id))
    .map((info) => ({
      id: info.id,
      name: info.name,
      line: info.about,
      players: range(info.seats),
      minutes: info.minutes,
      info,
    }));
  return [...house, ...guests];
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const number = (count: number): string => NUMBERS[count] ?? String(count);

/** What is on the shelf, honestly: how many can be played, and how many are on their way. */
export function greeting(games: readonly Shelved[]): string {
  const here = games.filter((game) => game.info);
  const coming = games.length - here.length;
  const [only] = here;
  const now =
    here.length === 1 && only
      ? `${only.name} is on the table`
      : `${number(here.length)} creature games are on the table`;
  return coming ? `${now}, ${number(coming).toLowerCase()} more ${coming === 1 ? 'is' : 'are'} on the way.` : `${now}.`;
}
