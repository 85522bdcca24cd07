import type { Choice } from '../src/generated/messages';

/** A choice of which only these facts matter. */
export const choice = (facts: Partial<Choice>): Choice => ({
  action: 0,
  text: 'seat table=1',
  label: 'It',
  places: ['table:1'],
  final: true,
  title: '',
  note: '',
  ask: '',
  answer: '',
  gain: null,
  receipt: [],
  outcome: '',
  brief: '',
  good: false,
  seats: [],
  ...facts,
});
