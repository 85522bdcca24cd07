/** What takes the stage in Wombat Rescue: a baby found, a baby brought home, a mama caught, cubes eaten. */
import type { LogLine, WombatView } from '../../generated/messages';
import { plural } from '../../play/formatting';
import type { Price, Reached, Scene, Told } from '../../stage/scene';
import { called, wombats } from './words';

type Telling = Omit<Scene, 'kind' | 'seat'>;
type Teller = (line: LogLine, told: Told) => Telling | null;

const TOLD: Readonly<Record<string, Teller>> = {
  found: (line, told) => ({
    tone: 'good',
    word: 'Found!',
    left: [`mama-${line.seat! + 1}`],
    right: ['baby'],
    sentences: [line.text],
    prices: [{ text: 'Now bring it home', picture: 'home-burrow' }],
    seconds: mine(line, told) ? 1.2 : 0.9,
  }),
  rescued: (line, told) => ({
    tone: 'good',
    word: 'Rescued!',
    glory: true,
    middle: ['home-burrow', `mama-${line.seat! + 1}`, 'baby'],
    sentences: [rescued(line, told)],
    prices: [],
    row: row(line, wombats(told.view)),
    seconds: 1.2,
  }),
  caught,
  rammed: (line) => ({
    tone: 'bad',
    word: 'Boo!',
    left: ['dingo'],
    right: [`mama-${line.seat! + 1}`],
    turned: 'left',
    sentences: [line.text],
    prices: fled(line),
    seconds: 1.6,
  }),
  cubes_eaten: (line, told) =>
    mine(line, told)
      ? {
          tone: 'bad',
          word: 'Eaten!',
          left: ['dingo'],
          right: ['poop-1'],
          turned: 'left',
          sentences: [line.text],
          prices: [{ text: 'Your smell shrinks', picture: 'poop-1', tone: 'bad' }],
          seconds: 1.2,
        }
      : null,
  lost_game: (line) => ({
    tone: 'bad',
    word: 'Too late!',
    left: ['dingo'],
    right: ['baby'],
    turned: 'left',
    sentences: [line.text],
    prices: [],
    seconds: 2,
  }),
};

export function scenes(told: Told): Scene[] {
  return told.news.flatMap((line) => {
    const telling = line.seat === null ? null : TOLD[line.what]?.(line, told);
    return telling ? { ...telling, kind: `${line.what}:${line.seat}`, seat: line.seat } : [];
  });
}

/** Whose dingo it was, how far he had to run and what was rolled; or she ran into him herself. */
function caught(line: LogLine, told: Told): Telling {
  const name = called(told.seats, told.mySeat);
  const who = name(line.seat!);
  const you = who === 'you';
  const all = [...told.before, ...told.news.slice(0, told.news.indexOf(line))];
  const since = all.slice(all.findLastIndex((one) => one.what === 'turn'));
  const die = since.findLast((one) => one.what === 'rolled');
  const steps = since.filter((one) => one.what === 'dingo_ran').length;
  const later = told.news.slice(told.news.indexOf(line));
  const heir = later.find((one) => one.what === 'control')?.seat;
  const prices: Price[] = fled(line);
  if (heir != null)
    prices.push({
      text: name(heir) === 'you' ? 'You get the dingo' : `${name(heir)} gets the dingo`,
      picture: 'dingo',
    });
  const face = Number(die?.data['face']);
  return {
    tone: 'bad',
    word: 'Caught!',
    head: die
      ? `${die.seat === null ? 'The' : name(die.seat) === 'you' ? 'Your' : `${name(die.seat)}’s`} dingo catches ${who}`
      : `${you ? 'You run' : `${who} runs`} into the dingo`,
    sentences: [
      `${you ? 'Your' : `${who}’s`} mama is back at home.${line.data['baby'] ? ` Baby ${String(line.data['baby'])} sits on its nest again.` : ''}`,
    ],
    prices,
    left: ['dingo'],
    right: [`mama-${line.seat! + 1}`],
    turned: 'left',
    dazed: 'right',
    ...(die ? { die: face, note: `${plural(steps, 'step')} to ${who}, rolled ${face}` } : {}),
    seconds: you ? 1.8 : 1.4,
  };
}

function fled(line: LogLine): Price[] {
  const baby = line.data['baby'];
  return baby ? [{ text: `Baby ${String(baby)} back to its nest`, picture: 'baby', tone: 'bad' }] : [];
}

function rescued(line: LogLine, told: Told): string {
  const view = wombats(told.view);
  const name = called(told.seats, told.mySeat);
  const who = name(line.seat!);
  const left = view.babies.length - Number(line.data['home']);
  const win = who === 'you' ? 'you win' : `${who} wins`;
  const more = left === 0 ? `${win}!` : left === 1 ? `one more and ${win}.` : `${left} more to go.`;
  return `Baby ${String(line.data['baby'])} is home. ${more[0]!.toUpperCase()}${more.slice(1)}`;
}

/** The places at home: the latest one last of those that are taken. */
function row(line: LogLine, view: WombatView): Reached[] {
  const baby = Number(line.data['baby']);
  const home = (view.wombats[line.seat!]?.home ?? []).filter((one) => one !== baby);
  const open = view.babies.map((one) => one.baby).filter((one) => one !== baby && !home.includes(one));
  const place = (number: number, state: Reached['state']): Reached => ({
    number: String(number),
    picture: 'baby',
    state,
  });
  return [...home.map((one) => place(one, 'in')), place(baby, 'now'), ...open.map((one) => place(one, 'open'))];
}

function mine(line: LogLine, told: Told): boolean {
  return line.seat === told.mySeat;
}
