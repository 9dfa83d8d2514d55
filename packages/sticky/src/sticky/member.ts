/** A sticky module of the page: what is said about it, what was measured, and what it does now. */
import type { Decision } from './decide';
import type { StickyEntry } from './read-sticky';
import type { ByEdge, StickySetting } from './sticky-setting';
import type { Stuck } from './stuck';
import type { Look } from './styles';
import type { Box } from './surrounding';

/** Where it is in the flow. CSS pixels; places are measured from the top left of the document. */
export interface Place {
  /** Without a transform of its own. */
  box: Box;
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
  around: readonly [top: string, bottom: string];
  /** Whether style sheets let it change softly. */
  soft: boolean;
}

export interface Member {
  entry: StickyEntry;
  setting: StickySetting;
  /** Everything its selector means. */
  elements: readonly HTMLElement[];
  /** The one that is measured. */
  first: HTMLElement;
  /** Undefined for what is hidden. */
  place?: Place | undefined;
  size?: StickySize;
  /** What only the styles need to know. */
  look?: Look | undefined;
  /** Pixels while stuck; the style sheet may make it smaller or larger than in the flow. */
  height: number;
  /** Whether it may stick: it can be seen, and leaves room for the page. */
  fits?: boolean;
  /** What sticks between it and the edge. */
  chains: ByEdge<readonly Member[]>;
  phase: Decision['phase'];
  /** Held so far outside the window that nobody sees it. */
  far?: boolean;
  /** One for each element, while it sticks. */
  stuck: readonly Stuck[];
}

/** What stands in the flow for it. */
export const inFlow = ({ stuck, first }: Member): HTMLElement => stuck[0]?.placeholder ?? first;
