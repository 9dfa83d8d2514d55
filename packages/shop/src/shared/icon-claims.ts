/** Icons by device, which a module says and what is in it shows. */
import type { Wanted } from '@enliven/core';

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
