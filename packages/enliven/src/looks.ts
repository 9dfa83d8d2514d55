/** What a loader must know of its behaviors: enough to see whether a page has any, and to do without them. */
import type { AnyBehavior } from '@enliven/core';
import { HIDDEN_BY_THEME } from './hidden-by-theme';

/** Selectors; empty when there is nothing to select. */
export interface Looks {
  /** What there is something to do for. */
  selector: string;
  /** Globals of the page: one of them that says anything is something to do as well. */
  globals: readonly string[];
  /** What can be pressed before the code is here. */
  press: string;
  /** What is shown when the code never comes. */
  hides: string;
  /** The original scripts of them all, and more of their kind: what is there is looked at closely by other code. */
  originals: string;
  /** The original scripts that open and close what is hidden. */
  openers: string;
}

/** Divi 5 names its module scripts alike; one rule for all of them keeps the loader small. */
const FIVE = /^(divi-module-library-script-).*/;

const originalOf = (handle: string): string =>
  FIVE.test(handle) ? `[id^="${handle.replace(FIVE, '$1')}"]` : `[id="${handle}-js"]`;

/** One simple selector needs no brackets. */
const group = (selector: string): string => (/[\s,>+~]/.test(selector) ? `:is(${selector})` : selector);

/** In a sheet `:scope` would be the whole page. */
const hiddenBy = ({ selector, hides }: AnyBehavior): string | string[] => {
  if (!hides) return [];
  const scoped = hides.startsWith(':scope') ? hides.slice(':scope'.length) : ` ${group(hides)}`;
  return `${group(selector)}${scoped}`;
};

const join = (selectors: readonly string[]): string => [...new Set(selectors)].join();

const originalsOf = (behaviors: readonly AnyBehavior[], selectorOf = originalOf): string =>
  join(behaviors.flatMap(({ incumbents = [] }) => incumbents.map(selectorOf)));

/** Shorter rules that find too much do no harm where the answer is to look more closely. */
const FAMILY = /^(divi|et)-.*/;
const familyOf = (handle: string): string =>
  FAMILY.test(handle) ? `[id^="${handle.replace(FAMILY, '$1-')}"]` : originalOf(handle);

export function looksOf(behaviors: readonly AnyBehavior[]): Looks {
  return {
    selector: join([HIDDEN_BY_THEME, ...behaviors.flatMap(({ globals, selector }) => (globals ? [] : selector))]),
    globals: [...new Set(behaviors.flatMap(({ globals = [] }) => globals))],
    press: join(behaviors.flatMap(({ press }) => press ?? [])),
    hides: join(behaviors.flatMap(hiddenBy)),
    originals: originalsOf(behaviors, familyOf),
    openers: originalsOf(behaviors.filter(({ hides }) => hides)),
  };
}
