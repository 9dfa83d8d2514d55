<?php
/**
 * Takeover of pages: changes the HTML that WordPress is about to send. After any error, the original HTML is sent.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Decides which responses are pages for visitors, and replaces their scripts. */
final class Enliven_Takeover {

	/** Query parameters of page builders, their previews, and the customizer. Only their presence is checked. */
	const BUILDERS = array( 'et_fb', 'et_bfb', 'et_tb', 'et_pb_preview', 'et_cloud_preview', 'PageSpeed', 'nowprocket', 'customize_changeset_uuid', 'elementor-preview', 'fl_builder', 'ct_builder', 'bricks', 'vc_editable', 'tve' );

	/** Maximum size of changed pages in bytes. */
	const LARGEST = 10000000;

	/** Bytes of memory needed in addition to the page: for tables, units and the composed file. */
	const ROOM = 16777216;

	/** @var bool Whether Enliven may take over the page of this request. */
	public static $is_active = false;

	/**
	 * Starts to buffer the page, right before its template runs.
	 *
	 * @param string $template Path of the template, returned unchanged.
	 */
	public static function begin( $template ) {
		try {
			self::$is_active = self::applies();
			if ( self::$is_active ) {
				if ( function_exists( 'wp_start_template_enhancement_output_buffer' ) ) {
					add_filter( 'wp_template_enhancement_output_buffer', array( __CLASS__, 'change' ), PHP_INT_MAX );
				} else {
					ob_start( array( __CLASS__, 'finish' ), 0, PHP_OUTPUT_HANDLER_STDFLAGS ^ PHP_OUTPUT_HANDLER_FLUSHABLE );
				}
			}
		} catch ( Throwable $error ) {
			self::report( $error );
		}
		return $template;
	}

	/** Whether the response is a page that Enliven may take over. */
	public static function applies(): bool {
		$applies = self::is_wanted() && ! self::is_excluded();
		/**
		 * Filters whether Enliven may take over the page.
		 *
		 * @param bool $applies Whether Enliven may take over the page.
		 */
		return (bool) apply_filters( 'enliven_applies', $applies );
	}

	/**
	 * Callback of the plugin's own output buffer, used before WordPress 6.9.
	 *
	 * @param string $html  Collected output.
	 * @param int    $phase Bits of `PHP_OUTPUT_HANDLER_*`.
	 */
	public static function finish( $html, $phase ) {
		return ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) || ! ( $phase & PHP_OUTPUT_HANDLER_FINAL ) || ! self::is_html() ? $html : self::change( $html );
	}

	/**
	 * Returns the changed page, or the page unchanged if it cannot or must not be changed.
	 *
	 * @param string $html Text of the page.
	 */
	public static function change( $html ) {
		if ( ! is_string( $html ) || '' === $html || strlen( $html ) > self::LARGEST || ! self::has_memory( strlen( $html ) ) ) {
			return $html;
		}
		try {
			$change  = new Enliven_Page_Change( $html );
			$changed = $change->html();
			return '' === $changed ? $html : $changed;
		} catch ( Throwable $error ) {
			self::report( $error );
			return $html;
		}
	}

	/** Whether the mode and the visitor's role allow the takeover. */
	private static function is_wanted(): bool {
		$mode      = Enliven_Options::get( 'mode' );
		$is_admin  = is_user_logged_in() && current_user_can( 'manage_options' );
		$is_editor = is_user_logged_in() && ! $is_admin && current_user_can( 'edit_posts' );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the value is only compared.
		$requested = isset( $_GET['enliven'] ) ? $_GET['enliven'] : '';
		if ( $is_admin && ( '1' === $requested || '0' === $requested ) ) {
			return '1' === $requested;
		}
		return 'off' !== $mode && ( 'test' === $mode ? $is_admin : ! $is_editor );
	}

	/** Whether the response is not a page for visitors, or the page opted out. */
	private static function is_excluded(): bool {
		if ( is_admin() || wp_doing_ajax() || wp_doing_cron() || wp_is_json_request() || wp_is_xml_request()
			|| ( defined( 'REST_REQUEST' ) && REST_REQUEST ) || ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST )
			|| is_feed() || is_robots() || is_favicon() || is_trackback() || is_embed() || is_preview() || is_customize_preview() ) {
			return true;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only the names are compared.
		if ( array_intersect( self::BUILDERS, array_map( 'strval', array_keys( $_GET ) ) ) ) {
			return true;
		}
		foreach ( array( 'et_core_is_fb_enabled', 'et_fb_is_enabled', 'amp_is_request', 'is_amp_endpoint' ) as $test ) {
			if ( function_exists( $test ) && $test() ) {
				return true;
			}
		}
		return Enliven_Opt_Out::applies();
	}

	/** Whether the response is declared as HTML. */
	private static function is_html(): bool {
		foreach ( headers_list() as $header ) {
			if ( 0 === stripos( $header, 'content-type:' ) ) {
				$type = strtolower( trim( substr( $header, 13, strcspn( $header, ';', 13 ) ) ) );
				return 'text/html' === $type || 'application/xhtml+xml' === $type;
			}
		}
		return true;
	}

	/** Whether there is enough memory to change a page. Out-of-memory errors can't be caught. */
	private static function has_memory( int $size ): bool {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		return $limit <= 0 || memory_get_usage() + 6 * $size + self::ROOM < $limit;
	}

	/** Logs an error if debugging is enabled. */
	private static function report( Throwable $error ): void {
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for developers only.
			error_log( 'Enliven left a page as it was: ' . $error->getMessage() . ' in ' . $error->getFile() . ':' . $error->getLine() );
		}
	}
}
