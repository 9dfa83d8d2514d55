<?php
/**
 * Composer of one script for a page: a port of compose() from "@enliven/compose" to PHP 7.4 or later.
 *
 * @package Enliven
 */

/** Error whose message tells the user what happened and how to fix it. */
class Enliven_Composer_Exception extends RuntimeException {}

/** Composes one ES module for a set of behaviors by concatenating units. Names of behaviors never become part of a path. */
final class Enliven_Composer {

	/** How to repair units.json. */
	const ADVICE = 'Reinstall the package "enliven", in the version of "@enliven/compose".';

	/** Makes Chromium compile the whole file on a background thread while it downloads. */
	const EAGERLY_COMPILED = '//# allFunctionsCalledOnLoad';

	/** Files that units.json may name. Consecutive dots, absolute paths and stream wrappers don't match. */
	const FILE = '#\A(?:units|later)/(?:[A-Za-z0-9_-]+\.)+js\z#';

	/** Variables that units.json may name. */
	const VARIABLE = '/\A[A-Za-z_$][A-Za-z0-9_$]*\z/';

	/** Indexes and numbers of parts. */
	const NUMBER = '/\A[0-9]{1,6}\z/';

	const TEXT = '//';

	/** Flags that make json_encode() write strings as JSON.stringify() does. */
	const JSON_FLAGS = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS | JSON_INVALID_UTF8_SUBSTITUTE;

	/** @var string Folder of the script tag's build. */
	private $build;

	/** @var string Folder of units.json. */
	private $folder;

	/** @var array|Enliven_Composer_Exception|null Content of units.json, or the error if it can't be used; null until it is read. */
	private $description = null;

	/** @var string[] Code of units, by file. */
	private $codes = array();

	/**
	 * Reads no files. The first call of a method does.
	 *
	 * @param string $build   Folder of the script tag's build: "cdn" of the package "enliven".
	 * @param string $flavour Rendering library: "lite" for Preact, "react" for React.
	 */
	public function __construct( string $build, string $flavour = 'lite' ) {
		$this->build  = $build;
		$this->folder = ( '' === $build ? '.' : rtrim( $build, '/\\' ) ) . ( 'lite' === $flavour ? '/lite' : '' );
	}

	/**
	 * Returns one ES module with the code that the behaviors need at startup. The order of `$behaviors` does not matter.
	 *
	 * @param string[] $behaviors Names of behaviors.
	 * @param array    $options   {
	 *     @type string $later     Address of the folder of later files, with a slash at its end. Default './'.
	 *     @type string $loader    Address of the loader, imported for other behaviors; '' for none. Default './enliven.js'.
	 *     @type bool   $originals Whether behaviors stay out while an original script runs. Default false.
	 * }
	 * @return array {
	 *     @type string   $name      Name with a hash of the content: equal behaviors have equal names.
	 *     @type string   $code      Code of the module.
	 *     @type string   $integrity Hash for an `integrity` attribute.
	 *     @type string[] $behaviors Behaviors of the file, in the order of the catalog.
	 *     @type string[] $later     Files that the composed file imports on demand: paths relative to units.json.
	 * }
	 * @throws Enliven_Composer_Exception For unknown behaviors, an empty list, and units that can't be used.
	 */
	public function compose( array $behaviors, array $options = array() ): array {
		$description = $this->description();
		$names       = $this->in_catalog_order( $behaviors );
		$later       = self::text_option( $options, 'later', './' );
		$loader      = self::text_option( $options, 'loader', './enliven.js' );

		// Keyed by value, since searching lists takes ten times as long.
		$own         = $this->set( $description['start'], 'units', self::NUMBER );
		$present     = array();
		$wanted      = array();
		$later_names = array();
		$descriptors = array();
		foreach ( $names as $name ) {
			$behavior      = $description['behaviors'][ $name ];
			$own          += $this->set( $behavior, 'units', self::NUMBER );
			$wanted       += $this->set( $behavior, 'parts', self::NUMBER );
			$later_names  += $this->set( $behavior, 'later' );
			$descriptors[] = $this->one( $behavior, 'descriptor', self::VARIABLE );

			$present[ $this->one( $behavior, 'part', self::NUMBER ) ] = true;
		}
		ksort( $own );

		$files    = array();
		$table    = array();
		$used     = array();
		$in_later = array();
		foreach ( self::sorted( array_keys( $later_names ) ) as $name ) {
			$entry   = isset( $description['later'][ $name ] ) ? $description['later'][ $name ] : null;
			$file    = $this->one( $entry, 'file', self::FILE );
			$address = json_encode( $later . substr( $file, strrpos( $file, '/' ) + 1 ), self::JSON_FLAGS );
			foreach ( $this->all( $entry, 'parts', self::NUMBER ) as $part ) {
				if ( isset( $wanted[ $part ] ) && ! isset( $present[ $part ] ) ) {
					$table[ $part ][] = "$part:$address";
				}
			}
			$used     += $this->set( $entry, 'uses' );
			$in_later += $this->set( $entry, 'units', self::NUMBER );
			$files[]   = $file;
		}
		ksort( $table );

		$lines    = array( self::EAGERLY_COMPILED );
		$bindings = array();
		foreach ( array_keys( $own ) as $number ) {
			$unit = isset( $description['units'][ $number ] ) ? $description['units'][ $number ] : null;
			foreach ( $this->all( $unit, 'provides', self::VARIABLE ) as $variable ) {
				if ( isset( $used[ $variable ] ) ) {
					$bindings[] = $variable;
				}
			}
			$lines[] = $this->code( $this->one( $unit, 'file', self::FILE ) );
		}
		$lines[] = sprintf(
			'%s(import.meta.url,{%s},{%s},[%s]);',
			$this->one( $description['start'], 'connect', self::VARIABLE ),
			implode( ',', array_merge( ...array_values( $table ) ) ),
			implode( ',', self::sorted( $bindings ) ),
			implode( ',', array_keys( array_intersect_key( $own, $in_later ) ) )
		);
		$lines[] = sprintf(
			'%s([%s],%s%s);',
			$this->one( $description['start'], 'start', self::VARIABLE ),
			implode( ',', $descriptors ),
			'' === $loader ? 'void 0' : '()=>import(' . json_encode( $loader, self::JSON_FLAGS ) . ')',
			empty( $options['originals'] ) ? '' : ',!0'
		);
		$code    = implode( "\n", $lines ) . "\n";
		return array(
			'name'      => 'enliven-' . substr( hash( 'sha256', $code ), 0, 10 ) . '.js',
			'code'      => $code,
			'integrity' => 'sha384-' . base64_encode( hash( 'sha384', $code, true ) ),
			'behaviors' => $names,
			'later'     => $files,
		);
	}

