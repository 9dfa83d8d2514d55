/** The numbers and names of background videos (docs/reference/video-and-audio.md#background-videos). */

/** What a background video stands behind. */
export const OWNERS = '.et_pb_section_video,.et-pb-has-background-video';
/** The video's own box, Divi 4 and 5. */
export const BOXES = '.et_pb_section_video_bg,.et-pb-background-video';
/** Marks one that goes on playing off screen. */
export const OUTSIDE = '.et_pb_video_play_outside_viewport,.et-pb-background-video--play-outside-viewport';
/** Milliseconds after the page has loaded until what is in front is shown whatever the video does. */
export const PATIENCE = 500;
/** How far from the window a video begins to load: as far as behaviors wake. */
export const NEAR = '300px 0px';
/** Anywhere on the page: what is displayed at all. */
export const EVERYWHERE = '9999999px';
