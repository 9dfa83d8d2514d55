/** Waits for the style sheets of a page: whatever is measured before they are here is wrong. */

/** Broken ones have no sheet either, but the browser has done with them. */
const isPending = ({ sheet, disabled, media, href }: HTMLLinkElement): boolean =>
  !sheet && !disabled && matchMedia(media || 'all').matches && performance.getEntriesByName(href).length === 0;

const areHere = (): boolean =>
  document.readyState === 'complete' ||
  ![...document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet][href]')].some(isPending);

/** Resolves once the page is shown as its style sheets want it, at the latest when all of it has loaded. */
export function whenStyled(): Promise<void> {
  return new Promise((resolve) => {
    const events = ['load', 'error'];
    function look(): void {
      if (!areHere()) return;
      for (const type of events) removeEventListener(type, look, true);
      resolve();
    }
    // Of the links, which do not bubble, and of the window.
    for (const type of events) addEventListener(type, look, true);
    look();
  });
}
