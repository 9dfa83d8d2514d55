<?php
/**
 * Behaviors whose work the theme's scripts keep.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Finds behaviors whose original script stays. They would not start in the browser, so the composed file omits them. */
final class Enliven_Left_Behaviors {

	/** Matches handles that identify generation 5, which has scripts for single modules in addition to the script for all modules. */
	const GENERATION_5 = '/\Adivi-(?:module-library-script|script-library)-/';

	/**
	 * Returns the behaviors whose original scripts do not stay.
	 *
	 * @param string[]                $behaviors Behaviors of the page.
	 * @param Enliven_Page            $page      Page.
	 * @param Enliven_Covered_Scripts $covered   Decisions about its scripts.
	 * @param array                   $rules     Rules of this version.
	 */
	public static function without( array $behaviors, Enliven_Page $page, Enliven_Covered_Scripts $covered, array $rules ): array {
		$kept = array_fill_keys( array_column( $covered->kept, 'name' ), true );
		$five = (bool) preg_grep( self::GENERATION_5, array_column( $page->scripts->all, 'handle' ) );
		$left = array();
		foreach ( $rules['scripts'] as $handle => $names ) {
			if ( ! isset( $kept[ $handle ] ) ) {
				continue;
			}
			foreach ( $names as $name ) {
				// In generation 5, the script for all modules does not contain modules with their own script.
				if ( ! $five || $handle !== $rules['theme_script'] || ! self::has_own_script( $name, $rules ) ) {
					$left[] = $name;
				}
			}
		}
		return array_values( array_diff( $behaviors, $left ) );
	}

	/** Whether a behavior replaces a script other than the script for all modules. */
	private static function has_own_script( string $name, array $rules ): bool {
		foreach ( $rules['scripts'] as $handle => $names ) {
			if ( $handle !== $rules['theme_script'] && in_array( $name, $names, true ) ) {
				return true;
			}
		}
		return false;
	}
}
