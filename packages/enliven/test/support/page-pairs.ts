/** Pairs of behaviors on a page: sticky modules, menus, forms and the shop, with their data and scroll positions. */
import { ENTERS, toggle, views } from './pair-parts';
import { HAD, OPENED, type Pair } from './pairs';

/** Page data of sticky modules. */
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
export const menuModule = (classes = '') =>
  `<div class="et_pb_module et_pb_menu ${classes}"><div class="et_pb_menu__wrap"><div class="et_pb_menu__menu"><nav class="et-menu-nav"><ul class="et-menu nav"><li class="menu-item"><a href="/one/">One</a></li></ul></nav></div>
<button type="button" class="et_pb_menu__icon et_pb_menu__search-button"></button><div class="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="mobile_menu_bar"></span></div></div></div>
<div class="et_pb_menu__search-container et_pb_menu__search-container--disabled"><form><input class="et_pb_menu__search-input" name="s" title="Search for:"></form><button type="button" class="et_pb_menu__close-search-button"></button></div></div>`;
const form = (title = '', classes = '') =>
  `<div id="et_pb_contact_form_0" class="et_pb_module et_pb_contact_form_container ${classes}" data-form_unique_num="0"><h2 class="et_pb_contact_main_title" ${title}>Write to us</h2><div class="et-pb-contact-message"></div>
<div class="et_pb_contact"><form class="et_pb_contact_form" method="post" action="/"><p class="et_pb_contact_field" data-type="input"><label for="et_pb_contact_name_0" class="et_pb_contact_form_label">Name</label><input type="text" id="et_pb_contact_name_0" class="input" name="et_pb_contact_name_0" data-required_mark="required" data-field_type="input" data-original_id="name" placeholder="Name"></p>
<input type="hidden" name="et_pb_contactform_submit_0" value="et_contact_proccess"><div class="et_contact_bottom_container"><button type="submit" class="et_pb_contact_submit et_pb_button">Submit</button></div></form></div></div>`;

const STUCK = '.sticks.et_pb_sticky';

export const PAGE_PAIRS: readonly Pair[] = [
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
