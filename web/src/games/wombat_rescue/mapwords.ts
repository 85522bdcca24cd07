/** The words on the map: at the end of each line, at what is looked at, at dens and prey. */
import type { Choice, Way, WombatView } from '../../generated/messages';
import { capital } from '../../play/formatting';
import { heading, middle, STEPS } from './hexes';
import { arrows, spaceOf } from './lines';
import type { Word } from './labels';
import { endWords } from './words';

export interface Looked {
  readonly choices: readonly Choice[];
  readonly way: Way | null;
  readonly picked: readonly string[];
  readonly runs: readonly (readonly number[])[];
  readonly name: (seat: number) => string;
  readonly chosen: boolean;
  readonly space: number | null;
}

export function mapWords(view: WombatView, looked: Looked): Word[] {
  const { way, choices, picked, runs, name } = looked;
  const words: Word[] = [];
  if (way && way.how !== 'dingo_step') words.push(goal(view, way, choices));
  if (view.phase === 'movement' && !picked.length) words.push(...lines(view, way));
  words.push(...outcomes(view, choices, looked.space));
  words.push(...runs.map((path) => ends(view, path, name)));
  return words;
}

/** What the way that is looked at brings. */
function goal(view: WombatView, way: Way, choices: readonly Choice[]): Word {
  const outcome = choices.find((choice) => choice.action === way.action)?.outcome ?? '';
  const far = way.path.length - 1;
  const text = outcome ? `${far}, ${outcome}` : `${far}`;
  return {
    id: 'goal',
    at: middle(view.hexes[way.path.at(-1)!]!),
    text,
    short: text,
    main: true,
    bad: way.caught && view.seats > 1,
  };
}

function lines(view: WombatView, way: Way | null): Word[] {
  const quiet = way?.how === 'move' ? heading(view.hexes[way.path[0]!]!, view.hexes[way.path.at(-1)!]!) : -1;
  return arrows(view).flatMap(({ direction, way: longest }) => {
    const end = longest.path.at(-1)!;
    if (direction === quiet && end === way!.path.at(-1)) return [];
    const [q, r] = STEPS[direction]!;
    const { x, y } = middle({ q, r });
    const long = Math.hypot(x, y);
    const far = longest.path.length - 1;
    const [text, short] = endWords(longest);
    return {
      id: `line-${direction}`,
      at: middle(view.hexes[end]!),
      toward: { x: x / long, y: y / long },
      text: `${far}, ${text}`,
      short: `${far}, ${short}`,
    };
  });
}

/** Dens and prey say what choosing them would come to. */
function outcomes(view: WombatView, choices: readonly Choice[], space: number | null): Word[] {
  return choices.flatMap((choice) => {
    const [place = ''] = choice.places;
    if (!choice.outcome || view.ways.some((way) => way.action === choice.action)) return [];
    const spot = place.startsWith('mama:') ? view.wombats[Number(place.slice(5))]?.space : spaceOf(view, place);
    if (spot === null || spot === undefined) return [];
    const text = capital(choice.outcome);
    return {
      id: `choice-${choice.action}`,
      at: middle(view.hexes[spot]!),
      toward: { x: 0, y: 1 },
      text,
      short: text,
      main: spot === space,
    };
  });
}

/** Where the dingo would end his run. */
function ends(view: WombatView, path: readonly number[], name: (seat: number) => string): Word {
  const end = path.at(-1)!;
  const prey = view.dingoes.find((dingo) => dingo.running)?.prey[0];
  const left = (prey?.distance ?? 0) - (path.length - 1);
  const whom = prey?.seat == null ? `baby ${prey?.baby}` : name(prey.seat);
  const text = left > 0 ? `${left} from ${whom}` : `catches ${whom}`;
  return { id: `run-${end}`, at: middle(view.hexes[end]!), text, short: text, bad: left <= 0, main: left <= 0 };
}
