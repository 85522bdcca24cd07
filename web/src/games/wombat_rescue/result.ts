/** What a way brings, line by line, with a picture for each. */
import type { Way, WombatView } from '../../generated/messages';
import { DIGESTIBLE, FARTHEST, MOVES, VALUES } from '../../generated/wombat_rescue';
import { capital, listed, plural } from '../../play/formatting';
import { bearing, FOODS, ground, PLANTS } from './words';

export interface ResultLine {
  readonly picture: string;
  readonly text: string;
  /** What it comes to: "3 of 4". */
  readonly sum?: string;
  readonly bad?: boolean;
}

export interface Result {
  readonly title: string;
  readonly lines: readonly ResultLine[];
  /** What is left to do afterwards. */
  readonly then?: ResultLine;
  readonly rule: string;
}

type Called = (seat: number) => string;
type Telling = (way: Way, view: WombatView, name: Called) => ResultLine[];

const ENDED: Readonly<Record<string, string>> = {
  smell: 'Your smell ends here',
  cube: 'A strange cube stops you',
  baby: 'A baby stops you',
  push: 'Who is pushed is held up',
};

const me = (view: WombatView) => view.wombats[view.turn]!;

const caught: Telling = (way, view) => {
  if (!way.caught) return [];
  if (view.seats === 1) return [{ picture: 'dingo', text: 'He runs back to his den' }];
  const lines: ResultLine[] = [{ picture: 'dingo', text: 'The dingo catches you', bad: true }];
  lines.push({ picture: 'home-burrow', text: 'You flee home, and your moves end', bad: true });
  const { pouch } = me(view);
  if (pouch !== null) lines.push({ picture: 'baby', text: `Baby ${pouch} runs back to its nest`, bad: true });
  return lines;
};

const babies: Telling = (way, view) => {
  const { pouch, home } = me(view);
  const lines: ResultLine[] = [];
  if (way.rescues) {
    lines.push({
      picture: 'baby',
      text: `Baby ${pouch} is rescued`,
      sum: `${home.length + 1} of ${view.babies.length}`,
    });
    if (way.finds === null) lines.push({ picture: `mama-${view.turn + 1}`, text: 'Your pouch is free again' });
  }
  if (way.finds !== null) lines.push({ picture: 'baby', text: `Baby ${way.finds} hops into your pouch` });
  return lines;
};

const food: Telling = (way, view) => {
  if (!way.eats) return [];
  const { mouth_value } = me(view);
  const total = mouth_value + VALUES[way.eats]!;
  const lines: ResultLine[] = [
    {
      picture: FOODS[way.eats]!,
      text: `You eat a ${PLANTS[way.eats]}`,
      sum: `mouth ${mouth_value} → ${total} of ${DIGESTIBLE}`,
    },
  ];
  if (total >= DIGESTIBLE) lines.push({ picture: 'poop-1', text: 'Enough to swallow: a cube is on its way' });
  return lines;
};

const pushes: Telling = (way, _, name) =>
  way.pushes.map((push) => ({
    picture: `mama-${push.seat + 1}`,
    text: `${capital(name(push.seat))} ${name(push.seat) === 'you' ? 'are' : 'is'} pushed ${push.path.length - 1}`,
  }));

const around: Telling = (way, view) => {
  const lines: ResultLine[] = [];
  const ended = way.how === 'move' && way.home > 0 && way.stop ? ENDED[way.stop] : undefined;
  if (ended && !(way.stop === 'baby' && way.finds)) lines.push({ picture: `mama-${view.turn + 1}`, text: ended });
  if (way.caught) return lines;
  if (way.home === 0) {
    if (view.seats > 1) lines.push({ picture: 'dingo', text: 'Nobody is caught at home' });
  } else {
    if (me(view).pouch !== null && !way.rescues)
      lines.push({ picture: 'home-burrow', text: `Home is ${plural(way.home, 'step')} away` });
    if (way.dingo !== null && view.seats > 1)
      lines.push({
        picture: 'dingo',
        text: `The dingo is ${plural(way.dingo, 'step')} away`,
        bad: way.dingo <= FARTHEST,
      });
  }
  return lines;
};

const TOLD: readonly Telling[] = [caught, babies, food, pushes, around];

