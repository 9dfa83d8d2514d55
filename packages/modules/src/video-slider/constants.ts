/** The video slider's numbers (docs/reference/sliders.md#video-sliders). */

/** Milliseconds until the spinner that hides everything is taken away. */
export const PRELOAD_DELAY = 500;
