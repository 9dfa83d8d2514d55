/** A sticky module of the page: what is said about it, what was measured, and what it does now. */
import type { ActivationRanges } from './course';
import type { FlowStyle, FlowPosition, StickySize } from './place';
import type { StickyEntry } from './read-sticky';
import type { ByEdge, Edge, StickySetting } from './sticky-setting';

/** One element while it is stuck. */
export interface StuckElement {
  /** Keeps its room in the flow. */
  copy: HTMLElement;
  /** Shows where its module is now: at its edge, or on its way with the page. */
  show(): void;
  /** Copies its content once more, after that has changed. */
  refresh(): void;
  /** @param softly whether it may take a moment */
  end(softly: boolean): void;
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
  flow?: FlowPosition | undefined;
  size?: StickySize;
  /** Whether style sheets let it change softly. */
  hasTransition?: boolean;
  /** What only the styles need to know. */
  flowStyle?: FlowStyle | undefined;
  /** Pixels while stuck; the style sheet may make it smaller or larger than in the flow. */
  height: number;
  /** Pixels that fixed headers and bars cover of what it would stick to. */
  coveredHeights?: ByEdge<number> | undefined;
  /** Whether it would leave too little room for the page, and so does not stick. */
  suppressed?: boolean;
  /** What sticks between it and the edge. */
  chains: ByEdge<readonly Member[]>;
  /** Where the page must be scrolled to for it to stick; undefined while it may not. */
  ranges?: ActivationRanges | undefined;
  /** Where it is stuck now. */
  edge?: Edge | undefined;
  /** Pixels that its limit pushes it out of the window: 0 or less. */
  margin: number;
  /** One for each element, while it sticks. */
  stuck: readonly StuckElement[];
}

/** What stands in the flow for it. */
export const inFlow = ({ stuck, first }: Member): HTMLElement => stuck[0]?.copy ?? first;
