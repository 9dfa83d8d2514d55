/** Everything `@enliven/motion` offers: so far its arithmetic. */
export * from './math';
