/** Accordion machine: the items that may be open, and the items that may be pressed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accordionMachine, canPress, correctedScroll, type Guard } from '../src/accordion/accordion';
import type { DisclosureState } from '../src/shared/disclosure';

const press = (guard: Guard, items: DisclosureState[], item: number) =>
  accordionMachine(guard)({ items }, { type: 'press', item }).items;
const done = (items: DisclosureState[], item: number) =>
  accordionMachine('accordion')({ items }, { type: 'done', item }).items;

describe('accordionMachine', () => {
  it('opens the pressed item while the open one closes', () => {
    expect(press('accordion', ['open', 'closed', 'closed'], 1)).toEqual(['closing', 'opening', 'closed']);
    expect(done(['closing', 'opening', 'closed'], 0)).toEqual(['closed', 'opening', 'closed']);
    expect(done(['closed', 'opening', 'closed'], 1)).toEqual(['closed', 'open', 'closed']);
  });

  it('leaves the open item open', () => {
    expect(press('accordion', ['open', 'closed'], 0)).toEqual(['open', 'closed']);
    expect(press('item', ['open', 'closed'], 0)).toEqual(['open', 'closed']);
  });

  it('opens the pressed item when none is open', () => {
    expect(press('accordion', ['closed', 'closed'], 1)).toEqual(['closed', 'opening']);
  });

  it('ignores presses during any animation in Divi 4, and in Divi 5 only presses on a moving item', () => {
    expect(press('accordion', ['closing', 'opening', 'closed'], 2)).toEqual(['closing', 'opening', 'closed']);
    expect(press('item', ['closing', 'opening', 'closed'], 2)).toEqual(['closing', 'closing', 'opening']);
    expect(press('item', ['closing', 'opening', 'closed'], 1)).toEqual(['closing', 'opening', 'closed']);
  });

  it('closes every open item', () => {
    expect(press('item', ['open', 'open', 'closed'], 2)).toEqual(['closing', 'closing', 'opening']);
  });

  it('ignores items that do not exist', () => {
    expect(press('accordion', ['open'], 7)).toEqual(['open']);
    expect(canPress({ items: [] }, 0, 'accordion')).toBe(false);
  });

  it.each(['accordion', 'item'] as const)(
    'never has two open items at rest, for any sequence of presses (%s)',
    (guard) => {
      const event = fc.record({ type: fc.constantFrom('press' as const, 'done' as const), item: fc.nat(4) });
      fc.assert(
        fc.property(fc.array(event), (events) => {
          const start = { items: ['open', 'closed', 'closed', 'closed', 'closed'] as DisclosureState[] };
          const machine = accordionMachine(guard);
          const { items } = events.reduce(machine, start);
          const isAtRest = items.every((state) => state === 'open' || state === 'closed');
          return !isAtRest || items.filter((state) => state === 'open').length <= 1;
        }),
      );
    },
  );
});

describe('correctedScroll', () => {
  it.each([
    [1000, 100, 900, 750],
    [1000, 100, 1099, 949],
    [1000, 100, 1100, null],
    [0, 0, 500, null],
    [300, 80, 120, -10],
  ])('for a scroll position of %d, a header of %d and an item at %d is %s', (scrolled, header, top, to) => {
    expect(correctedScroll(scrolled, header, top)).toBe(to);
  });
});
