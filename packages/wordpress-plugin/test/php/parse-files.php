<?php
/**
 * Syntax check: reads paths of PHP files as JSON, parses the files without running them, and prints the errors by path.
 *
 * @package Enliven
 */

// phpcs:disable
$errors = array();
foreach ( json_decode( file_get_contents( 'cli' === PHP_SAPI ? 'php://stdin' : 'php://input' ), true ) as $path ) {
	try {
		token_get_all( file_get_contents( $path ), TOKEN_PARSE );
	} catch ( ParseError $error ) {
		$errors[ $path ] = $error->getMessage();
	}
}
echo json_encode( array( 'version' => PHP_VERSION, 'errors' => (object) $errors ) );
