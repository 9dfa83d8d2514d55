<?php
/**
 * Router of PHP's own web server: serves files directly and passes everything else to WordPress.
 *
 * @package Enliven
 */

$stage_root = $_SERVER['DOCUMENT_ROOT'];
$stage_path = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );

if ( '/' !== $stage_path && file_exists( $stage_root . rawurldecode( $stage_path ) ) ) {
	return false;
}

// Sites of a network request WordPress's files below their own folder.
$stage_below = preg_match( '#^/[a-z]+(/wp-(?:content|includes|admin)/.+)$#', $stage_path, $stage_parts ) ? $stage_root . $stage_parts[1] : '';
if ( is_file( $stage_below ) && '.php' !== substr( $stage_below, -4 ) ) {
	$stage_types = array(
		'css' => 'text/css',
		'js'  => 'text/javascript',
		'svg' => 'image/svg+xml',
	);
	header( 'Content-Type: ' . ( $stage_types[ pathinfo( $stage_below, PATHINFO_EXTENSION ) ] ?? 'application/octet-stream' ) );
	readfile( $stage_below );
	return true;
}

// The server would otherwise set the script's name to the address.
$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $stage_root . '/index.php';
chdir( $stage_root );
require $stage_root . '/index.php';
