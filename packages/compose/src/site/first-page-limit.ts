/** Limit of what the first page of a visit may download more with a common file, part of which is for other pages. */
import type { PagePlan } from './plan-page';

/** Largest growth: as a share of the page with its scripts, and in bytes. */
const MOST = { share: 0.05, bytes: 1500 } as const;

/** Whether one of the pages grows too much. @param before, after bytes of its composed files after compression */
export type GrowsTooMuch = (pages: readonly PagePlan[], before: number, after: number) => boolean;

/**
 * Creates the test.
 *
 * @param bytesOf returns the bytes of a page and its other scripts; called once for a page
 */
export function createFirstPageLimit(bytesOf: (plan: PagePlan) => number): GrowsTooMuch {
  const known = new Map<PagePlan, number>();
  function measured(page: PagePlan): number {
    const bytes = known.get(page) ?? bytesOf(page);
    known.set(page, bytes);
    return bytes;
  }
  return (pages, before, after) => {
    const growth = after - before;
    if (growth > MOST.bytes) return true;
    // A page has more bytes than its file, so that most pages need not be measured.
    if (growth <= MOST.share * before) return false;
    return pages.some((page) => growth > MOST.share * (measured(page) + before));
  };
}
