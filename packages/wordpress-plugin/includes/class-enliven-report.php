<?php
/**
 * Report about one page, for administrators.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Describes the active behaviors, the removed and kept scripts, and the cost of the page. */
final class Enliven_Report {

	/** Transient with the latest reports by path. */
	const LATEST = 'enliven_reports';

	/** @var Enliven_Page */
	private $page;

	/** @var string[] */
	private $behaviors = array();

	/** @var Enliven_Covered_Scripts|null */
	private $covered = null;

	/** @var string|null Address of the composed file; '' for the loader, null for an unchanged page. */
	private $address = null;

	/**
	 * @param Enliven_Page $page Page.
	 */
	public function __construct( Enliven_Page $page ) {
		$this->page = $page;
	}

	/**
	 * Records the change of the page.
	 *
	 * @param Enliven_Covered_Scripts $covered   Decisions about scripts.
	 * @param string[]                $behaviors Behaviors that the page gets.
	 * @param string|null             $address   Address of the composed file; '' for the loader, null for an unchanged page.
	 */
	public function note( Enliven_Covered_Scripts $covered, array $behaviors, ?string $address ): void {
		$this->covered   = $covered;
		$this->behaviors = $behaviors;
		$this->address   = $address;
	}

	/** Inserts the report into the admin bar. Only pages for administrators contain its placeholder. */
	public function insert_into( string $html ): string {
		$at = strpos( $html, Enliven_Page_Change::REPORT );
		if ( false === $at || ! current_user_can( 'manage_options' ) ) {
			return $html;
		}
		$lines = $this->lines();
		self::remember( $lines );
		return substr_replace( $html, '<span id="enliven-report">' . self::html_of( $lines ) . '</span>', $at, strlen( Enliven_Page_Change::REPORT ) );
	}

	/** Returns lines as HTML. */
	public static function html_of( array $lines ): string {
		return implode( '<br>', array_map( 'esc_html', $lines ) );
	}

	/** Returns the latest reports: lines by path. */
	public static function latest(): array {
		$reports = get_transient( self::LATEST );
		return is_array( $reports ) ? $reports : array();
	}

	/** Returns the sentences of the report. */
	private function lines(): array {
		if ( '' !== $this->page->problem ) {
			/* translators: %s: reason. */
			return array( sprintf( __( 'Enliven left this page as it was: %s.', 'enliven' ), $this->page->problem ) );
		}
		if ( ! $this->covered || ( null === $this->address && ! $this->covered->kept ) ) {
			return array( __( 'Enliven left this page as it was: no element of the page has a behavior.', 'enliven' ) );
		}
		$lines = array( __( 'Enliven left this page to the theme, since the scripts stay that it would replace.', 'enliven' ) );
		if ( null !== $this->address ) {
			/* translators: %s: list of names. */
			$lines = array( sprintf( __( 'Active: %s.', 'enliven' ), implode( ', ', str_replace( '-', ' ', $this->behaviors ) ) ) );
		}
		$removed = array_filter(
			$this->covered->removed,
			static function ( $script ) {
				return 'file' === $script['kind'];
			}
		);
		if ( $removed && null !== $this->address ) {
			/* translators: %s: list of names. */
			$lines[] = sprintf( __( 'Removed: %s.', 'enliven' ), implode( ', ', array_map( array( 'Enliven_Covered_Scripts', 'name_of' ), $removed ) ) );
		}
		$kept = array();
		foreach ( $this->covered->kept as $script ) {
			$kept[ $script['why'] ][] = $script['name'];
		}
		foreach ( $kept as $why => $names ) {
			/* translators: 1: names of scripts, 2: reason. */
			$lines[] = sprintf( __( 'Kept: %1$s, since %2$s.', 'enliven' ), implode( ', ', $names ), $why );
		}
		if ( null === $this->address ) {
			return $lines;
		}
		if ( '' === $this->address ) {
			$lines[] = __( 'The uploads folder can\'t be written or is on another host, so the page gets the loader in place of one composed file.', 'enliven' );
		}
		list( $requests, $bytes, $new_requests, $new_bytes ) = $this->cost( $removed );
		/* translators: 1: number of requests, 2: size, 3: number of requests, 4: size. */
		$lines[] = sprintf( __( 'Scripts before: %1$d requests, %2$s. Scripts now: %3$d requests, %4$s (files of this site, before compression).', 'enliven' ), $requests, size_format( $bytes, 1 ), $new_requests, size_format( $new_bytes, 1 ) );
		return $lines;
	}

	/** Returns the requests and bytes of scripts before and after the change. */
	private function cost( array $removed ): array {
		$before = array();
		foreach ( $this->page->scripts->all as $script ) {
			if ( 'file' === $script['kind'] ) {
				$before[ $script['address'] ] = self::size_of( $script['address'] );
			}
		}
		$after   = array_diff_key( $before, array_fill_keys( array_column( $removed, 'address' ), true ) );
		$flavour = Enliven_Options::get( 'flavour' );
		$ours    = '' === $this->address ? Enliven_Build::head_start( $flavour, $this->behaviors ) : array( $this->address );
		if ( '' === $this->address ) {
			$ours[] = Enliven_Build::address( $flavour, 'enliven.js' );
		}
		foreach ( $ours as $address ) {
			$after[ $address ] = self::size_of( $address );
		}
		return array( count( $before ), array_sum( $before ), count( $after ), array_sum( $after ) );
	}

	/** Returns the size of a file of this site; 0 for files of other sites. */
	private static function size_of( string $address ): int {
		$file = Enliven_Local_Files::path_of( $address );
		return '' === $file ? 0 : (int) filesize( $file );
	}

	/** Stores the report of a page for the settings page. */
	private static function remember( array $lines ): void {
		$path    = isset( $_SERVER['REQUEST_URI'] ) ? (string) wp_parse_url( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ), PHP_URL_PATH ) : '/';
		$reports = array( $path => $lines ) + self::latest();
		set_transient( self::LATEST, array_slice( $reports, 0, 10, true ), DAY_IN_SECONDS );
	}
}
