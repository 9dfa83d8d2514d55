<?php
/**
 * Plugin Name: Enliven
 * Description: One small script for each page in place of the page builder's scripts and jQuery. Works on the finished page, and goes back with one click.
 * Version: 0.1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: enliven
 * Domain Path: /languages
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

define( 'ENLIVEN_VERSION', '0.1.0' );
define( 'ENLIVEN_FILE', __FILE__ );
define( 'ENLIVEN_FOLDER', __DIR__ );

spl_autoload_register(
	static function ( $name ) {
		if ( 0 === strpos( $name, 'Enliven_' ) && preg_match( '/\AEnliven_[A-Za-z_]+\z/', $name ) ) {
			$name = 'Enliven_Composer_Exception' === $name ? 'Enliven_Composer' : $name;
			$file = __DIR__ . '/includes/class-' . strtolower( str_replace( '_', '-', $name ) ) . '.php';
			if ( is_file( $file ) ) {
				require_once $file;
			}
		}
	}
);

Enliven_Plugin::start();
