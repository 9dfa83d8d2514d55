/** Waits for the style sheets that hold a page up: whatever is measured before they are here is wrong. */

/** Milliseconds: as long as `failsafe.css` waits for scripts. A sheet that hangs holds nothing back for longer. */
const PATIENCE = 4000;

/** Broken ones have no sheet either, but the browser has done with them. */
const isPending = ({ sheet, disabled, media, href }: HTMLLinkElement): boolean =>
  !sheet && !disabled && matchMedia(media || 'all').matches && performance.getEntriesByName(href).length === 0;

const areHere = (): boolean =>
  ![...document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]:not([rel~=alternate])')].some(isPending);

/** Resolves once the page is shown as its style sheets want it, or has been waited for long enough. */
export function whenStyled(): Promise<void> {
  return new Promise((resolve) => {
    if (areHere()) return resolve();
    const events = ['load', 'error'];
    function end(): void {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      for (const type of events) removeEventListener(type, look, true);
      resolve();
    }
    const look = () => areHere() && end();
    // Browsers draw no frame before the sheets that hold the page up are here: what is still missing then does not.
    const frame = requestAnimationFrame(end);
    const timer = setTimeout(end, PATIENCE);
    // Nothing is drawn in the background, either. Events of links do not bubble.
    for (const type of events) addEventListener(type, look, true);
  });
}
