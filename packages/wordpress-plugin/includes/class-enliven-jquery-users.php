<?php
/**
 * Scripts of other plugins that do not need jQuery.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Examines files of unknown scripts. A script that neither contains the name of jQuery nor depends on it does not need jQuery. */
final class Enliven_Jquery_Users {

	/** Transient with the results, by file and modification time. */
	const RESULTS = 'enliven_jquery_users';

	/** Uses of `$` as a function, as an object, or as an argument; and libraries of WordPress that need jQuery. */
	const DOLLAR = '/(?<![\w$\\\\])\$\s*[.(\[]|[(,]\s*\$\s*[,)]|\bwindow\.\$|\bwp\.(?:template|ajax)\b/';

	/** Maximum size of examined files in bytes. */
	const LARGEST = 1000000;

	/**
	 * Returns the handles or addresses of scripts that don't need jQuery. Scripts of other hosts are not examined and count as needing it.
	 *
	 * @param array[] $scripts Scripts of the page.
	 */
	public static function without( array $scripts ): array {
		$rules   = Enliven_Plugin::rules();
		$known   = null;
		$before  = null;
		$without = array();
		foreach ( $scripts as $script ) {
			$handle = $script['handle'];
			if ( 'file' !== $script['kind'] || isset( $rules['scripts'][ $handle ] ) || isset( $rules['libraries'][ $handle ] ) || isset( $rules['companions'][ $handle ] ) || isset( $rules['independent'][ $handle ] ) ) {
				continue;
			}
			// A known service under an unknown handle.
			if ( isset( $rules['independent'][ Enliven_Page_Scripts::handle_of( $script['address'], $rules['files'] ) ] ) ) {
				$without[] = $handle;
				continue;
			}
			$file = Enliven_Local_Files::path_of( $script['address'] );
			if ( '' === $file || self::depends( $handle ) ) {
				continue;
			}
			if ( null === $known ) {
				$known  = get_transient( self::RESULTS );
				$known  = is_array( $known ) ? $known : array();
				$before = $known;
			}
			$key = md5( $file . '|' . filemtime( $file ) );
			if ( ! isset( $known[ $key ] ) ) {
				$known[ $key ] = self::names_jquery( $file ) ? 1 : 0;
			}
			if ( 0 === $known[ $key ] ) {
				$without[] = '' === $handle ? $script['address'] : $handle;
			}
		}
		if ( $known !== $before ) {
			set_transient( self::RESULTS, array_slice( $known, -200 ), WEEK_IN_SECONDS );
		}
		return $without;
	}

	/** Whether a registered script depends on jQuery, directly or through other scripts. */
	private static function depends( string $handle ): bool {
		$pending = array( $handle );
		$seen    = array();
		while ( $pending ) {
			$name = array_pop( $pending );
			if ( 'jquery' === $name || 'jquery-core' === $name ) {
				return true;
			}
			if ( ! isset( $seen[ $name ] ) && isset( wp_scripts()->registered[ $name ] ) ) {
				$pending = array_merge( $pending, wp_scripts()->registered[ $name ]->deps );
			}
			$seen[ $name ] = true;
		}
		return false;
	}

	/** Whether a file contains the name of jQuery or uses `$`. True for unreadable files. */
	private static function names_jquery( string $file ): bool {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- file of this site.
		$code = filesize( $file ) > self::LARGEST ? false : file_get_contents( $file );
		return false === $code || false !== stripos( $code, 'jquery' ) || 0 !== preg_match( self::DOLLAR, $code );
	}
}
