<?php
/**
 * Start of the plugin.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Connects the parts of the plugin with WordPress. */
final class Enliven_Plugin {

	/** @var array|null Rules of this version, cached. */
	private static $rules = null;

	/** Adds the hooks of all parts. */
	public static function start(): void {
		add_filter( 'template_include', array( 'Enliven_Takeover', 'begin' ), PHP_INT_MAX );
		add_action( 'init', array( __CLASS__, 'load_translations' ) );
		add_action( 'init', array( 'Enliven_Opt_Out', 'register' ) );
		add_action( 'rest_api_init', array( 'Enliven_Guard', 'register' ) );
		add_action( 'admin_bar_menu', array( 'Enliven_Admin_Bar', 'add' ), 90 );
		add_action( Enliven_Store::CRON, array( 'Enliven_Store', 'clean' ) );
		add_action( 'add_option_' . Enliven_Options::NAME, array( 'Enliven_Neighbors', 'purge' ) );
		add_action( 'update_option_' . Enliven_Options::NAME, array( 'Enliven_Neighbors', 'purge' ) );
		Enliven_Neighbors::start();
		if ( is_admin() ) {
			Enliven_Settings_Page::start();
			add_action( 'add_meta_boxes', array( 'Enliven_Opt_Out', 'add_box' ) );
			add_action( 'save_post', array( 'Enliven_Opt_Out', 'save' ) );
			add_action( 'admin_init', array( __CLASS__, 'upgrade' ) );
			add_action( 'admin_notices', array( 'Enliven_Guard', 'show_notice' ) );
		}
		register_deactivation_hook( ENLIVEN_FILE, array( __CLASS__, 'deactivate' ) );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'enliven', 'Enliven_Command' );
		}
	}

	/** Returns the rules of this version. */
	public static function rules(): array {
		if ( null === self::$rules ) {
			self::$rules = require ENLIVEN_FOLDER . '/includes/rules.php';
		}
		return self::$rules;
	}

	/** Loads translations from the plugin's folder if WordPress has none. */
	public static function load_translations(): void {
		load_plugin_textdomain( 'enliven', false, dirname( plugin_basename( ENLIVEN_FILE ) ) . '/languages' );
	}

	/** Empties page caches after an update, since cached pages name old files, and schedules the daily task. */
	public static function upgrade(): void {
		if ( ! wp_next_scheduled( Enliven_Store::CRON ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', Enliven_Store::CRON );
		}
		if ( get_option( 'enliven_version' ) !== ENLIVEN_VERSION ) {
			update_option( 'enliven_version', ENLIVEN_VERSION, false );
			Enliven_Store::renew();
			Enliven_Neighbors::purge();
		}
	}

	/**
	 * Unschedules the daily task, and empties page caches, since cached pages lack the theme's scripts.
	 *
	 * @param bool $network_wide Whether the plugin is deactivated on all sites of the network.
	 */
	public static function deactivate( $network_wide = false ): void {
		self::on_each_site(
			static function () {
				wp_clear_scheduled_hook( Enliven_Store::CRON );
			},
			(bool) $network_wide
		);
		Enliven_Neighbors::purge();
	}

	/**
	 * Calls a function on this site, or on each site of the network.
	 *
	 * @param callable $act Function.
	 * @param bool     $all Whether to call it on all sites.
	 */
	public static function on_each_site( callable $act, bool $all ): void {
		if ( ! $all || ! is_multisite() ) {
			$act();
			return;
		}
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( $site );
			$act();
			restore_current_blog();
		}
	}
}
