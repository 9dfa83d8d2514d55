<?php
/**
 * Test runner on the stand-in for WordPress: reads pieces of PHP code as JSON, and prints their results.
 *
 * @package Enliven
 */

// phpcs:disable
error_reporting( E_ALL );
$input = json_decode( file_get_contents( 'cli' === PHP_SAPI ? 'php://stdin' : 'php://input' ), true );
define( 'WP_CONTENT_DIR', $input['folder'] . '/wp-content' );
require __DIR__ . '/wordpress.php';
require __DIR__ . '/site.php';
load_html_api( $input['includes'] );
$notes = array();
set_error_handler(
	static function ( $level, $message, $file, $line ) use ( &$notes ) {
		if ( error_reporting() & $level ) {
			$notes[] = "$message in line $line of $file";
		}
		return true;
	}
);
$GLOBALS['site']['uploads'] = $input['folder'] . '/wp-content/uploads';
require $input['plugin'] . '/enliven.php';
try {
	$args   = $input['args'];
	$result = ( static function ( $args ) use ( $input ) {
		return eval( $input['code'] );
	} )( $args );
	echo json_encode( compact( 'result', 'notes' ), JSON_THROW_ON_ERROR );
} catch ( Throwable $error ) {
	echo json_encode( array( 'error' => get_class( $error ) . ': ' . $error->getMessage() . ' in line ' . $error->getLine() . ' of ' . $error->getFile() ) );
}
