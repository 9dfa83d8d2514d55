/** Optional style sheets, which a page gets only if their rules match its elements. */
import { compile } from 'css-select';
import type { AnyNode, Element } from 'domhandler';

/** Selectors of the rules in `packages/enliven/src/cdn/enliven.css` and `enliven-header.css`. */
export const SHEETS: Readonly<Record<string, string>> = {
  'enliven.css': [
    '.woocommerce-product-gallery,.et_pb_video_box,.et_pb_fullwidth_portfolio,.et_pb_testimonial_portrait',
    'iframe:is([src*="youtube"],[src*="vimeo"],[src*="dailymotion"],[src^="data:image"]),object,embed',
    '[data-posts-number],[data-per_page],[class*="_pagination"],.et_pb_grid_item',
    '.et_pb_comments_module .comment-reply-link,.et_pb_slider_carousel,.wpcf7 .has-spinner,.wc-tab,.et_pb_slider',
    '.et_pb_countdown_timer,.wp-audio-shortcode,.et_audio_container > audio',
    '[data-et-multi-view-load-tablet-hidden],[data-et-mv-hidden-tablet]',
    '[data-et-multi-view-load-phone-hidden],[data-et-mv-hidden-phone]',
  ].join(),
  'enliven-header.css': [
    'body.et_fixed_nav #page-container > #main-header',
    '.et_pb_section:first-child > .et_pb_fullscreen:first-child .et_pb_fullwidth_header_container',
    'body.et_transparent_nav #main-content',
    '[class*="--style-inline_centered_logo"]',
  ].join(),
};

/** Returns the names of the style sheets that apply to a page. */
export const sheetsFor = (elements: readonly Element[]): string[] =>
  Object.entries(SHEETS).flatMap(([name, selector]) => {
    const matches = compile<AnyNode, Element>(selector);
    return elements.some((element) => matches(element)) ? name : [];
  });
