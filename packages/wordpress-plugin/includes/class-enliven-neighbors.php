<?php
/**
 * Compatibility with plugins that delay, combine, minify or cache.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Excludes Enliven's scripts from speed plugins by their documented filters, and empties page caches. */
final class Enliven_Neighbors {

	/** Parts of the addresses of Enliven's scripts. */
	const FILES = array( '/uploads/enliven/enliven-', '/enliven/cdn/' );

	/** Ids of Enliven's scripts, and parts of their inline code. */
	const NAMES = array( 'enliven-composed', 'enliven-loader', 'enliven-guard', 'enliven-first-tap' );

	/** Filters of lists of addresses or code: WP Rocket, LiteSpeed Cache, SiteGround, Perfmatters, WP-Optimize. */
	const LISTS = array(
		'rocket_delay_js_exclusions',
		'rocket_exclude_defer_js',
		'rocket_exclude_js',
		'rocket_cdn_reject_files',
		'rocket_excluded_inline_js_content',
		'rocket_defer_inline_exclusions',
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
		'litespeed_optm_gm_js_exc',
		'sgo_js_minify_exclude',
		'sgo_js_async_exclude',
		'sgo_javascript_combine_exclude',
		'sgo_javascript_combine_exclude_ids',
		'sgo_javascript_combine_excluded_inline_content',
		'perfmatters_delay_js_exclusions',
		'perfmatters_defer_js_exclusions',
		'wp-optimize-minify-default-exclusions',
	);

	/** Functions that empty a page cache. */
	const FUNCTIONS = array( 'rocket_clean_domain', 'sg_cachepress_purge_cache', 'wp_cache_clear_cache', 'w3tc_flush_all', 'wpo_cache_flush', 'wpfc_clear_all_cache' );

	/** Actions that empty a page cache. */
	const ACTIONS = array( 'litespeed_purge_all', 'cache_enabler_clear_complete_cache', 'breeze_clear_all_cache', 'wphb_clear_page_cache', 'cachify_flush_cache' );

	/** Adds the filters. */
	public static function start(): void {
		foreach ( self::LISTS as $name ) {
			add_filter( $name, array( __CLASS__, 'add_to_list' ) );
		}
		add_filter( 'autoptimize_filter_js_exclude', array( __CLASS__, 'add_to_text' ) );
		add_filter( 'rocket_buffer', array( __CLASS__, 'replace_beacon' ), PHP_INT_MAX );
		add_action( 'update_option_' . Enliven_Options::NAME, array( 'Enliven_Guard', 'reset' ), 10, 2 );
	}

	/**
	 * Adds Enliven's scripts to a list.
	 *
	 * @param mixed $excluded List, or a string in some versions.
	 */
	public static function add_to_list( $excluded ) {
		return is_string( $excluded ) ? self::add_to_text( $excluded ) : array_merge( (array) $excluded, self::FILES, self::NAMES );
	}

	/**
	 * Adds Enliven's scripts to a comma-separated string, or to an array of exclusions by name.
	 *
	 * @param mixed $excluded String or array.
	 */
	public static function add_to_text( $excluded ) {
		$ours = array_merge( self::FILES, self::NAMES );
		if ( is_array( $excluded ) ) {
			return $excluded + array_fill_keys( $ours, '' );
		}
		return ltrim( $excluded . ', ' . implode( ', ', $ours ), ', ' );
	}

	/** Whether a plugin delays scripts until the first interaction, so that the first tap must be kept. */
	public static function delays_scripts(): bool {
		$perfmatters = get_option( 'perfmatters_options' );
		$delays      = ( function_exists( 'get_rocket_option' ) && get_rocket_option( 'delay_js' ) )
			|| ( defined( 'LSCWP_V' ) && 2 === (int) get_option( 'litespeed.conf.optm-js_defer' ) )
			|| ! empty( $perfmatters['assets']['delay_js'] );
		/**
		 * Filters whether pages keep the first tap of a visitor until scripts have loaded.
		 *
		 * @param bool $delays Whether a plugin that delays scripts is known to be active.
		 */
		return (bool) apply_filters( 'enliven_first_tap', $delays );
	}

	/**
	 * Replaces the speed plugin's beacon, which is added after the page was changed.
	 *
	 * @param mixed $html Text of the page.
	 */
	public static function replace_beacon( $html ) {
		if ( ! is_string( $html ) || ! Enliven_Takeover::$is_active || false === strpos( $html, 'wpr-beacon' ) || ! Enliven_Options::get( 'beacon' ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'script' ) ) {
			if ( 'wpr-wpr-beacon' === $tags->get_attribute( 'data-name' ) && null !== $tags->get_attribute( 'src' ) ) {
				$tags->set_attribute( 'src', Enliven_Build::address( Enliven_Options::get( 'flavour' ), 'beacon.js' ) . '?ver=' . ENLIVEN_VERSION );
			}
		}
		return $tags->get_updated_html();
	}

	/** Empties the known page caches, since cached pages contain outdated scripts. */
	public static function purge(): void {
		foreach ( self::FUNCTIONS as $name ) {
			if ( function_exists( $name ) ) {
				$name();
			}
		}
		if ( is_callable( array( 'autoptimizeCache', 'clearall' ) ) ) {
			call_user_func( array( 'autoptimizeCache', 'clearall' ) );
		}
		foreach ( self::ACTIONS as $name ) {
			do_action( $name ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- hooks of the caches.
		}
		/** Fires when page caches must be emptied. */
		do_action( 'enliven_purge' );
	}
}
