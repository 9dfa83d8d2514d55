/** Rules of the migration about functions and other globals, see `rules.ts`. */
import { LEGACY, type Rule, SHARED } from './rule';
import { ANIMATION, FLAGS, OTHER_FUNCTIONS, REFRESH, TOGGLES } from './theme-names';

export const GLOBALS: readonly Rule[] = [
  {
    id: 'guarded-refresh',
    kinds: ['call', 'read'],
    names: REFRESH,
    isGuarded: true,
    verdict: 'works',
    explanation:
      'The code asks first whether the function exists, so it skips the call. Enliven finds new elements and new sizes by itself.',
    see: `${LEGACY}#refresh-functions`,
  },
  {
    id: 'refresh-functions',
    kinds: ['call', 'read'],
    names: REFRESH,
    verdict: 'legacy',
    explanation: 'The theme’s script defines this function. Enliven finds new elements and new sizes by itself.',
    instead: 'window.enliven?.scan();',
    rewrite: 'scan',
    see: `${LEGACY}#refresh-functions`,
  },
  {
    id: 'toggle-functions',
    kinds: ['call', 'read'],
    names: TOGGLES,
    verdict: 'legacy',
    explanation: 'The theme’s script defines this function, which opens or closes a toggle.',
    instead: "toggle.querySelector('.et_pb_toggle_title').click();",
    see: `${LEGACY}#refresh-functions`,
  },
  {
    id: 'smooth-scroll',
    kinds: ['call', 'read'],
    names: new Set(['et_pb_smooth_scroll']),
    verdict: 'legacy',
    explanation: 'The theme’s script defines this function.',
    instead: "element.scrollIntoView({ behavior: 'smooth' });",
    see: `${SHARED}#scrolling`,
  },
  {
    id: 'debounce',
    kinds: ['call', 'read'],
    names: new Set(['et_pb_debounce']),
    verdict: 'legacy',
    explanation:
      'The theme’s script defines this helper. Write your own of a few lines, and the code depends on nothing.',
    instead: 'let timer; const later = () => { clearTimeout(timer); timer = setTimeout(work, 100); };',
    see: LEGACY,
  },
  {
    id: 'animation-functions',
    kinds: ['call', 'read'],
    names: ANIMATION,
    verdict: 'legacy',
    explanation:
      'The theme’s script defines this function. Enliven plays the entrance of each element when it comes into view, also of inserted ones.',
    see: 'docs/reference/animation.md#functions',
  },
  {
    id: 'other-functions',
    kinds: ['call', 'read'],
    names: OTHER_FUNCTIONS,
    verdict: 'legacy',
    explanation: 'The theme’s script defines this name.',
    see: LEGACY,
  },
  {
    id: 'flags',
    kinds: ['read'],
    names: FLAGS,
    verdict: 'legacy',
    explanation: 'The theme’s script sets this flag. The classes of the body say the same.',
    instead: "document.body.classList.contains('et_fixed_nav')",
    see: `${SHARED}#body-classes`,
  },
  {
    id: 'send-contact-form',
    kinds: ['call', 'read'],
    names: new Set(['diviModuleContactFormSubmit']),
    verdict: 'rewrite',
    explanation: 'Only the theme’s script has this function.',
    instead: 'form.requestSubmit();',
    see: 'docs/reference/forms.md#what-is-left-to-others',
  },
  {
    id: 'replaced-functions',
    kinds: ['assign'],
    names: new Set([...REFRESH, ...TOGGLES, ...ANIMATION, ...OTHER_FUNCTIONS]),
    verdict: 'rewrite',
    explanation:
      'The code replaces a function of the theme’s script. Enliven calls no functions of the page, so the replacement never runs.',
    instead: "enliven.on('mount', ({ target, detail }) => { … });",
    see: LEGACY,
  },
  {
    id: 'replaced-plugins',
    kinds: ['assign'],
    names: /^fn\.et_pb_\w+$/,
    verdict: 'rewrite',
    explanation:
      'The code replaces a jQuery plugin of the theme. Enliven calls no jQuery plugins, so the replacement never runs.',
    instead: "document.addEventListener('simple_slider_after_move_to', (event) => { … });",
    see: `${LEGACY}#sliders`,
  },
  {
    id: 'builder',
    kinds: ['call', 'read', 'assign'],
    names: /^(?:ET_Builder|ET_FB|ETBuilder\w*|et_builder\w*|et_fb\w*)$/,
    verdict: 'works',
    explanation: 'Only builders define this name, and behaviors stay off in builders.',
    see: `${SHARED}#builders`,
  },
  {
    id: 'script-stores',
    kinds: ['call', 'read', 'assign'],
    names: /^ETScript\w+$/,
    verdict: 'rewrite',
    explanation:
      'Only the theme’s scripts have this store. Read the page instead: classes, attributes and computed styles are the theme’s own.',
    see: SHARED,
  },
  {
    id: 'printed-data',
    kinds: ['read', 'assign'],
    names:
      /^(?:et_pb_custom|et_animation_data|et_link_options_data|et_pb_motion_elements|et_pb_sticky_elements|DIVI|divi(?:Element|Module)\w+Data)$/,
    verdict: 'works',
    explanation: 'The server prints this data, and Enliven reads the same.',
    see: `${SHARED}#page-data`,
  },
  {
    id: 'unknown-functions',
    kinds: ['call'],
    names: /^(?:et_pb_\w+|et_(?!core_|get_|the_)\w+|divi(?:Module|Element)[A-Z]\w*)$/,
    verdict: 'rewrite',
    explanation:
      'The name looks like the theme’s. Enliven does not define it, with or without legacy.js; if a script of yours does, nothing changes.',
    see: LEGACY,
  },
];
