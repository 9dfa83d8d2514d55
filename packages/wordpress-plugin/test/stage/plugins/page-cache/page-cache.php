<?php
/**
 * Plugin Name: Page cache (stand-in)
 * Version: 1.0.0
 * Description: Caches finished pages for visitors who are not logged in.
 *
 * @package Enliven
 */

/** Returns the cache file for the current address. */
function standin_cache_file() {
	return WP_CONTENT_DIR . '/cache/' . md5( $_SERVER['REQUEST_URI'] ) . '.html';
}

add_action(
	'template_redirect',
	static function () {
		if ( is_user_logged_in() || 'GET' !== $_SERVER['REQUEST_METHOD'] ) {
			return;
		}
		if ( file_exists( standin_cache_file() ) ) {
			header( 'X-Stage-Cache: hit' );
			readfile( standin_cache_file() );
			exit;
		}
		ob_start(
			static function ( $html ) {
				wp_mkdir_p( dirname( standin_cache_file() ) );
				file_put_contents( standin_cache_file(), $html . '<!-- from the cache -->' );
				return $html;
			}
		);
	},
	1
);
