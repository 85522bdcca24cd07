/** What takes the stage in Munchkin Babies: a door, a Curse, a fight won, getting away or not, with what it costs or brings. */
import type { Baby, LogLine } from '../../generated/messages';
import { CARDS, TOP_LEVEL } from '../../generated/munchkin_babies';
import { capital, plural } from '../../play/formatting';
import type { Price, Reached, Scene, Told, Turned } from '../../stage/scene';
import { layers, picture } from './pictures';
import { babies, badStuff, brief, lasting, plus } from './words';

/** These begin a scene; what somebody loses or gains after one belongs to it. */
const HEADS: Readonly<Record<string, (line: LogLine, told: Told) => Omit<Scene, 'prices' | 'seat'>>> = {
  fight: (line, told) => ({
    kind: 'door',
    tone: 'plain',
    word: card(line, 'monster')?.name ?? '',
    sentences: [line.text, card(line, 'monster')?.text ?? ''],
    left: doll(line.seat, told),
    middle: ['door-open'],
    right: drawn(line, 'monster', told),
    seconds: mine(line, told) ? 1.6 : 1.2,
  }),
  cursed: (line, told) => ({
    kind: `curse:${line.seat}`,
    tone: 'bad',
    word: card(line, 'card')?.called ?? '',
    head: line.text,
    sentences: [card(line, 'card')?.text ?? ''],
    left: doll(line.seat, told),
    right: drawn(line, 'card', told),
    seconds: mine(line, told) ? 2 : 1.2,
  }),
  won: (line, told) => ({
    kind: 'won',
    tone: 'good',
    word: mine(line, told) ? 'You win!' : 'Won!',
    sentences: [line.text],
    left: doll(line.seat, told),
    right: ['chest-open'],
    ...(mine(line, told) ? { glory: true } : {}),
    seconds: mine(line, told) ? 2 : 1.2,
  }),
  lost_fight: (line, told) => ({
    kind: 'lost',
    tone: 'bad',
    word: 'Run!',
    sentences: [line.text],
    left: doll(line.seat, told),
    right: foe(told),
    seconds: 1.2,
  }),
  escaped: (line, told) => ({
    kind: 'escaped',
    tone: 'good',
    word: 'Away!',
    sentences: [line.text],
    left: doll(line.seat, told),
    turned: 'left',
    ...die(line, told, 'away'),
    right: drawn(line, 'monster', told),
    seconds: mine(line, told) ? 1.8 : 1.2,
  }),
  caught: (line, told) => ({
    kind: `caught:${line.seat}`,
    tone: 'bad',
    word: 'Caught!',
    head: line.text,
    sentences: [badStuff(card(line, 'monster') ?? { bad: '' })],
    left: doll(line.seat, told),
    dazed: 'left',
    ...die(line, told, 'caught'),
    right: drawn(line, 'monster', told),
    seconds: mine(line, told) ? 2 : 1.4,
  }),
};

/** What a line costs or brings somebody, in a few words with their picture. */
const PRICES: Readonly<Record<string, (line: LogLine, told: Told) => Price>> = {
  rose: (line) => ({ text: `Level ${line.data['level']}`, picture: 'sign-level', tone: 'good' }),
  fell: (line) => ({ text: `Down to Level ${line.data['level']}`, tone: 'bad' }),
  lost: (line, told) => ({ text: `${name(line)} lost`, picture: shown(line, told), tone: 'bad' }),
  discarded: (line, told) => ({ text: `${name(line)} discarded`, picture: shown(line, told), tone: 'bad' }),
  lingers: (line, told) => ({ text: card(line, 'card') ? `It stays: ${name(line)}` : stays(line, told), tone: 'bad' }),
  changed_sex: () => ({ text: 'Taken for another', tone: 'bad' }),
  picked: (line, told) => ({ text: name(line), picture: shown(line, told), tone: 'good' }),
};
const TREASURE = 1; // the number of its deck
const QUIET: ReadonlySet<string> = new Set(['die_counts', 'flees_from', 'drew', 'runs']);

