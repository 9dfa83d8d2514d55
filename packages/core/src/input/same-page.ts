/** Distinction of links within the page from links to other pages. */

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * Returns whether a link leads to a place on this page: same host, same path and, if the link has one, same query.
 *
 * @param here defaults to the address of the page
 */
export function isSamePage(
  link: HTMLAnchorElement,
  here: Pick<Location, 'hostname' | 'pathname' | 'search'> = location,
): boolean {
  const { hash, hostname, pathname, search } = link;
  return (
    // SVG links have no `hash`.
    !!hash &&
    hostname === here.hostname &&
    withoutSlash(pathname) === withoutSlash(here.pathname) &&
    // Without permalinks, pages differ by their query.
    (!search || search === here.search)
  );
}
