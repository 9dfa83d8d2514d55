/** Which pages have their header used when not all are visited: most pages of a site have one and the same. */
import type { Page } from 'playwright';

/** Behaviors that are part of a header, and of every page. */
const PARTS: ReadonlySet<string> = new Set(['menu', 'side-menu', 'header-search', 'scroll-top', 'mobile-menu']);
/** How many pages with one kind of header have it used. */
export const HEADER_TIMES = 4;

const NONE: ReadonlySet<string> = new Set();

/** The theme's classes for headers, and how many menus and modules with one there are. */
const kindOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...[...document.body.classList].filter((name) => /^et[_-](?!pb_)/.test(name)).sort(),
      document.querySelectorAll('ul.nav').length,
      document.querySelectorAll('.et_pb_menu,.et_pb_fullwidth_menu').length,
    ].join(' '),
  );

/** @returns the function that names the trials a page does without; a second try of a page is as the first */
export function headerKinds(): (page: Page, path: string) => Promise<ReadonlySet<string>> {
  const pages = new Map<string, Set<string>>();
  return async (page, path) => {
    const kind = await kindOf(page);
    const tried = pages.get(kind) ?? new Set();
    pages.set(kind, tried);
    if (tried.size < HEADER_TIMES) tried.add(path);
    return tried.has(path) ? NONE : PARTS;
  };
}
