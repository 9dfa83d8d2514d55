/** What else covers the top of the window: the admin bar and the theme's fixed headers (contract B §8). */
import { asRecord, page } from '@enliven/core';
import { inertClone } from './inert-clone';
import type { KnownHeights } from './offset';

/** Pixels of the whole window from which Extra's header is fixed. */
const EXTRA_FROM = 1024;

/** Only inside the shared read phase. */
export function knownHeights(document: Document): KnownHeights {
  const view = document.defaultView as Window;
  const { diviTheme, extraTheme } = asRecord(asRecord(page().global('et_builder_utils_params')).condition);
  const isFixed = (element: HTMLElement) => view.getComputedStyle(element).position === 'fixed';
  const height = (selector: string, measured = (element: HTMLElement) => element.offsetHeight) => {
    const element = document.querySelector<HTMLElement>(selector);
    return element && isFixed(element) ? measured(element) : 0;
  };
  const divi = diviTheme || document.body.classList.contains('et_divi_theme');
  const themed = divi || (extraTheme && view.innerWidth >= EXTRA_FROM);
  const fixed = themed && document.body.classList.contains('et_fixed_nav');
  return {
    adminBar: height('#wpadminbar'),
    secondaryHeader: fixed && divi ? height('#top-header') : 0,
    primaryHeader: fixed ? height('#main-header', shrunkHeight) : 0,
  };
}

/** As high as it is once the page is scrolled. */
function shrunkHeight(header: HTMLElement): number {
  const clone = inertClone(header, 'et-script-temporary-measurement');
  // Style sheets know it by its id.
  clone.id = header.id;
  clone.classList.add('et-fixed-header');
  header.after(clone);
  const height = clone.offsetHeight;
  clone.remove();
  return height;
}