	/** Returns the content of units.json, which is read once. */
	public function description(): array {
		if ( null === $this->description ) {
			try {
				$this->description = $this->load();
			} catch ( Enliven_Composer_Exception $problem ) {
				$this->description = $problem;
			}
		}
		if ( $this->description instanceof Enliven_Composer_Exception ) {
			throw $this->description;
		}
		return $this->description;
	}

	/** Reads units.json. */
	private function load(): array {
		$path = $this->folder . '/units.json';
		$json = $this->contents( 'units.json' );
		if ( null === $json ) {
			throw new Enliven_Composer_Exception( "$path does not exist. Is \"$this->build\" the folder \"cdn\" of the package \"enliven\"?" );
		}
		try {
			$value = json_decode( $json, true, 512, JSON_THROW_ON_ERROR );
		} catch ( JsonException $error ) {
			throw new Enliven_Composer_Exception( "$path is not JSON: {$error->getMessage()}. Reinstall the package \"enliven\"." );
		}
		$version = is_array( $value ) && isset( $value['version'] ) ? $value['version'] : null;
		if ( ! is_string( $version ) || ! preg_match( '/\A[0-9]+\.[0-9]+\.[0-9]+/', $version ) ) {
			throw new Enliven_Composer_Exception( "$path has no version, so it is no description of units. " . self::ADVICE );
		}
		foreach ( array( 'start', 'units', 'behaviors', 'later' ) as $key ) {
			if ( ! isset( $value[ $key ] ) || ! is_array( $value[ $key ] ) ) {
				throw new Enliven_Composer_Exception( "$path (version $version) lacks units or behaviors. " . self::ADVICE );
			}
		}
		return $value;
	}

