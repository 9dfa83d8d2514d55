/** Wait for render-blocking style sheets, without which measurements are wrong. */

/** Maximum wait in milliseconds, as long as `failsafe.css` waits for scripts. */
const PATIENCE = 4000;

/** Whether a style sheet is loading. A broken one has no sheet either, but has a performance entry. */
const isPending = ({ sheet, disabled, media, href }: HTMLLinkElement): boolean =>
  !sheet && !disabled && matchMedia(media || 'all').matches && performance.getEntriesByName(href).length === 0;

const areHere = (): boolean =>
  ![...document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]:not([rel~=alternate])')].some(isPending);

/** Resolves once the style sheets of the page have loaded, or after the maximum wait. */
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
    // Browsers draw no frame before render-blocking sheets have loaded, so later ones do not block.
    const frame = requestAnimationFrame(end);
    const timer = setTimeout(end, PATIENCE);
    // Hidden pages draw no frames either. Events of links do not bubble.
    for (const type of events) addEventListener(type, look, true);
  });
}
