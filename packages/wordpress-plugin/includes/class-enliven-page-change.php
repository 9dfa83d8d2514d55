<?php
/**
 * Change of one page: removes scripts and inserts tags. All other bytes stay the same.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Plan for a page, and its result. */
final class Enliven_Page_Change {

	/** Placeholder in the admin bar for the report about the page. */
	const REPORT = '<span id="enliven-report"></span>';

	/** Scripts of the speed plugin that Enliven's files can replace: option, part of the address, file. */
	const SPEED_SCRIPTS = array(
		array( 'lazyload', '#/wp-content/plugins/(?:wp-rocket|rocket-lazy-load)/[^?]*/lazyload(?:\.min)?\.js#', 'lazyload.js' ),
		array( 'beacon', '#/wp-content/plugins/wp-rocket/[^?]*/wpr-beacon(?:\.min)?\.js#', 'beacon.js' ),
	);

	/** @var string Text of the page. */
	private $html;

	/** @var array[] Edits of the text: start, end, new text. */
	private $edits = array();

	/**
	 * @param string $html Text of the page.
	 */
	public function __construct( string $html ) {
		$this->html = $html;
	}

	/** Returns the changed text. */
	public function html(): string {
		$rules         = Enliven_Plugin::rules();
		$options       = Enliven_Options::all();
		$page          = new Enliven_Page( $this->html, $rules, Enliven_Options::selectors( $options['ignore'] ) );
		$configuration = Enliven_Options::configuration();
		$disabled      = isset( $configuration['disable'] ) ? (array) $configuration['disable'] : array();
		/**
		 * Filters the behaviors of a page.
		 *
		 * @param string[] $behaviors Names of behaviors that were found on the page.
		 */
		$behaviors = (array) apply_filters( 'enliven_behaviors', array_values( array_diff( $page->behaviors, $disabled ) ) );
		$report    = new Enliven_Report( $page );
		if ( '' === $page->problem && $page->is_builder ) {
			$page->problem = __( 'it belongs to the builder', 'enliven' );
		}
		if ( '' !== $page->problem || ! $behaviors ) {
			return $report->insert_into( $this->html );
		}
		$covered   = new Enliven_Covered_Scripts( $page, $rules, self::exceptions( $page, $configuration ) );
		$behaviors = Enliven_Left_Behaviors::without( $behaviors, $page, $covered, $rules );
		if ( ! $behaviors || ( ! $covered->removed && ! self::is_of_theme( $this->html ) ) ) {
			$report->note( $covered, $behaviors, null );
			return $report->insert_into( $this->html );
		}
		$address = Enliven_Store::address_for( $behaviors, $covered->may_be_combined );
		$head    = new Enliven_Head( $page, $options['flavour'], $behaviors, $configuration );

		foreach ( $covered->removed as $script ) {
			$this->edits[] = array( $script['start'], $script['end'], '' );
		}
		$this->replace_speed_scripts( $page, $options );
		$this->insert( $page, $head, $address );
		$result = $this->edited();
		$report->note( $covered, $behaviors, $address );
		return $report->insert_into( $result );
	}

	/** Whether a page has classes of the theme. On other pages, behaviors that replace no script would only add code. */
	private static function is_of_theme( string $html ): bool {
		return false !== strpos( $html, 'et_pb_' ) || false !== strpos( $html, 'et-main-area' );
	}

	/** Returns the exceptions that the site declares for its scripts. */
	private static function exceptions( Enliven_Page $page, array $configuration ): array {
		return array(
			/**
			 * Filters classes of modules of other plugins that need no script of the theme.
			 *
			 * @param string[] $classes Classes.
			 */
			'covers'        => (array) apply_filters( 'enliven_covered_modules', array() ),
			/**
			 * Filters handles of additional scripts to remove.
			 *
			 * @param string[] $handles Handles.
			 */
			'remove'        => (array) apply_filters( 'enliven_removed_scripts', array() ),
			/**
			 * Filters handles, or addresses of scripts without a handle, that don't need jQuery.
			 *
			 * @param string[] $names Handles and addresses.
			 */
			'independent'   => (array) apply_filters( 'enliven_independent_scripts', Enliven_Jquery_Users::without( $page->scripts->all ) ),
			'configuration' => $page->scripts->configuration || ! $configuration ? array() : array( (string) wp_json_encode( array_diff_key( $configuration, array( 'ignore' => true ) ) ) ),
		);
	}

	/** Replaces scripts of the speed plugin with Enliven's files. */
	private function replace_speed_scripts( Enliven_Page $page, array $options ): void {
		foreach ( $page->scripts->all as $script ) {
			foreach ( self::SPEED_SCRIPTS as list( $option, $pattern, $file ) ) {
				if ( 'file' === $script['kind'] && $options[ $option ] && preg_match( $pattern, $script['address'] ) ) {
					$address       = Enliven_Build::address( $options['flavour'], $file ) . '?ver=' . ENLIVEN_VERSION;
					$this->edits[] = array( $script['start'], $script['end'], Enliven_Head::script( array( 'async' => true, 'src' => $address, 'data-name' => 'beacon' === $option ? 'wpr-wpr-beacon' : null ), $page->scripts->nonce ) );
				}
			}
		}
	}

	/** Inserts Enliven's tags in the head, but the script after an import map, since older browsers ignore import maps after a module. */
	private function insert( Enliven_Page $page, Enliven_Head $head, string $address ): void {
		$map_end = -1;
		foreach ( $page->scripts->all as $script ) {
			if ( 'importmap' === strtolower( $script['type'] ) ) {
				$map_end = $script['end'];
			}
		}
		$modules = '' === $address ? $head->loader() : $head->composed( $address );
		if ( $map_end <= $page->insert_at ) {
			$this->edits[] = array( $page->insert_at, $page->insert_at, $head->start() . $modules . "\n" );
		} else {
			$this->edits[] = array( $page->insert_at, $page->insert_at, $head->start() . $head->preload( $address ) . "\n" );
			$this->edits[] = array( $map_end, $map_end, "\n" . $modules . "\n" );
		}
	}

	/** Returns the text with all edits. */
	private function edited(): string {
		usort(
			$this->edits,
			static function ( $one, $other ) {
				return array( $one[0], $one[1] ) <=> array( $other[0], $other[1] );
			}
		);
		$at     = 0;
		$result = '';
		foreach ( $this->edits as list( $start, $end, $text ) ) {
			if ( $start < $at ) {
				continue;
			}
			$result .= substr( $this->html, $at, $start - $at ) . $text;
			$at      = $end;
		}
		return $result . substr( $this->html, $at );
	}
}
