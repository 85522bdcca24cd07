import { describe, expect, it } from 'vitest';
import type { Analysis, Moment } from '../src/generated/messages';
import { course, frameOf, kept, moments } from '../src/replay/course';

const moment = (number: number, last: number, chances: number[]): Moment => ({
  number,
  last,
  seat: 0,
  text: 'draw',
  label: 'Draw',
  chances,
  better: null,
});
const analysis: Analysis = {
  game: 'monster_cafe',
  rules: '1',
  players: ['Ann', 'Ben'],
  lines: 100,
  opening: [0.5, 0.5],
  moments: [moment(3, 4, [0.6, 0.4]), moment(5, 5, [0.7, 0.3]), moment(6, 8, [1, 0])],
  stories: ['Ann won.', 'Ben came second.'],
};
const frames = (...moves: number[]) => moves.map((move) => ({ move }));

describe('an analysis along a replay', () => {
  it('has everybody’s chances at every frame', () => {
    expect(course(analysis, frames(2, 4, 5, 8))).toEqual([
      [0.5, 0.5],
      [0.6, 0.4],
      [0.7, 0.3],
      [1, 0],
    ]);
  });

  it('finds the frame of a move', () => {
    expect(analysis.moments.map((one) => frameOf(one, frames(2, 4, 5, 8)))).toEqual([1, 2, 3]);
  });

  it('leaves out what was taken back', () => {
    const taken = frames(2, 4, 5, 4, 5, 8); // a move, its way back, and another one instead
    expect(kept(taken)).toEqual([true, true, false, true, true, true]);
    expect(moments(analysis, taken).map((one) => one?.number)).toEqual([undefined, 3, undefined, 3, 5, 6]);
    expect(course(analysis, taken)[2]).toEqual([0.6, 0.4]);
    expect(analysis.moments.map((one) => frameOf(one, taken))).toEqual([1, 4, 5]);
  });
});
