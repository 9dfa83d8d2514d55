/** What the author of a page says about a sticky module, for one device. */

export const POSITIONS = ['none', 'top', 'bottom', 'top_bottom'] as const;
export type StickyPosition = (typeof POSITIONS)[number];

export const LIMITS = ['body', 'section', 'row', 'column'] as const;
/** What a module may not leave while it is stuck. */
export type Limit = (typeof LIMITS)[number];

export type Edge = 'top' | 'bottom';
export const ALIGNMENTS = ['', 'left', 'center', 'right'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export interface StickySetting {
  position: StickyPosition;
  /** Pixels from the edge of the window; whatever unit was written. */
  topOffset: number;
  bottomOffset: number;
  topLimit: Limit | undefined;
  bottomLimit: Limit | undefined;
  /** Keeps clear of other sticky modules and of the theme's fixed headers. */
  offsetSurrounding: boolean;
  transition: boolean;
  alignment: Alignment;
  /** CSS lengths, `""` where nothing is said. */
  width: string;
  maxWidth: string;
  stickyWidth: string;
  stickyMaxWidth: string;
  /** `<vertical>_<horizontal>`, and how far from there. */
  origin: string;
  verticalOffset: string;
  horizontalOffset: string;
}

/** Selector of the nearest ancestor a limit means. */
export const limitSelector = (limit: Limit): string =>
  limit === 'body' ? '.et_builder_inner_content' : `.et_pb_${limit}`;
