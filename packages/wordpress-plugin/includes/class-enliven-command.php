<?php
/**
 * Command for WP-CLI.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Shows the status of Enliven, composes files in advance, and deletes them. */
final class Enliven_Command {

	/**
	 * Shows mode, flavour, composed files and reported faults.
	 *
	 * ## EXAMPLES
	 *
	 *     wp enliven status
	 */
	public function status(): void {
		$options = Enliven_Options::all();
		$files   = Enliven_Store::files();
		$folder  = Enliven_Store::folder();
		WP_CLI::line( 'version: ' . ENLIVEN_VERSION );
		WP_CLI::line( 'mode: ' . $options['mode'] );
		WP_CLI::line( 'flavour: ' . $options['flavour'] );
		WP_CLI::line( 'folder: ' . ( $folder ? $folder['path'] : 'none that visitors reach on this host' ) );
		WP_CLI::line( 'composed files: ' . count( array_unique( array_column( $files, 0 ) ) ) );
		WP_CLI::line( 'reported faults: ' . array_sum( Enliven_Guard::state()['kinds'] ) );
	}

	/**
	 * Composes the file for a set of behaviors before a page needs it.
	 *
	 * ## OPTIONS
	 *
	 * <behavior>...
	 * : Names of behaviors, such as toggle, in any order.
	 *
	 * ## EXAMPLES
	 *
	 *     wp enliven compose toggle menu anchors
	 *
	 * @param string[] $names Names of behaviors.
	 */
	public function compose( $names ): void {
		$known   = Enliven_Plugin::rules()['behaviors'];
		$unknown = array_diff( $names, $known );
		if ( $unknown ) {
			WP_CLI::error( 'There is no behavior "' . implode( '", "', $unknown ) . '". Known: ' . implode( ', ', $known ) . '.' );
		}
		$address = Enliven_Store::address_for( array_values( array_intersect( $known, $names ) ), false );
		if ( '' === $address ) {
			WP_CLI::error( 'The uploads folder can\'t be written or is on another host.' );
		}
		WP_CLI::success( $address );
	}

	/**
	 * Deletes all composed files. Pages compose them again at the next visit. Empty your page caches, since cached pages name the old files.
	 *
	 * ## EXAMPLES
	 *
	 *     wp enliven clear
	 */
	public function clear(): void {
		Enliven_Store::clear();
		Enliven_Neighbors::purge();
		WP_CLI::success( 'Composed files are deleted, and known page caches are empty.' );
	}
}
