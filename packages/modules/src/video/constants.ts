/** The cover's numbers and places (docs/reference/video-and-audio.md#covers). */

/** Milliseconds the cover takes to fade. */
export const FADE_DURATION = 500;
/** What holds a cover together with its player, the nearest first. */
export const WRAPPERS = '.et_pb_video,.et_pb_video_wrap,.et_main_video_container,.et_pb_post';
