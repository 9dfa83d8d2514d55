/** Every behavior of `@enliven/motion`, one by one and as a list, and the arithmetic behind them. */
export { animation } from './animation';
export { animationList } from './animation-list';
export { behaviors } from './behaviors';
export { interactions } from './interactions';
export * from './math';
export { parallax } from './parallax';
export { scrollEffects } from './scroll-effects';
