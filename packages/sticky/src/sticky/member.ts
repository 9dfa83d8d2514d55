/** A sticky module of the page: what is said about it, what was measured, and what it does now. */
import type { Decision } from './decide';
import type { StickyEntry } from './read-sticky';
import type { Edge, StickySetting } from './sticky-setting';
import type { Stuck } from './stuck';
import type { Box } from './surrounding';
import type { ComputedTransition } from './transition';

/** CSS pixels; places are measured from the top left of the document. */
export interface Geometry {
  /** Hidden modules have no box. */
  visible: boolean;
  /** In the flow, without a transform of its own. */
  box: Box;
  /** What holds it while it sticks to that edge. */
  limits: Record<Edge, Pick<Box, 'top' | 'bottom'> | undefined>;
  parentWidth: number;
  parentHeight: number;
}

/** How large it would be in the flow with the style sheet's rules for what is stuck. */
export interface StickySize {
  width: number;
  padding: string;
  /** Left and right, beyond those it has anyway; undefined where there are none at all. */
  margins: readonly [left: number, right: number] | undefined;
  /** While it is not stuck. */
  maxWidth: string;
  /** Above and below it in the flow; between siblings they may depend on who stands beside whom. */
  around: readonly [top: string, bottom: string];
  transition: ComputedTransition;
}

export interface Member {
  entry: StickyEntry;
  setting: StickySetting;
  /** Everything its selector means; the first one is measured. */
  elements: HTMLElement[];
  geometry: Geometry | undefined;
  size: StickySize | undefined;
  /** Pixels; the style sheet may make it smaller or larger than in the flow. */
  heightSticky: number;
  /** What sticks between it and the edge. */
  chains: Record<Edge, readonly Member[]>;
  decision: Decision;
  /** One for each element, while it sticks. */
  stuck: Stuck[];
}

export const firstOf = ({ elements }: Member): HTMLElement => elements[0] as HTMLElement;

/** What stands in the flow for it. */
export const inFlow = (member: Member): HTMLElement => member.stuck[0]?.placeholder ?? firstOf(member);
