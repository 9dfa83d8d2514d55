/** Pairs of behaviors that can share an element or its parts, each with its markup. */
import {
  accordion,
  audio,
  backgroundFilm,
  COVER,
  circle,
  ENTERS,
  film,
  frame,
  gallery,
  number,
  section,
  slider,
  tabs,
  toggle,
  video,
  views,
} from './pair-parts';

/** Two behaviors, the markup that they share, and selectors that match once each has reacted to the press. */
export interface Pair {
  names: readonly [string, string];
  markup: string;
  /** Selector of the control that the test presses. */
  press?: string;
  /** Scroll position before the press. */
  scroll?: number;
  /** Page data. */
  globals?: Record<string, unknown>;
  works: readonly [string, string];
}

/** Selector of an element whose entrance animation has ended. */
export const HAD = '.et_had_animation';
/** Selector of the link inside a clickable module that has controls of its own. */
const LINKED = '.et_clickable:not([role=link])>a[href="#there"]';
const LINKS = { et_link_options_data: [{ class: 'et_clickable', url: '#there', target: '_self' }] };
const PLAYED = 'iframe[src*="autoplay=1"]';
const COVERED = '.et_pb_video_overlay[style*="none"]';
export const OPENED = '.et_pb_toggle_open';
const SECOND_TAB = '.et_pb_tab_1.et_pb_tab_active';
const SECOND_SLIDE = '.et_pb_slide + .et_pb_slide.et-pb-active-slide';
const LINK = ' et_clickable';

