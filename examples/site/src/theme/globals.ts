// Inline data that the theme prints after the markup, in the format of each generation.

import { escapeJson } from '../escape-html';
import { nonces } from '../nonces';
import type { Print } from './print';
import { scrollData } from './scroll-effects';
import { stickyData } from './sticky';

export const custom = {
  ajaxurl: '/wp-admin/admin-ajax.php',
  images_uri: '/images',
  builder_images_uri: '/images',
  et_frontend_nonce: nonces.frontend,
  et_ab_log_nonce: nonces.splitTest,
  subscription_failed: 'Please look at the fields below and try once more.',
  fill_message: 'Please fill in these fields:',
  contact_error_message: 'Please correct these entries:',
  invalid: 'This email address cannot be right',
  captcha: 'Sum',
  wrong_captcha: 'The sum does not add up.',
  wrong_checkbox: 'Choice',
  prev: 'Back',
  previous: 'Previous',
  next: 'Next',
  // WordPress prints booleans as "1" and "".
  ignore_waypoints: 'no',
  is_divi_theme_used: '1',
  widget_search_selector: '.widget_search',
  ab_tests: [],
  is_ab_testing_active: '',
  page_id: '12',
  unique_test_id: '',
  ab_bounce_rate: '5',
  is_cache_plugin_active: 'no',
  is_shortcode_tracking: '',
  accent_color: '#9c3f1d',
  waypoints_options: [],
};

const shared = {
  wpcf7: { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } },
  DIVI: { item_count: '%d bag', items_count: '%d bags' },
  et_builder_utils_params: {
    condition: { diviTheme: true, extraTheme: false },
    scrollLocations: ['app', 'top'],
    builderScrollLocations: { desktop: 'app', tablet: 'app', phone: 'app' },
    onloadScrollLocation: 'app',
    builderType: 'fe',
  },
  et_frontend_scripts: { builderCssContainerPrefix: '#et-boc', builderCssLayoutPrefix: '#et-boc .et-l' },
  et_pb_custom: custom,
  et_pb_box_shadow_elements: [],
};

const breakpoints = {
  enabledBreakpoints: [
    { order: 50, baseDevice: true, enable: true, name: 'desktop' },
    { order: 30, enable: true, maxWidth: { value: '980px', default: 980 }, name: 'tablet' },
    { order: 10, enable: true, maxWidth: { value: '767px', default: 767 }, name: 'phone' },
  ],
  enabledBreakpointNames: ['desktop', 'tablet', 'phone'],
  baseBreakpointName: 'desktop',
};

const animations = (print: Print) =>
  print.animated.map((entry) => ({
    style: 'fade',
    repeat: 'once',
    duration: '600ms',
    delay: '0ms',
    intensity: '50%',
    starting_opacity: '0%',
    speed_curve: 'ease-in-out',
    ...entry,
  }));

const ofGeneration = (print: Print): Record<string, unknown> => {
  const animated = print.animated.length > 0;
  if (print.generation === 4) return animated ? { et_animation_data: animations(print) } : {};
  return {
    diviBreakpointData: breakpoints,
    ...(animated ? { diviElementAnimationData: animations(print) } : {}),
  };
};

export const globals = (print: Print, nonce: string): string =>
  Object.entries({ ...shared, ...ofGeneration(print), ...scrollData(print), ...stickyData(print), ...print.data })
    .map(([name, value]) => `<script nonce="${nonce}">var ${name} = ${escapeJson(value)};</script>`)
    .join('\n');
