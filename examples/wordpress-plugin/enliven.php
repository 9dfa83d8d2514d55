<?php
/**
 * Plugin Name: Enliven
 * Description: Brings the page builder's modules to life without the theme's scripts, and without jQuery where nothing else needs it.
 * Version: 0.1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

const ENLIVEN_VERSION   = '0.1.0';
const ENLIVEN_MODULE_ID = '@enliven/runtime';

/** Generation 4 keeps everything in one file. */
const ENLIVEN_THEME_SCRIPT = 'divi-custom-script';

/** Generation 5 has one file for each kind of module, so these can go whatever else is on the page. */
const ENLIVEN_MODULE_SCRIPTS = array(
	'divi-module-library-script-accordion',
	'divi-module-library-script-tabs',
	'divi-module-library-script-toggle',
);

/** Modules that either come alive through Enliven or need no script at all. */
const ENLIVEN_COVERED_MODULES = array(
	'section', 'row', 'row_inner', 'column', 'column_inner', 'text', 'image', 'button', 'divider', 'code', 'cta',
	'toggle', 'accordion', 'accordion_item', 'tabs', 'tab',
);

/** Editors see the builder's own scripts, untouched. */
function enliven_is_builder(): bool {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only looked at, nothing is changed.
	$asked = isset( $_GET['et_fb'] ) || isset( $_GET['et_pb_preview'] );
	return $asked || is_admin() || ( function_exists( 'et_core_is_fb_enabled' ) && et_core_is_fb_enabled() );
}

/** Folder of the flavour the site wants, below the build. */
function enliven_flavour_folder(): string {
	return 'lite' === apply_filters( 'enliven_flavour', 'react' ) ? 'lite/' : '';
}

/** Address of a file of the runtime, in the flavour the site wants. */
function enliven_url( string $file ): string {
	return plugins_url( 'cdn/' . enliven_flavour_folder() . $file, __FILE__ );
}

/** What the site wants to configure; see the runtime's README for the keys. */
function enliven_config(): array {
	return (array) apply_filters( 'enliven_config', array() );
}

/** Names of the builder's modules in a piece of content, in short codes and in blocks. */
function enliven_modules_in( string $content ): array {
	preg_match_all( '/\[et_pb_([a-z0-9_]+)|<!-- wp:divi\/([a-z0-9-]+)/', $content, $found );
	$names = array_filter( array_merge( $found[1], $found[2] ) );
	return array_unique( str_replace( '-', '_', $names ) );
}

/**
 * Whether the page works without the theme's all-in-one script.
 *
 * That file also drives the mobile menu, the search and the fixed header, and only the site knows whether it needs
 * those: the filter `enliven_header_is_covered` says so.
 */
function enliven_page_is_covered(): bool {
	if ( ! is_singular() || ! apply_filters( 'enliven_header_is_covered', false ) ) {
		return false;
	}
	$covered = (array) apply_filters( 'enliven_covered_modules', ENLIVEN_COVERED_MODULES );
	return array() === array_diff( enliven_modules_in( (string) get_post()->post_content ), $covered );
}

/** Whether a queued script, or one it stands on, is jQuery. */
function enliven_needs_jquery( string $handle, array $seen = array() ): bool {
	$script = wp_scripts()->query( $handle );
	if ( ! $script || in_array( $handle, $seen, true ) ) {
		return false;
	}
	$seen[] = $handle;
	foreach ( $script->deps as $dependency ) {
		$is_jquery = in_array( $dependency, array( 'jquery', 'jquery-core' ), true );
		if ( $is_jquery || enliven_needs_jquery( $dependency, $seen ) ) {
			return true;
		}
	}
	return false;
}

/** Takes the theme's scripts off the page; where they stay, the runtime keeps out of their way by itself. */
function enliven_dequeue(): void {
	if ( enliven_is_builder() ) {
		return;
	}
	foreach ( ENLIVEN_MODULE_SCRIPTS as $handle ) {
		wp_dequeue_script( $handle );
	}
	if ( ! enliven_page_is_covered() ) {
		return;
	}
	wp_dequeue_script( ENLIVEN_THEME_SCRIPT );

	$others = array_diff( wp_scripts()->queue, array( 'jquery', 'jquery-core', 'jquery-migrate' ) );
	$users  = array_filter( $others, 'enliven_needs_jquery' );
	// Inline code that uses jQuery is invisible here, so the site has the last word.
	if ( apply_filters( 'enliven_dequeue_jquery', array() === $users ) ) {
		wp_dequeue_script( 'jquery' );
	}
}
// Late, so that the theme has queued what is to be taken away.
add_action( 'wp_enqueue_scripts', 'enliven_dequeue', 1000 );
// Generation 5 queues the scripts of its modules while it prints them.
add_action( 'wp_footer', 'enliven_dequeue', 1 );

/** Puts the runtime and its styles on the page. */
function enliven_enqueue(): void {
	if ( enliven_is_builder() ) {
		return;
	}
	wp_enqueue_style( 'enliven', enliven_url( 'enliven.css' ), array(), ENLIVEN_VERSION );
	wp_enqueue_style( 'enliven-header', enliven_url( 'enliven-header.css' ), array(), ENLIVEN_VERSION );
	wp_enqueue_style( 'enliven-failsafe', enliven_url( 'failsafe.css' ), array(), ENLIVEN_VERSION );
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( ENLIVEN_MODULE_ID, enliven_url( 'enliven.js' ), array(), ENLIVEN_VERSION );
		return;
	}
	wp_enqueue_script( 'enliven', enliven_url( 'enliven.js' ), array(), ENLIVEN_VERSION, false );
	add_filter( 'script_loader_tag', 'enliven_module_tag', 10, 2 );
}
add_action( 'wp_enqueue_scripts', 'enliven_enqueue' );

