/** Chooses the pages whose header is tried when not all pages are visited: most pages of a site have the same header. */
import type { Page } from 'playwright';

/** Behaviors that are part of a header, and of every page. */
const PARTS: ReadonlySet<string> = new Set(['menu', 'side-menu', 'header-search', 'scroll-top', 'mobile-menu']);
/** Number of pages with the same kind of header on which the header is tried. */
export const HEADER_TIMES = 4;

const NONE: ReadonlySet<string> = new Set();

/** Returns the kind of a header: the theme's classes, and the numbers of menus and of menu modules. */
const kindOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...[...document.body.classList].filter((name) => /^et[_-](?!pb_)/.test(name)).sort(),
      document.querySelectorAll('ul.nav').length,
      document.querySelectorAll('.et_pb_menu,.et_pb_fullwidth_menu').length,
    ].join(' '),
  );

/** @returns a function that names the trials to skip on a page; the same ones at a second attempt */
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
