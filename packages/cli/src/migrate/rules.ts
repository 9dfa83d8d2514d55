/** Rules of the migration. The first rule that matches a use applies. */
import { GLOBALS } from './global-rules';
import { COEXISTENCE, LEGACY, type Rule, SHARED } from './rule';
import { BUILT, EVENTS, STATE_CLASSES } from './theme-names';

const THEME = /^(?:et_pb_|et-pb-|\.et_pb_|#et-)/;

/** Rules about events. */
const LISTENERS: readonly Rule[] = [
  {
    id: 'after-init',
    kinds: ['listen'],
    names: new Set(['et_pb_after_init_modules']),
    isThroughJquery: true,
    verdict: 'works',
    explanation: 'Enliven sends the event after jQuery’s ready handlers, as long as jQuery is on the page.',
    see: `${COEXISTENCE}#elements-built-at-ready`,
  },
  {
    id: 'init-events',
    kinds: ['listen'],
    names: new Set(['et_pb_after_init_modules', 'et_pb_before_init_modules']),
    verdict: 'legacy',
    explanation: 'Without jQuery, and before modules are set up, only legacy.js sends this event.',
    instead: "document.addEventListener('enliven:mount', ({ target }) => { … });",
    see: LEGACY,
  },
  {
    id: 'send-init',
    kinds: ['send'],
    names: new Set(['et_pb_init_modules']),
    verdict: 'legacy',
    explanation: 'The event asks the theme’s scripts to set up inserted modules. Enliven finds them by itself.',
    instead: 'window.enliven?.scan();',
    rewrite: 'scan',
    see: `${LEGACY}#refresh-functions`,
  },
  {
    id: 'theme-events',
    kinds: ['listen', 'send'],
    names: EVENTS,
    verdict: 'works',
    explanation: 'Enliven sends and hears this event, and jQuery’s listeners receive it while jQuery is on the page.',
    see: `${COEXISTENCE}#events-of-the-originals`,
  },
  {
    id: 'legacy-events',
    kinds: ['listen'],
    names: new Set(['containerWidthChanged', 'swipeleft', 'swiperight']),
    verdict: 'legacy',
    explanation: 'Only legacy.js sends this event.',
    instead: 'new ResizeObserver(…) for widths; pointerdown and pointerup for swipes',
    see: `${LEGACY}#swipes`,
  },
  {
    id: 'builder-events',
    kinds: ['listen', 'send'],
    names: /^(?:et_builder_\w+|et_fb_\w+|ETBuilder\w+|vb:[\w:-]+)$/,
    verdict: 'works',
    explanation: 'Builders send this event, and behaviors stay off in builders.',
    see: `${SHARED}#builders`,
  },
  {
    id: 'unknown-events',
    kinds: ['listen', 'send'],
    names: /^(?:et_pb_\w+|et-pb-[\w-]+|ETDivi\w+|divi:[\w:]+)$/,
    verdict: 'rewrite',
    explanation:
      'The name looks like the theme’s. Enliven neither sends nor hears this event; if scripts of yours do, nothing changes.',
    instead: "document.addEventListener('enliven:mount', ({ target, detail }) => { … });",
    see: LEGACY,
  },
  {
    id: 'removed-listeners',
    kinds: ['unbind'],
    names: /^(?:click|mouse\w+|touch\w+|submit|hover)$/,
    of: THEME,
    verdict: 'rewrite',
    explanation:
      'The code removes the listeners of the theme’s script. Tell Enliven instead to leave the behavior, or the element, alone.',
    instead: '"disable": ["tabs"] in the configuration, or data-enliven-ignore on the element',
    see: 'docs/guides/migrate.md',
  },
];

/** Rules about jQuery, classes and elements. */
const ELEMENTS: readonly Rule[] = [
  {
    id: 'slider-data',
    kinds: ['data'],
    names: new Set(['et_pb_simple_slider']),
    verdict: 'legacy',
    explanation: 'The theme’s script keeps the slider in jQuery’s element data; legacy.js offers the same object.',
    instead: "slider.dispatchEvent(Object.assign(new CustomEvent('enliven:move'), { to: 'next' }));",
    rewrite: 'slider',
    see: `${LEGACY}#sliders`,
  },
  {
    id: 'other-data',
    kinds: ['data'],
    names: new Set(['et_pb_simple_carousel', 'easyPieChart']),
    verdict: 'legacy',
    explanation: 'The theme’s script keeps this object in jQuery’s element data; legacy.js offers the same.',
    see: LEGACY,
  },
  {
    id: 'theme-plugins',
    kinds: ['plugin'],
    names: new Set(['et_pb_simple_slider', 'et_pb_simple_carousel']),
    verdict: 'legacy',
    explanation: 'The theme’s script adds this jQuery plugin. Enliven finds sliders by itself.',
    instead: 'window.enliven?.scan();',
    rewrite: 'scan',
    see: `${LEGACY}#sliders`,
  },
  {
    id: 'bundled-plugins',
    kinds: ['plugin'],
    names: new Set(['easyPieChart', 'fitVids', 'waypoint', 'magnificPopup', 'closest_descendent']),
    verdict: 'legacy',
    explanation:
      'The theme’s script brings this jQuery plugin. Without it, load legacy.js, or a copy of the plugin of your own.',
    see: LEGACY,
  },
  {
    id: 'state-classes',
    kinds: ['class'],
    names: STATE_CLASSES,
    verdict: 'works',
    explanation: 'Enliven follows this class: a script that switches it has opened, closed or chosen the element.',
    see: 'docs/reference/toggles-and-accordions.md#state-classes-switched-by-other-scripts',
  },
  {
    id: 'built-elements',
    kinds: ['element'],
    names: BUILT,
    moment: 'ready',
    verdict: 'works',
    explanation: 'Enliven builds this element before jQuery’s ready handlers run.',
    see: `${COEXISTENCE}#elements-built-at-ready`,
  },
  {
    id: 'built-elements-early',
    kinds: ['element'],
    names: BUILT,
    verdict: 'rewrite',
    explanation: 'Enliven builds this element once its code has loaded, and here the code may look for it before.',
    instead: 'jQuery(function ($) { … }); around the code',
    see: `${COEXISTENCE}#elements-built-at-ready`,
  },
  {
    id: 'script-handles',
    kinds: ['handle'],
    names: new Set(['divi-custom-script']),
    verdict: 'rewrite',
    explanation: 'Your script depends on the theme’s, so WordPress prints the theme’s script again.',
    instead: "array('jquery')",
    see: 'docs/guides/migrate.md',
  },
];

export const RULES: readonly Rule[] = [...GLOBALS, ...LISTENERS, ...ELEMENTS];
