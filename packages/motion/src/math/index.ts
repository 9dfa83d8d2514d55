/** Everything `@enliven/motion/math` offers: pure functions that read the page's data and compute motion. */

export { startClasses, startOrigin, startStyle, startTransform } from '../animation/entrance-claims';
export {
  ANIMATION_CLASSES,
  type AnimationEntry,
  animationEnd,
  animationFor,
  DEFAULTS as ANIMATION_DEFAULTS,
  type Direction,
  type EntranceAnimation,
  type Family,
  parseStyle,
  parseTime,
} from '../animation/entry';
export { scrollContexts } from '../animation/watch-context';
export type { ParallaxLayer } from '../parallax/layer';
export { type ParallaxInput, type ParallaxState, parallaxAt, parallaxTravel } from '../parallax/layer';
export type { Effect, MotionStyle, Resolver, ScrollItem, StaticTransform, Trigger } from '../scroll-effects/effect';
export { effectValue, type MotionProperty, type Resolved, resolve } from '../scroll-effects/effect';
export { compose, keyframesFor, reducedMotionStyle, styleAt } from '../scroll-effects/keyframes';
export { parseStaticTransforms } from '../scroll-effects/normalize-lists';
export { nextItems, readScrollData, type ScrollData } from '../scroll-effects/read-scroll-data';
export {
  type Box,
  effectiveHeight,
  positionPercent,
  quantizeScroll,
  scrollRange,
  triggerPoint,
} from '../scroll-effects/scroll-viewport';
export { type Problem, type ProblemKind, problemText } from '../shared/problems';
export { readAnimations, readParallax } from '../shared/read-lists';
