// Made by tools/make_types.py from the Structs of the server and the games. Do not edit.

export const AVATARS = ['sludge', 'eyeball', 'brain', 'dust-bunny', 'wombat', 'dingo', 'dragon', 'frog', 'cactus', 'kitty', 'owl', 'squid'] as const;
export type Avatar = (typeof AVATARS)[number];

export const STOPS = ['always', 'contests', 'stakes'] as const;
export type Stop = (typeof STOPS)[number];

/** A guest, as others see them. The id is public and gives no rights. */
export interface Person {
  id: string;
  name: string;
  avatar: Avatar;
}

/** Which Bestiary this is. Compiled it thinks about six times as fast. */
export interface About {
  version: string;
  compiled: boolean;
  python: string;
}

/** A level of bots to choose from, or a personality, with a line of how it plays. */
export interface BotInfo {
  name: string;
  about: string;
}

/** A game on the home page and in the lobby form. */
export interface GameInfo {
  id: string;
  name: string;
  about: string;
  credit: string;
  invented: string;
  minutes: number;
  seats: number[];
  usual_seats: number;
  options: Option[];
  bots: BotInfo[];
  personalities: BotInfo[];
  minute: boolean;
}

/** One option, described for a form or a command line. */
export interface Option {
  name: string;
  title: string;
  help: string;
  default: unknown;
  kind: 'choice' | 'document' | 'each' | 'list' | 'number' | 'seat' | 'seats' | 'several' | 'sides' | 'switch' | 'teams' | 'text';
  values: unknown[];
  different: boolean;
  least: number | null;
  most: number | null;
  count: number;
  without: string;
  seats: number[] | null;
  needs: Record<string, unknown>;
  matters: boolean;
  says: string;
  labels: Record<string, string>;
  notes: Record<string, string>;
  schema: Record<string, unknown>;
}

/** A numbered rule in the rules drawer. */
export interface RuleText {
  id: string;
  text: string;
  section: string;
}

/** A game for who has never played it. */
export interface InAMinute {
  panels: Panel[];
}

/** A picture and what it stands for, with the rules that say it at length. */
export interface Panel {
  title: string;
  text: string;
  picture: string;
  rules: string[];
}

/** Who sits where. */
export interface Seat {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  avatar: Avatar | null;
  person: string | null;
  bot: string | null;
  personality: string;
  mine: boolean;
  present: boolean;
  bot_in: number | null;
}

/** A table, without its position. */
export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: 'lobby' | 'over' | 'playing';
  seats: Seat[];
  host: string;
  listed: boolean;
  latecomers: boolean;
  clock: number | null;
  waiting: number[];
  thinking: number[];
  progress: number;
  watching: number;
  rematch: string | null;
  undo: Undo | null;
  paused: boolean;
  practice: boolean;
  places: number[];
  totals: number[];
  secrets: boolean;
  commitment: string;
}

/** Somebody asks to take a move back. */
export interface Undo {
  seat: number;
  waiting_for: number[];
}

/** What happened, in words for the log and as data for the animation. */
export interface LogLine {
  moment: number;
  what: string;
  seat: number | null;
  data: Record<string, unknown>;
  text: string;
  progress: boolean;
  chapter: string;
  part: string;
  beside: boolean;
}

/** What a seat has said beforehand about windows: which ones it wants to be stopped for. Known to that seat only. */
export interface Orders {
  stop: Stop;
  this_turn: boolean;
  this_contest: boolean;
}

/** A pause in which seats may answer what has happened. Who has passed is a secret. */
export interface OpenWindow {
  kind: string;
  asked: number[];
  contest: boolean;
  closing: number;
  closes_in: number | null;
  held_by: number[];
  prompt: boolean;
  hold_left: number;
}

/** What a seat might try now, and the rule against it. */
export interface Forbidden {
  choice: Choice;
  refusal: Refusal;
}

/** One legal action, for people: in words, and as a path of places to touch. */
export interface Choice {
  action: number;
  text: string;
  label: string;
  places: string[];
  final: boolean;
  title: string;
  note: string;
  ask: string;
  answer: string;
  gain: number | null;
  receipt: Line[];
  outcome: string;
  brief: string;
  good: boolean;
  seats: number[];
}

