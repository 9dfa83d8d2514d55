<?php
/**
 * As much of WordPress as the example plugin meets while a page is printed.
 *
 * Run with the plugin's file, `block`, `classic` or `old` for the kind of site, and the flavour; prints the page's head
 * and foot.
 */

define( 'ABSPATH', __DIR__ );
list( , $plugin, $site, $flavour, $integrity, $imports, $content ) = $argv;

$actions = array();
$filters = array();

function add_action( $hook, $callback, $priority = 10 ) {
	global $actions;
	$actions[ $hook ][ $priority ][] = $callback;
}
function remove_action( $hook, $callback, $priority = 10 ) {
	global $actions;
	$kept = array_filter( $actions[ $hook ][ $priority ] ?? array(), fn( $one ) => $one !== $callback );
	$actions[ $hook ][ $priority ] = $kept;
}
function has_action( $hook, $callback ) {
	global $actions;
	foreach ( $actions[ $hook ] ?? array() as $priority => $callbacks ) {
		if ( in_array( $callback, $callbacks, true ) ) {
			return $priority;
		}
	}
	return false;
}
function do_action( $hook ) {
	global $actions;
	$run = $actions[ $hook ] ?? array();
	ksort( $run );
	foreach ( $run as $callbacks ) {
		array_map( 'call_user_func', $callbacks );
	}
}
function add_filter( $hook, $callback ) {
	global $filters;
	$filters[ $hook ][] = $callback;
}
function apply_filters( $hook, $value ) {
	global $filters;
	return array_reduce( $filters[ $hook ] ?? array(), fn( $sum, $callback ) => $callback( $sum ), $value );
}

function is_admin() {
	return false;
}
function is_singular() {
	global $content;
	return '' !== $content;
}
function get_post() {
	global $content;
	return (object) array( 'post_content' => $content );
}
function esc_url( $url ) {
	return $url;
}
function wp_scripts() {
	return (object) array( 'queue' => array() );
}
function is_wp_version_compatible( $version ) {
	return true;
}
function wp_dequeue_script( $handle ) {}
function wp_enqueue_style( ...$rest ) {}
function plugins_url( $path, $file ) {
	return "https://a.site/wp-content/plugins/enliven/$path";
}
function plugin_dir_path( $file ) {
	return dirname( $file ) . '/';
}
function add_query_arg( $key, $value, $url ) {
	return "$url?$key=$value";
}
function wp_json_encode( $value, $flags = 0 ) {
	return json_encode( $value, $flags );
}
function wp_print_inline_script_tag( $code, $attributes ) {
	$written = '';
	foreach ( $attributes as $name => $value ) {
		$written .= " $name=\"$value\"";
	}
	echo "<script$written>\n$code\n</script>\n";
}

if ( 'old' !== $site ) {
	class WP_Script_Modules {
		public $urls = array();
		public function print_import_map() {
			global $imports;
			if ( $imports ) {
				echo "<script id=\"wp-load-polyfill-importmap\">/* polyfill */</script>\n";
				wp_print_inline_script_tag( $imports, array( 'type' => 'importmap', 'id' => 'wp-importmap' ) );
			}
		}
		public function print_enqueued_script_modules() {
			foreach ( $this->urls as $url ) {
				echo "<script type=\"module\" src=\"$url\"></script>\n";
			}
		}
	}
	function wp_script_modules() {
		static $modules;
		return $modules ??= new WP_Script_Modules();
	}
	function wp_enqueue_script_module( $id, $url, $dependencies, $version ) {
		wp_script_modules()->urls[] = "$url?ver=$version";
	}
	$position = 'block' === $site ? 'wp_head' : 'wp_footer';
	add_action( $position, array( wp_script_modules(), 'print_import_map' ) );
	add_action( $position, array( wp_script_modules(), 'print_enqueued_script_modules' ) );
} else {
	function wp_enqueue_script( $handle, $url, $dependencies, $version ) {
		add_action( 'wp_head', fn() => print( "<script type=\"module\" src=\"$url?ver=$version\"></script>\n" ), 9 );
	}
}

require $plugin;

add_filter( 'enliven_flavour', fn() => $flavour );
add_filter( 'enliven_integrity', fn() => 'yes' === $integrity );
foreach ( array( 'template_redirect', 'wp_enqueue_scripts', 'wp_head', 'wp_footer' ) as $hook ) {
	do_action( $hook );
}
