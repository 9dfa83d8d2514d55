/** Many inline styles of one element that change together: what stays the same is not touched. */
import { type Claim, claim } from '@enliven/core';

/** By property; values may end in `!important`. Without a value the server's counts. */
export type Styles = Readonly<Record<string, string | false | 0 | undefined>>;

/** @returns makes these the ones that are held; none gives everything back */
export function createStyleClaims(element: Element): (wanted?: Styles) => void {
  const claims: Record<string, Claim> = {};
  // The browser spells some of them differently, so asking the element would not do.
  let held: Styles = {};
  return (wanted = {}) => {
    for (const name of Object.keys({ ...held, ...wanted })) {
      const value = wanted[name];
      if (value === held[name]) continue;
      if (!value) {
        claims[name]?.();
        delete claims[name];
      } else if (claims[name]) claims[name].to(value);
      else claims[name] = claim(element, `style:${name}`, value);
    }
    held = wanted;
  };
}
