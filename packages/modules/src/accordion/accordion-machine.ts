/** State of an accordion: which items are open or moving. */
import { type DisclosureState, disclose, isExpanded, isMoving } from '../shared/disclosure';

export interface AccordionState {
  items: readonly DisclosureState[];
}

export type AccordionEvent = { type: 'press' | 'done'; item: number };

/** Divi 4 ignores every press while anything in the accordion moves; Divi 5 only presses on what moves itself. */
export type Guard = 'accordion' | 'item';

/** Whether a press opens the item: open and moving items ignore presses. */
export function canPress({ items }: AccordionState, item: number, guard: Guard): boolean {
  if (items[item] !== 'closed') return false;
  return guard === 'item' || !items.some(isMoving);
}

/** What is open, and in Divi 5 also what still opens, closes while the pressed one opens (docs/reference/toggles-and-accordions.md#accordions). */
export function accordionMachine(guard: Guard) {
  return (state: AccordionState, { type, item }: AccordionEvent): AccordionState => {
    if (type === 'done') return { items: state.items.map((one, at) => (at === item ? disclose(one, 'done') : one)) };
    if (!canPress(state, item, guard)) return state;
    return {
      items: state.items.map((one, at) => {
        if (at === item) return disclose(one, 'press');
        return isExpanded(one) ? 'closing' : one;
      }),
    };
  };
}