export function scenes(told: Told): Scene[] {
  const found: Scene[] = [];
  let open: { scene: Scene; prices: Price[]; cards: Turned[] } | null = null;
  const close = () => {
    if (!open) return;
    const { scene, prices, cards } = open;
    const drew: Price = { text: plural(cards.length, 'Treasure'), picture: 'back-treasure', tone: 'good' };
    const turned = scene.glory ? { ...levels(scene, told), cards } : {};
    const more = cards.length && !scene.glory ? [drew] : [];
    found.push({ ...scene, ...turned, prices: [...prices, ...more] });
    open = null;
  };
  for (const line of told.news) {
    const head = answered(line, told) ? HEADS['cursed'] : HEADS[line.what];
    const price = PRICES[line.what];
    if (head) {
      close();
      const prices: Price[] = [];
      const waits = answered(line, told) ? { waits: true, left: doll(told.mySeat, told) } : {};
      open = { scene: { ...head(line, told), ...waits, seat: line.seat, prices }, prices, cards: [] };
    } else if (!open) continue;
    else if (line.what === 'rolled') open.scene = { ...open.scene, ...thrown(open.scene, line) };
    else if (line.what === 'drew' && line.data['deck'] === TREASURE) open.cards.push(turned(line, told));
    else if (price) open.prices.push(price(line, told));
    else if (!QUIET.has(line.what)) close();
  }
  close();
  return found;
}

/** A Curse on me that I may still answer: it waits for that. */
function answered(line: LogLine, { view, mySeat }: Told): boolean {
  const it = babies(view);
  return (
    line.what === 'sent' &&
    mySeat !== null &&
    line.data['to'] === mySeat &&
    card(line, 'card')?.sort === 'curse' &&
    it.phase === 'curse_window' &&
    it.waiting.includes(mySeat) &&
    !it.idle
  );
}

/** What stays with somebody and is no card: "−3 in the next fight". */
function stays({ seat }: LogLine, told: Told): string {
  const last = seat === null ? undefined : babies(told.view).babies[seat]?.lasting.findLast((one) => one.card === null);
  return last ? capital(lasting(last)) : 'It stays for a while';
}

/** In glory the Levels stand in a row, the new one just reached. */
function levels(scene: Scene, told: Told): Partial<Scene> {
  const level = scene.seat === null ? 0 : (babies(told.view).babies[scene.seat]?.level ?? 0);
  if (!scene.glory || level === 0) return {};
  const state = (at: number) => (at < level ? 'in' : at === level ? 'now' : 'open');
  const row = Array.from({ length: TOP_LEVEL }, (_, at): Reached => ({
    number: String(at + 1),
    picture: '',
    state: state(at + 1),
  }));
  return { row };
}

/** A card as it is turned up; one that only another player sees lies face down. */
function turned(line: LogLine, told: Told): Turned {
  const found = card(line, 'card');
  const picture = shown(line, told);
  if (!found) return { picture, name: '', number: '', foot: '' };
  return { picture, name: found.called, number: found.bonus ? plus(found.bonus) : '', foot: brief(found.id) };
}

function shown(line: LogLine, told: Told): string {
  const found = card(line, 'card');
  return found ? picture(found, told.art) : 'back-treasure';
}

function mine(line: LogLine, told: Told): boolean {
  return line.seat !== null && line.seat === told.mySeat;
}

function card(line: LogLine, key: string) {
  return CARDS[String(line.data[key])];
}

function name(line: LogLine): string {
  return card(line, 'card')?.name ?? 'A card';
}

function drawn(line: LogLine, key: string, told: Told): string[] {
  const found = card(line, key);
  return found ? [picture(found, told.art)] : [];
}

function doll(seat: number | null, told: Told): string[] {
  const baby: Baby | undefined = seat === null ? undefined : babies(told.view).babies[seat];
  return baby ? layers(baby) : [];
}

function foe(told: Told): string[] {
  const first = (babies(told.view).fight ?? babies(told.was ?? {}).fight)?.foes[0]?.card;
  return first ? [picture(first, told.art)] : [];
}

/** A die that is thrown in a scene lies in its middle. */
function thrown(scene: Scene, line: LogLine): Partial<Scene> {
  return { die: Number(line.data['face']), sentences: [...scene.sentences, line.text] };
}

/** The die that decided, as it was last rolled or turned, with what was needed; where none was, what it came to. */
function die(line: LogLine, told: Told, otherwise: string): Partial<Scene> {
  const earlier = [...told.before, ...told.news.slice(0, told.news.indexOf(line))];
  const last = earlier.findLast(({ what, seat }) => what === 'set_die' || (what === 'rolled' && seat === line.seat));
  if (!last) return { middle: [otherwise] };
  const face = Number(last.data['face']);
  const foes = (view: Told['was'] = {}) => babies(view).fight?.foes ?? [];
  const needed = [...foes(told.view), ...foes(told.was)].find((foe) => foe.card.id === line.data['monster'])?.escape;
  return { die: face, note: needed ? `needed ${needed}, rolled ${face}` : `rolled ${face}` };
}
