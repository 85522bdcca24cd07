/** What the tray may be opened for: read from who the viewer is and what is going on. */
import type { BabiesView, Choice } from '../../generated/messages';
import { verb } from '../../play/choices';
import { isCloser, isStep } from './offering';

export function purposes(view: BabiesView, choices: readonly Choice[]): string[] {
  if (
    view.viewer === null ||
    view.phase === 'creation' ||
    !choices.some((choice) => isStep(choice) || isCloser(choice))
  )
    return [];
  const baby = view.babies[view.viewer];
  const { fight } = view;
  const is = (badge: string) => [...(baby?.classes ?? []), ...(baby?.races ?? [])].some((card) => card.id === badge);
  const steps = new Set(choices.map(verb));
  const lays = steps.has('lay');
  const rolling = view.phase === 'roll_window' && view.doing.at(-1)?.['roller'] === view.viewer;
  const found: string[] = [];
  if (fight && fight.fighter === view.viewer && (steps.has('ask') || steps.has('share') || steps.has('order')))
    found.push('Ask for help');
  if (view.phase === 'help_ask' && view.waiting.includes(view.viewer)) found.push('Make a counter-offer');
  if (lays && fight && !fight.fleeing && baby?.in_combat) {
    if (is('ankle_biter') && !fight.berserked.includes(view.viewer)) found.push('Go berserk');
    if (is('holy_terror') && !fight.turned.includes(view.viewer) && fight.foes.some((foe) => foe.undead))
      found.push('Turn the Undead');
  }
  if (lays && is('crumb_snatcher')) found.push(fight ? 'Backstab' : 'Steal');
  if (lays && rolling && is('wiz_kid')) found.push('Fly');
  if (lays && rolling && is('quarterling')) found.push('Roll again');
  if (steps.has('aim')) found.push('Swap a monster');
  const own = view.turn === view.viewer && !fight;
  found.push(own ? 'Sell, trade, show' : 'Trade, show');
  return found;
}
