/** Recovery of streams, by the timelines of docs/reference/players.md#streams. */
import { describe, expect, it } from 'vitest';
import { nextRecovery, type Recovery, type Step } from '../src/engines/hls';

function steps(...times: number[]): Step[] {
  let state: Recovery = {};
  return times.map((time) => {
    const [next, step] = nextRecovery(state, time);
    state = next;
    return step;
  });
}

describe('nextRecovery', () => {
  it.each([
    [
      [0, 1000, 2000],
      ['recover', 'swap', 'give-up'],
    ],
    [
      [0, 4000, 8000],
      ['recover', 'recover', 'recover'],
    ],
    [
      [0, 1000, 3500],
      ['recover', 'swap', 'recover'],
    ],
    [
      [0, 3000],
      ['recover', 'swap'],
    ],
    [
      [0, 3001],
      ['recover', 'recover'],
    ],
  ])('returns for errors at %j: %j', (times, wanted) => expect(steps(...times)).toEqual(wanted));
});
