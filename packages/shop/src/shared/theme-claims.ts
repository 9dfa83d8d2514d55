/** Claims for panels and icons of a shop that the theme's script writes. */
import { query, type WantedClaim } from '@enliven/core';

const PANELS = [
  ['ship_to_different_address', 'div.shipping_address'],
  ['createaccount', 'div.create-account'],
] as const;

/** Shows the panels of a checkout that a checkbox opens: another address, an account. */
export const panelClaims = (root: Element): WantedClaim[] =>
  PANELS.flatMap(([name, selector]): WantedClaim[] => {
    const checkbox = query<HTMLInputElement>(root, `input[type="checkbox"][name="${name}"]`);
    const panel = checkbox && query(root, selector);
    return panel ? [[panel, 'style:display', checkbox?.checked ? 'block' : 'none']] : [];
  });

/**
 * Returns the claims for an icon on each device.
 *
 * @param iconOf returns the icon for a device, given as the suffix of the attribute's name
 * @param className class that an icon for a device adds, if any
 */
export const iconClaims = (to: Element, iconOf: (device: string) => string | null, className?: string): WantedClaim[] =>
  ['', '-tablet', '-phone', '-sticky'].flatMap((device): WantedClaim[] => {
    const icon = iconOf(device);
    if (!icon) return [];
    return [
      [to, `attr:data-icon${device}`, icon],
      ...(className ? [[to, `class:${className}${device.replace('-', '_')}`, true] as const] : []),
    ];
  });
