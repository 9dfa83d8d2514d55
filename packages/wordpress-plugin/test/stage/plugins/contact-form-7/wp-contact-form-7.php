<?php
/**
 * Plugin Name: Contact Form 7 (stand-in)
 * Version: 6.1.1
 * Description: Handles, data, markup and end points of the form plugin, without its code.
 *
 * @package Enliven
 */

add_action(
	'wp_enqueue_scripts',
	static function () {
		foreach ( json_decode( file_get_contents( __DIR__ . '/scripts.json' ), true ) as $handle => $script ) {
			wp_register_script( $handle, plugins_url( $script['file'], __FILE__ ), $script['deps'], '6.1.1', true );
		}
		wp_enqueue_script( 'contact-form-7' );
		$api = array(
			'root'      => sanitize_url( get_rest_url() ),
			'namespace' => 'contact-form-7/v1',
		);
		wp_add_inline_script( 'contact-form-7', 'var wpcf7 = ' . wp_json_encode( array( 'api' => $api ) ) . ';', 'before' );
	}
);

add_shortcode(
	'contact-form-7',
	static function () {
		$unit   = 'wpcf7-f1-p' . get_the_ID() . '-o1';
		$hidden = '';
		foreach ( array( '_wpcf7' => '1', '_wpcf7_version' => '6.1.1', '_wpcf7_locale' => 'en_US', '_wpcf7_unit_tag' => $unit, '_wpcf7_container_post' => get_the_ID() ) as $name => $value ) {
			$hidden .= "<input type=\"hidden\" name=\"{$name}\" value=\"{$value}\" />";
		}
		return "<div class=\"wpcf7 no-js\" id=\"{$unit}\" lang=\"en-US\" dir=\"ltr\" data-wpcf7-id=\"1\"><div class=\"screen-reader-response\"><p role=\"status\" aria-live=\"polite\" aria-atomic=\"true\"></p> <ul></ul></div>"
			. "<form action=\"#{$unit}\" method=\"post\" class=\"wpcf7-form init\" aria-label=\"Contact form\" novalidate=\"novalidate\" data-status=\"init\"><fieldset class=\"hidden-fields-container\">{$hidden}</fieldset>"
			. '<p><label>Your email <span class="wpcf7-form-control-wrap" data-name="your-email"><input size="40" class="wpcf7-form-control wpcf7-email wpcf7-text" aria-invalid="false" value="" type="email" name="your-email" /></span></label></p>'
			. '<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Submit" /></p><div class="wpcf7-response-output" aria-hidden="true"></div></form></div>';
	}
);

add_action(
	'rest_api_init',
	static function () {
		$route = '/contact-forms/(?P<id>\d+)/feedback';
		$open  = array( 'permission_callback' => '__return_true' );
		register_rest_route(
			'contact-form-7/v1',
			$route,
			$open + array(
				'methods'  => 'POST',
				'callback' => static fn( $request ) => array(
					'contact_form_id' => 1,
					'status'          => 'mail_sent',
					'message'         => 'Thank you for your message.',
					'into'            => '#' . $request['_wpcf7_unit_tag'],
					'invalid_fields'  => array(),
				),
			)
		);
		register_rest_route(
			'contact-form-7/v1',
			'/contact-forms/(?P<id>\d+)/refill',
			$open + array(
				'methods'  => 'GET',
				'callback' => static fn() => array(),
			)
		);
		register_rest_route(
			'contact-form-7/v1',
			$route . '/schema',
			$open + array(
				'methods'  => 'GET',
				'callback' => static fn() => array(
					'version' => 'Contact Form 7 SWV Schema 2024-10',
					'locale'  => 'en_US',
					'rules'   => array(),
				),
			)
		);
	}
);
