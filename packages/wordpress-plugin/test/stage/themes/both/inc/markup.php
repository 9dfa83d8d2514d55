<?php
/**
 * Markup that all modules share.
 *
 * @package Enliven
 */

/**
 * Returns the opening tag of a module, with its classes in the order of the generation.
 *
 * @param string $tag   Name of the element.
 * @param string $slug  E.g. `toggle`.
 * @param string $more  Additional classes.
 * @param string $attrs Additional attributes.
 */
function standin_open( $tag, $slug, $more = '', $attrs = '' ) {
	static $counts   = array();
	$counts[ $slug ] = ( $counts[ $slug ] ?? -1 ) + 1;
	$order           = "et_pb_{$slug}_{$counts[ $slug ]}";
	$classes         = 4 === STANDIN_GENERATION
		? "et_pb_module et_pb_{$slug} {$order} {$more}"
		: "{$order} et_pb_{$slug} {$more} et_pb_module et_block_module";
	return '<' . $tag . ' class="' . trim( preg_replace( '/ +/', ' ', $classes ) ) . '"' . ( '' === $attrs ? '' : " $attrs" ) . '>';
}

/** Returns a section with one column. */
function standin_section( $content, $area = '', $class = '' ) {
	static $counts   = array();
	$counts[ $area ] = ( $counts[ $area ] ?? -1 ) + 1;
	$nth             = $counts[ $area ] . ( '' === $area ? '' : "_tb_$area" );
	return "<div class=\"et_pb_section et_pb_section_{$nth} et_section_regular {$class}\">\n<div class=\"et_pb_row et_pb_row_{$nth}\">\n"
		. "<div class=\"et_pb_column et_pb_column_4_4 et_pb_column_{$nth} et_pb_css_mix_blend_mode_passthrough et-last-child\">\n{$content}\n</div>\n</div>\n</div>\n";
}

/** Wraps sections as a layout of the builder. @param string $area `post`, `header`, `body` or `footer` */
function standin_layout( $sections, $area = 'post' ) {
	return "<div class=\"et-l et-l--{$area}\">\n<div class=\"et_builder_inner_content et_pb_gutters3\">\n{$sections}</div>\n</div>\n";
}

/** Returns modules, each in its own section. @param string $names space-separated */
function standin_modules( $names, $area = '' ) {
	$html = '';
	foreach ( preg_split( '/\s+/', trim( $names ) ) as $name ) {
		standin_use_scripts_of( $name );
		$html .= standin_section( call_user_func( 'standin_' . str_replace( '-', '_', $name ) ), $area );
	}
	return $html;
}

// The content of pages consists of this shortcode.
add_shortcode( 'standin', static fn( $attributes ) => standin_layout( standin_modules( $attributes['modules'] ) ) );
// The theme prints layouts without surrounding paragraphs.
add_filter( 'the_content', static fn( $content ) => preg_replace( '#<p>\s*(\[standin[^\]]*\])\s*</p>#', '$1', $content ), 10 );

/** Returns the address of a single-color picture. */
function standin_picture( $shade = 'a' ) {
	return get_template_directory_uri() . "/pictures/{$shade}.svg";
}

/** Returns the menu of the site. */
function standin_menu( $id, $class ) {
	return wp_nav_menu(
		array(
			'theme_location' => 'primary-menu',
			'container'      => '',
			'menu_id'        => $id,
			'menu_class'     => $class,
			'echo'           => false,
		)
	);
}
