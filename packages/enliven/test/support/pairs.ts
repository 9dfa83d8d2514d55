/** Behaviors that can meet on one element or on the parts of one, each pair with the markup it meets in. */

const PLAYER = 'https://www.youtube.com/embed/aaaaaaaaaaa';
const frame = (attributes = '') =>
  `<iframe title="Film" width="640" height="360" src="${PLAYER}" ${attributes}></iframe>`;
const film =
  '<video class="wp-video-shortcode" controls width="640" height="360"><source type="video/mp4" src="data:video/mp4,"></video>';
const COVER =
  '<div class="et_pb_video_overlay"><div class="et_pb_video_overlay_hover"><a href="#" class="et_pb_video_play"></a></div></div>';
const video = (player: string, cover = COVER, classes = '') =>
  `<div class="et_pb_module et_pb_video ${classes}"><div class="et_pb_video_box">${player}</div>${cover}</div>`;
const toggle = (classes = '', content = '<p>Text</p>') =>
  `<div class="et_pb_module et_pb_toggle et_pb_toggle_close ${classes}"><h5 class="et_pb_toggle_title">Title</h5><div class="et_pb_toggle_content">${content}</div></div>`;
const item = (state: string) =>
  `<div class="et_pb_toggle et_pb_accordion_item et_pb_toggle_${state}"><h5 class="et_pb_toggle_title">Title</h5><div class="et_pb_toggle_content"><p>Text</p></div></div>`;
const accordion = (classes = '') =>
  `<div class="et_pb_module et_pb_accordion ${classes}">${item('open')}${item('close')}</div>`;
const tabs = (
  classes = '',
) => `<div class="et_pb_module et_pb_tabs ${classes}"><ul class="et_pb_tabs_controls"><li class="et_pb_tab_0 et_pb_tab_active"><a href="#">A</a></li><li class="et_pb_tab_1"><a href="#">B</a></li></ul>
<div class="et_pb_all_tabs"><div class="et_pb_tab et_pb_active_content">A</div><div class="et_pb_tab">B</div></div></div>`;
const slide = (inner: string, classes = '') =>
  `<div class="et_pb_slide ${classes}"><div class="et_pb_container">${inner}</div></div>`;
const slider = (classes = '', inner = '<p>Text</p>') =>
  `<div class="et_pb_module et_pb_slider ${classes}"><div class="et_pb_slides">${slide(inner, 'et-pb-active-slide')}${slide('<p>Two</p>')}</div></div>`;
const gallery = (
  classes = 'et_pb_gallery_grid',
) => `<div class="et_pb_module et_pb_gallery ${classes}"><div class="et_pb_gallery_items et_post_gallery" data-per_page="1">
${['a', 'b'].map((name) => `<div class="et_pb_gallery_item et_pb_grid_item"><div class="et_pb_gallery_image"><a href="/${name}.jpg" title="${name}"><img src="data:," alt="${name}"></a></div></div>`).join('')}</div><div class="et_pb_gallery_pagination"></div></div>`;
const audio = (classes = '') =>
  `<div class="et_pb_module et_pb_audio_module ${classes}"><div class="et_audio_container"><h2>Song</h2><audio class="wp-audio-shortcode" controls><source type="audio/mpeg" src="data:audio/mpeg,"></audio></div></div>`;
const number = (classes = '') =>
  `<div class="et_pb_module et_pb_number_counter ${classes}" data-number-value="5" data-number-separator=","><div class="percent"><p><span class="percent-value"></span><span class="percent-sign">%</span></p></div></div>`;
const circle = (classes = '') =>
  `<div class="et_pb_module et_pb_circle_counter ${classes}"><div class="et_pb_circle_counter_inner" data-number-value="5"><div class="percent"><p><span class="percent-value"></span><span class="percent-sign">%</span></p></div></div></div>`;
const section = (classes: string, inner = '') =>
  `<section class="et_pb_section ${classes}">${inner}<div class="et_pb_row"><div class="et_pb_column"><p>Text</p></div></div></section>`;
const backgroundFilm =
  '<span class="et_pb_section_video_bg"><video loop muted playsinline><source type="video/mp4" src="data:video/mp4,"></video></span>';
const ENTERS = 'et_animated et_pb_animation_top';
const views = (value: object) => `data-et-multi-view='${JSON.stringify(value)}'`;

/** Selector of what tells that the first behavior of a pair has done its work after the press, and of what tells it of the second. */
export interface Pair {
  names: readonly [string, string];
  markup: string;
  /** What is pressed. */
  press?: string;
  /** How far the page is scrolled before the press. */
  scroll?: number;
  /** Page data. */
  globals?: Record<string, unknown>;
  works: readonly [string, string];
}

