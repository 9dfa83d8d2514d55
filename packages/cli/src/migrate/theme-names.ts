/** Names that the theme's scripts publish: docs/reference/legacy.md, docs/reference/coexistence.md. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Functions that set up or measure modules again, which Enliven does automatically: docs/reference/legacy.md#refresh-functions. */
export const REFRESH = words(`
et_pb_init_modules et_reinit_waypoint_modules et_process_animation_data et_pb_box_shadow_apply_overlay
et_pb_tabs_init initTabsModules et_pb_set_tabs_height et_pb_init_accordion_modules
et_pb_toggle_sync_content_display et_pb_slider_init et_fix_slider_height
et_pb_gallery_init set_gallery_grid_items set_gallery_grid_pages set_gallery_hash et_pb_gallery_pagination_nav
et_pb_image_lightbox_init et_pb_filterable_portfolio_init set_filterable_portfolio_init set_filterable_grid_items
set_filterable_grid_pages et_fullwidth_portfolio_init set_fullwidth_portfolio_columns et_pb_set_responsive_grid
et_pb_countdown_timer_init et_countdown_timer et_countdown_timer_labels et_pb_reinit_number_counters
et_pb_circle_counter_init et_pb_reinit_circle_counters et_pb_circle_counter_update et_bar_counters_init
et_pb_map_init et_fix_testimonial_inner_width et_pb_comments_init et_pb_search_init
et_pb_search_percentage_custom_margin_fix et_pb_parallax_init et_parallax_set_height et_apply_parallax
et_pb_video_section_init et_pb_resize_section_video_bg et_pb_center_video et_pb_video_background_init
etFixDividerSpacing et_calc_fullscreen_section et_calculate_fullscreen_section_size et_fix_fullscreen_section
et_pb_apply_sticky_image_effect et_pb_form_placeholders_init et_pb_remove_placeholder_text
et_calculate_header_values et_fix_page_container_position et_change_primary_nav_position et_pb_init_nav_menu
et_duplicate_menu et_pb_side_nav_page_init et_pb_reposition_menu_module_dropdowns
diviModuleNumberCounterInit diviModuleNumberCounterUpdate diviModuleNumberCounterReinit
diviElementBackgroundParallaxInit diviModuleBlogGridInit diviModuleContactFormInit et_pb_init_audio_modules`);

/** Functions that open and close toggles. */
export const TOGGLES = words('et_pb_toggle_expand et_pb_toggle_collapse et_pb_accordion_item_expand');

/** Functions of entrance animations: docs/reference/animation.md#functions. */
export const ANIMATION = words(
  `et_animate_element et_has_animation_data et_get_animation_classes et_remove_animation et_remove_animation_data
  et_process_animation_intensity`,
);

/** Other functions that `legacy.js` defines. */
export const OTHER_FUNCTIONS = words(
  'et_pb_play_overlayed_video et_pb_toggle_nav_menu et_pb_fullwidth_header_scroll salvattore',
);

/** Flags that the theme's script sets at its start. */
export const FLAGS = words(`
et_load_event_fired et_is_transparent_nav et_is_vertical_nav et_is_fixed_nav et_is_minified_js et_is_minified_css
et_force_width_container_change et_pb_ajax_pagination_cache et_modules_wrapper`);

/** Events that Enliven dispatches and jQuery's listeners receive. */
export const EVENTS = words(`
simple_slider_before_move_to simple_slider_after_move_to et_hashchange et-pb-header-height-calculated
ETDiviFixedHeaderTransitionStart ETDiviFixedHeaderTransitionEnd ETBuilderStickyStart ETBuilderStickyEnd post-load
columnsChange divi:setPaginatedContent vb:tab:activated vb:accordion:activated et_pb_ab_subject_ready`);

/** Classes that Enliven observes. */
export const STATE_CLASSES = words(`
et_pb_toggle_open et_pb_toggle_close et_pb_tab_active et_pb_active_content et-pb-active-slide opened closed
et_pb_slide_menu_opened et_pb_fullscreen_menu_opened et_pb_slide_dropdown_opened et_pb_search_visible
et_pb_pause_slider et_pb_accordion_toggling`);

/** Elements that scripts build: docs/reference/coexistence.md#elements-built-at-ready. */
export const BUILT =
  /\.et_mobile_menu\b|#mobile_menu\d{0,3}\b|\.et_mobile_menu_arrow\b|\.et-pb-controllers\b|\.et-pb-slider-arrows\b|\.et_pb_carousel\b|\.et_pb_gallery_pagination\s+(?:li|a)|\.et_pb_portofolio_pagination\s+(?:li|a)|\.et_pb_carousel_group\b/;
