<?php
/**
 * Test runner for pages: reads pages as JSON, and prints the plugin's findings and PHP's notices.
 *
 * @package Enliven
 */

// phpcs:disable
error_reporting( E_ALL );
require __DIR__ . '/wordpress.php';

$input = json_decode( file_get_contents( 'cli' === PHP_SAPI ? 'php://stdin' : 'php://input' ), true );
$notes = array();
set_error_handler(
	static function ( $level, $message, $file, $line ) use ( &$notes ) {
		$notes[] = "$message in line $line of $file";
		return true;
	}
);
load_html_api( $input['includes'] );
foreach ( array( 'tags', 'open-elements', 'ignored-elements', 'selectors', 'script-code', 'page-scripts', 'page', 'covered-scripts' ) as $name ) {
	require dirname( __DIR__, 2 ) . "/includes/class-enliven-$name.php";
}
$rules   = require $input['rules'];
$results = array();
foreach ( $input['pages'] as $entry ) {
	$html = isset( $entry['file'] ) ? file_get_contents( $entry['file'] ) : $entry['html'];
	$page = new Enliven_Page( $html, $rules, isset( $entry['ignore'] ) ? $entry['ignore'] : array() );
	$made = new Enliven_Covered_Scripts( $page, $rules, isset( $entry['options'] ) ? $entry['options'] : array() );

	$results[] = array(
		'problem'   => $page->problem,
		'behaviors' => $page->behaviors,
		'sheets'    => $page->sheets,
		'insert_at' => $page->insert_at,
		'kept'      => $made->kept,
		'originals' => $made->originals,
		'removed'   => array_map(
			static function ( $script ) use ( $html ) {
				return array( $script['handle'], $script['kind'], substr( $html, $script['start'], $script['end'] - $script['start'] ) );
			},
			$made->removed
		),
	);
}
echo json_encode( compact( 'results', 'notes' ), JSON_INVALID_UTF8_SUBSTITUTE );
