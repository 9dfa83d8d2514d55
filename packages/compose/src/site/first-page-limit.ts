/** Limit of the additional bytes that a common file may cost on the first page of a visit. */
import type { PagePlan } from './plan-page';

/** Maximum growth: as a share of the page including its scripts, and in bytes. */
const MAX_GROWTH = { share: 0.05, bytes: 1500 } as const;

/** Whether one of the pages grows too much. @param before, after compressed bytes of its composed files */
export type GrowsTooMuch = (pages: readonly PagePlan[], before: number, after: number) => boolean;

/**
 * Creates the test.
 *
 * @param bytesOf returns the bytes of a page and its other scripts; called once for each page
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
    if (growth > MAX_GROWTH.bytes) return true;
    // A page is larger than its composed file, so most pages need not be measured.
    if (growth <= MAX_GROWTH.share * before) return false;
    return pages.some((page) => growth > MAX_GROWTH.share * (measured(page) + before));
  };
}
