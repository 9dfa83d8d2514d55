/** Detection of other scripts that may look for elements of behaviors, and a hold on jQuery's `ready` until those elements exist (docs/reference/coexistence.md#elements-built-at-ready). */
import { sharedByVersions } from '../runtime/shared';
import { global } from './global';

/** The parts of jQuery that decide when `ready` handlers run. */
interface ReadyQueue {
  (handler: () => void): unknown;
  /** 0 once the handlers run. */
  readyWait?: unknown;
  holdReady?: unknown;
}

/** Maximum hold on `ready`, in milliseconds. */
const LONGEST_HOLD = 2000;

/** Matches inline scripts that look for elements, even while a speed plugin delays them. */
const ELEMENT_SEARCH = /querySelector|getElement|jQuery|\$\(/;

const jQueryOf = (): ReadyQueue | undefined => {
  const found = global('jQuery');
  return typeof found === 'function' ? (found as unknown as ReadyQueue) : undefined;
};

/** Result for the scripts on the page, which are identified by their number and the last one. */
let searched: { count: number; last: Element | undefined; isFound: boolean } | undefined;

/** Whether jQuery, or an inline script that looks for elements, is on the page. */
export function hasNeighbors(): boolean {
  if (jQueryOf()) return true;
  const scripts = [...document.querySelectorAll('script')];
  const last = scripts.at(-1);
  if (scripts.length !== searched?.count || last !== searched.last)
    searched = {
      count: scripts.length,
      last,
      isFound: scripts.some(
        (script) => script.matches(':not([src],[type*=json])') && ELEMENT_SEARCH.test(script.textContent ?? ''),
      ),
    };
  return searched.isFound;
}

/** Shared by the loader and the runtime, which each contain a copy of this file. */
const ready = sharedByVersions('ready', () => ({ isAnnounced: false }));

/** Sends the event of the theme's own script after all `ready` handlers, unless that script or its stand-in does. */
function announce(jQuery: ReadyQueue): void {
  if (ready.isAnnounced) return;
  ready.isAnnounced = true;
  jQuery(() =>
    setTimeout(() => {
      if (global('et_load_event_fired') === undefined)
        document.dispatchEvent(new CustomEvent('et_pb_after_init_modules', { bubbles: true }));
    }),
  );
}

/**
 * Holds jQuery's `ready` handlers until the elements exist that they may look for, for two seconds at most. Does nothing without
 * jQuery, or once the handlers run.
 *
 * @returns the function that releases them
 */
export function holdReady(): () => void {
  const jQuery = jQueryOf();
  const hold = jQuery?.holdReady;
  if (!jQuery || typeof hold !== 'function' || !(Number(jQuery.readyWait) > 0)) return () => {};
  announce(jQuery);
  hold(true);
  const timer = setTimeout(release, LONGEST_HOLD);
  let isHeld = true;
  function release(): void {
    if (!isHeld) return;
    isHeld = false;
    clearTimeout(timer);
    (hold as (held: boolean) => void)(false);
  }
  return release;
}
