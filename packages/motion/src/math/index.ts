/** Everything `@enliven/motion/math` offers: pure functions that read the page's data and compute motion. */
export {
  type AnimationEntry,
  animationEnd,
  animationFor,
  DEFAULTS as ANIMATION_DEFAULTS,
  type EntranceAnimation,
  parseTime,
} from '../animation/entry';
export { startClasses, startOrigin, startStyle, startTransform } from '../animation/start-style';
export { ANIMATION_CLASSES, type Direction, type Family, parseStyle } from '../animation/style';
export { scrollContexts } from '../animation/watch-context';
export type { ParallaxLayer } from '../parallax/layer';
export { type ParallaxInput, type ParallaxState, parallaxAt, parallaxTravel } from '../parallax/position';
export type { Effect, Resolver, ScrollItem, StaticTransform, Trigger } from '../scroll-effects/effect';
export type { MotionStyle } from '../scroll-effects/effect-style';
export { effectValue, type MotionProperty, type Resolved, resolve } from '../scroll-effects/effect-style';
export { compose, keyframesFor, reducedMotionStyle, styleAt } from '../scroll-effects/keyframes';
export {
  type Box,
  effectiveHeight,
  positionPercent,
  quantizeScroll,
  scrollRange,
  triggerPoint,
} from '../scroll-effects/position';
export { parseStaticTransforms } from '../scroll-effects/read-effect';
export { nextItems, readScrollData, type ScrollData } from '../scroll-effects/read-scroll-data';
export { type Problem, type ProblemKind, problemText } from '../shared/problems';
export { readAnimations, readParallax } from '../shared/read-lists';
