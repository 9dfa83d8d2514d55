/** Everything `@enliven/motion/math` offers: what moves when and where to, without touching a page. */
export { DEFAULTS as ANIMATION_DEFAULTS } from '../animation/constants';
export {
  type AnimationEntry,
  animationEnd,
  animationFor,
  type EntranceAnimation,
} from '../animation/entry';
export { scrollContexts } from '../animation/scroll-contexts';
export { startClasses, startStyle } from '../animation/start-style';
export { startOrigin, startTransform } from '../animation/start-transform';
export { ANIMATION_CLASSES, type Direction, type Family, parseStyle } from '../animation/style';
export { parseTime } from '../animation/time';
export type { ParallaxLayer } from '../parallax/layer';
export { type ParallaxInput, type ParallaxState, parallaxAt, parallaxTravel } from '../parallax/position';
export { compose, styleAt } from '../scroll-effects/compose';
export type { Effect, Resolver, ScrollItem, Static, Trigger } from '../scroll-effects/effect';
export { effectValue } from '../scroll-effects/effect-value';
export { keyframesFor } from '../scroll-effects/keyframes';
export type { MotionStyle } from '../scroll-effects/merge';
export {
  type Box,
  effectiveHeight,
  quantizeScroll,
  scrollRange,
  triggerPoint,
} from '../scroll-effects/position';
export { positionPercent } from '../scroll-effects/position-percent';
export { nextItems, readScrollData, type ScrollData } from '../scroll-effects/read-scroll-data';
export { type MotionProperty, type Resolved, resolve } from '../scroll-effects/resolve';
export { parseStatics } from '../scroll-effects/statics';
export { stillStyle } from '../scroll-effects/still';
export { type Problem, type ProblemKind, problemText } from '../shared/problem-text';
export { readAnimations, readParallax } from '../shared/read-told';
