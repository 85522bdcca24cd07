/** What may be put together with others or out of several cards: read from who the viewer is and what is going on. */
import type { BabiesView, Choice } from '../../generated/messages';
import type { Opener } from '../../play/board';
import { verb } from '../../play/choices';
import { gathering } from './gathering.svelte';
import { helping } from './helping.svelte';
import { looking } from '../../play/looking.svelte';
import { isCloser, isOnBody, isStep } from './offering';

export function purposes(view: BabiesView, choices: readonly Choice[]): Opener[] {
  const { viewer } = view;
  if (viewer === null || view.phase === 'creation') return [];
  const things =
    view.fight && looking.seat !== viewer && choices.some(isOnBody)
      ? [{ label: 'My things…', short: 'Mine…', run: () => (looking.seat = viewer) }]
      : [];
  return [...bargains(view, viewer, choices), ...things];
}

function bargains(view: BabiesView, viewer: number, choices: readonly Choice[]): Opener[] {
  if (!choices.some((choice) => isStep(choice) || isCloser(choice))) return [];
  const verbs = new Set(choices.map(verb));
  const found: Opener[] = [];
  if (verbs.has('ask'))
    found.push({ label: 'Ask for help…', short: 'Help…', main: true, run: () => helping.ask(view) });
  if (view.phase === 'help_ask' && view.waiting.includes(viewer))
    found.push({ label: 'Ask for more…', short: 'More…', run: () => helping.demand(view) });
  const own = view.turn === viewer && !view.fight;
  const lay = (purpose: string, brief = purpose) =>
    found.push({ label: `${purpose}…`, short: `${brief}…`, run: () => gathering.begin(purpose) });
  for (const power of powers(view, viewer, verbs)) lay(power);
  if (own) lay('Sell, trade, show', 'Sell');
  else lay('Trade, show', 'Trade');
  return found;
}

/** What a Class or a Race can that costs cards. */
function powers(view: BabiesView, seat: number, verbs: ReadonlySet<string>): string[] {
  const baby = view.babies[seat];
  const { fight } = view;
  const is = (badge: string) => [...(baby?.classes ?? []), ...(baby?.races ?? [])].some((card) => card.id === badge);
  const rolling = view.phase === 'roll_window' && view.doing.at(-1)?.['roller'] === seat;
  const fights = fight && !fight.fleeing && baby?.in_combat;
  const can: readonly (readonly [string, boolean | null | undefined])[] = [
    ['Go berserk', fights && is('ankle_biter') && !fight.berserked.includes(seat)],
    [
      'Turn the Undead',
      fights && is('holy_terror') && !fight.turned.includes(seat) && fight.foes.some((foe) => foe.undead),
    ],
    [fight ? 'Backstab' : 'Steal', is('crumb_snatcher')],
    ['Fly', rolling && is('wiz_kid')],
    ['Roll again', rolling && is('quarterling')],
    ['Swap a monster', verbs.has('aim')],
  ];
  return can.filter(([what, now]) => now && (verbs.has('lay') || what === 'Swap a monster')).map(([what]) => what);
}
