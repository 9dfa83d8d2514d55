/** Frames of other hosts: authors may write `data-lazy-src`, but must not choose which hosts a page frames (docs/reference/security.md#frames). */

/**
 * Returns the address that a lazy element would frame, if it must be checked: an address of another host that the server does not repeat
 * in a `noscript` element beside it, as cache plugins do for each original frame of the page.
 */
export const foreignFrame = (element: Element, address: string | null): string | undefined => {
  if (!address || !element.matches('iframe,frame,object,embed')) return undefined;
  try {
    if (new URL(address, location.href).origin === location.origin) return undefined;
  } catch {}
  return element.nextElementSibling?.matches('noscript') ? undefined : address;
};
