/** Reads the transforms a module has of its own: `{scaleX: 1.2, rotateZ: "5deg"}`. */
import { asRecord, asText } from '@enliven/core';
import type { Static } from './effect';

/** Unit of arguments that are bare numbers. */
const UNITS: Readonly<Record<string, string>> = {
  scaleX: '',
  scaleY: '',
  translateX: 'px',
  translateY: 'px',
  rotateX: 'deg',
  rotateY: 'deg',
  rotateZ: 'deg',
  skewX: 'deg',
  skewY: 'deg',
};

/** In the order the page has them; what is empty or no such function is left out. */
export function parseStatics(transforms: unknown): Static[] {
  const entries = Object.entries(asRecord(transforms));
  return entries.flatMap(([name, value]): Static[] => {
    const argument = asText(value)?.trim();
    if (!argument || !Object.hasOwn(UNITS, name)) return [];
    return [[name, /^[+-]?[\d.]+$/.test(argument) ? argument + UNITS[name] : argument]];
  });
}
