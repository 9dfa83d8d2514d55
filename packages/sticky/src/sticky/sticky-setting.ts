/** Reads the page's data about sticky modules, both generations (docs/reference/sticky.md#data); never throws. */
import { asNumber, asRecord, asText } from '@enliven/core';

/** Window height in CSS pixels below which the share that stuck modules cover is limited. Lower windows are zoomed, or phones in landscape. */
export const LOW_WINDOW = 480;

/** Part of a theme builder's page. */
export type Area = 'header' | 'body' | 'footer';

/** Values of `z-index` for stuck modules, by the part of the page that contains the module (docs/reference/sticky.md#start-and-end). */
export const STICKY_Z_INDEX: Readonly<Record<Area, number>> = { header: 10010, body: 10000, footer: 9990 };

export const POSITIONS = ['top', 'bottom', 'top_bottom'] as const;

/** Edges to which a module sticks. */
export type StickyPosition = (typeof POSITIONS)[number] | 'none';

export const LIMITS = ['body', 'section', 'row', 'column'] as const;
/** Ancestor that a stuck module may not leave. */
export type Limit = (typeof LIMITS)[number];

/** Edge of the window. */
export type Edge = 'top' | 'bottom';
/** Value for each edge of the window. */
export type ByEdge<T> = Record<Edge, T>;

/** CSS pixels from the top left of the document. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const byEdge = <T>(of: (edge: Edge) => T): ByEdge<T> => ({ top: of('top'), bottom: of('bottom') });

/** Setting of a sticky module for one device. */
export interface StickySetting {
  position: StickyPosition;
  /** Pixels from the edge; units in the data are ignored. */
  offset: ByEdge<number>;
  /** Limit for each edge: the bottom limit for the top edge, the top limit for the bottom edge. */
  limit: ByEdge<Limit | undefined>;
  /** Whether the module keeps clear of other sticky modules and of the theme's fixed headers. */
  offsetSurrounding: boolean;
}

/** Returns the selector of a limit's ancestor. */
export const limitSelector = (limit: Limit): string =>
  limit === 'body' ? '.et_builder_inner_content' : `.et_pb_${limit}`;

/** Entry of the page's data. */
export interface StickyEntry {
  id: string;
  selector: string;
  fields: Readonly<Record<string, unknown>>;
}

/** Wraps a string, so that it counts as one invalid entry instead of one for each character. */
const asEntries = (data: unknown): object => (typeof data === 'string' ? [data] : (data as object));

/**
 * Reads both sources; for equal keys `legacy` takes precedence.
 *
 * @param legacy `et_pb_sticky_elements`
 * @param native `diviElementStickyData`
 * @param onProblem called for entries without a selector; `problemsOf` lists them
 */
export const readSticky = (legacy?: unknown, native?: unknown, onProblem?: () => void): StickyEntry[] =>
  // Anything but a record yields entries without a selector.
  Object.entries({ ...asEntries(native), ...asEntries(legacy) }).flatMap(([id, value]) => {
    const fields = asRecord(value);
    const selector = asText(fields.selector);
    if (selector) return { id, selector, fields };
    onProblem?.();
    return [];
  });

/** Truncates to whole pixels and ignores units, as the original does. */
const pixelsOf = (value: unknown): number => Math.trunc(asNumber(value, 'length') ?? 0) + 0;

/** Reads the setting of an entry. @param onProblem called for unknown keywords */
export function readSetting({ fields }: Pick<StickyEntry, 'fields'>, onProblem?: () => void): StickySetting {
  const oneOf = <T extends string>(words: readonly T[], name: string): T | undefined => {
    const word = asText(fields[name]) ?? 'none';
    const known = words.find((one) => one === word);
    if (!known && word !== 'none') onProblem?.();
    return known;
  };
  return {
    position: oneOf(POSITIONS, 'position') ?? 'none',
    offset: { top: pixelsOf(fields.topOffset), bottom: pixelsOf(fields.bottomOffset) },
    limit: { top: oneOf(LIMITS, 'bottomLimit'), bottom: oneOf(LIMITS, 'topLimit') },
    offsetSurrounding: (fields.offsetSurrounding ?? 'on') === 'on',
  };
}
