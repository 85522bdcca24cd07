/** What the lesson reads from a scene of Monster Café. */
import type { CafeView, Collection, LogLine, MonsterCafeTable } from '../../generated/messages';
import type { Scene } from '../../learn/lesson';
import { can, name } from '../../learn/scene';
import { KINDS, WORTH, type Kind } from '../../generated/monster_cafe';
import { signed } from '../../play/formatting';
import { cafe, kindOf, mealName, SIDES } from './kinds';

export function view(scene: Scene): CafeView {
  return cafe(scene.position.view);
}

export function mine(scene: Scene): Collection {
  return (
    view(scene).collections[scene.seat] ?? {
      monsters: {},
      tables: {},
      groups: [],
      feeds: [],
      score: 0,
      anything_eats: null,
      out: false,
    }
  );
}

export function number(table: MonsterCafeTable | undefined): number {
  return (table?.place ?? 0) + 1;
}

export function place(table: MonsterCafeTable | undefined): string {
  return table ? `table:${table.place}` : '';
}

export function firstMonster(collection: Collection): string {
  const [kind = ''] = Object.keys(collection.monsters);
  const { name: called, eats } = kindOf(kind);
  return eats
    ? `Your ${called} eats ${mealName(eats)} and nothing else: the dish on each monster’s card shows what it eats. You have no such plate yet, so it counts ${signed(WORTH[0] ?? 0)} for now.`
    : `Your Anything Eater eats whatever plate you own; every other monster eats the one dish on its card. You have no plate yet, so it counts ${signed(WORTH[0] ?? 0)} for now.`;
}

export function sorbet(scene: Scene): LogLine | undefined {
  return scene.position.log.find((line) => line.what === 'drew' && line.data['kind'] === 'lemon_sorbet');
}

function thisRound(scene: Scene): LogLine[] {
  const { log } = scene.position;
  return log.slice(log.findLastIndex((line) => line.what === 'round') + 1);
}

/** Somebody else who has cleared a table in this round. */
export function leaver(scene: Scene): LogLine | undefined {
  return thisRound(scene).find((line) => line.what === 'cleared' && line.seat !== scene.seat);
}

export function starter(scene: Scene): string {
  const seat = scene.position.log.findLast((line) => line.what === 'round')?.seat;
  return seat === scene.seat ? 'You cleared last, so you begin.' : `${name(scene, seat)} cleared last and begins.`;
}

export function empty(scene: Scene): MonsterCafeTable | undefined {
  return view(scene).centre.find((table) => table.monsters.length === 0);
}

export function full(scene: Scene): MonsterCafeTable | undefined {
  return view(scene).centre.find((table) => table.monsters.length === SIDES.length);
}

export function holdsAnything(scene: Scene): boolean {
  return can(scene, 'seat') && view(scene).drawn === 'anything';
}

/** Nothing but clearing is left. */
export function forced(scene: Scene): boolean {
  return can(scene, 'clear') && !can(scene, 'draw');
}

export function withAnything(scene: Scene): MonsterCafeTable | undefined {
  return view(scene).centre.find((table) => table.monsters.includes('anything'));
}

/** A table with the other plate of a meal that the learner has. */
export function second(scene: Scene): MonsterCafeTable | undefined {
  return view(scene).centre.find((table) => mine(scene).tables[table.meal] === 1);
}

/** A meal of the learner that feeds somebody. */
export function fed(scene: Scene): string | undefined {
  return Object.keys(mine(scene).tables).find((meal) => mine(scene).monsters[eaterId(meal)]);
}

export function eaterId(meal: string | undefined): string {
  return Object.keys(KINDS).find((kind) => meal && kindOf(kind).eats === meal) ?? '';
}

export function eater(meal: string | undefined): Kind {
  return kindOf(eaterId(meal));
}

/** The learner's sum. Its lines are not repeated: the pad beside it needs the room, on a phone all of it. */
export function counted({ seat, position }: Scene): string {
  return `That makes ${signed(position.result?.totals[seat] ?? 0)} for you. Each line of the pad opens, and shows whom it counts.`;
}
