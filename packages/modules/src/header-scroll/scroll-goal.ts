/** Where a press on a header's scroll-down link leads (docs/reference/fullwidth-headers.md#scroll-down-link). */
import { type ChromeHeights, FIXED_ABOVE } from '@enliven/core';

/** Window width in CSS pixels from which the admin bar stays at the top. */
const ADMIN_BAR_FROM = 782;

export interface Scene {
  /** Lower edge of the header's section with its margin, in pixels from the document's top. */
  bottom: number;
  width: number;
  chrome: ChromeHeights;
  /** From the body's classes. */
  fixedNav: boolean;
  transparentNav: boolean;
  hideNav: boolean;
  /** The main header is in its fixed state now. */
  isFixed: boolean;
}

/** Pixels from the document's top. */
export function scrollGoal(scene: Scene): number {
  const { bottom, width, chrome, fixedNav, transparentNav, hideNav, isFixed } = scene;
  const { adminBar, topHeader, header } = chrome;
  const fixed = chrome.fixed ?? header;
  const onDesktop = fixedNav && width > FIXED_ABOVE;
  // The page loses what the header loses when it becomes fixed.
  const shrinks = onDesktop && !transparentNav && !hideNav ? fixed - (chrome.onLoad ?? fixed) : 0;
  const corrects = fixedNav && transparentNav && isFixed ? fixed - header : 0;
  const covered = (width >= ADMIN_BAR_FROM ? adminBar : 0) + (onDesktop ? topHeader : 0) + (fixedNav ? fixed : 0);
  return bottom + shrinks + corrects - covered;
}