export function result(way: Way, view: WombatView, name: Called): Result {
  const [from, to] = [view.hexes[way.path[0]!], view.hexes[way.path.at(-1)!]];
  return {
    title: `${capital(ground(to))}, ${bearing(from, to)}`,
    lines: TOLD.flatMap((tell) => tell(way, view, name)),
    ...(way.caught && view.seats > 1 ? {} : { then: after(way, view) }),
    rule: rule(way),
  };
}

/** What a space is, and who and what is there; null where there is nothing to tell. */
export function spot(space: number, view: WombatView, name: Called): Result | null {
  const hex = view.hexes[space]!;
  const lines: ResultLine[] = [];
  for (const { colour } of view.food.filter((one) => one.space === space))
    lines.push({ picture: FOODS[colour]!, text: `A ${PLANTS[colour]}`, sum: `worth ${VALUES[colour]}` });
  for (const one of view.cubes.filter((cube) => cube.space === space))
    lines.push({
      picture: `poop-${one.count}`,
      text: `${plural(one.count, 'cube')} of ${name(one.seat)}`,
      sum: `smells ${one.radius} far`,
    });
  for (const { baby, waiting } of view.babies.filter((one) => one.space === space))
    lines.push({
      picture: 'baby',
      text: waiting.length ? `Baby ${baby} of ${listed(waiting.map(name))}` : 'Nobody waits',
    });
  for (const [seat, wombat] of view.wombats.entries())
    if (wombat.space === space) lines.push({ picture: `mama-${seat + 1}`, text: capital(name(seat)) });
  for (const { number } of view.dingoes.filter((one) => one.space === space))
    lines.push({ picture: 'dingo', text: view.dingoes.length > 1 ? `Dingo ${number}` : 'The dingo' });
  const plain = !['home', 'den', 'boulder', 'baby'].includes(hex.mark);
  return lines.length === 0 && plain ? null : { title: capital(ground(hex)), lines, rule: '' };
}

/** How the turn stands, while nothing is looked at. */
export function turn(view: WombatView, name: Called): Result {
  const who = name(view.turn);
  const mine = who === 'you';
  if (view.phase === 'dingo_setup')
    return {
      title: 'Before the game',
      lines: [{ picture: 'dingo', text: 'The dingo gets a den' }],
      then: { picture: '', text: `Then ${mine ? 'you begin' : `${who} begins`}` },
      rule: '',
    };
  const wombat = me(view);
  const most = view.most_turns / view.seats;
  const lines: ResultLine[] = [
    {
      picture: `mama-${view.turn + 1}`,
      text: view.moves_left === 1 ? 'One move left' : `${view.moves_left} moves left`,
    },
  ];
  if (wombat.pouch !== null)
    lines.push({ picture: 'baby', text: `Baby ${wombat.pouch} in the pouch`, sum: `${wombat.away} from home` });
  if (wombat.lost) lines.push({ picture: 'boulder', text: 'Lost: nothing to smell', bad: true });
  else if (!wombat.in_smell_area) lines.push({ picture: 'poop-1', text: `Out of ${mine ? 'your' : 'her'} smell` });
  if (wombat.protected) lines.push({ picture: 'dingo', text: 'Protected from the dingo' });
  if (wombat.holding) lines.push({ picture: 'poop-1', text: 'Holds it in' });
  return {
    title: mine ? 'Your turn' : `${who}’s turn`,
    lines,
    then: { picture: '', text: `Turn ${Math.min(Math.floor(view.turns / view.seats) + 1, most)} of ${most}` },
    rule: '',
  };
}

function after(way: Way, view: WombatView): ResultLine {
  if (way.how === 'scamper') return { picture: '', text: 'It costs no move', sum: `${view.moves_left} left` };
  const left = way.how === 'wander_to' ? view.moves_left : view.moves_left - 1;
  return {
    picture: '',
    text: left === 0 ? 'No move is left' : left === 1 ? 'One move is left' : `${left} moves are left`,
    sum: `${left} of ${MOVES}`,
  };
}

function rule(way: Way): string {
  if (way.caught) return 'WR-098';
  if (way.rescues) return 'WR-064';
  if (way.finds !== null) return 'WR-062';
  if (way.eats) return 'WR-060';
  if (way.pushes.length) return 'WR-051';
  return { move: 'WR-028', special: 'WR-038', scamper: 'WR-071', wander_to: 'WR-043' }[way.how] ?? 'WR-028';
}
