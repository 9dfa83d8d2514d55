/** Fields that belong to a box of the checkout show as long as it is ticked (docs/reference/shop.md#checkout). */
import type { Wanted } from '@enliven/core';

const BOXES = [
  ['ship_to_different_address', 'div.shipping_address'],
  ['createaccount', 'div.create-account'],
] as const;

export const boxClaims = (root: Element): Wanted[] =>
  BOXES.flatMap(([name, selector]): Wanted[] => {
    const tick = root.querySelector<HTMLInputElement>(`input[type="checkbox"][name="${name}"]`);
    const panel = tick && root.querySelector(selector);
    return panel ? [[panel, 'style:display', tick?.checked ? 'block' : 'none']] : [];
  });
