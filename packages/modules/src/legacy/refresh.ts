/** Does what the theme's `init`, `reinit` and `fix` functions did: scans for new elements and measures again. */
import { revealed } from '@enliven/core';

interface Runtime {
  scan?(from?: ParentNode): void;
}

/**
 * Behaviors find inserted markup and follow sizes by themselves; this is for scripts that expect it at once.
 *
 * @param what the elements; without any, the whole page
 */
export function refresh(owner: Document, what?: unknown): void {
  const runtime = (globalThis as { enliven?: Runtime }).enliven;
  const elements = elementsOf(what, owner);
  if (elements.length === 0) runtime?.scan?.();
  for (const element of elements) runtime?.scan?.(element);
  for (const element of elements.length > 0 ? elements : [owner.body]) revealed.emit(element);
}

/** Functions that did nothing else, by name (docs/reference/legacy.md#refresh-functions). */
export const REFRESH_FUNCTIONS: readonly string[] = [
  'et_pb_init_modules et_reinit_waypoint_modules et_process_animation_data et_pb_box_shadow_apply_overlay',
  'et_pb_tabs_init initTabsModules et_pb_set_tabs_height et_pb_init_accordion_modules',
  'et_pb_toggle_sync_content_display et_pb_slider_init et_fix_slider_height',
  'et_pb_gallery_init set_gallery_grid_items set_gallery_grid_pages set_gallery_hash et_pb_gallery_pagination_nav',
  'et_pb_image_lightbox_init et_pb_filterable_portfolio_init set_filterable_portfolio_init set_filterable_grid_items',
  'set_filterable_grid_pages et_fullwidth_portfolio_init set_fullwidth_portfolio_columns et_pb_set_responsive_grid',
  'et_pb_countdown_timer_init et_countdown_timer et_countdown_timer_labels et_pb_reinit_number_counters',
  'et_pb_circle_counter_init et_pb_reinit_circle_counters et_pb_circle_counter_update et_bar_counters_init',
  'et_pb_map_init et_fix_testimonial_inner_width et_pb_comments_init et_pb_search_init',
  'et_pb_search_percentage_custom_margin_fix et_pb_parallax_init et_parallax_set_height et_apply_parallax',
  'et_pb_video_section_init et_pb_resize_section_video_bg et_pb_center_video et_pb_video_background_init',
  'etFixDividerSpacing et_calc_fullscreen_section et_calculate_fullscreen_section_size et_fix_fullscreen_section',
  'et_pb_apply_sticky_image_effect et_pb_form_placeholders_init et_pb_remove_placeholder_text',
  'et_calculate_header_values et_fix_page_container_position et_change_primary_nav_position et_pb_init_nav_menu',
  'et_duplicate_menu et_pb_side_nav_page_init et_pb_reposition_menu_module_dropdowns',
  'diviModuleNumberCounterInit diviModuleNumberCounterUpdate diviModuleNumberCounterReinit',
  'diviElementBackgroundParallaxInit diviModuleBlogGridInit diviModuleContactFormInit et_pb_init_audio_modules',
].flatMap((line) => line.split(' '));

const isElement = (thing: unknown): thing is HTMLElement => (thing as Node | null)?.nodeType === 1;

/** Returns the elements of a jQuery object, list, element or selector. */
export function elementsOf(what: unknown, owner: Document): HTMLElement[] {
  if (isElement(what)) return [what];
  if (typeof what === 'string') {
    try {
      return [...owner.querySelectorAll<HTMLElement>(what)];
    } catch {
      return [];
    }
  }
  return what && typeof what === 'object' && 'length' in what
    ? Array.from(what as ArrayLike<unknown>).filter(isElement)
    : [];
}
