<?php
/**
 * Removal of all data that the plugin has stored.
 *
 * @package Enliven
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// The plugin is usually inactive here, so its classes are not loaded.
defined( 'ENLIVEN_VERSION' ) || define( 'ENLIVEN_VERSION', '0' );
defined( 'ENLIVEN_FILE' ) || define( 'ENLIVEN_FILE', __DIR__ . '/enliven.php' );
defined( 'ENLIVEN_FOLDER' ) || define( 'ENLIVEN_FOLDER', __DIR__ );
foreach ( array( 'build', 'options', 'store', 'plugin' ) as $enliven_name ) {
	require_once __DIR__ . "/includes/class-enliven-$enliven_name.php";
}

Enliven_Plugin::on_each_site(
	static function () {
		Enliven_Store::clear();
		foreach ( array( 'enliven_options', 'enliven_files', 'enliven_guard', 'enliven_version' ) as $name ) {
			delete_option( $name );
		}
		foreach ( array( 'enliven_folder_refused', 'enliven_reports', 'enliven_jquery_users' ) as $name ) {
			delete_transient( $name );
		}
		delete_post_meta_by_key( '_enliven_off' );
		wp_clear_scheduled_hook( 'enliven_daily' );
	},
	true
);
