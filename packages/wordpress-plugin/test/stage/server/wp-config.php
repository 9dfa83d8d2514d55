<?php
/**
 * Configuration of the site. `constants.php` contains the values that differ between sites.
 *
 * @package Enliven
 */

require __DIR__ . '/constants.php';

define( 'DB_NAME', 'stage' );
define( 'DB_USER', 'stage' );
define( 'DB_PASSWORD', 'stage' );
defined( 'DB_HOST' ) || define( 'DB_HOST', '127.0.0.1' );
define( 'DB_CHARSET', 'utf8' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $stage_name ) {
	define( $stage_name . '_KEY', 'a key of ' . $stage_name );
	define( $stage_name . '_SALT', 'a salt of ' . $stage_name );
}

define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );

$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
