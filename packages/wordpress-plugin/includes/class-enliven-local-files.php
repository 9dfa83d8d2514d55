<?php
/**
 * Files of this site, found by their addresses in pages.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Finds script files, only inside the content folder and WordPress' own folders. */
final class Enliven_Local_Files {

	/** Returns the path of a script; '' for other files and for other sites. */
	public static function path_of( string $address ): string {
		$address = substr( $address, 0, strcspn( $address, '?#' ) );
		if ( '.js' !== substr( $address, -3 ) || ! Enliven_Build::is_own( 0 === strpos( $address, '//' ) ? "https:$address" : $address ) ) {
			return '';
		}
		$path  = (string) wp_parse_url( $address, PHP_URL_PATH );
		$roots = array(
			(string) wp_parse_url( content_url( '/' ), PHP_URL_PATH )  => WP_CONTENT_DIR,
			(string) wp_parse_url( includes_url( '/' ), PHP_URL_PATH ) => ABSPATH . WPINC,
		);
		foreach ( $roots as $start => $folder ) {
			if ( '' === $start || 0 !== strpos( $path, $start ) ) {
				continue;
			}
			$root = realpath( $folder );
			$file = realpath( $folder . '/' . rawurldecode( substr( $path, strlen( $start ) ) ) );
			if ( $root && $file && 0 === strpos( $file, $root . DIRECTORY_SEPARATOR ) && is_file( $file ) ) {
				return $file;
			}
		}
		return '';
	}
}
