/** A sticky module of the page: what is said about it, what was measured, and what it does now. */
import type { Course } from './course';
import type { StickyEntry } from './read-sticky';
import type { ByEdge, Edge, StickySetting } from './sticky-setting';
import type { Stuck } from './stuck';
import type { Look } from './styles';
import type { Box } from './surrounding';

/** Where it is in the flow. CSS pixels; places are measured from the top left of the document. */
export interface Place {
  /** Without a transform of its own. */
  box: DOMRect;
  /** What holds it while it sticks to that edge. */
  limits: ByEdge<Pick<Box, 'top' | 'bottom'> | undefined>;
}

/** How large it would be in the flow with the style sheet's rules for what is stuck. */
export interface StickySize {
  width: number;
  padding: string;
  /** Left and right, beyond those it has anyway; undefined where there are none at all. */
  margins: readonly [left: number, right: number] | undefined;
  /** Above and below it in the flow; between siblings they may depend on who stands beside whom. */
  around: string;
}

export interface Member {
  entry: StickyEntry;
  setting: StickySetting;
  /** The one its settings are for, if they differ by device. */
  device: string | undefined;
  /** Everything its selector means. */
  elements: readonly HTMLElement[];
  /** The one that is measured. */
  first: HTMLElement;
  /** Undefined for what is hidden. */
  place?: Place | undefined;
  size?: StickySize;
  /** Whether style sheets let it change softly. */
  soft?: boolean;
  /** What only the styles need to know. */
  look?: Look | undefined;
  /** Pixels while stuck; the style sheet may make it smaller or larger than in the flow. */
  height: number;
  /** Pixels that fixed headers and bars cover of what it would stick to. */
  known?: ByEdge<number> | undefined;
  /** Whether it would leave too little room for the page, and so does not stick. */
  crowds?: boolean;
  /** What sticks between it and the edge. */
  chains: ByEdge<readonly Member[]>;
  /** Where the page must be scrolled to for it to stick; undefined while it may not. */
  course?: Course | undefined;
  /** Where it is stuck now. */
  edge?: Edge | undefined;
  /** Pixels that its limit pushes it out of the window: 0 or less. */
  margin: number;
  /** One for each element, while it sticks. */
  stuck: readonly Stuck[];
}

/** What stands in the flow for it. */
export const inFlow = ({ stuck, first }: Member): HTMLElement => stuck[0]?.copy ?? first;
