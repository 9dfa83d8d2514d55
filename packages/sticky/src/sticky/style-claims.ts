/** Claims several inline styles of one element and writes those that change. */
import { type Claim, claim, measure } from '@enliven/core';
import type { ByEdge } from './sticky-setting';

/** Property → value, which may end in `!important`; without a value the server's style applies. */
export type Styles = Readonly<Record<string, string | false | 0 | undefined>>;

/** @returns sets the claimed styles; without any, releases all */
export function createStyleClaims(element: Element): (wanted?: Styles) => void {
  const claims: Record<string, Claim> = {};
  // Browsers normalize values, so the element's own style cannot be compared.
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

/** Milliseconds without a change until the padding is written. During scrolling, a change makes browsers with scroll anchoring jump. */
const REST = 100;

/** Keeps focused and anchored elements clear of stuck modules (WCAG 2.4.11, docs/reference/sticky.md#room-for-reading). @returns takes the covered pixels and sets `scroll-padding` after a delay; without any, releases it at once */
export function createScrollPadding(root: Element): (covered?: ByEdge<number>) => void {
  const claims = createStyleClaims(root);
  const padding = (pixels: number) => pixels && `${pixels}px`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelWrite = () => {};
  return (covered) => {
    clearTimeout(timer);
    cancelWrite();
    if (!covered) return claims();
    const { top, bottom } = covered;
    const wanted = () => ({ 'scroll-padding-top': padding(top), 'scroll-padding-bottom': padding(bottom) });
    // A write between frames would force layout at the next read.
    timer = setTimeout(() => {
      cancelWrite = measure(wanted, claims);
    }, REST);
  };
}
