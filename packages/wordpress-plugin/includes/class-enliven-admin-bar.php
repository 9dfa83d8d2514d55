<?php
/**
 * Entry in the admin bar.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Shows administrators the mode, the report about the page, and links to the page with and without Enliven. */
final class Enliven_Admin_Bar {

	/**
	 * Adds the entry.
	 *
	 * @param WP_Admin_Bar $bar Admin bar.
	 */
	public static function add( $bar ): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$bar->add_node(
			array(
				'id'    => 'enliven',
				/* translators: %s: mode. */
				'title' => esc_html( sprintf( __( 'Enliven: %s', 'enliven' ), Enliven_Settings_Page::modes()[ Enliven_Options::get( 'mode' ) ] ) ),
				'href'  => admin_url( 'options-general.php?page=' . Enliven_Settings_Page::PAGE ),
			)
		);
		if ( is_admin() ) {
			return;
		}
		$active = Enliven_Takeover::$is_active;
		$bar->add_node(
			array(
				'parent' => 'enliven',
				'id'     => 'enliven-page',
				'title'  => $active ? Enliven_Page_Change::REPORT : esc_html__( 'Enliven leaves this page as it is.', 'enliven' ),
				'meta'   => array( 'class' => 'enliven-report' ),
			)
		);
		$bar->add_node(
			array(
				'parent' => 'enliven',
				'id'     => 'enliven-switch',
				'title'  => $active ? esc_html__( 'Show this page without Enliven', 'enliven' ) : esc_html__( 'Show this page with Enliven', 'enliven' ),
				'href'   => add_query_arg( 'enliven', $active ? '0' : '1' ),
			)
		);
		add_action( 'wp_print_footer_scripts', array( __CLASS__, 'print_style' ) );
	}

	/** Prints the report's style, which limits lines to a readable length. */
	public static function print_style(): void {
		echo '<style id="enliven-admin-bar">#wpadminbar .enliven-report .ab-item{box-sizing:border-box;width:36em;max-width:90vw;height:auto!important;padding:4px 10px!important;white-space:normal!important}'
			. '#wpadminbar .enliven-report .ab-item,#wpadminbar .enliven-report span{line-height:1.5!important;overflow-wrap:anywhere}'
			// The theme's header has the same z-index and comes later.
			. '#wpadminbar{z-index:100000}</style>' . "\n";
	}
}
