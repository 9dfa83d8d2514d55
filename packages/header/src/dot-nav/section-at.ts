/** Which section is the one a visitor reads (docs/reference/header.md#dots). */

/** Half the height of the list in pixels, by which it stands higher. */
export const dotsMargin = (count: number): number => -(20 * count + 40) / 2;

/** @param tops of the sections, from the document's top @param atEnd the page is scrolled to its end */
export function sectionAt(tops: readonly number[], offset: number, y: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return Math.max(0, tops.map((top) => top - offset <= y).lastIndexOf(true));
}

export interface Bars {
  adminBar: number;
  topHeader: number;
  header: number;
}

/** How far below the window's top a section begins to be read. @param classic there is a header of the theme, and no part of a theme builder */
export function readingOffset(
  { adminBar, topHeader, header }: Bars,
  { fixedNav, vertical, classic }: { fixedNav: boolean; vertical: boolean; classic: boolean },
): number {
  if (vertical) return topHeader + adminBar + 60;
  return topHeader + header + (fixedNav ? 20 : classic ? -90 : 0) + adminBar;
}
