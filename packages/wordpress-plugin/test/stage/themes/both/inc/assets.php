<?php
/**
 * Scripts, their data, and the style sheet.
 *
 * @package Enliven
 */

/** Returns the scripts that `scripts.json` describes, by handle. */
function standin_scripts() {
	static $scripts = null;
	if ( null === $scripts ) {
		$scripts = json_decode( file_get_contents( get_template_directory() . '/scripts.json' ), true );
	}
	return $scripts;
}

/** Enqueues the scripts of a module. @param string $module e.g. `toggle` */
function standin_use_scripts_of( $module ) {
	foreach ( standin_scripts() as $handle => $script ) {
		if ( in_array( $module, $script['with'] ?? array(), true ) ) {
			wp_enqueue_script( $handle );
		}
	}
}

/** Data of every page, including nonces. */
function standin_page_data() {
	return array(
		'ajaxurl'               => admin_url( 'admin-ajax.php' ),
		'images_uri'            => get_template_directory_uri() . '/images',
		'builder_images_uri'    => get_template_directory_uri() . '/includes/builder/images',
		'et_frontend_nonce'     => wp_create_nonce( 'et_frontend_nonce' ),
		'et_ab_log_nonce'       => wp_create_nonce( 'et_ab_testing_log_nonce' ),
		'subscription_failed'   => 'The fields below need another look.',
		'fill_message'          => 'Still to fill in:',
		'contact_error_message' => 'Still to mend:',
		'invalid'               => 'Not an email address',
		'captcha'               => 'Captcha',
		'prev'                  => 'Prev',
		'previous'              => 'Previous',
		'next'                  => 'Next',
		'wrong_captcha'         => 'That is not the sum.',
		'wrong_checkbox'        => 'Checkbox',
		'ignore_waypoints'      => 'no',
		'is_divi_theme_used'    => true,
		'ab_tests'              => array(),
		'is_ab_testing_active'  => '',
		'page_id'               => get_queried_object_id(),
		'unique_test_id'        => '',
		'ab_bounce_rate'        => '5',
		'is_cache_plugin_active' => 'no',
		'is_shortcode_tracking' => '',
		'accent_color'          => '#2ea3f2',
		'waypoints_options'     => array(),
	);
}

add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_enqueue_style( 'divi-style', get_stylesheet_uri(), array(), STANDIN_VERSION );
		foreach ( standin_scripts() as $handle => $script ) {
			wp_register_script( $handle, get_template_directory_uri() . '/' . $script['file'], $script['deps'] ?? array( 'jquery' ), STANDIN_VERSION, true );
			if ( ! isset( $script['with'] ) ) {
				wp_enqueue_script( $handle );
			}
		}
		foreach ( standin_data() as $handle => $variables ) {
			foreach ( $variables as $name => $value ) {
				wp_localize_script( $handle, $name, $value );
			}
		}
		if ( is_singular() && comments_open() ) {
			wp_enqueue_script( 'comment-reply' );
		}
	}
);

add_action(
	'wp_head',
	static function () {
		echo '<meta content="Divi v.' . esc_attr( STANDIN_VERSION ) . '" name="generator"/>' . "\n";
	}
);
