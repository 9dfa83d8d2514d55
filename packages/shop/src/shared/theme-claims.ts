/** What the theme writes onto boxes and icons of a shop. */
import { membersOf, type Wanted } from '@enliven/core';

const BOXES = [
  ['ship_to_different_address', 'div.shipping_address'],
  ['createaccount', 'div.create-account'],
] as const;

/** Panels of a checkout that a tick opens: another address, an account. */
export const boxClaims = (root: Element): Wanted[] =>
  BOXES.flatMap(([name, selector]): Wanted[] => {
    const tick = membersOf(root).querySelector<HTMLInputElement>(`input[type="checkbox"][name="${name}"]`);
    const panel = tick && membersOf(root).querySelector(selector);
    return panel ? [[panel, 'style:display', tick?.checked ? 'block' : 'none']] : [];
  });

/**
 * @param iconOf says the icon for a device, which is the end of an attribute's name
 * @param className what an icon for a device adds to the class, if anything
 */
export const iconClaims = (to: Element, iconOf: (device: string) => string | null, className?: string): Wanted[] =>
  ['', '-tablet', '-phone', '-sticky'].flatMap((device): Wanted[] => {
    const icon = iconOf(device);
    if (!icon) return [];
    return [
      [to, `attr:data-icon${device}`, icon],
      ...(className ? [[to, `class:${className}${device.replace('-', '_')}`, true] as const] : []),
    ];
  });
