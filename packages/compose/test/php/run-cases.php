<?php
/**
 * Test runner of the PHP composer: reads cases as JSON, and prints their results with the notices and opened files.
 *
 * @package Enliven
 */

error_reporting( E_ALL );

/** Wrapper of all streams that records opened addresses and opens only files. */
final class Noted_Streams {
	/** @var resource|null */
	public $context;
	/** @var string[] */
	public static $opened = array();
	/** @var resource */
	private $file;

	public static function start() {
		foreach ( stream_get_wrappers() as $scheme ) {
			stream_wrapper_unregister( $scheme );
			stream_wrapper_register( $scheme, __CLASS__ );
		}
	}

	/** Calls a function with the native stream wrappers. */
	private static function natively( callable $act ) {
		stream_wrapper_restore( 'file' );
		$result = $act();
		stream_wrapper_unregister( 'file' );
		stream_wrapper_register( 'file', __CLASS__ );
		return $result;
	}

	public function stream_open( $path, $mode ) {
		self::$opened[] = $path;
		if ( 0 !== strpos( $path, '/' ) ) {
			return false;
		}
		$this->file = self::natively(
			static function () use ( $path, $mode ) {
				return fopen( $path, $mode );
			}
		);
		return (bool) $this->file;
	}

	public function stream_read( $count ) {
		return fread( $this->file, $count );
	}

	public function stream_eof() {
		return feof( $this->file );
	}

	public function stream_stat() {
		return fstat( $this->file );
	}

	public function stream_close() {
		fclose( $this->file );
	}

	public function stream_set_option() {
		return false;
	}

	public function url_stat( $path ) {
		return self::natively(
			static function () use ( $path ) {
				return @stat( $path );
			}
		);
	}
}

/** Returns the composer's result, or the class and message of its exception. */
function run_case( array $case, Enliven_Composer $composer ) {
	try {
		$result         = $composer->compose( $case['behaviors'], $case['options'] );
		$result['hash'] = hash( 'sha512', $result['code'] );
		if ( empty( $case['whole'] ) ) {
			unset( $result['code'] );
		}
		return $result;
	} catch ( Throwable $error ) {
		return array(
			'thrown'  => get_class( $error ),
			'message' => $error->getMessage(),
		);
	}
}

$input    = json_decode( file_get_contents( 'cli' === PHP_SAPI ? 'php://stdin' : 'php://input' ), true );
$notes    = array();
$classes  = get_declared_classes();
$existing = get_defined_functions()['user'];
set_error_handler(
	static function ( $level, $message, $file, $line ) use ( &$notes ) {
		// The operator @ removes the level from error_reporting().
		if ( error_reporting() & $level ) {
			$notes[] = "$message in line $line of $file";
		}
		return true;
	}
);
ob_start();
require $input['source'];
Noted_Streams::start();
$composers = array();
$results   = array();
foreach ( $input['cases'] as $case ) {
	$key = $case['build'] . ' ' . $case['flavour'];
	if ( ! isset( $composers[ $key ] ) ) {
		$composers[ $key ] = new Enliven_Composer( $case['build'], $case['flavour'] );
	}
	$results[] = run_case( $case, $composers[ $key ] );
}
$printed = ob_get_clean();
echo json_encode(
	array(
		'version'  => PHP_VERSION,
		'results'  => $results,
		'notes'    => $notes,
		'printed'  => $printed,
		'opened'   => Noted_Streams::$opened,
		'declared' => array_merge(
			array_values( array_diff( get_declared_classes(), $classes ) ),
			array_values( array_diff( get_defined_functions()['user'], $existing ) )
		),
	),
	JSON_INVALID_UTF8_SUBSTITUTE
);
