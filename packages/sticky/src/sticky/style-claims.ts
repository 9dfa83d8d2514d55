/** Many inline styles of one element that change together: what stays the same is not touched. */
import { type Claim, claim } from '@enliven/core';

/** By property; values may end in `!important`. Without a value the server's counts. */
export type Styles = Readonly<Record<string, string | false | 0 | undefined>>;

/** @returns makes these the ones that are held; none gives everything back */
export function styleClaims(element: Element): (wanted: Styles) => void {
  // The browser spells some of them differently, so asking the element would not do.
  const held: Record<string, { value: string; release: Claim }> = {};
  return (wanted) => {
    for (const name of Object.keys({ ...held, ...wanted })) {
      const known = held[name];
      const value = wanted[name];
      if (!value) {
        known?.release();
        delete held[name];
      } else if (!known) held[name] = { value, release: claim(element, `style:${name}`, value) };
      else if (known.value !== value) {
        known.value = value;
        known.release.to(value);
      }
    }
  };
}
