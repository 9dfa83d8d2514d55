/** The video slider's numbers (contract §5). */

/** Milliseconds until the spinner that hides everything is taken away. */
export const PRELOAD_DELAY = 500;