/** Sticky modules are found by the page's data. */
const STICKY = {
  et_pb_sticky_elements: {
    sticks: {
      id: 'sticks',
      selector: '.sticks',
      position: 'top',
      topOffset: '0px',
      bottomOffset: '0px',
      topLimit: 'none',
      bottomLimit: 'none',
      offsetSurrounding: 'on',
      transition: 'on',
      styles: {},
    },
  },
};
const STICKS = 'sticks et_pb_sticky_module" data-box="0 500 800 100';
const stuck = (inner: string) => `<div class="et_builder_inner_content">${inner}</div>`;
const menuModule = (classes = '') =>
  `<div class="et_pb_module et_pb_menu ${classes}"><div class="et_pb_menu__wrap"><div class="et_pb_menu__menu"><nav class="et-menu-nav"><ul class="et-menu nav"><li class="menu-item"><a href="/one/">One</a></li></ul></nav></div>
<button type="button" class="et_pb_menu__icon et_pb_menu__search-button"></button><div class="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="mobile_menu_bar"></span></div></div></div>
<div class="et_pb_menu__search-container et_pb_menu__search-container--disabled"><form><input class="et_pb_menu__search-input" name="s" title="Search for:"></form><button type="button" class="et_pb_menu__close-search-button"></button></div></div>`;
const form = (title = '', classes = '') =>
  `<div id="et_pb_contact_form_0" class="et_pb_module et_pb_contact_form_container ${classes}" data-form_unique_num="0"><h2 class="et_pb_contact_main_title" ${title}>Write to us</h2><div class="et-pb-contact-message"></div>
<div class="et_pb_contact"><form class="et_pb_contact_form" method="post" action="/"><p class="et_pb_contact_field" data-type="input"><label for="et_pb_contact_name_0" class="et_pb_contact_form_label">Name</label><input type="text" id="et_pb_contact_name_0" class="input" name="et_pb_contact_name_0" data-required_mark="required" data-field_type="input" data-original_id="name" placeholder="Name"></p>
<input type="hidden" name="et_pb_contactform_submit_0" value="et_contact_proccess"><div class="et_contact_bottom_container"><button type="submit" class="et_pb_contact_submit et_pb_button">Submit</button></div></form></div></div>`;

/** An entrance animation has ended. */
const HAD = '.et_had_animation';
/** A module with controls is a link by one inside. */
const LINKED = '.et_clickable:not([role=link])>a[href="#there"]';
const LINKS = { et_link_options_data: [{ class: 'et_clickable', url: '#there', target: '_self' }] };
const STUCK = '.sticks.et_pb_sticky';
const PLAYED = 'iframe[src*="autoplay=1"]';
const COVERED = '.et_pb_video_overlay[style*="none"]';
const OPENED = '.et_pb_toggle_open';
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
  {
    names: ['sticky', 'toggle'],
    markup: stuck(toggle(STICKS)),
    globals: STICKY,
    scroll: 900,
    press: '.et_pb_toggle_title',
    works: [STUCK, OPENED],
  },
  {
    names: ['sticky', 'animation'],
    markup: stuck(toggle(`${ENTERS} ${STICKS}`)),
    globals: STICKY,
    scroll: 900,
    works: [STUCK, HAD],
  },
  {
    names: ['sticky', 'scroll-effects'],
    markup: stuck(toggle(STICKS)),
    globals: {
      ...STICKY,
      et_pb_motion_elements: {
        desktop: [
          {
            id: '.sticks',
            start: 0,
            midStart: 40,
            midEnd: 60,
            end: 100,
            startValue: 80,
            midValue: 90,
            endValue: 100,
            resolver: 'opacity',
          },
        ],
      },
    },
    scroll: 900,
    works: [STUCK, '.sticks[style*="opacity"]'],
  },
  {
    names: ['sticky', 'shop-toggle'],
    markup: stuck(
      `<div class="et_pb_module et_pb_wc_cart_notice ${STICKS}"><a href="#" class="showcoupon">Enter it</a><form class="checkout_coupon" style="display:none"><input name="coupon_code"></form></div>`,
    ),
    globals: STICKY,
    scroll: 900,
    press: '.showcoupon',
    works: [STUCK, '.checkout_coupon[style*="block"]'],
  },
  {
    names: ['sticky', 'mobile-menu'],
    markup: stuck(menuModule(STICKS)),
    globals: STICKY,
    scroll: 900,
    press: '.mobile_menu_bar',
    works: [STUCK, '.mobile_nav.opened .et_mobile_menu'],
  },
  {
    names: ['menu-module', 'mobile-menu'],
    markup: menuModule(),
    press: '.mobile_menu_bar',
    works: ['.et_pb_menu__search-container[inert]', '.mobile_nav.opened .et_mobile_menu'],
  },
  {
    names: ['contact-form', 'multi-view'],
    markup: form(views({ schema: { content: { desktop: 'Write to us', phone: 'Write' } } })),
    press: '.et_pb_contact_submit',
    works: ['[aria-invalid=true]', '.et_multi_view_swapped'],
  },
  {
    names: ['contact-form', 'animation'],
    markup: form('', ENTERS),
    press: '.et_pb_contact_submit',
    works: ['[aria-invalid=true]', HAD],
  },
];
