<?php
/**
 * Options of the plugin: one array, checked when it is read and when it is written.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Options, and the configuration of the runtime that follows from them. */
final class Enliven_Options {

	/** Name of the option. */
	const NAME = 'enliven_options';

	/** Values after the installation. */
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

	/** Modes: never, for administrators, for everybody. */
	const MODES = array( 'off', 'test', 'on' );

	/** Class or id, which elements to ignore have. */
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
	 * Returns options without values that are not allowed.
	 *
	 * @param mixed $given Values of a form, or of the database.
	 */
	public static function checked( $given ): array {
		$given  = is_array( $given ) ? $given : array();
		$values = self::DEFAULTS;
		if ( isset( $given['mode'] ) && in_array( $given['mode'], self::MODES, true ) ) {
			$values['mode'] = $given['mode'];
		}
		if ( isset( $given['flavour'] ) && in_array( $given['flavour'], self::flavours(), true ) ) {
			$values['flavour'] = $given['flavour'];
		} elseif ( ! in_array( $values['flavour'], self::flavours(), true ) && self::flavours() ) {
			$values['flavour'] = self::flavours()[0];
		}
		foreach ( array( 'lazyload', 'beacon', 'media' ) as $name ) {
			if ( array_key_exists( $name, $given ) ) {
				$values[ $name ] = ! empty( $given[ $name ] );
			}
		}
		$values['ignore'] = implode( "\n", self::selectors( $given['ignore'] ?? '' ) );
		$values['frames'] = self::hosts( $given['frames'] ?? array() );
		if ( isset( $given['tiles'] ) && is_string( $given['tiles'] ) ) {
			$values['tiles'] = self::tiles( trim( $given['tiles'] ) );
		}
		if ( isset( $given['attribution'] ) && is_string( $given['attribution'] ) ) {
			$values['attribution'] = sanitize_text_field( $given['attribution'] );
		}
		return $values;
	}

	/** Returns the flavours whose units are in the plugin. */
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
	 * @param mixed $given Text with one on each line, or separated by commas.
	 */
	public static function selectors( $given ): array {
		$parts = is_string( $given ) ? array_map( 'trim', preg_split( '/[\r\n,]+/', $given, 101 ) ) : $given;
		return self::fitting( $parts, self::SELECTOR );
	}

	/** Returns the configuration of the runtime; `ignore` is left to the page. */
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
	private static function hosts( $given ): array {
		$parts = is_string( $given ) ? preg_split( '/[\s,]+/', $given, 101, PREG_SPLIT_NO_EMPTY ) : $given;
		return self::fitting( $parts, '/\A(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,9}[a-z]{2,63}\z/' );
	}

	/** Returns the address of map tiles; '' if it has no places for the numbers of a tile. */
	private static function tiles( string $address ): string {
		$is_address = 1 === preg_match( '#\A(?:https?:/)?/[^\s<>"\'\\\\]{1,500}\z#', $address );
		return $is_address && false !== strpos( $address, '{z}' ) && false !== strpos( $address, '{x}' ) && false !== strpos( $address, '{y}' ) ? $address : '';
	}

	/** Returns the texts of a list that fit a pattern, 100 at most. */
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
