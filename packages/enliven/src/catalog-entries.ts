/** Catalog entries: the facts of behaviors that the loader contains, to find elements and to show hidden content without the runtime. */
import type { AnyBehavior } from '@enliven/core';
import { HIDDEN_BY_THEME } from './hidden-by-theme';

/** Entry of one behavior. Missing fields at the end are left out, others are empty. */
export type CatalogEntry = readonly [selector: string, press?: string, hides?: string, globals?: readonly string[]];

export interface CatalogEntries {
  /** Entries in the order of the behaviors. */
  rows: readonly CatalogEntry[];
  /** Selector of the original scripts and others of their kind; `coexistence.ts` examines the matches. */
  originals: string;
  /** Selector of the original scripts that open and close hidden content. */
  openers: string;
  /** Whether a composed file on the page contains the other rows, and shows what the theme hides. @default false */
  isRest?: boolean;
}

/** Selector of scripts by the beginning of their id. Data of a script has ids with other ends, such as `-js-extra`, and may be on the page without the script. */
const beginsWith = (part: string): string => `script[id^="${part}"][id$="-js"]`;

/** Prefix of Divi 5's module scripts; one rule for all of them keeps the loader small. */
const FIVE = /^(divi-module-library-script-).*/;

const originalOf = (handle: string): string =>
  FIVE.test(handle) ? beginsWith(handle.replace(FIVE, '$1')) : `script[id="${handle}-js"]`;

const originalsOf = (behaviors: readonly AnyBehavior[], selectorOf = originalOf): string =>
  [...new Set(behaviors.flatMap(({ incumbents = [] }) => incumbents.map((handle) => selectorOf(handle))))].join();

/** Prefixes of handles. Shorter rules may match more scripts, since `coexistence.ts` examines the matches. */
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

/** Returns the selector of all elements with behaviors. */
export const selectorOf = (rows: Rows, isRest = false): string =>
  [isRest ? [] : HIDDEN_BY_THEME, rows.flatMap(([selector, , , globals]) => (globals ? [] : selector))].flat().join();

/** Returns the names of all printed globals with behaviors. */
export const globalsOf = (rows: Rows): string[] => rows.flatMap(([, , , globals]) => globals ?? []);

/** Returns the selector of all controls. */
export const pressOf = (rows: Rows): string => rows.flatMap(([, press]) => press || []).join();

/** Returns the selector of content to show if the code fails to load. In a style sheet `:scope` would be the whole page, so it is replaced. */
export const hidesOf = (rows: Rows): string =>
  rows
    .flatMap(([selector, , hides]) =>
      hides ? `:is(${selector})${hides.startsWith(':scope') ? hides.slice(6) : ` :is(${hides})`}` : [],
    )
    .join();