export const PAIRS: readonly Pair[] = [
  {
    names: ['video', 'fit-videos'],
    markup: video(frame()),
    press: '.et_pb_video_play',
    works: [PLAYED, '.fluid-width-video-wrapper'],
  },
  { names: ['video', 'player'], markup: video(film), press: '.et_pb_video_play', works: [COVERED, '.mejs-container'] },
  {
    names: ['video', 'link-options'],
    markup: video(frame(), COVER, LINK),
    press: '.et_pb_video_play',
    globals: LINKS,
    works: [PLAYED, LINKED],
  },
  {
    names: ['video', 'animation'],
    markup: video(frame(), COVER, ENTERS),
    press: '.et_pb_video_play',
    works: [PLAYED, HAD],
  },
  {
    names: ['slider', 'video'],
    markup: slider('', video(frame())),
    press: '.et-pb-arrow-next',
    works: [SECOND_SLIDE, '.et_pb_video_play[role=button]'],
  },
  {
    names: ['slider', 'fit-videos'],
    markup: slider('', `<div class="et_pb_slide_video">${frame()}</div>`),
    press: '.et-pb-arrow-next',
    works: [SECOND_SLIDE, '.fluid-width-video-wrapper'],
  },
  {
    names: ['slider', 'player'],
    markup: slider('', film),
    press: '.et-pb-arrow-next',
    works: [SECOND_SLIDE, '.mejs-container'],
  },
  {
    names: ['slider', 'link-options'],
    markup: slider(LINK),
    press: '.et-pb-arrow-next',
    globals: LINKS,
    works: [SECOND_SLIDE, LINKED],
  },
  {
    names: ['slider', 'animation'],
    markup: slider(ENTERS),
    press: '.et-pb-arrow-next',
    works: [SECOND_SLIDE, HAD],
  },
  {
    names: ['slider', 'toggle'],
    markup: slider('', toggle()),
    press: '.et_pb_toggle_title',
    works: ['.et-pb-slider-arrows', OPENED],
  },
  { names: ['toggle', 'animation'], markup: toggle(ENTERS), press: '.et_pb_toggle_title', works: [OPENED, HAD] },
  {
    names: ['toggle', 'waypoint'],
    markup: toggle('et-waypoint'),
    press: '.et_pb_toggle_title',
    works: [OPENED, '.et-waypoint'],
  },
  {
    names: ['toggle', 'link-options'],
    markup: toggle(LINK),
    press: '.et_pb_toggle_title',
    globals: LINKS,
    works: [OPENED, LINKED],
  },
  {
    names: ['toggle', 'tabs'],
    markup: toggle('', tabs()),
    press: '.et_pb_tab_1 a',
    works: ['[data-enliven-button]', SECOND_TAB],
  },
  {
    names: ['toggle', 'multi-view'],
    markup: toggle().replace(
      'et_pb_toggle_title"',
      `et_pb_toggle_title" ${views({ schema: { content: { desktop: 'Title', phone: 'T' } } })}`,
    ),
    press: '.et_pb_toggle_title',
    works: [OPENED, '[data-enliven-button]'],
  },
  {
    names: ['accordion', 'toggle'],
    markup: accordion() + toggle('other'),
    press: '.other .et_pb_toggle_title',
    works: ['.et_pb_accordion_item.et_pb_toggle_open', '.other.et_pb_toggle_open'],
  },
  {
    names: ['accordion', 'animation'],
    markup: accordion(ENTERS),
    press: '.et_pb_toggle_close .et_pb_toggle_title',
    works: ['.et_pb_toggle + .et_pb_toggle_open', HAD],
  },
  {
    names: ['tabs', 'link-options'],
    markup: tabs(LINK),
    press: '.et_pb_tab_1 a',
    globals: LINKS,
    works: [SECOND_TAB, LINKED],
  },
  { names: ['tabs', 'animation'], markup: tabs(ENTERS), press: '.et_pb_tab_1 a', works: [SECOND_TAB, HAD] },
  {
    names: ['gallery', 'lightbox'],
    markup: gallery(),
    press: 'a.page-2',
    works: ['a.page-2.active', '.et_pb_gallery_item[style*="block"] a'],
  },
  {
    names: ['gallery', 'animation'],
    markup: gallery(`et_pb_gallery_grid ${ENTERS}`),
    press: 'a.page-2',
    works: ['a.page-2.active', HAD],
  },
  {
    names: ['gallery-slider', 'lightbox'],
    markup: gallery('et_pb_slider et_pb_gallery_fullwidth'),
    press: '.et-pb-arrow-next',
    works: ['.et_pb_gallery_item + .et-pb-active-slide', '.et-pb-active-slide a'],
  },
  {
    names: ['lightbox', 'link-options'],
    markup: `<div class="et_pb_module et_pb_image${LINK}"><a class="et_pb_lightbox_image" href="/a.jpg"><img src="data:," alt="A"></a></div>`,
    globals: LINKS,
    press: 'img',
    works: ['.mfp-wrap', LINKED],
  },
  {
    names: ['lightbox', 'animation'],
    markup: `<div class="et_pb_module et_pb_image ${ENTERS}"><a class="et_pb_lightbox_image" href="/a.jpg"><img src="data:," alt="A"></a></div>`,
    press: 'img',
    works: ['.mfp-wrap', HAD],
  },
  { names: ['audio', 'player'], markup: audio(), works: ['.et_audio_container', '.mejs-container'] },
  { names: ['audio', 'animation'], markup: audio(ENTERS), works: ['audio[preload=none]', HAD] },
  {
    names: ['number-counter', 'animation'],
    markup: number(ENTERS),
    works: ['.percent[role=img],.percent-value', HAD],
  },
  {
    names: ['number-counter', 'layout-hover'],
    markup: number().replace(
      'data-number-value',
      'data-background-layout="light" data-background-layout-hover="dark" data-number-value',
    ),
    works: ['.percent-value', '.percent-value'],
  },
  { names: ['circle-counter', 'animation'], markup: circle(ENTERS), works: ['canvas', HAD] },
  {
    names: ['background-video', 'fullscreen'],
    markup: section('et_pb_section_video et_pb_fullscreen et_pb_preload', backgroundFilm),
    works: ['video[style*="object-fit"]', 'section[style*="min-height"]'],
  },
  {
    names: ['background-video', 'slider'],
    markup: slider('', `<div class="et_pb_section_video">${backgroundFilm}</div>`),
    press: '.et-pb-arrow-next',
    works: ['video', SECOND_SLIDE],
  },
  {
    names: ['dividers', 'fullscreen'],
    markup: section(
      'section_has_divider et_pb_fullscreen',
      '<div class="et_pb_top_inside_divider et-no-transition"></div>',
    ),
    works: ['.et_pb_top_inside_divider:not(.et-no-transition)', 'section[style*="min-height"]'],
  },
  {
    names: ['ajax-pagination', 'blog-grid'],
    markup:
      '<div class="et_pb_module et_pb_blog_0"><div class="et_pb_blog_grid"><div class="et_pb_ajax_pagination_container"><div class="et_pb_salvattore_content" data-columns><article class="et_pb_post">A</article></div><div class="pagination"><a href="/page/2">Older</a></div></div></div></div>',
    works: ['[role=status]', '.column.size-1of3 article'],
  },
  {
    names: ['ajax-pagination', 'portfolio'],
    markup:
      '<div class="et_pb_module et_pb_portfolio_0 et_pb_portfolio_grid"><div class="et_pb_ajax_pagination_container"><div class="et_pb_portfolio_grid_items"><div class="et_pb_portfolio_item et_pb_grid_item">A</div></div><div class="pagination"><a href="/page/2">Older</a></div></div></div>',
    works: ['[role=status]', '.et_pb_portfolio_item'],
  },
];
