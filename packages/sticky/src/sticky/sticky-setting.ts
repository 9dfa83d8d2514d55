/** What the author of a page says about a sticky module, for one device. */

export const POSITIONS = ['top', 'bottom', 'top_bottom'] as const;

/** To which edges a module sticks. */
export type StickyPosition = (typeof POSITIONS)[number] | 'none';

export const LIMITS = ['body', 'section', 'row', 'column'] as const;
/** What a module may not leave while it is stuck. */
export type Limit = (typeof LIMITS)[number];

/** An edge of the window. */
export type Edge = 'top' | 'bottom';
/** Something for each edge of the window. */
export type ByEdge<T> = Record<Edge, T>;

export const byEdge = <T>(of: (edge: Edge) => T): ByEdge<T> => ({ top: of('top'), bottom: of('bottom') });

/** What the author of a page says about a sticky module, for one device. */
export interface StickySetting {
  position: StickyPosition;
  /** Pixels from the edge; whatever unit was written. */
  offset: ByEdge<number>;
  /** What holds it while it sticks to an edge: at the top that is the author's bottom limit. */
  limit: ByEdge<Limit | undefined>;
  /** Keeps clear of other sticky modules and of the theme's fixed headers. */
  offsetSurrounding: boolean;
}

/** Selector of the nearest ancestor a limit means. */
export const limitSelector = (limit: Limit): string =>
  limit === 'body' ? '.et_builder_inner_content' : `.et_pb_${limit}`;