/** A line of the score pad: a category of the rulebook, its points, and what they are made of. */
export interface Line {
  category: string;
  points: number;
  parts: Line[];
}

/** Why something is not allowed: a code for programs, the rule's id, and a sentence for people. */
export interface Refusal {
  code: string;
  rule: string;
  text: string;
}

/** What one viewer sees now. `view` is the game's own, tagged with the game's id. */
export interface Position {
  seat: number | null;
  moment: number;
  view: Record<string, unknown>;
  choices: Choice[];
  forbidden: Forbidden[];
  log: LogLine[];
  seconds_left: number | null;
  window: OpenWindow | null;
  orders: Orders | null;
  no_undo: string;
  result: Result | null;
}

/** Totals and score pads by seat, teams, and the ranking, in which who ties shares a place. */
export interface Result {
  totals: number[];
  pads: Line[][];
  teams: number[][];
  ranking: number[][];
}

/** Something said at the table. */
export interface ChatLine {
  number: number;
  person: Person;
  text: string;
  quick: boolean;
}

/** The first thing a client hears: everything. */
export interface Welcome {
  type: 'welcome';
  you: Person;
  table: Table;
  positions: Position[];
  chat: ChatLine[];
}

/** Seats, presence, clock or status have changed. */
export interface TableChanged {
  type: 'table';
  table: Table;
}

/** A seat has been told something. */
export interface PositionChanged {
  type: 'position';
  position: Position;
}

/** A window is held or goes on, or the viewer's orders have changed; the position is the same. */
export interface WindowChanged {
  type: 'window';
  seat: number | null;
  window: OpenWindow | null;
  orders: Orders | null;
}

/** A bot has begun to think about its move, or is done. */
export interface ThinkingChanged {
  type: 'thinking';
  seats: number[];
}

/** A request was carried out; repeating it is harmless. */
export interface Accepted {
  type: 'accepted';
  request: string;
}

/** A request was refused and changed nothing; here is how it stands. */
export interface NotAccepted {
  type: 'refused';
  request: string;
  refusal: Refusal;
  position: Position | null;
}

/** Somebody spoke. */
export interface Said {
  type: 'chat';
  line: ChatLine;
}

/** The server stops, or the connection was idle or too loud. */
export interface Bye {
  type: 'bye';
  reason: string;
  come_back: boolean;
}

/** Still here. */
export interface Pong {
  type: 'pong';
}

/** A seat acts. The moment is what it had been told when it chose. */
export interface Move {
  type: 'move';
  request: string;
  seat: number;
  action: number;
  moment: number;
}

/** A viewer speaks. */
export interface Chat {
  type: 'chat';
  request: string;
  text: string;
  quick?: boolean;
}

/** A seat wants its last move back. */
export interface AskUndo {
  type: 'ask_undo';
  request: string;
  seat: number;
}

/** A seat agrees, or does not. */
export interface AnswerUndo {
  type: 'answer_undo';
  request: string;
  seat: number;
  agree: boolean;
}

/** A seat that wants to think stops the countdown of the open window, or lets it go on. */
export interface Hold {
  type: 'hold';
  request: string;
  seat: number;
  hold: boolean;
}

/** A seat says beforehand which windows it wants to be stopped for. */
export interface Order {
  type: 'order';
  request: string;
  seat: number;
  stop: Stop;
  this_turn?: boolean;
  this_contest?: boolean;
}

/** A seat that plays with bots alone holds them, or lets them go on. */
export interface Pause {
  type: 'pause';
  request: string;
  seat: number;
  pause: boolean;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
}

/** A guest's wish for another name or avatar. */
export interface Me {
  name: string;
  avatar: Avatar;
}

/** Who is to sit in a seat: me (also several times: pass and play), anybody, or a bot. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  bot?: string | null;
  personality?: string;
  name?: string | null;
}

/** What a seat is called at this table; nothing, and it goes by its owner's name. */
export interface SeatName {
  name: string | null;
}

/** The seats in another order: for each place the number of who sits there now. */
export interface SeatOrder {
  seats: number[];
}

