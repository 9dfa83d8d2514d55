/** Elements that the theme's style sheets hide until a script runs (docs/reference/hidden-by-theme.md). */
export const HIDDEN_BY_THEME =
  '.woocommerce-product-gallery,.et_animated,.et-waypoint:not(.et_pb_counters),.et_pb_number_counter,.et_pb_preload > *';

/** Elements that Enliven hides itself: placeholders of stuck modules, and switches that show on hover. */
export const KEPT_HIDDEN = '.et_pb_sticky_placeholder,.et_pb_sticky_placeholder *,[class^=enliven-]';
