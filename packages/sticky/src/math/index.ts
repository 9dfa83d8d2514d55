/** Everything `@enliven/sticky/math` offers: pure functions that compute when and where modules stick. */
export {
  type ActivationRange,
  type ActivationRanges,
  activationRanges,
  type CoveredHeights,
  coveredOffset,
  edgeAt,
  edgeOffset,
  type FlowBounds,
  marginAt,
  type StickyModule,
  surroundingOffset,
} from '../sticky/activation-range';
export { type AnchorModule, anchorOffset } from '../sticky/anchors';
export { deviceValue, settingFor } from '../sticky/devices';
export { type Problem, type ProblemKind, problemText } from '../sticky/problems';
export { problemsOf } from '../sticky/problems-of';
export { leavesRoom, type StackedModule, surroundingChains } from '../sticky/stacking';
export {
  type Area,
  type Box,
  type Edge,
  type Limit,
  limitSelector,
  readSticky,
  STICKY_Z_INDEX,
  type StickyEntry,
  type StickyPosition,
  type StickySetting,
} from '../sticky/sticky-setting';
export {
  type Alignment,
  type ComputedTransition,
  type LengthContext,
  lengthPixels,
  relativeOffset,
  type StickyStyles,
  type StickyWidth,
  stickyLeft,
  stickyWidth,
  stylesFor,
  transitionTime,
  withoutOffsets,
} from '../sticky/stuck-geometry';
