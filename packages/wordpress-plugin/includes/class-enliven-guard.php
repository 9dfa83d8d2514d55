<?php
/**
 * Guard against faults: switches the site back to the theme's scripts when pages report several faults.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/**
 * Counts reports of pages. Reports contain no data about visitors. One page in a hundred reports success, so that a few faults among many
 * visits, for example in outdated browsers, do not trigger the guard.
 */
final class Enliven_Guard {

	/** Option with the times of the latest reports and the time at which the guard acted. */
	const OPTION = 'enliven_guard';

	/** Kinds of reports: a file did not load, code threw an error, no behavior started, the page works. */
	const KINDS = array( 'missing', 'fault', 'silent', 'alive' );

	/** Returns the reporting script. It reports once, 10 s after the page has loaded. */
	public static function code(): string {
		$data = array( esc_url_raw( rest_url( 'enliven/v1/fault' ) ), self::token() );
		return '(function(w,d,a){var s=0;'
			. 'function r(k){s||(s=1,navigator.sendBeacon&&navigator.sendBeacon(a[0],new URLSearchParams({kind:k,token:a[1]})))}'
			. 'w.addEventListener("error",function(e){/^enliven-(composed|loader)$/.test(e.target&&e.target.id)&&r("missing")},true);'
			. 'd.addEventListener("enliven:error",function(){r("fault")});'
			. 'w.addEventListener("load",function(){setTimeout(function(){'
			. '"noModule"in HTMLScriptElement.prototype&&!d.hidden&&(w.enliven&&w.enliven.version?Math.random()<.01&&r("alive"):r("silent"))},1e4)})'
			. '})(window,document,' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ')';
	}

	/** Registers the REST route for reports. */
	public static function register(): void {
		register_rest_route(
			'enliven/v1',
			'/fault',
			array(
				'methods'             => 'POST',
				'callback'            => array( __CLASS__, 'receive' ),
				// Reports come from visitors without an account.
				'permission_callback' => '__return_true',
				'args'                => array(
					'kind'  => array(
						'type'     => 'string',
						'enum'     => self::KINDS,
						'required' => true,
					),
					'token' => array(
						'type'     => 'string',
						'required' => true,
					),
				),
			)
		);
	}

	/**
	 * Counts a report.
	 *
	 * @param WP_REST_Request $request Report.
	 */
	public static function receive( $request ) {
		if ( hash_equals( self::token(), (string) $request['token'] ) && 'on' === Enliven_Options::get( 'mode' ) ) {
			if ( 'alive' === $request['kind'] ) {
				self::forget();
			} else {
				self::count( (string) $request['kind'], time() );
			}
		}
		return new WP_REST_Response( null, 204 );
	}

	/** Deletes reports when the owner chooses a mode. */
	public static function reset( $before, $options ): void {
		if ( is_array( $options ) && isset( $options['mode'] ) && 'test' !== $options['mode'] ) {
			delete_option( self::OPTION );
		}
	}

	/** Returns the state: times and kinds of reports, and the time at which the guard acted. */
	public static function state(): array {
		$state = get_option( self::OPTION );
		return ( is_array( $state ) ? $state : array() ) + array(
			'times' => array(),
			'kinds' => array(),
			'acted' => 0,
		);
	}

	/** Shows administrators a notice after the guard has acted. */
	public static function show_notice(): void {
		$state = self::state();
		if ( ! $state['acted'] || 'test' !== Enliven_Options::get( 'mode' ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$kinds = array_intersect_key( self::words(), $state['kinds'] );
		printf(
			'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
			/* translators: %s: list of faults. */
			esc_html( sprintf( __( 'Enliven has switched to test mode, because pages reported faults: %s. Visitors get the theme\'s scripts.', 'enliven' ), implode( ', ', $kinds ) ) ),
			esc_url( admin_url( 'options-general.php?page=' . Enliven_Settings_Page::PAGE ) ),
			esc_html__( 'Check the pages in test mode, then switch on again', 'enliven' )
		);
	}

	/** Deletes earlier faults when a page works. */
	private static function forget(): void {
		$state = self::state();
		if ( $state['times'] ) {
			$state['times'] = array();
			update_option( self::OPTION, $state, false );
		}
	}

	/** Records a report, and acts if the limit is reached. */
	private static function count( string $kind, int $now ): void {
		/**
		 * Filters the limits at which the guard acts.
		 *
		 * @param array $limits Number of `reports` within `window` seconds. At most one report counts per `interval` seconds.
		 */
		$limits = (array) apply_filters(
			'enliven_guard_limits',
			array(
				'reports'  => 5,
				'window'   => HOUR_IN_SECONDS,
				'interval' => 20,
			)
		);
		$state  = self::state();
		$times  = $state['times'];
		if ( $times && end( $times ) > $now - $limits['interval'] ) {
			return;
		}
		$times   = array_filter(
			$times,
			static function ( $time ) use ( $now, $limits ) {
				return $time > $now - $limits['window'];
			}
		);
		$times[] = $now;

		$state['times']          = array_slice( array_values( $times ), -100 );
		$state['kinds'][ $kind ] = ( $state['kinds'][ $kind ] ?? 0 ) + 1;
		$acts                    = count( $times ) >= $limits['reports'];
		if ( $acts ) {
			$state['acted'] = $now;
			$state['times'] = array();
		}
		update_option( self::OPTION, $state, false );
		if ( $acts ) {
			Enliven_Options::set( 'mode', 'test' );
			/** Fires after the guard has switched the site to test mode. */
			do_action( 'enliven_guard_acted' );
		}
	}

	/** Returns a description of each kind of report. */
	private static function words(): array {
		return array(
			'missing' => __( 'a script did not load', 'enliven' ),
			'fault'   => __( 'a script failed', 'enliven' ),
			'silent'  => __( 'nothing started', 'enliven' ),
		);
	}

	/** Returns the token that proves that a report comes from a page of this version. It is the same for all visitors. */
	private static function token(): string {
		return substr( wp_hash( 'enliven guard ' . ENLIVEN_VERSION ), 0, 16 );
	}
}