/** How a table plays, whoever sits there. */
export interface Terms {
  options: Record<string, unknown>;
  listed: boolean;
  clock: number | null;
}

/** Whether who comes late may take a bot's chair, before the game and while it runs. */
export interface Latecomers {
  welcome: boolean;
}

/** A new table. It starts by itself when no seat is open. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  listed?: boolean;
  clock?: number | null;
  latecomers?: boolean;
  position?: Record<string, unknown> | null;
}

/** Practice from a moment of a finished game: after so many moves of its record, in a seat of one's choice. */
export interface WhatIf {
  move: number;
  seat: number;
  bot?: string | null;
}

/** My tables, and those that are open to everybody or can be watched. */
export interface Tables {
  mine: Table[];
  open: Table[];
  watchable: Table[];
}

/** Links of a table: for friends, and for a seat of one's own on another device. */
export interface Invitation {
  table: string;
  link: string;
  qr: string;
  seats: Record<string, string>;
}

/** A move, and what speaks for it; of one beside the best, what it lacks. */
export interface HintMove {
  action: number;
  label: string;
  places: string[];
  chance: number;
  tie: boolean;
  why: string;
}

/** What a strong bot would do: the best move first, then up to two others, none better than one before it. */
export interface Hint {
  moves: HintMove[];
}

/** Why a place or an action is not to be had now. */
export interface WhyNot {
  refusal: Refusal | null;
  rule: RuleText | null;
}

/** How far the analysis of a finished game is. Nobody has asked for it: `none`. */
export interface LookedAt {
  status: 'done' | 'none' | 'running';
  progress: number;
  analysis: Analysis | null;
}

/** A finished game, looked at again. */
export interface Analysis {
  game: string;
  rules: string;
  players: string[];
  lines: number;
  opening: number[];
  moments: Moment[];
  stories: string[];
}

/** A player's move in a record, and how it stood after it and after what chance answered. */
export interface Moment {
  number: number;
  last: number;
  seat: number;
  text: string;
  label: string;
  chances: number[];
  better: Better | null;
}

/** What somebody could have done instead, and what it was worth to them as far as they could know. */
export interface Better {
  text: string;
  label: string;
  chance: number;
  cost: number;
  why: string;
  others: Better[];
}

/** The moments of a finished game that are worth seeing again. */
export interface Highlights {
  highlights: Highlight[];
  moves: number;
}

/** A moment, in words, and where the replay has it. */
export interface Highlight {
  title: string;
  text: string;
  change: string;
  seat: number;
  number: number;
}

/** One step of a replay. */
export interface Frame {
  number: number;
  move: number;
  view: Record<string, unknown>;
  log: LogLine[];
}

/** A page of a game, step by step, as one viewer may see it; everything once it is over. */
export interface Replay {
  table: Table;
  seat: number | null;
  frames: Frame[];
  following: number | null;
  result: Result | null;
}

/** Why a request failed, for people and for programs. */
export interface Problem {
  code: string;
  rule: string;
  text: string;
}

/** The table as one viewer sees it. */
export interface BigMonsterView {
  type: 'big_monster';
  viewer: number | null;
  seats: number;
  waiting: number[];
  progress: number;
  scores: number[];
  phase: string;
  round: number;
  turn: number;
  draft: string;
  teams: number[][];
  team_results: number[];
  parts: (Record<string, number>)[];
  goals: Medal[];
  penalty: Penalty;
  zones: Zone[];
  order: number[];
  explorers: string[];
  chosen: string | null;
  decided: boolean[];
  hands: Hand[];
  ships: Ship[];
  kept: string | null;
  ranking: number[];
  placing: (string | null)[];
  tiles: HandTile[];
  upright_places: ([number, number])[];
  flat_places: ([number, number])[];
  discards: (string | null)[];
  undealt: number;
  first: number | null;
  series: (Record<string, number>)[];
  picked: number | null;
}

/** A medal, and who is how near to it. */
export interface Medal {
  id: string;
  name: string;
  points: number;
  need: number;
  have: number[];
  winners: number[];
  team_need: number | null;
  team_have: number[];
  team_winners: number[];
}

/** Desert and rune monsters; who, or which team, has fewest at the end gets it. */
export interface Penalty {
  points: number;
  have: number[];
  holders: number[];
}

