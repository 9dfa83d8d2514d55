<?php
/**
 * Composed files in the uploads folder of the site.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Writes a composed file once for each set of behaviors, and deletes files that no page has used for a long time. */
final class Enliven_Store {

	/** Option with the files: name and day of the last use, by a hash of the set. */
	const OPTION = 'enliven_files';

	/** Transient that marks a folder as not writable. */
	const REFUSED = 'enliven_folder_refused';

	/** Hook of the daily task. */
	const CRON = 'enliven_daily';

	/** Names of composed files. */
	const NAME = '/\Aenliven-[0-9a-f]{10}\.js\z/';

	/** Maximum number of sets with files. Pages with further sets get the loader. */
	const LIMIT = 500;

	/**
	 * Returns the address of the composed file for a set of behaviors; '' if no file can be written.
	 *
	 * @param string[] $behaviors Names, in the order of the catalog.
	 * @param bool     $originals Whether the file checks for original scripts.
	 */
	public static function address_for( array $behaviors, bool $originals ): string {
		$folder = self::folder();
		if ( ! $folder ) {
			return '';
		}
		$flavour = Enliven_Options::get( 'flavour' );
		$options = array(
			'later'     => Enliven_Build::address( $flavour, 'later/' ),
			'loader'    => Enliven_Build::address( $flavour, 'enliven.js' ),
			'originals' => $originals,
		);
		$key     = substr( md5( wp_json_encode( array( ENLIVEN_VERSION, $flavour, $options, $behaviors ) ) ), 0, 16 );
		$files   = self::files();
		$name    = isset( $files[ $key ] ) ? $files[ $key ][0] : '';
		if ( '' === $name || ! is_file( $folder['path'] . $name ) ) {
			if ( get_transient( self::REFUSED ) || ( '' === $name && count( $files ) >= self::LIMIT ) ) {
				return '';
			}
			$file = Enliven_Build::composer( $flavour )->compose( $behaviors, $options );
			if ( ! self::write( $folder['path'], $file['name'], $file['code'] ) ) {
				set_transient( self::REFUSED, 1, 10 * MINUTE_IN_SECONDS );
				return '';
			}
			$name = $file['name'];
			/**
			 * Fires after a composed file was written.
			 *
			 * @param string   $path      File.
			 * @param string[] $behaviors Behaviors in it.
			 */
			do_action( 'enliven_composed', $folder['path'] . $name, $file['behaviors'] );
		}
		self::note_use( $key, $name );
		return $folder['address'] . $name;
	}

	/** Returns path and address of the folder, each with a trailing slash; null if the folder is not served by this site. */
	public static function folder(): ?array {
		$uploads = wp_upload_dir( null, false );
		if ( ! empty( $uploads['error'] ) || wp_is_stream( $uploads['basedir'] ) || ! Enliven_Build::is_own( $uploads['baseurl'] ) ) {
			return null;
		}
		return array(
			'path'    => trailingslashit( $uploads['basedir'] ) . 'enliven/',
			'address' => wp_make_link_relative( trailingslashit( $uploads['baseurl'] ) . 'enliven/' ),
		);
	}

	/** Returns the known files. */
	public static function files(): array {
		$files = get_option( self::OPTION );
		return array_filter(
			is_array( $files ) ? $files : array(),
			static function ( $file ) {
				return is_array( $file ) && isset( $file[0], $file[1] ) && is_string( $file[0] ) && preg_match( self::NAME, $file[0] );
			}
		);
	}

	/** Deletes files that no page has used for a long time. The default is generous because cached pages may use old files. */
	public static function clean(): void {
		/**
		 * Filters the number of days without use after which a composed file is deleted.
		 *
		 * @param int $days Days.
		 */
		$days   = max( 1, (int) apply_filters( 'enliven_keep_days', 90 ) );
		$oldest = self::today() - $days;
		$files  = array_filter(
			self::files(),
			static function ( $file ) use ( $oldest ) {
				return $file[1] >= $oldest;
			}
		);
		update_option( self::OPTION, $files, true );
		self::delete_except( array_column( $files, 0 ), time() - $days * DAY_IN_SECONDS );
	}

	/**
	 * Starts a new list of files after an update of the plugin. Files of the old version are kept for the same time as used files, since
	 * cached pages may use them.
	 */
	public static function renew(): void {
		delete_option( self::OPTION );
		$folder = self::folder();
		foreach ( $folder && is_dir( $folder['path'] ) ? (array) scandir( $folder['path'] ) : array() as $name ) {
			if ( preg_match( self::NAME, (string) $name ) ) {
				touch( $folder['path'] . $name ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the plugin's own file.
			}
		}
	}

	/** Deletes all files. */
	public static function clear(): void {
		delete_option( self::OPTION );
		delete_transient( self::REFUSED );
		self::delete_except( array(), time() + DAY_IN_SECONDS );
	}

	/** Records the use of a file, at most once a day. */
	private static function note_use( string $key, string $name ): void {
		$files = self::files();
		if ( isset( $files[ $key ] ) && array( $name, self::today() ) === $files[ $key ] ) {
			return;
		}
		$files[ $key ] = array( $name, self::today() );
		update_option( self::OPTION, $files, true );
	}

	/** Returns the current day as a number. */
	private static function today(): int {
		return (int) floor( time() / DAY_IN_SECONDS );
	}

	/** Writes a file atomically: under a temporary name first, then renamed. */
	private static function write( string $folder, string $name, string $code ): bool {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- visitors have no credentials for WP_Filesystem, and a folder that refuses is expected.
		if ( is_file( $folder . $name ) && filesize( $folder . $name ) === strlen( $code ) ) {
			return true;
		}
		// A concurrent request may create the folder first.
		if ( ( ! wp_mkdir_p( $folder ) && ! is_dir( $folder ) ) || ! wp_is_writable( $folder ) ) {
			return false;
		}
		$temporary = $folder . '.' . $name . '.' . bin2hex( random_bytes( 6 ) );
		if ( @file_put_contents( $temporary, $code ) === strlen( $code ) ) {
			@chmod( $temporary, defined( 'FS_CHMOD_FILE' ) ? FS_CHMOD_FILE : 0644 );
			if ( @rename( $temporary, $folder . $name ) ) {
				return true;
			}
		}
		@unlink( $temporary );
		return false;
		// phpcs:enable
	}

	/** Deletes composed files that are not listed and were written before a time. */
	private static function delete_except( array $names, int $before ): void {
		$folder = self::folder();
		$found  = $folder && is_dir( $folder['path'] ) ? scandir( $folder['path'] ) : array();
		foreach ( $found ? $found : array() as $name ) {
			$is_own = preg_match( self::NAME, $name ) || preg_match( '/\A\.enliven-[0-9a-f]{10}\.js\.[0-9a-f]{12}\z/', $name );
			if ( $is_own && ! in_array( $name, $names, true ) && filemtime( $folder['path'] . $name ) < $before ) {
				wp_delete_file( $folder['path'] . $name );
			}
		}
		if ( $folder && ! $names && is_dir( $folder['path'] ) && 2 === count( (array) scandir( $folder['path'] ) ) ) {
			rmdir( $folder['path'] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the plugin's own empty folder.
		}
	}
}
