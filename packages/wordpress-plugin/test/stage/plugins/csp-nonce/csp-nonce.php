<?php
/**
 * Plugin Name: Content policy (stand-in)
 * Version: 1.0.0
 * Description: Allows only scripts with the nonce of the response.
 *
 * @package Enliven
 */

/** Returns the nonce of this response. */
function standin_policy_nonce() {
	static $nonce = null;
	if ( null === $nonce ) {
		$nonce = bin2hex( random_bytes( 8 ) );
	}
	return $nonce;
}

/** Adds the nonce to the attributes of a script. */
function standin_policy_attributes( $attributes ) {
	$attributes['nonce'] = standin_policy_nonce();
	return $attributes;
}

add_action( 'send_headers', static fn() => is_admin() || header( "Content-Security-Policy: script-src 'nonce-" . standin_policy_nonce() . "' 'strict-dynamic'" ) );
add_filter( 'wp_script_attributes', 'standin_policy_attributes' );
add_filter( 'wp_inline_script_attributes', 'standin_policy_attributes' );
