<?php
/**
 * Plugin Name: WP Rocket (stand-in)
 * Version: 3.17.4
 * Description: Tags and data of lazy images and of the beacon, without their code.
 *
 * @package Enliven
 */

/** Returns the address of a script. */
function standin_rocket_script( $name ) {
	$scripts = json_decode( file_get_contents( __DIR__ . '/scripts.json' ), true );
	return plugins_url( $scripts[ $name ]['file'], __FILE__ );
}

/** Makes the logo a lazy image. */
function standin_rocket_lazyload( $html ) {
	return preg_replace( '/(<img )src="([^"]+)"([^>]*id="logo")/', '$1src="data:image/svg+xml,%3Csvg%20xmlns=\'http://www.w3.org/2000/svg\'%20viewBox=\'0%200%2093%2043\'%3E%3C/svg%3E" data-lazy-src="$2"$3', $html );
}

add_action(
	'template_redirect',
	static function () {
		ob_start( static fn( $html ) => apply_filters( 'rocket_buffer', standin_rocket_lazyload( $html ) ) );
	},
	2
);

add_action(
	'wp_footer',
	static function () {
		echo '<script>window.lazyLoadOptions = {elements_selector: "img[data-lazy-src]", data_src: "lazy-src", class_loading: "lazyloading", class_loaded: "lazyloaded", threshold: 300};</script>';
		echo '<script data-no-minify="1" async src="' . esc_url( standin_rocket_script( 'rocket-lazyload' ) ) . '"></script>' . "\n";
	},
	30
);

// The real plugin adds its beacon to the finished page.
add_filter(
	'rocket_buffer',
	static function ( $html ) {
		$data = array(
			'ajax_url'         => admin_url( 'admin-ajax.php' ),
			'nonce'            => wp_create_nonce( 'rocket_beacon' ),
			'url'              => home_url( '/' ),
			'is_mobile'        => false,
			'width_threshold'  => 1600,
			'height_threshold' => 700,
			'delay'            => 500,
			'debug'            => null,
			'status'           => array( 'atf' => true ),
			'elements'         => 'img, p, main, div',
			'lrc_threshold'    => 1800,
		);
		$tag  = '<script data-name="wpr-wpr-beacon" src="' . esc_url( standin_rocket_script( 'wpr-beacon' ) ) . '" async></script>';
		return str_replace( '</body>', '<script>var rocket_beacon_data = ' . wp_json_encode( $data ) . "</script>{$tag}</body>", $html );
	}
);

// Reports that no measurements are stored for a page, and accepts new ones.
add_action( 'wp_ajax_nopriv_rocket_check_beacon', static fn() => wp_send_json_error() );
add_action( 'wp_ajax_nopriv_rocket_beacon', 'standin_rocket_take' );
/** Stores the measurements of a page. */
function standin_rocket_take() {
	check_ajax_referer( 'rocket_beacon', 'rocket_beacon_nonce' );
	update_option( 'standin_measured', array_keys( (array) json_decode( wp_unslash( $_POST['results'] ?? '' ), true ) ) );
	wp_send_json_success();
}
