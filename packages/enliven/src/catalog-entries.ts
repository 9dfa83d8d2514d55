/** What a loader knows of its behaviors: enough to see whether a page has any, and to do without them. */
import type { AnyBehavior } from '@enliven/core';
import { HIDDEN_BY_THEME } from './hidden-by-theme';

/** One behavior; what is last and missing is left out, what is missing before is empty. */
export type CatalogEntry = readonly [selector: string, press?: string, hides?: string, globals?: readonly string[]];

export interface CatalogEntries {
  /** In the order of the behaviors. */
  rows: readonly CatalogEntry[];
  /** Selector of the original scripts, and more of their kind: what is there is looked at closely by other code. */
  originals: string;
  /** Selector of the original scripts that open and close what is hidden. */
  openers: string;
}

/** Data that WordPress prints for a script stands under ids with other ends, such as `-js-extra`, and may be there without it. */
const beginsWith = (part: string): string => `script[id^="${part}"][id$="-js"]`;

/** Divi 5 names its module scripts alike; one rule for all of them keeps the loader small. */
const FIVE = /^(divi-module-library-script-).*/;

const originalOf = (handle: string): string =>
  FIVE.test(handle) ? beginsWith(handle.replace(FIVE, '$1')) : `script[id="${handle}-js"]`;

const originalsOf = (behaviors: readonly AnyBehavior[], selectorOf = originalOf): string =>
  [...new Set(behaviors.flatMap(({ incumbents = [] }) => incumbents.map((handle) => selectorOf(handle))))].join();

/** Shorter rules that find too much do no harm where the answer is to look more closely. */
const FAMILY = /^(divi|et|wc)-.*/;
const familyOf = (handle: string): string =>
  FAMILY.test(handle) ? beginsWith(handle.replace(FAMILY, '$1-')) : originalOf(handle);

function rowOf({ selector, press = '', hides = '', globals }: AnyBehavior): CatalogEntry {
  if (globals) return [selector, press, hides, globals];
  if (hides) return [selector, press, hides];
  return press ? [selector, press] : [selector];
}

export function catalogEntriesOf(behaviors: readonly AnyBehavior[]): CatalogEntries {
  return {
    rows: behaviors.map(rowOf),
    originals: originalsOf(behaviors, familyOf),
    openers: originalsOf(behaviors.filter(({ hides }) => hides)),
  };
}

type Rows = readonly CatalogEntry[];

/** What there is something to do for. */
export const selectorOf = (rows: Rows): string =>
  [HIDDEN_BY_THEME, ...rows.flatMap(([selector, , , globals]) => (globals ? [] : selector))].join();

/** Globals of the page: one of them that says anything is something to do as well. */
export const globalsOf = (rows: Rows): string[] => rows.flatMap(([, , , globals]) => globals ?? []);

/** What can be pressed before the code is here. */
export const pressOf = (rows: Rows): string => rows.flatMap(([, press]) => press || []).join();

/** What is shown when the code never comes. In a style sheet `:scope` would be the whole page, so it is replaced. */
export const hidesOf = (rows: Rows): string =>
  rows
    .flatMap(([selector, , hides]) =>
      hides ? `:is(${selector})${hides.startsWith(':scope') ? hides.slice(6) : ` :is(${hides})`}` : [],
    )
    .join();
