<?php
/**
 * Files of the script tag's build that the plugin contains.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Paths and addresses of files by flavour. */
final class Enliven_Build {

	/** Returns the folder of a flavour. */
	public static function folder( string $flavour ): string {
		return ENLIVEN_FOLDER . '/cdn' . ( 'lite' === $flavour ? '/lite' : '' );
	}

	/** Returns the composer of a flavour. */
	public static function composer( string $flavour ): Enliven_Composer {
		return new Enliven_Composer( ENLIVEN_FOLDER . '/cdn', $flavour );
	}

	/** Returns the address of a file, without the host if that is the site's own. */
	public static function address( string $flavour, string $file ): string {
		$address = plugins_url( 'cdn/' . ( 'lite' === $flavour ? 'lite/' : '' ) . $file, ENLIVEN_FILE );
		return self::is_own( $address ) ? wp_make_link_relative( $address ) : $address;
	}

	/** Whether an address is on the site's own host. */
	public static function is_own( string $address ): bool {
		$host = wp_parse_url( $address, PHP_URL_HOST );
		return ! $host || wp_parse_url( home_url(), PHP_URL_HOST ) === $host;
	}

	/** Returns the content of a file; '' if it can't be read. */
	public static function contents( string $flavour, string $file ): string {
		$path = self::folder( $flavour ) . '/' . $file;
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- file of this plugin.
		return is_readable( $path ) ? (string) file_get_contents( $path ) : '';
	}

	/** Returns the addresses of the files that the loader fetches for behaviors, for preload links. */
	public static function head_start( string $flavour, array $behaviors ): array {
		$needs = json_decode( self::contents( $flavour, 'behaviors.json' ), true );
		if ( ! is_array( $needs ) || ! isset( $needs['runtime'], $needs['behaviors'] ) ) {
			return array();
		}
		$files = $needs['runtime'];
		foreach ( $behaviors as $name ) {
			$files = array_merge( $files, isset( $needs['behaviors'][ $name ]['files'] ) ? $needs['behaviors'][ $name ]['files'] : array() );
		}
		$addresses = array();
		foreach ( array_unique( $files ) as $file ) {
			$addresses[] = self::address( $flavour, preg_replace( '#\A\./#', '', $file ) );
		}
		return $addresses;
	}
}
