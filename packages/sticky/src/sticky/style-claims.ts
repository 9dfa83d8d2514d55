/** Many inline styles of one element that change together: what stays the same is not touched. */
import { type Claim, claim } from '@enliven/core';

/** By property; values may end in `!important`. */
export type Styles = Readonly<Record<string, string>>;

/** @returns makes these the ones that are held; none gives everything back */
export function styleClaims(element: Element): (wanted: Styles) => void {
  // The browser spells some of them differently, so asking the element would not do.
  const held = new Map<string, { value: string; release: Claim }>();
  return (wanted) => {
    for (const [name, { release }] of held) {
      if (name in wanted) continue;
      release();
      held.delete(name);
    }
    for (const [name, value] of Object.entries(wanted)) {
      const known = held.get(name);
      if (!known) held.set(name, { value, release: claim(element, `style:${name}`, value) });
      else if (known.value !== value) {
        known.value = value;
        known.release.to(value);
      }
    }
  };
}
