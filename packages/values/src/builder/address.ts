/** Where a module is in its layout: `0.1.2`, numbers from 0. */
import { text } from '../text';

/** The module and everything it is in, the nearest last; `[]` for what is no address. */
export function addressSequence(address: string | readonly (string | number)[]): string[] {
  const parts = Array.isArray(address) ? address.map(text) : text(address).split('.');
  return parts.every((part) => /^\d+$/.test(part)) ? parts.map((_, at) => parts.slice(0, at + 1).join('.')) : [];
}
