<?php
/**
 * Options of the plugin: one array, validated on reading and writing.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Options, and the runtime configuration that is derived from them. */
final class Enliven_Options {

	/** Name of the option. */
	const NAME = 'enliven_options';

	/** Default values. */
	const DEFAULTS = array(
		'mode'        => 'off',
		'flavour'     => 'lite',
		'ignore'      => '',
		'lazyload'    => false,
		'beacon'      => false,
		'media'       => true,
		'tiles'       => '',
		'attribution' => '',
		'frames'      => array(),
	);

	/** Modes: disabled, for administrators only, for all visitors. */
	const MODES = array( 'off', 'test', 'on' );

	/** Class or id of elements to ignore. */
	const SELECTOR = '/\A([.#])(-?[A-Za-z_][\w-]{0,99})\z/';

	/** Returns all options. */
	public static function all(): array {
		$stored = get_option( self::NAME );
		return self::checked( is_array( $stored ) ? $stored : array() );
	}

	/** Returns an option. */
	public static function get( string $name ) {
		return self::all()[ $name ];
	}

	/** Changes an option. */
	public static function set( string $name, $value ): void {
		update_option( self::NAME, self::checked( array( $name => $value ) + self::all() ) );
	}

	/**
	 * Returns options without invalid values.
	 *
	 * @param mixed $input Values of a form, or of the database.
	 */
	public static function checked( $input ): array {
		$input  = is_array( $input ) ? $input : array();
		$values = self::DEFAULTS;
		if ( isset( $input['mode'] ) && in_array( $input['mode'], self::MODES, true ) ) {
			$values['mode'] = $input['mode'];
		}
		if ( isset( $input['flavour'] ) && in_array( $input['flavour'], self::flavours(), true ) ) {
			$values['flavour'] = $input['flavour'];
		} elseif ( ! in_array( $values['flavour'], self::flavours(), true ) && self::flavours() ) {
			$values['flavour'] = self::flavours()[0];
		}
		foreach ( array( 'lazyload', 'beacon', 'media' ) as $name ) {
			if ( array_key_exists( $name, $input ) ) {
				$values[ $name ] = ! empty( $input[ $name ] );
			}
		}
		$values['ignore'] = implode( "\n", self::selectors( $input['ignore'] ?? '' ) );
		$values['frames'] = self::hosts( $input['frames'] ?? array() );
		if ( isset( $input['tiles'] ) && is_string( $input['tiles'] ) ) {
			$values['tiles'] = self::tiles( trim( $input['tiles'] ) );
		}
		if ( isset( $input['attribution'] ) && is_string( $input['attribution'] ) ) {
			$values['attribution'] = sanitize_text_field( $input['attribution'] );
		}
		return $values;
	}

	/** Returns the flavours whose units the plugin contains. */
	public static function flavours(): array {
		$flavours = array();
		foreach ( array( 'lite', 'react' ) as $flavour ) {
			if ( is_file( Enliven_Build::folder( $flavour ) . '/units.json' ) ) {
				$flavours[] = $flavour;
			}
		}
		return $flavours;
	}

	/**
	 * Returns the classes and ids of elements to ignore.
	 *
	 * @param mixed $input Text with one selector per line, or comma-separated.
	 */
	public static function selectors( $input ): array {
		$parts = is_string( $input ) ? array_map( 'trim', preg_split( '/[\r\n,]+/', $input, 101 ) ) : $input;
		return self::fitting( $parts, self::SELECTOR );
	}

	/** Returns the configuration of the runtime without `ignore`, which depends on the page. */
	public static function configuration(): array {
		$options       = self::all();
		$configuration = array();
		if ( ! $options['media'] ) {
			$configuration['disable'] = array( 'player', 'playlist' );
		}
		if ( '' !== $options['tiles'] ) {
			$configuration['map'] = array_filter(
				array(
					'tiles'       => $options['tiles'],
					'attribution' => $options['attribution'],
				),
				'strlen'
			);
		}
		if ( $options['frames'] ) {
			$configuration['frames'] = array( 'hosts' => $options['frames'] );
		}
		/**
		 * Filters the configuration of the runtime.
		 *
		 * @param array $configuration Values by the keys that the runtime's README describes.
		 */
		return (array) apply_filters( 'enliven_config', $configuration );
	}

	/** Returns host names. */
	private static function hosts( $input ): array {
		$parts = is_string( $input ) ? preg_split( '/[\s,]+/', $input, 101, PREG_SPLIT_NO_EMPTY ) : $input;
		return self::fitting( $parts, '/\A(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,9}[a-z]{2,63}\z/' );
	}

	/** Returns the address of map tiles; '' if it lacks placeholders for the numbers of a tile. */
	private static function tiles( string $address ): string {
		$is_address = 1 === preg_match( '#\A(?:https?:/)?/[^\s<>"\'\\\\]{1,500}\z#', $address );
		return $is_address && false !== strpos( $address, '{z}' ) && false !== strpos( $address, '{x}' ) && false !== strpos( $address, '{y}' ) ? $address : '';
	}

	/** Returns the strings of a list that match a pattern, at most 100. */
	private static function fitting( $list, string $pattern ): array {
		$texts = array_filter(
			is_array( $list ) ? $list : array(),
			static function ( $text ) use ( $pattern ) {
				return is_string( $text ) && 1 === preg_match( $pattern, $text );
			}
		);
		return array_slice( array_values( array_unique( $texts ) ), 0, 100 );
	}
}