	/** Returns the behaviors and the behaviors whose elements they insert, in the order of the catalog. */
	private function in_catalog_order( array $behaviors ): array {
		$description = $this->description();
		$known       = $description['behaviors'];
		$unknown     = array();
		foreach ( $behaviors as $name ) {
			if ( ! is_string( $name ) && ! is_int( $name ) ) {
				throw new Enliven_Composer_Exception( 'compose() expected names of behaviors, but received ' . gettype( $name ) . '.' );
			}
			if ( ! array_key_exists( $name, $known ) ) {
				$unknown[] = $name;
			}
		}
		if ( $unknown ) {
			$quoted = '"' . implode( '", "', $unknown ) . '"';
			throw new Enliven_Composer_Exception( "There is no behavior $quoted in version {$description['version']}. units.json lists all names." );
		}
		$wanted = array();
		while ( $behaviors ) {
			$name = array_pop( $behaviors );
			if ( ! isset( $wanted[ $name ] ) && isset( $known[ $name ]['brings'] ) ) {
				$behaviors = array_merge( $behaviors, $this->all( $known[ $name ], 'brings' ) );
			}
			$wanted[ $name ] = true;
		}
		$chosen = array_keys( array_intersect_key( $known, $wanted ) );
		if ( ! $chosen ) {
			throw new Enliven_Composer_Exception( 'compose() expected at least one behavior, but received none.' );
		}
		// JavaScript lists integer indexes first. PHP converts such keys, and negative integers, to integers.
		$indexes = array_filter( $chosen, static fn( $name ) => is_int( $name ) && 0 <= $name && 4294967295 > $name );
		$others  = array_diff_key( $chosen, $indexes );
		sort( $indexes );
		return array_map( 'strval', array_merge( $indexes, $others ) );
	}

	/** Returns the code of a unit. */
	private function code( string $file ): string {
		if ( ! isset( $this->codes[ $file ] ) ) {
			$code = $this->contents( $file );
			if ( null === $code ) {
				throw new Enliven_Composer_Exception( "$this->folder/$file does not exist, or can't be read. " . self::ADVICE );
			}
			$this->codes[ $file ] = $code;
		}
		return $this->codes[ $file ];
	}

	/**
	 * Returns the content of a file if it is in the folder after links are resolved, otherwise null.
	 * PHP would emit warnings for a forbidden folder and for a file that was just deleted.
	 */
	private function contents( string $file ) {
		$folder = @realpath( $this->folder );
		$path   = @realpath( $this->folder . '/' . $file );
		if ( ! $folder || ! $path || 0 !== strpos( $path, $folder . DIRECTORY_SEPARATOR ) || ! is_file( $path ) ) {
			return null;
		}
		$content = @file_get_contents( $path );
		return false === $content ? null : $content;
	}

	/** Returns a value of units.json: an integer if `$pattern` is NUMBER, otherwise a string. */
	private function one( $owner, string $name, string $pattern = self::TEXT ) {
		$value = is_array( $owner ) && isset( $owner[ $name ] ) ? $owner[ $name ] : null;
		$fits  = self::NUMBER === $pattern ? is_int( $value ) : is_string( $value );
		if ( ! $fits || 1 !== preg_match( $pattern, (string) $value ) ) {
			throw $this->damaged( $name );
		}
		return $value;
	}

	/** Returns a list of values. */
	private function all( $owner, string $name, string $pattern = self::TEXT ): array {
		if ( ! is_array( $owner ) || ! isset( $owner[ $name ] ) || ! is_array( $owner[ $name ] ) ) {
			throw $this->damaged( $name );
		}
		foreach ( $owner[ $name ] as $value ) {
			$this->one( array( $name => $value ), $name, $pattern );
		}
		return array_values( $owner[ $name ] );
	}

	/** Returns a list of values as array keys. */
	private function set( $owner, string $name, string $pattern = self::TEXT ): array {
		return array_fill_keys( $this->all( $owner, $name, $pattern ), true );
	}

	/** Returns the error for a field that can't be used. */
	private function damaged( string $name ): Enliven_Composer_Exception {
		$version = $this->description['version'];
		return new Enliven_Composer_Exception( "$this->folder/units.json (version $version) has a wrong or missing \"$name\". " . self::ADVICE );
	}

	/** Returns an option that is an address. */
	private static function text_option( array $options, string $name, string $standard ): string {
		$value = array_key_exists( $name, $options ) ? $options[ $name ] : $standard;
		if ( ! is_string( $value ) ) {
			throw new Enliven_Composer_Exception( "compose() expected text for the option \"$name\", but received " . gettype( $value ) . '.' );
		}
		return $value;
	}

	/** Sorts by UTF-16 code units, as JavaScript does: characters beyond U+FFFF come before U+E000. */
	private static function sorted( array $texts ): array {
		$place = static fn( $text ) => strtr( $text, "\xEE\xEF", "\xFE\xFF" );
		usort( $texts, static fn( $one, $other ) => strcmp( $place( $one ), $place( $other ) ) );
		return $texts;
	}
}
