/** Modules of the theme that have a behavior or need no script. */
import type { Element } from 'domhandler';

const PREFIX = 'et_pb_';

/** Classes of modules without their prefix. Modules of the second group have no behavior and need no script. */
const KINDS: readonly string[] = `
accordion accordion_item audio audio_module blog blog_grid_wrapper circle_counter comments_module contact_field contact_form_container
countdown_timer counters filterable_portfolio fullwidth_header fullwidth_menu fullwidth_portfolio fullwidth_post_slider fullwidth_slider
gallery image login map_container menu newsletter number_counter portfolio portfolio_grid post_slider posts search shop signup slider
tab tabs testimonial toggle video video_slider wc_add_to_cart wc_cart_notice wc_cart_products wc_cart_totals wc_checkout_additional_info
wc_checkout_billing wc_checkout_order_details wc_checkout_payment_info wc_checkout_shipping wc_gallery wc_images wc_meta
wc_related_products wc_reviews wc_tabs wc_upsells widget_area

blurb button button_module_wrapper code cta divider fullwidth_code fullwidth_image icon post_title posts_nav pricing pricing_table
pricing_tables promo social_media_follow social_media_follow_network space team_member text wc_additional_info wc_breadcrumb wc_cross_sells
wc_description wc_price wc_rating wc_title
`
  .trim()
  .split(/\s+/);

/** Classes of modules that have a behavior or need no script. */
export const KNOWN_MODULES: ReadonlySet<string> = new Set(KINDS.map((kind) => PREFIX + kind));

/** Classes that describe the appearance of a module, not its kind. */
const APPEARANCE = /^et_pb_(?:module$|bg_layout_|text_align_|section|with_|animation_|hovered|css_mix)/;
/** Order classes, e.g. `et_pb_text_0_tb_header`. */
const ORDER = /_\d{1,9}(?:_tb_[a-z]{1,20})?$/;

/**
 * Returns a class of each unknown module, for example a module of another plugin.
 *
 * @param more classes of additional modules that need no original script
 */
export function unknownModules(elements: readonly Element[], more: ReadonlySet<string> = new Set()): string[] {
  const found = elements.flatMap(({ attribs }) => {
    const classes = attribs.class?.split(/\s+/).filter(Boolean) ?? [];
    if (!classes.includes(`${PREFIX}module`) || classes.some((name) => KNOWN_MODULES.has(name) || more.has(name)))
      return [];
    return classes.find((name) => !APPEARANCE.test(name) && !ORDER.test(name)) ?? `${PREFIX}module`;
  });
  return [...new Set(found)].sort();
}
