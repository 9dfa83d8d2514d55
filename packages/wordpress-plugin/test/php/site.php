<?php
/**
 * Small stand-in for WordPress: options, transients, hooks, roles and addresses, kept in `$GLOBALS['site']`.
 *
 * @package Enliven
 */

// phpcs:disable
define( 'DAY_IN_SECONDS', 86400 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'WPINC', 'wp-includes' );

$GLOBALS['site'] = array(
	'options'    => array(),
	'transients' => array(),
	'hooks'      => array(),
	'can'        => array(),
	'uploads'    => '',
	'upload_url' => 'https://a.site/wp-content/uploads',
	'is'         => array(),
	'meta'       => array(),
	'calls'      => array(),
);

function add_filter( $name, $act, $priority = 10, $count = 1 ) {
	$GLOBALS['site']['hooks'][ $name ][ $priority ][] = array( $act, $count );
	return true;
}
function add_action( $name, $act, $priority = 10, $count = 1 ) {
	return add_filter( $name, $act, $priority, $count );
}
function apply_filters( $name, $value, ...$more ) {
	$hooks = $GLOBALS['site']['hooks'][ $name ] ?? array();
	ksort( $hooks );
	foreach ( $hooks as $list ) {
		foreach ( $list as list( $act, $count ) ) {
			$value = $act( ...array_slice( array_merge( array( $value ), $more ), 0, $count ) );
		}
	}
	return $value;
}
function do_action( $name, ...$values ) {
	$GLOBALS['site']['calls'][] = $name;
	foreach ( $GLOBALS['site']['hooks'][ $name ] ?? array() as $list ) {
		foreach ( $list as list( $act, $count ) ) {
			$act( ...array_slice( $values, 0, $count ) );
		}
	}
}
function get_option( $name, $standard = false ) {
	return $GLOBALS['site']['options'][ $name ] ?? $standard;
}
function update_option( $name, $value ) {
	$before = get_option( $name );
	$GLOBALS['site']['options'][ $name ] = $value;
	if ( $before !== $value ) {
		do_action( "update_option_$name", $before, $value );
	}
	return true;
}
function delete_option( $name ) {
	unset( $GLOBALS['site']['options'][ $name ] );
}
function get_transient( $name ) {
	return $GLOBALS['site']['transients'][ $name ] ?? false;
}
function set_transient( $name, $value ) {
	$GLOBALS['site']['transients'][ $name ] = $value;
}
function delete_transient( $name ) {
	unset( $GLOBALS['site']['transients'][ $name ] );
}
function current_user_can( $what ) {
	return in_array( $what, $GLOBALS['site']['can'], true );
}
function is_user_logged_in() {
	return array() !== $GLOBALS['site']['can'];
}
foreach ( array( 'is_admin', 'wp_doing_ajax', 'wp_doing_cron', 'wp_is_json_request', 'wp_is_xml_request', 'is_feed', 'is_robots', 'is_favicon', 'is_trackback', 'is_embed', 'is_preview', 'is_customize_preview', 'is_singular', 'is_multisite' ) as $name ) {
	eval( "function $name() { return in_array( '$name', \$GLOBALS['site']['is'], true ); }" );
}
function get_queried_object_id() {
	return 7;
}
function get_post_meta( $post, $key ) {
	return $GLOBALS['site']['meta'][ $key ] ?? '';
}
function wp_upload_dir() {
	return array( 'basedir' => $GLOBALS['site']['uploads'], 'baseurl' => $GLOBALS['site']['upload_url'], 'error' => false );
}
function wp_is_stream( $path ) {
	return false !== strpos( $path, '://' );
}
function wp_mkdir_p( $path ) {
	return is_dir( $path ) || @mkdir( $path, 0777, true );
}
function wp_is_writable( $path ) {
	return is_writable( $path );
}
function wp_delete_file( $path ) {
	unlink( $path );
}
function trailingslashit( $path ) {
	return rtrim( $path, '/' ) . '/';
}
function plugins_url( $path ) {
	return "https://a.site/wp-content/plugins/enliven/$path";
}
function home_url( $path = '' ) {
	return "https://a.site$path";
}
function content_url( $path = '' ) {
	return "https://a.site/wp-content$path";
}
function includes_url( $path = '' ) {
	return "https://a.site/wp-includes$path";
}
function rest_url( $path ) {
	return "https://a.site/wp-json/$path";
}
function admin_url( $path ) {
	return "https://a.site/wp-admin/$path";
}
function wp_make_link_relative( $address ) {
	return preg_replace( '#^https?://[^/]+#', '', $address );
}
function wp_parse_url( $address, $part = -1 ) {
	return parse_url( $address, $part );
}
function wp_json_encode( $value, $flags = 0 ) {
	return json_encode( $value, $flags );
}
function wp_unslash( $value ) {
	return $value;
}
function wp_hash( $text ) {
	return md5( "salt $text" );
}
function wp_convert_hr_to_bytes( $value ) {
	$units = array( 'g' => 2 ** 30, 'm' => 2 ** 20, 'k' => 1024 );
	return (int) $value * ( $units[ strtolower( substr( $value, -1 ) ) ] ?? 1 );
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' );
}
function esc_url_raw( $address ) {
	return $address;
}
function sanitize_text_field( $text ) {
	return trim( strip_tags( $text ) );
}
function size_format( $bytes, $digits = 0 ) {
	return number_format( $bytes / 1024, $digits ) . ' KB';
}
function plugin_basename( $file ) {
	return "enliven/enliven.php";
}
function load_plugin_textdomain() {
}
function register_deactivation_hook() {
}
function wp_scripts() {
	return (object) array( 'registered' => $GLOBALS['site']['scripts'] ?? array() );
}

class WP_REST_Response {
	public $status;
	public function __construct( $data, $status ) {
		$this->status = $status;
	}
}
