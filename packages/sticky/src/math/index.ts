/** Everything `@enliven/sticky/math` offers: what sticks when and where, without touching a page. */
export { type Problem, type ProblemKind, problemText } from '../shared/problem-text';
export { type AnchorModule, anchorOffset } from '../sticky/anchor-offset';
export { type Area, STICKY_Z_INDEX } from '../sticky/area';
export { type ActivationRanges, activationRanges, edgeAt, type FlowBounds, marginAt, type ActivationRange, type StickyModule } from '../sticky/course';
export { deviceValue } from '../sticky/device-value';
export { settingFor } from '../sticky/devices';
export {
  lengthPixels,
  relativeOffset,
  type StickyWidth,
  type LengthContext,
  stickyLeft,
  stickyWidth,
} from '../sticky/geometry';
export { type CoveredHeights, coveredOffset } from '../sticky/known-heights';
export { edgeOffset, surroundingOffset } from '../sticky/offset';
export { readSticky, type StickyEntry } from '../sticky/read-sticky';
export { type Alignment, type StickyStyles, stylesFor } from '../sticky/read-styles';
export { leavesRoom } from '../sticky/stacking';
export { problemsOf } from '../sticky/sticky-problems';
export {
  type Edge,
  type Limit,
  limitSelector,
  type StickyPosition,
  type StickySetting,
} from '../sticky/sticky-setting';
export { type Box, type StackedModule, surroundingChains } from '../sticky/surrounding';
export { type ComputedTransition, transitionTime, withoutOffsets } from '../sticky/transition';
