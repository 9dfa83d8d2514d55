/** What the rows of a loader say of all its behaviors together; empty where there is nothing to select. */
import { HIDDEN_BY_THEME } from './hidden-by-theme';
import type { LookRow } from './looks';

type Rows = readonly LookRow[];

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
