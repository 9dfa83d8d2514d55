/** Store of the screen mode: phone, tablet or desktop, or a name of a Divi 5 site's own breakpoints. */
import { asBoolean, asList, asNumber, asRecord, asText } from '../page/coerce';
import { page } from '../page/page';
import { $viewport } from './browser';
import { environmentStore } from './environment-store';

/** Width in CSS pixels above which the theme's fixed header stays at the top. */
export const FIXED_ABOVE = 980;

/** Entry of the theme's breakpoint list. Widths in CSS pixels, both inclusive. */
export interface Breakpoint {
  name: string;
  base?: boolean;
  min?: number;
  max?: number;
}

/** Desktop above 980, tablet 768 to 980, phone 767 and below (docs/reference/shared.md#screen-modes). */
export const DEFAULT_BREAKPOINTS: readonly Breakpoint[] = [
  { name: 'desktop', base: true },
  { name: 'tablet', max: 980 },
  { name: 'phone', max: 767 },
];

/** Reads `diviBreakpointData` (docs/reference/shared.md#screen-modes). Returns the theme's three breakpoints if it has no valid entry. */
export function parseBreakpoints(data: unknown): readonly Breakpoint[] {
  const pixels = (value: unknown) => asNumber(asRecord(value).value);
  const known = asList(asRecord(data).enabledBreakpoints)
    .map(asRecord)
    .flatMap(({ name, enable, baseDevice, minWidth, maxWidth }) => {
      const [min, max] = [pixels(minWidth), pixels(maxWidth)];
      if (!asText(name) || enable === false) return [];
      return {
        name: String(name),
        ...(asBoolean(baseDevice) && { base: true }),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      };
    });
  return known.length > 0 ? known : DEFAULT_BREAKPOINTS;
}

/**
 * Returns the mode for a window width (docs/reference/shared.md#screen-modes): a range with both ends that contains the width; else the
 * smallest maximum above it; else the largest minimum below it; else the base.
 */
export function breakpointFor(width: number, breakpoints: readonly Breakpoint[] = DEFAULT_BREAKPOINTS): string {
  const [NONE, ALL] = [0, Number.POSITIVE_INFINITY];
  const fits = breakpoints.filter(({ base, min = NONE, max = ALL }) => !base && width >= min && width <= max);
  const range = fits.find(({ min, max }) => min !== undefined && max !== undefined);
  const [below] = fits.filter(({ max }) => max !== undefined).sort((a, b) => (a.max ?? ALL) - (b.max ?? ALL));
  const [above] = fits.filter(({ min }) => min !== undefined).sort((a, b) => (b.min ?? NONE) - (a.min ?? NONE));
  return (range ?? below ?? above ?? breakpoints.find(({ base }) => base))?.name ?? 'desktop';
}

/** Store of the screen mode: `phone`, `tablet` or `desktop`, or a name of a Divi 5 site's own breakpoints. */
export const $breakpoint = environmentStore<string>(
  () => breakpointFor($viewport.get().width, parseBreakpoints(page().global('diviBreakpointData'))),
  (update) => $viewport.listen(update),
);
