<?php
/**
 * Router of PHP's own web server: files as they are, everything else to WordPress.
 *
 * @package Enliven
 */

$stage_root = $_SERVER['DOCUMENT_ROOT'];
$stage_path = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );

if ( '/' !== $stage_path && file_exists( $stage_root . rawurldecode( $stage_path ) ) ) {
	return false;
}

// Without this the server takes the address for the name of the script.
$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $stage_root . '/index.php';
chdir( $stage_root );
require $stage_root . '/index.php';
