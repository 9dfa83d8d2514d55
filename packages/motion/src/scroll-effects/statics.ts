/** Reads the transforms a module has of its own: `{scaleX: 1.2, rotateZ: "5deg"}`. */
import { asRecord, asText } from '@enliven/core';
import type { Static } from './effect';

const FUNCTION = /^(scale|translate|rotate|skew)[XYZ]$/;
/** Units of arguments that are bare numbers; all others are angles. */
const UNITS: Readonly<Record<string, string>> = { scale: '', translate: 'px' };

/** In the order the page has them; what is empty or no such function is left out. */
export const parseStatics = (transforms: unknown): Static[] =>
  Object.entries(asRecord(transforms)).flatMap(([name, value]): Static[] => {
    const [, family] = FUNCTION.exec(name) ?? [];
    const argument = asText(value)?.trim();
    if (!argument || !family) return [];
    return [[name, argument + (/^[+-]?[\d.]+$/.test(argument) ? (UNITS[family] ?? 'deg') : '')]];
  });
