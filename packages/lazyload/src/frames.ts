/** Frames of other hosts: an author may write `data-lazy-src`, but not what a page frames (docs/reference/security.md#frames). */

/**
 * Returns the address that a lazy element would frame, if it has to be judged: one of another host that the server does not repeat in a
 * `noscript` element beside it, as cache plugins do for each frame that the page had itself.
 */
export const foreignFrame = (element: Element, address: string | null): string | undefined => {
  if (!address || !element.matches('iframe,frame,object,embed')) return undefined;
  try {
    if (new URL(address, location.href).origin === location.origin) return undefined;
  } catch {}
  return element.nextElementSibling?.matches('noscript') ? undefined : address;
};
