/** The screen mode: phone, tablet or desktop, or the names a Divi 5 site gave its own breakpoints. */
import { environmentStore } from './environment-store';
import { page } from './page';
import { $viewport } from './viewport';

/** One entry of the theme's breakpoint list. Widths in CSS pixels, both inclusive. */
export interface Breakpoint {
  name: string;
  base?: boolean;
  min?: number;
  max?: number;
}

/** Spec §4: desktop above 980, tablet 768 to 980, phone 767 and below. */
export const DEFAULT_BREAKPOINTS: readonly Breakpoint[] = [
  { name: 'desktop', base: true },
  { name: 'tablet', max: 980 },
  { name: 'phone', max: 767 },
];

/**
 * Chooses the mode for a window width (contract 0.3): a range with both ends that holds the width; else the smallest
 * maximum that still holds it; else the largest minimum below it; else the base.
 */
export function breakpointFor(width: number, breakpoints: readonly Breakpoint[] = DEFAULT_BREAKPOINTS): string {
  const fits = breakpoints.filter(
    (b) => !b.base && width >= (b.min ?? 0) && width <= (b.max ?? Number.POSITIVE_INFINITY),
  );
  const best = (candidates: Breakpoint[], rank: (b: Breakpoint) => number) =>
    candidates.sort((a, b) => rank(a) - rank(b))[0]?.name;
  return (
    fits.find((b) => b.min !== undefined && b.max !== undefined)?.name ??
    best(
      fits.filter((b) => b.max !== undefined),
      (b) => b.max as number,
    ) ??
    best(
      fits.filter((b) => b.min !== undefined),
      (b) => -(b.min as number),
    ) ??
    breakpoints.find((b) => b.base)?.name ??
    'desktop'
  );
}

export const $breakpoint = environmentStore<string>(
  () => breakpointFor($viewport.get().width, page().breakpoints),
  (update) => $viewport.listen(update),
);
