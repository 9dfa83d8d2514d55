/** Finds the theme's own scripts on the page: where they still run, ours for the same module stays out. */
import type { AnyBehavior } from '@enliven/core';
import { incumbentsOf } from './incumbents';
import { ALL_IN_ONE, type Trace, traceOf } from './traces';

const FIVE = 'script[id^="divi-module-library-script-"],script[id^="divi-script-library-"]';
/** WordPress prints a script's handle as its id; speed plugins move its address to another attribute. */
const ADDRESSES = '[src],[data-src],[data-rocket-src]';

/** The original script that runs on this page for `behavior`, if any: by its tag, else by what it has left behind. */
export function incumbentOf(behavior: AnyBehavior, document: Document): Trace | undefined {
  const five = document.querySelector(FIVE) !== null;
  const handles = incumbentsOf(behavior);
  // What has no script of its own in generation 5 is still in that one.
  const isSplit = five && handles.length > 1;
  const handle = handles.find(
    (one) =>
      !(isSplit && one === ALL_IN_ONE) && document.getElementById(`${one}-js`)?.matches(`script:is(${ADDRESSES})`),
  );
  return handle ? { handle } : traceOf(behavior, document);
}

const elsewhere = (what?: string) => (what ? `, in a file of another name, as ${what} shows` : '');

const advice = (handle: string, what?: string) =>
  what ? `Take "${handle}" out of the combined file` : `wp_dequeue_script('${handle}')`;

/** Returns the remark for the site's developer. */
export const stayedOut = ({ handle, what }: Trace, name: string): string =>
  `stays out: the theme's own "${handle}" runs here${elsewhere(what)}. ${advice(handle, what)}, or configure "force": ["${name}"].`;

/** The same where ours was first. */
export const stays = ({ handle, what }: Trace, name: string): string =>
  `stays alive: the theme's own "${handle}" arrived after it${elsewhere(what)}, and answers the same presses. ${advice(handle, what)}, or configure "disable": ["${name}"].`;
