<?php
/**
 * Fields of the settings page.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Prints one field with its label and description. */
final class Enliven_Settings_Field {

	/** Returns the label of a field. */
	public static function label( string $name ): string {
		$labels = array(
			'mode'        => __( 'Mode', 'enliven' ),
			'flavour'     => __( 'Flavour', 'enliven' ),
			'ignore'      => __( 'Elements to leave to the theme', 'enliven' ),
			'media'       => __( 'Audio and video players', 'enliven' ),
			'lazyload'    => __( 'Lazy loading of WP Rocket', 'enliven' ),
			'beacon'      => __( 'Beacon of WP Rocket', 'enliven' ),
			'tiles'       => __( 'Map tiles', 'enliven' ),
			'attribution' => __( 'Attribution of the tiles', 'enliven' ),
			'frames'      => __( 'Hosts allowed in frames', 'enliven' ),
		);
		return $labels[ $name ];
	}

	/** Returns the description of a field. */
	private static function description( string $name ): string {
		$descriptions = array(
			'mode'        => __( 'Off: all pages are as the theme prints them. Test mode: only administrators see pages with Enliven. On: everybody does.', 'enliven' ),
			'flavour'     => __( 'Code that draws players and lightboxes: Preact (lite) is smaller, React fits sites whose own code uses it.', 'enliven' ),
			'ignore'      => __( 'Classes or ids, one on each line: .my-slider or #hero. Scripts that these elements need stay on their pages.', 'enliven' ),
			'media'       => __( 'Replace the player of WordPress.', 'enliven' ),
			'lazyload'    => __( 'Replace the script that loads images when they come near.', 'enliven' ),
			'beacon'      => __( 'Replace the script that measures what visitors see first.', 'enliven' ),
			'tiles'       => __( 'Address with {z}, {x} and {y}. Without it, and without Google Maps, maps are lists of places.', 'enliven' ),
			'attribution' => __( 'Shown on maps, as the provider of the tiles demands it.', 'enliven' ),
			'frames'      => __( 'Host names, one on each line, whose pages a lightbox may show, besides this site and known video services.', 'enliven' ),
		);
		return $descriptions[ $name ];
	}

	/**
	 * Prints a field.
	 *
	 * @param array $args `name`: name of the option.
	 */
	public static function show( $args ): void {
		$name  = $args['name'];
		$value = Enliven_Options::get( $name );
		$id    = "enliven_$name";
		$field = Enliven_Options::NAME . "[$name]";
		if ( 'mode' === $name ) {
			self::show_choice( $field, $id, $value, Enliven_Settings_Page::modes() );
		} elseif ( 'flavour' === $name ) {
			self::show_choice( $field, $id, $value, array_combine( Enliven_Options::flavours(), Enliven_Options::flavours() ) );
		} elseif ( is_bool( $value ) ) {
			// Browsers don't submit unchecked boxes, so a hidden field submits the empty value.
			printf( '<input type="hidden" name="%1$s" value=""><input type="checkbox" name="%1$s" id="%2$s" value="1" aria-describedby="%2$s_description"%3$s>', esc_attr( $field ), esc_attr( $id ), checked( $value, true, false ) );
		} elseif ( 'ignore' === $name || 'frames' === $name ) {
			printf( '<textarea name="%1$s" id="%2$s" rows="3" class="large-text code" aria-describedby="%2$s_description">%3$s</textarea>', esc_attr( $field ), esc_attr( $id ), esc_textarea( is_array( $value ) ? implode( "\n", $value ) : $value ) );
		} else {
			printf( '<input type="text" name="%1$s" id="%2$s" class="regular-text code" value="%3$s" aria-describedby="%2$s_description">', esc_attr( $field ), esc_attr( $id ), esc_attr( $value ) );
		}
		printf( '<p class="description" id="%s_description">%s</p>', esc_attr( $id ), esc_html( self::description( $name ) ) );
	}

	/** Prints radio buttons. */
	private static function show_choice( string $field, string $id, string $value, array $choices ): void {
		printf( '<fieldset aria-describedby="%s_description"><legend class="screen-reader-text">%s</legend>', esc_attr( $id ), esc_html( self::label( substr( $id, strlen( 'enliven_' ) ) ) ) );
		foreach ( $choices as $choice => $words ) {
			printf( '<label><input type="radio" name="%s" value="%s"%s> %s</label><br>', esc_attr( $field ), esc_attr( $choice ), checked( $value, $choice, false ), esc_html( $words ) );
		}
		echo '</fieldset>';
	}
}
