<?php
/**
 * Stand-ins for the WordPress functions that the plugin's page classes need, and the loader of WordPress's tag reader.
 *
 * @package Enliven
 */

define( 'ABSPATH', '/' );

// phpcs:disable
function __( $text ) {
	return $text;
}
function _doing_it_wrong() {
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' );
}
function wp_kses_uri_attributes() {
	return array();
}

/** Loads the tag reader. @param string $includes Folder `wp-includes`. */
function load_html_api( $includes ) {
	$names = array( 'class-wp-token-map', 'html-api/class-wp-html-attribute-token', 'html-api/class-wp-html-span', 'html-api/class-wp-html-text-replacement', 'html-api/html5-named-character-references', 'html-api/class-wp-html-decoder', 'html-api/class-wp-html-doctype-info', 'html-api/class-wp-html-tag-processor' );
	foreach ( $names as $name ) {
		if ( is_file( "$includes/$name.php" ) ) {
			require "$includes/$name.php";
		}
	}
}
