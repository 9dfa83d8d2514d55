/** What is measured of a sticky module: where it is in the flow, how large it would be while stuck, and what its styles need. */
import type { ByEdge } from './sticky-setting';
import type { Box } from './surrounding';
import type { ComputedTransition } from './transition';

/** Where it is in the flow. CSS pixels; places are measured from the top left of the document. */
export interface FlowPosition {
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
  blockMargins: string;
}

/** What only the styles need to know, measured in the flow. */
export interface FlowStyle {
  parentWidth: number;
  /** Whether it would stay in its place if it were taken out of the flow. */
  canOverlay: boolean;
  maxWidth: string;
  transition: ComputedTransition;
}
