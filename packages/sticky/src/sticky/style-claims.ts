/** Many inline styles of one element that change together: what stays the same is not touched. */
import { type Claim, claim } from '@enliven/core';

/** By property; values may end in `!important`. Without a value the server's counts. */
export type Styles = Readonly<Record<string, string | false | 0 | undefined>>;

/** @returns makes these the ones that are held; none gives everything back */
export function styleClaims(element: Element): (wanted: Styles) => void {
  // The browser spells some of them differently, so asking the element would not do.
  const held = new Map<string, { value: string; release: Claim }>();
  return (wanted) => {
    for (const [name, { release }] of held) {
      if (wanted[name]) continue;
      release();
      held.delete(name);
    }
    for (const [name, value] of Object.entries(wanted)) {
      const known = held.get(name);
      if (!value || known?.value === value) continue;
      if (known) known.release.to(value);
      held.set(name, { value, release: known?.release ?? claim(element, `style:${name}`, value) });
    }
  };
}
