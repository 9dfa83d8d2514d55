/** Every behavior of `@enliven/motion`, one by one and as a list, and the arithmetic behind them. */
export { behaviors } from './behaviors';
export * from './math';
export { scrollEffects } from './scroll-effects';
