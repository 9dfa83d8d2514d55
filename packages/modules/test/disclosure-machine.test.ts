/** The four states of a disclosure. */
import { describe, expect, it } from 'vitest';
import { type DisclosureEvent, type DisclosureState, disclose, isExpanded, isMoving } from '../src/shared/disclosure';

describe('disclose', () => {
  it.each<[DisclosureState, DisclosureEvent, DisclosureState]>([
    ['closed', 'press', 'opening'],
    ['opening', 'done', 'open'],
    ['open', 'press', 'closing'],
    ['closing', 'done', 'closed'],
    ['opening', 'press', 'opening'],
    ['closing', 'press', 'closing'],
    ['open', 'done', 'open'],
    ['closed', 'done', 'closed'],
    ['closed', 'opened', 'open'],
    ['closed', 'closed', 'closed'],
    ['open', 'closed', 'closed'],
    ['opening', 'closed', 'opening'],
    ['closing', 'opened', 'closing'],
  ])('changes %s with %s to %s', (state, event, next) => {
    expect(disclose(state, event)).toBe(next);
  });

  it('has states that isExpanded() and isMoving() tell apart', () => {
    const states: DisclosureState[] = ['closed', 'opening', 'open', 'closing'];
    expect(states.map(isExpanded)).toEqual([false, true, true, false]);
    expect(states.map(isMoving)).toEqual([false, true, false, true]);
  });
});
