/** The tabs' numbers (docs/reference/tabs.md). */

/** Milliseconds one panel takes to fade. */
export const FADE_DURATION = 500;
/** Below this width, in CSS pixels, tabs stand on top of each other (docs/reference/tabs.md#stacking). */
export const STACK_BELOW = 768;
/** In columns this narrow they always do. */
export const NARROW_COLUMNS = '.et_pb_column_1_3,.et_pb_column_1_4,.et_pb_column_3_8';
