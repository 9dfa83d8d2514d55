/** Pairs of behaviors that saved pages mount on one element (`pairs-of-pages.page.test.ts` finds them). */
import { menuModule } from './page-pairs';
import { COVER, ENTERS, film, slider, video, views } from './pair-parts';
import { HAD, type Pair } from './pairs';

const BAR =
  '<li class="et_pb_counter"><span class="et_pb_counter_title">CSS</span><span class="et_pb_counter_container"><span class="et_pb_counter_amount" data-width="80%"><span class="et_pb_counter_amount_number"><span class="et_pb_counter_amount_number_inner">80%</span></span></span></span></li>';
const CHECKOUT =
  '<form class="checkout woocommerce-checkout" action="/checkout/" method="post"><p class="form-row validate-required"><label><input type="checkbox" name="terms" checked> I agree</label></p><div class="woocommerce-NoticeGroup-checkout">One</div><div class="woocommerce-NoticeGroup-checkout">Two</div></form>';

/** Page data by which every element counts as seen. */
const IN_VIEW = { et_pb_custom: { ignore_waypoints: 'yes' } };

export const ELEMENT_PAIRS: readonly Pair[] = [
  {
    names: ['bar-counters', 'animation'],
    markup: `<ul class="et_pb_module et_pb_counters ${ENTERS}">${BAR}</ul>`,
    globals: IN_VIEW,
    works: ['.et_pb_counters.et-animated', HAD],
  },
  {
    names: ['multi-view', 'slider'],
    markup: slider().replace(
      'class="et_pb_module',
      `${views({ slug: 'et_pb_slider', schema: { classes: { desktop: { add: ['wide'] }, phone: { remove: ['wide'] } } } })} class="et_pb_module`,
    ),
    press: '.et-pb-arrow-next',
    works: ['.et_pb_slider.wide', '.et_pb_slide + .et-pb-active-slide'],
  },
  {
    names: ['multi-view', 'video'],
    markup: video(
      film,
      COVER.replace(
        'class',
        `${views({ slug: 'et_pb_video', schema: { classes: { desktop: { add: ['wide'] }, phone: { remove: ['wide'] } } } })} class`,
      ),
    ),
    press: '.et_pb_video_play',
    works: ['.et_pb_video_overlay.wide', '.et_pb_video_overlay[style*="none"]'],
  },
  {
    names: ['multi-view', 'waypoint'],
    markup: `<div class="et_pb_module et_pb_blurb"><img src="data:," alt="" class="et-waypoint et_pb_animation_top" ${views({ slug: 'et_pb_blurb', schema: { attrs: { desktop: { title: 'Wide' }, phone: { title: 'Small' } } } })}></div>`,
    globals: IN_VIEW,
    works: ['img[title=Wide]', '.et-animated'],
  },
  {
    names: ['fixups', 'menu-module'],
    markup: `<div class="et_pb_row">${menuModule()}</div>`,
    works: ['.et_pb_row[style*="z-index"]', '.et_pb_menu__search-container[inert]'],
  },
  {
    names: ['names', 'dot-nav'],
    markup:
      '<div class="et_pb_side_nav_page"><div id="main-content"><header>Page</header><div class="et-l et-l--post"><div class="et_builder_inner_content"><div class="et_pb_section" data-box="0 0 900 600">One</div><div class="et_pb_section" data-box="0 600 900 600">Two</div></div></div></div></div>',
    scroll: 10,
    works: ['#main-content[role=main]', '.et_pb_side_nav'],
  },
  {
    names: ['names', 'shop-basics'],
    markup:
      '<aside class="widget"><h4 class="widgettitle">Categories</h4><select class="dropdown_product_cat" name="product_cat"><option value="">All</option><option value="mugs">Mugs</option></select></aside>',
    works: ['select[aria-label=Categories]', 'select'],
  },
  {
    names: ['cart-modules', 'shop-icons'],
    markup:
      '<div class="et_pb_module et_pb_wc_cart_notice et_pb_sticky_module et_pb_woo_custom_button_icon" data-button-class="button" data-button-icon="5"><a class="button" href="/shop/">Shop</a><a href="#" class="showcoupon">Enter it</a><form class="checkout_coupon" style="display:none"><input aria-label="Coupon" name="coupon_code"></form></div>',
    press: '.showcoupon',
    works: ['.checkout_coupon[style*="block"]', '.button.et_pb_custom_button_icon'],
  },
  {
    names: ['checkout', 'checkout-modules'],
    markup: CHECKOUT,
    press: 'input',
    works: ['.form-row.woocommerce-invalid', '.woocommerce-NoticeGroup-checkout + [style*="none"]'],
  },
  {
    names: ['product-gallery', 'shop-details'],
    markup:
      '<div class="product"><div class="woocommerce-product-gallery images" data-columns="4" style="opacity: 0"><figure class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image--placeholder"><img src="data:," alt="Awaiting product image" class="wp-post-image"></div></figure></div></div>',
    works: ['.woocommerce-product-gallery[style*="opacity: 1"]', '.woocommerce-product-gallery[data-cols="4"]'],
  },
];
