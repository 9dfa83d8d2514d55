/** Finds the theme's own scripts on the page: where they still run, ours for the same module stays out. */
import type { AnyBehavior } from '@enliven/core';
import { incumbentsOf } from './incumbents';

/** The one file in which Divi 4 keeps everything; Divi 5 pages carry it for less, and name their module scripts. */
const ALL_IN_ONE = 'divi-custom-script';
const FIVE = 'script[id^="divi-module-library-script-"],script[id^="divi-script-library-"]';
/** WordPress prints a script's handle as its id; speed plugins move its address to another attribute. */
const ADDRESSES = '[src],[data-src],[data-rocket-src]';

/** The handle of the original script that runs on this page for `behavior`, if any. */
export function incumbentOf(behavior: AnyBehavior, document: Document): string | undefined {
  const five = document.querySelector(FIVE) !== null;
  return incumbentsOf(behavior).find(
    (handle) =>
      !(five && handle === ALL_IN_ONE) && document.getElementById(`${handle}-js`)?.matches(`script:is(${ADDRESSES})`),
  );
}

/** What to tell the site's developer. */
export const stayedOut = (handle: string, name: string): string =>
  `stays out: the theme's own "${handle}" runs here. wp_dequeue_script('${handle}'), or configure "force": ["${name}"].`;
