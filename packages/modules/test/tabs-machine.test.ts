/** Tabs machine: choices and ended fades. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTabs, shownTab, type TabsEvent, type TabsState, tabsMachine } from '../src/tabs/tabs';

const run = (start: TabsState, ...events: TabsEvent[]) => events.reduce(tabsMachine, start);
const choose = (tab: number, fade: 'both' | 'in' | 'none' = 'both'): TabsEvent => ({ type: 'choose', tab, fade });
const done: TabsEvent = { type: 'done' };

describe('tabsMachine', () => {
  it('ends the fade of the old panel before the new one fades in (Divi 4)', () => {
    const leaving = run(initialTabs(0), choose(2));
    expect(leaving).toMatchObject({ active: 2, previous: 0, phase: 'leaving' });
    expect(shownTab(leaving)).toBe(0);
    const entering = run(leaving, done);
    expect(entering).toMatchObject({ active: 2, phase: 'entering' });
    expect(shownTab(entering)).toBe(2);
    expect(run(entering, done).phase).toBe('idle');
  });

  it('fades only the new panel (Divi 5)', () => {
    const entering = run(initialTabs(0), choose(1, 'in'));
    expect(entering.phase).toBe('entering');
    expect(shownTab(entering)).toBe(1);
    expect(run(entering, done).phase).toBe('idle');
  });

  it('switches at once without motion', () => {
    expect(run(initialTabs(0), choose(1, 'none'))).toMatchObject({ active: 1, phase: 'idle' });
  });

  it('ignores a choice during a fade, and the choice of the active tab', () => {
    const leaving = run(initialTabs(0), choose(1));
    expect(run(leaving, choose(2)).active).toBe(1);
    expect(run(initialTabs(1), choose(1))).toEqual(initialTabs(1));
  });

  it('keeps the last tab requested during a fade', () => {
    const leaving = run(initialTabs(0), choose(1), { type: 'want', tab: 2 }, { type: 'want', tab: 3 });
    expect(leaving.wanted).toBe(3);
    const rested = run(leaving, done, done);
    expect(rested).toMatchObject({ phase: 'idle', active: 1, wanted: 3 });
    expect(run(rested, choose(3)).wanted).toBeNull();
  });

  it('always ends idle and shows an existing tab', () => {
    const event = fc.oneof(
      fc.record({
        type: fc.constant('choose' as const),
        tab: fc.nat(5),
        fade: fc.constantFrom('both' as const, 'in' as const, 'none' as const),
      }),
      fc.record({ type: fc.constant('want' as const), tab: fc.nat(5) }),
      fc.constant(done),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = run(initialTabs(0), ...events);
        return shownTab(state) <= 5 && run(state, done, done).phase === 'idle';
      }),
    );
  });
});
