<?php
/**
 * Stand-in for a page-builder theme: the handles, data, classes and markup of the real theme, without its code.
 *
 * @package Enliven
 */

require __DIR__ . '/generation.php';
require __DIR__ . '/inc/assets.php';
require __DIR__ . '/inc/markup.php';
require __DIR__ . '/inc/modules-content.php';
require __DIR__ . '/inc/modules-lists.php';
require __DIR__ . '/inc/modules-media.php';
require __DIR__ . '/inc/modules-forms.php';

add_action(
	'after_setup_theme',
	static function () {
		add_theme_support( 'title-tag' );
		add_theme_support( 'post-thumbnails' );
		add_theme_support( 'automatic-feed-links' );
		add_theme_support( 'html5', array( 'search-form', 'comment-form', 'comment-list', 'script', 'style' ) );
		register_nav_menus( array( 'primary-menu' => 'Primary' ) );
	}
);

// Nonces change every half of this time. Tests compare pages byte for byte, and one that ran at noon or midnight failed.
add_filter( 'nonce_life', static fn() => 10 * YEAR_IN_SECONDS );

add_action(
	'init',
	static function () {
		register_post_type(
			'project',
			array(
				'public'      => true,
				'label'       => 'Projects',
				'has_archive' => true,
				'supports'    => array( 'title', 'editor', 'thumbnail' ),
			)
		);
	}
);

/** Whether header and footer come from the Theme Builder. */
function standin_has_theme_builder() {
	return is_singular() && get_post_meta( get_queried_object_id(), 'standin_theme_builder', true );
}

add_filter(
	'body_class',
	static function ( $classes ) {
		$own = array( 'et_pb_button_helper_class', 'et_cover_background', 'et_pb_gutter', 'et_pb_gutters3', 'et_smooth_scroll', 'et_divi_theme', 'et-db' );
		if ( standin_has_theme_builder() ) {
			$own = array_merge( $own, array( 'et-tb-has-template', 'et-tb-has-header', 'et-tb-has-footer' ) );
		} else {
			$own = array_merge( $own, array( 'et_fixed_nav', 'et_show_nav', 'et_primary_nav_dropdown_animation_fade', 'et_header_style_left' ) );
		}
		if ( is_page() ) {
			array_push( $own, 'et_pb_pagebuilder_layout', 'et_no_sidebar' );
		}
		return array_merge( $classes, $own );
	}
);
