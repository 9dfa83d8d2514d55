/** Elements that the theme's style sheets hide until script runs (docs/reference/hidden-by-theme.md). */
export const HIDDEN_BY_THEME =
  '.woocommerce-product-gallery,.et_animated,.et-waypoint:not(.et_pb_counters),.et_pb_number_counter,.et_pb_preload > *';

/** Elements that we hide: placeholders of stuck modules, and switches that show under the pointer. */
export const KEPT_HIDDEN = '.et_pb_sticky_placeholder,.et_pb_sticky_placeholder *,[class^=enliven-]';