/** What lies in front of a player, as far as the viewer has seen it. */
export interface Zone {
  explorer: string | null;
  tiles: PlacedTile[];
  crystals: Crystal[];
  families: Record<string, number>;
  rune_monsters: number;
  mutagenic_monsters: number;
  big_monsters: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A tile in a zone. */
export interface PlacedTile {
  kind: string;
  x: number;
  y: number;
  flat: boolean;
  level: number;
  paired: boolean;
  points: number | null;
}

/** A complete crystal, and the point where its pieces meet, in halves of a cell. */
export interface Crystal {
  colour: string;
  x: number;
  y: number;
}

/** The stack of tiles with a player: in the hand while tiles are kept, on the ship afterwards. */
export interface Hand {
  size: number;
  tiles: Record<string, number> | null;
  dealt_to: number;
  seen_by: number[];
}

/** A ship, and the hand that was put there this turn. */
export interface Ship {
  free: boolean;
  tiles: number;
  given_by: number | null;
}

/** A kind of tile that the viewer can choose or has to place. */
export interface HandTile {
  kind: string;
  count: number;
  flat: boolean;
  points: number;
  medals: string[];
  team_medals: string[];
  receipt: Gain[];
  spots: Spot[];
  best: number | null;
  reason: string;
}

/** A line of what a tile would bring. */
export interface Gain {
  what: string;
  words: string;
  points: number;
}

/** A place where a tile does more than elsewhere. */
export interface Spot {
  x: number;
  y: number;
  points: number;
  crystals: Crystal[];
  mutations: number;
  big_monster: boolean;
  medals: string[];
  team_medals: string[];
  receipt: Gain[];
}

/** The whole table: in this game everybody sees the same. */
export interface RescueView {
  type: 'monster_baby_rescue';
  viewer: number | null;
  seats: number;
  waiting: number[];
  progress: number;
  scores: number[];
  phase: string;
  turn: number;
  final_turns: boolean;
  row: RowPlace[];
  track: Figure[];
  homes: Home[];
  goals: Goal[];
  finals: FinalTile[];
  deck: number;
  supply: Record<string, number>;
  choosing: Tile | null;
}

/** A place of the row: 1 is the cheapest. */
export interface RowPlace {
  place: number;
  cost: number;
  tile: Tile | null;
  then: number | null;
}

/** A care tile as it lies there. */
export interface Tile {
  id: string;
  kind: string;
  name: string;
  named: boolean;
  hearts: number;
  needs: string | null;
  amount: number;
  what: string | null;
  source: string;
}

/** A monster on the timing track. */
export interface Figure {
  seat: number;
  position: number;
  location: number;
}

/** A player's monster, and everything in front of them. */
export interface Home {
  monster: string | null;
  levels: Record<string, number>;
  red: number;
  green: number;
  rungs: number;
  bed_symbols: number;
  visits: number;
  beds: number;
  playgrounds: number;
  lines: number;
  hearts: number;
  linked: Record<string, number>;
  tiles: Tile[];
  goals: number[];
  done: boolean;
  steps: Record<string, number>;
}

/** A goal tile, the side that is up. */
export interface Goal {
  name: string;
  points: number;
  needs: Record<string, number>;
  have: (Record<string, number>)[];
  owner: number | null;
  source: string;
}

/** A final scoring tile, the side that is up, and what it would pay each seat now. */
export interface FinalTile {
  name: string;
  rule: string;
  counts: string | null;
  table: number[];
  each: number;
  worst: number;
  pays: number[];
  source: string;
}

/** The whole table: in this game everybody sees the same. */
export interface CafeView {
  type: 'monster_cafe';
  viewer: number | null;
  seats: number;
  waiting: number[];
  progress: number;
  scores: number[];
  phase: string;
  round: number;
  turn: number;
  next: number | null;
  drawn: string | null;
  centre: MonsterCafeTable[];
  collections: Collection[];
  pile: Record<string, number>;
  stack: Record<string, number>;
  discard: Record<string, number>;
  discarded_tables: Record<string, number>;
  removed: string[];
}

/** A table of the centre: its meal, who sits there, by side, and what it would do for whoever cleared it now. */
export interface MonsterCafeTable {
  place: number;
  meal: string;
  monsters: string[];
  brings: number[];
  then: number[];
  worth: (Record<string, number>)[];
  after: Group[][];
}

/** Those of a collection who eat the same, and what they are worth together: a meal, "anything", or "hungry". */
export interface Group {
  name: string;
  plates: number;
  monsters: Record<string, number>;
  points: number;
}

/** What lies face up in front of a player, and what it is worth now. */
export interface Collection {
  monsters: Record<string, number>;
  tables: Record<string, number>;
  groups: Group[];
  feeds: string[];
  score: number;
  anything_eats: string | null;
  out: boolean;
}

/** The table as one viewer sees it. */
export interface BabiesView {
  type: 'munchkin_babies';
  viewer: number | null;
  seats: number;
  waiting: number[];
  progress: number;
  scores: number[];
  phase: string;
  doing: (Record<string, unknown>)[];
  turn: number;
  turns: number;
  babies: Baby[];
  fight: Fight | null;
  trades: Deal[];
  door: Pile;
  treasure: Pile;
  limbo: Card[];
  die: number;
  hand: Card[];
  seen_by: number[][];
  fresh: number;
  tray: string[];
  laid: Card[];
  laid_girl: boolean | null;
  ready: number[];
  idle: boolean;
  passed: boolean;
  steps: number;
  searches: number;
  draws: number;
  doubled_sale: boolean;
  after_fight: boolean;
  may_loot: boolean;
  given: number[];
  winners: number[];
  hands: Card[][] | null;
}

/** A character and all that lies in front of it. */
export interface Baby {
  seat: number;
  level: number;
  girl: boolean;
  strength: number;
  classes: Card[];
  races: Card[];
  super_munchkin: boolean;
  half_breed: boolean;
  items: Item[];
  hireling: boolean;
  lasting: Lasting[];
  doors: number;
  treasures: number;
  known: Known[];
  hand_limit: number;
  gold: number;
  in_combat: boolean;
  time_out: boolean;
  free: number;
}

/** A card as it is printed. */
export interface Card {
  id: string;
  name: string;
  called: string;
  sort: string;
  deck: string;
  text: string;
  bad: string;
  level: number;
  treasures: number;
  bonus: number;
  gold: number;
  slot: string;
  big: boolean;
}

/** An Item on a table. */
export interface Item {
  card: Card;
  equipped: boolean;
  usable: boolean;
  bonus: number;
  hireling: boolean;
  cheat: boolean;
}

/** Something that lasts: a Curse in front of its victim, or a marker. */
export interface Lasting {
  card: Card | null;
  effect: string;
  n: number;
  active: boolean;
}

/** A card in somebody's hand that the viewer knows. */
export interface Known {
  card: Card;
  everybody: boolean;
}

/** The combat: both sides, with every number of their sums. */
export interface Fight {
  fighter: number;
  helper: number | null;
  compelled: boolean;
  side: number;
  monsters: number;
  winning: boolean;
  wins_ties: boolean;
  doubled: boolean;
  side_parts: Part[];
  monster_parts: Part[];
  foes: Foe[];
  treasures: number;
  levels: number;
  for_the_win: boolean;
  help_forbidden: boolean;
  helpers: Helper[];
  fleeing: boolean;
  runners: number[];
  still_to_flee: Card[];
  killed: Card[];
  banked: number;
  granted: number;
  spent: Card[];
  spoils: Card[];
  offer: Offer;
  deal: Offer;
  asked: number[];
  asks: number;
  refused: number;
  volunteers: number[];
  berserked: number[];
  turned: number[];
  compels: number[];
  stabbed: number[][];
  answer: string | null;
  answered: number[];
}

/** One number of a sum: where it comes from, and how much. */
export interface Part {
  what: string;
  card: Card | null;
  seat: number | null;
  n: number;
}

/** A monster in the fight, with its twins. */
export interface Foe {
  card: Card;
  count: number;
  undead: boolean;
  strength: number;
  treasures: number;
  escape: number;
  parts: Part[];
  enhancers: Card[];
}

/** What the fight would come to with somebody who might help. */
export interface Helper {
  seat: number;
  strength: number;
  side: number;
  monsters: number;
  winning: boolean;
  levels: number;
  treasures: number;
  outcome: string;
}

/** What a helper is offered, or was promised. */
export interface Offer {
  items: Card[];
  treasures: number;
  pick: string;
  plays: Card[];
}

/** An open trade offer. */
export interface Deal {
  source: number;
  target: number;
  gives: Card[];
  wants: Card[];
}

/** A deck and its discards. What everybody has seen go there is remembered; nobody looks through it. */
export interface Pile {
  deck: number;
  discards: number;
  top: Card | null;
  remembered: string[];
}

/** The whole table: in this game everybody sees the same. */
export interface WombatView {
  type: 'wombat_rescue';
  viewer: number | null;
  seats: number;
  waiting: number[];
  progress: number;
  scores: number[];
  phase: string;
  turn: number;
  start: number;
  turns: number;
  most_turns: number;
  moves_left: number;
  layout: string;
  hexes: Hex[];
  home: number;
  start_den: number | null;
  food: Disk[];
  cubes: Cubes[];
  smell: number[][];
  babies: BabySpace[];
  wombats: Wombat[];
  controller: number | null;
  dingoes: Dingo[];
  die: number | null;
  steps_left: number;
  rolls_left: number;
  awake: boolean;
  caught: number[];
  heirs: number[];
  then: string;
  ways: Way[];
  card: WombatRescueCard | null;
  passed: WombatRescueCard[];
  aside: WombatRescueCard[];
  revealed: boolean;
  deck: number;
  discard: Record<string, number>;
  bag: Record<string, number>;
  ended: string | null;
}

/** A space of the map; its number is its place in the list. */
export interface Hex {
  q: number;
  r: number;
  terrain: string | null;
  mark: string;
  tile: string | null;
  slot: string;
}

/** A food disk on the map. */
export interface Disk {
  space: number;
  colour: string;
}

/** Poop cubes of one player on one space, and how far they smell. */
export interface Cubes {
  space: number;
  seat: number;
  count: number;
  radius: number;
}

/** Where a baby tile's babies wait, and whose are still there. */
export interface BabySpace {
  baby: number;
  space: number;
  tile: string;
  waiting: number[];
}

/** A player: her mama and her board. */
export interface Wombat {
  colour: string;
  space: number;
  in_smell_area: boolean;
  lost: boolean;
  pouch: number | null;
  home: number[];
  mouth: Record<string, number>;
  mouth_value: number;
  left: Record<string, number> | null;
  middle: Record<string, number> | null;
  right: (Record<string, number>)[];
  supply: number;
  tiles: Record<string, boolean>;
  protected: boolean;
  holding: boolean;
  reserve: boolean;
  away: number;
}

/** A dingo. */
export interface Dingo {
  number: number;
  space: number | null;
  running: boolean;
  waits: string | null;
  prey: Prey[];
  steps: number[];
  runs: number[][];
}

/** Whom a dingo would chase: a player, or in the solo game a baby; how far it is, and one of the shortest ways. */
export interface Prey {
  seat: number | null;
  baby: number | null;
  distance: number;
  path: number[];
}

/** A choice that leads somewhere: the spaces from where it begins to where it ends, and what happens there. */
export interface Way {
  action: number;
  how: string;
  path: number[];
  pushes: Push[];
  stop: string | null;
  eats: string | null;
  finds: number | null;
  rescues: boolean;
  caught: boolean;
  home: number;
  dingo: number | null;
}

/** A mama who would be pushed, and over which spaces. */
export interface Push {
  seat: number;
  path: number[];
}

/** A wander card. */
export interface WombatRescueCard {
  name: string;
  terrains: string[];
  food: boolean;
}

export type FromServer = Welcome | TableChanged | PositionChanged | WindowChanged | ThinkingChanged | Accepted | NotAccepted | Said | Bye | Pong;

export type FromClient = Move | Chat | AskUndo | AnswerUndo | Hold | Order | Pause | Ping;

/** The view of any game of ours. */
export type GameView = BigMonsterView | RescueView | CafeView | BabiesView | WombatView;
