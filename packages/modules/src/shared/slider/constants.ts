/** The slider engine's numbers (docs/reference/sliders.md). */

/** Milliseconds of the fade between two slides. */
export const FADE_DURATION = 700;
/** Milliseconds between two slides when no class says how many. */
export const DEFAULT_SPEED = 7000;
/** Milliseconds until a slider paused by `et_pb_pause_slider` looks again. */
export const RETRY_INTERVAL = 2000;
/** A swipe takes at most so many milliseconds … */
export const SWIPE_DURATION = 1000;
/** … and goes further than this sideways, less than this up or down. In pixels. */
export const SWIPE_DISTANCE = 30;
/** Images in slides are at most this much of the slider's height. */
export const IMAGE_SHARE = 0.8;
/** Pixels a post slider adds to the height when its images stand above or below the text. */
export const POST_IMAGE_GAP = 10;
