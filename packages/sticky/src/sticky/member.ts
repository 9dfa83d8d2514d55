/** The record of a sticky module: its setting, its measurements and its current state, which events announce. */

import { emit, membersOf } from '@enliven/core';
import type { ActivationRanges } from './activation-range';
import type { Box, ByEdge, Edge, StickyEntry, StickySetting } from './sticky-setting';
import type { ComputedTransition } from './stuck-geometry';

/** Position in the flow. CSS pixels from the top left of the document. */
export interface FlowPosition {
  /** The box without the module's own transform. */
  box: DOMRect;
  /** The box of the limit for each edge. */
  limits: ByEdge<Pick<Box, 'top' | 'bottom'> | undefined>;
}

/** Size that the style sheet gives the module in its sticky state. */
export interface StickySize {
  width: number;
  padding: string;
  /** Difference between the sticky margins and those in the flow, in pixels; undefined if all are 0. */
  margins: readonly [left: number, right: number] | undefined;
  /** Margins above and below in the flow, as a `margin-block` value for the placeholder. */
  blockMargins: string;
}

/** Computed styles in the flow that the `styles` part needs. */
export interface FlowStyle {
  parentWidth: number;
  /** Whether the module keeps its position when it becomes `position: absolute`. */
  canOverlay: boolean;
  maxWidth: string;
  transition: ComputedTransition;
}

/** One element in its sticky state. */
export interface StuckElement {
  /** The placeholder in the flow. */
  copy: HTMLElement;
  /** Updates the styles to the member's current state. */
  show(): void;
  /** Copies the element's content into the placeholder again. */
  refresh(): void;
  /** Restores the element. @param softly whether transitions may run */
  end(softly: boolean): void;
}

export interface Member {
  entry: StickyEntry;
  setting: StickySetting;
  /** The breakpoint of the setting, if settings differ by device. */
  device: string | undefined;
  /** All elements that the selector matches. */
  elements: readonly HTMLElement[];
  /** The element that is measured. */
  first: HTMLElement;
  /** Undefined for hidden modules. */
  flow?: FlowPosition | undefined;
  size?: StickySize;
  /** Whether the style sheet has transitions for the module. */
  hasTransition?: boolean;
  flowStyle?: FlowStyle | undefined;
  /** Height while stuck, in pixels. */
  height: number;
  /** Heights of fixed bars and headers at each edge, in pixels. */
  coveredHeights?: ByEdge<number> | undefined;
  /** Whether the module does not stick because it would cover too much of a low window. */
  suppressed?: boolean;
  /** The members that stick between the module and the edge. */
  chains: ByEdge<readonly Member[]>;
  /** Undefined while the module may not stick. */
  ranges?: ActivationRanges | undefined;
  /** The edge the module is stuck to; undefined in the flow. */
  edge?: Edge | undefined;
  /** Pixels by which the limit pushes the module out of the window: 0 or less. */
  margin: number;
  /** One item for each element while stuck, else empty. */
  stuck: readonly StuckElement[];
}

/** Returns the element that is in the flow: the placeholder while stuck, else the module. */
export const inFlow = ({ stuck, first }: Member): HTMLElement => stuck[0]?.copy ?? first;

/** Detail of `enliven:stick` and `enliven:unstick`, which bubble from the module. */
export interface StickyDetail {
  /** The module's key in the page's data. */
  stickyId: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** A module begins to stick. */
    'enliven:stick': CustomEvent<StickyDetail>;
    /** A module returns to the flow. */
    'enliven:unstick': CustomEvent<StickyDetail>;
  }
}

/** Dispatches the theme's event on the window, then ours on the module. */
export function announce({ first, entry }: Member, stuck: boolean): void {
  const detail = { stickyId: entry.id };
  emit(membersOf(first).ownerDocument.defaultView as Window, `ETBuilderSticky${stuck ? 'Start' : 'End'}`, detail);
  emit(first, `enliven:${stuck ? 'stick' : 'unstick'}`, detail);
}