/** Hashes of the runtime's files by address; without the build's list of them there are none. */
function enliven_integrity(): array {
	$file = plugin_dir_path( __FILE__ ) . 'cdn/' . enliven_flavour_folder() . 'importmap.json';
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this plugin.
	$map    = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
	$hashes = is_array( $map ) && isset( $map['integrity'] ) ? (array) $map['integrity'] : array();
	$pinned = array();
	foreach ( $hashes as $name => $hash ) {
		$url = enliven_url( substr( $name, strlen( './' ) ) );
		// A hash belongs to an address as a whole, and the loader's carries its version.
		$pinned[ './enliven.js' === $name ? add_query_arg( 'ver', ENLIVEN_VERSION, $url ) : $url ] = $hash;
	}
	return $pinned;
}

/** What WordPress prints where it prints its import map; nothing before 6.5, or when no module needs one. */
function enliven_printed_import_map(): string {
	if ( ! function_exists( 'wp_script_modules' ) ) {
		return '';
	}
	ob_start();
	wp_script_modules()->print_import_map();
	return (string) ob_get_clean();
}

/** Prints the import map with the hashes in it. A page has one import map, so WordPress' own is added to. */
function enliven_print_import_map(): void {
	$printed   = enliven_printed_import_map();
	$integrity = enliven_is_builder() || ! apply_filters( 'enliven_integrity', true ) ? array() : enliven_integrity();
	$pattern   = '#<script\b[^>]*\btype=["\']importmap["\'][^>]*>(.*?)</script>#s';
	if ( array() === $integrity ) {
		echo $printed; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- printed by WordPress itself.
		return;
	}
	$map = preg_match( $pattern, $printed, $found ) ? json_decode( $found[1], true ) : null;
	$map = is_array( $map ) ? $map : array();

	$map['integrity'] = array_merge( $map['integrity'] ?? array(), $integrity );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- printed by WordPress itself.
	echo preg_replace( $pattern, '', $printed );
	wp_print_inline_script_tag(
		(string) wp_json_encode( $map, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
		array(
			'type' => 'importmap',
			'id'   => 'wp-importmap',
		)
	);
}

/** Takes the place of WordPress' own import map, before the first module script. */
function enliven_place_import_map(): void {
	foreach ( array( 'wp_head', 'wp_footer' ) as $hook ) {
		$own      = function_exists( 'wp_script_modules' ) ? array( wp_script_modules(), 'print_import_map' ) : '';
		$priority = $own ? has_action( $hook, $own ) : false;
		if ( false !== $priority ) {
			remove_action( $hook, $own, $priority );
			add_action( $hook, 'enliven_print_import_map', $priority - 1 );
		}
	}
	if ( ! function_exists( 'wp_script_modules' ) ) {
		add_action( 'wp_head', 'enliven_print_import_map', 1 );
	}
}
add_action( 'template_redirect', 'enliven_place_import_map' );

/** Addresses of what the modules of this very page take; the loader asks for the same, one trip to the server later. */
function enliven_head_start(): array {
	$file  = plugin_dir_path( __FILE__ ) . 'cdn/' . enliven_flavour_folder() . 'behaviors.json';
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this plugin.
	$needs = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
	if ( ! is_array( $needs ) || ! is_singular() ) {
		return array();
	}
	$classes = array_map( fn( $name ) => "et_pb_$name", enliven_modules_in( (string) get_post()->post_content ) );
	$files   = array();
	foreach ( (array) apply_filters( 'enliven_behaviors', $needs['behaviors'] ) as $behavior ) {
		if ( array() !== array_intersect( $behavior['classes'], $classes ) ) {
			$files = array_merge( $files, $behavior['files'] );
		}
	}
	$files = array() === $files ? array() : array_merge( $needs['runtime'], array_unique( $files ) );
	return array_map( fn( $name ) => enliven_url( substr( $name, strlen( './' ) ) ), $files );
}

/** Prints the links for it. Browsers take no import map after them, so they are left out where that is printed at the end. */
function enliven_print_head_start(): void {
	if ( enliven_is_builder() || false !== has_action( 'wp_footer', 'enliven_print_import_map' ) ) {
		return;
	}
	foreach ( enliven_head_start() as $url ) {
		printf( "<link rel=\"modulepreload\" href=\"%s\">\n", esc_url( $url ) );
	}
}
add_action( 'wp_head', 'enliven_print_head_start', 11 );

/** Before WordPress 6.5 a module script is an ordinary one with its type changed. */
function enliven_module_tag( string $tag, string $handle ): string {
	if ( 'enliven' !== $handle ) {
		return $tag;
	}
	$tags = new WP_HTML_Tag_Processor( $tag );
	while ( $tags->next_tag( 'script' ) ) {
		if ( null !== $tags->get_attribute( 'src' ) ) {
			$tags->set_attribute( 'type', 'module' );
		}
	}
	return $tags->get_updated_html();
}

/** WordPress 6.7 and later print this as `wp-script-module-data-@enliven/runtime`. */
function enliven_module_data( array $data ): array {
	return array_merge( $data, enliven_config() );
}
add_filter( 'script_module_data_' . ENLIVEN_MODULE_ID, 'enliven_module_data' );

/** Older versions do not, so the block is printed here under the runtime's own id. */
function enliven_print_config(): void {
	if ( is_wp_version_compatible( '6.7' ) || enliven_is_builder() || array() === enliven_config() ) {
		return;
	}
	wp_print_inline_script_tag(
		(string) wp_json_encode( enliven_config(), JSON_HEX_TAG | JSON_HEX_AMP ),
		array(
			'type' => 'application/json',
			'id'   => 'enliven-config',
		)
	);
}
add_action( 'wp_head', 'enliven_print_config' );
