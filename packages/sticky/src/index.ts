/** Everything `@enliven/sticky` offers: so far its arithmetic. */
export * from './math';
