<?php
/**
 * Selectors of behaviors and style sheets, tested on elements while the tags of a page are read.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Tests for one page. The rules contain precompiled selectors, so no CSS is parsed here. */
final class Enliven_Selectors {

	/** @var array<string,bool> Names of behaviors and style sheets with an element on the page. */
	public $found = array();

	/** @var array<string,bool> Names of behaviors with excluded elements. */
	public $left = array();

	/** @var array Tests: target and compound selector. */
	private $tests;

	/** @var array Indexes of tests by class, id, tag and attribute. */
	private $index;

	/** @var array<string,bool> Names of style sheets. They also apply to ignored elements. */
	private $sheets;

	/** @var Enliven_Tags */
	private $tags;

	/** @var Enliven_Open_Elements */
	private $open;

	/** @var array<string,int[]> Tests that match a list of classes, by the list. */
	private $by_classes = array();

	/** @var string[] Attributes to look for: only attributes that occur in the text of the page. */
	private $attributes = array();

	/** @var bool Whether the page may exclude elements. */
	private $may_be_left;

	/** @var array[] Elements that match if no sibling with their tag follows: index of the parent, tag, position, target and list. */
	private $pending = array();

	/**
	 * @param array                 $rules Rules of this version.
	 * @param string                $lower Text of the page in lower case.
	 * @param Enliven_Tags          $tags  Its tags.
	 * @param Enliven_Open_Elements $open  Its open elements.
	 * @param bool                  $may_be_left Whether the page may exclude elements.
	 */
	public function __construct( array $rules, string $lower, Enliven_Tags $tags, Enliven_Open_Elements $open, bool $may_be_left = false ) {
		$this->tests    = $rules['tests'];
		$this->index    = $rules['index'];
		$this->sheets   = array_fill_keys( $rules['sheets'], true );
		$this->tags     = $tags;
		$this->open     = $open;
		$this->may_be_left = $may_be_left;
		foreach ( array_keys( $this->index['attribute'] ) as $name ) {
			if ( 'class' !== $name && false !== strpos( $lower, $name ) ) {
				$this->attributes[] = $name;
			}
		}
	}

	/**
	 * Tests the innermost open element, which the current tag has opened.
	 *
	 * @param bool $ignored Whether the runtime ignores the element.
	 * @param bool $left    Whether the page or the site excludes the element.
	 */
	public function test( bool $ignored, bool $left ): void {
		$last    = $this->open->last;
		$tag     = $this->open->tags[ $last ];
		$id      = $this->open->ids[ $last ];
		$classes = $this->open->classes[ $last ];
		$numbers = '' === $classes ? array() : $this->by_classes[ $classes ] ?? $this->tests_for( $classes );
		if ( isset( $this->index['tag'][ $tag ] ) ) {
			$numbers = array_merge( $numbers, $this->index['tag'][ $tag ] );
		}
		if ( '' !== $id && isset( $this->index['id'][ $id ] ) ) {
			$numbers = array_merge( $numbers, $this->index['id'][ $id ] );
		}
		foreach ( $this->attributes as $name ) {
			if ( null !== $this->tags->get_attribute( $name ) ) {
				$numbers = array_merge( $numbers, $this->index['attribute'][ $name ] );
			}
		}
		if ( ! $numbers ) {
			return;
		}
		foreach ( $numbers as $number ) {
			list( $target, $compound ) = $this->tests[ $number ];

			$list = 'found';
			if ( $ignored && ! isset( $this->sheets[ $target ] ) ) {
				if ( ! $left ) {
					continue;
				}
				$list = 'left';
			}
			if ( isset( $this->$list[ $target ] ) || ! $this->matches( $compound, $last ) ) {
				continue;
			}
			if ( isset( $compound['p'] ) && 'last-of-type' === $compound['p'] ) {
				$this->pending[]      = array( $last - 1, $tag, $this->open->type_places[ $last ] + 1, $target, $list );
				$this->open->on_close = array( $this, 'settle' );
			} else {
				$this->$list[ $target ] = true;
				$this->forget_attributes();
			}
		}
	}

	/** Stops looking for attributes that only concern targets already found. */
	private function forget_attributes(): void {
		foreach ( $this->attributes as $key => $name ) {
			foreach ( $this->index['attribute'][ $name ] as $number ) {
				$target = $this->tests[ $number ][0];
				if ( ! isset( $this->found[ $target ] ) || ( $this->may_be_left && ! isset( $this->left[ $target ] ) && ! isset( $this->sheets[ $target ] ) ) ) {
					continue 2;
				}
			}
			unset( $this->attributes[ $key ] );
		}
	}

	/** Decides about pending elements whose parent closes. */
	public function settle( int $first_closed ): void {
		foreach ( $this->pending as $key => list( $parent, $tag, $place, $target, $list ) ) {
			if ( $parent < $first_closed ) {
				continue;
			}
			unset( $this->pending[ $key ] );
			if ( $parent < 0 || $place === $this->open->count_children( $parent, $tag ) ) {
				$this->$list[ $target ] = true;
			}
		}
		if ( ! $this->pending ) {
			$this->open->on_close = null;
		}
	}

	/** Returns the tests that a list of classes can match. */
	private function tests_for( string $classes ): array {
		$numbers = array();
		foreach ( array_filter( explode( ' ', $classes ), 'strlen' ) as $class ) {
			if ( isset( $this->index['class'][ $class ] ) ) {
				$numbers = array_merge( $numbers, $this->index['class'][ $class ] );
			}
		}
		if ( isset( $this->index['attribute']['class'] ) ) {
			$numbers = array_merge( $numbers, $this->index['attribute']['class'] );
		}
		$fitting = array();
		foreach ( array_unique( $numbers ) as $number ) {
			$own = array_intersect_key( $this->tests[ $number ][1], array( 'c' => true ) );
			foreach ( isset( $this->tests[ $number ][1]['a'] ) ? $this->tests[ $number ][1]['a'] : array() as $attribute ) {
				if ( 'class' === $attribute[0] ) {
					$own['a'][] = $attribute;
				}
			}
			if ( $this->fits_classes( $own, $classes ) ) {
				$fitting[] = $number;
			}
		}
		$this->by_classes[ $classes ] = $fitting;
		return $fitting;
	}

	/** Whether a list of classes matches the classes of a compound selector. */
	private function fits_classes( array $compound, string $classes ): bool {
		foreach ( isset( $compound['c'] ) ? $compound['c'] : array() as $class ) {
			if ( false === strpos( $classes, " $class " ) ) {
				return false;
			}
		}
		foreach ( isset( $compound['a'] ) ? $compound['a'] : array() as list( , $test, $value ) ) {
			if ( ! self::passes( $classes, $test, $value ) ) {
				return false;
			}
		}
		return true;
	}

	/** Whether an open element matches a compound selector, and its ancestors match the selectors before it. */
	private function matches( array $compound, int $at ): bool {
		if ( $at < 0 ) {
			return false;
		}
		$open = $this->open;
		if ( ( isset( $compound['t'] ) && $compound['t'] !== $open->tags[ $at ] ) || ( isset( $compound['i'] ) && $compound['i'] !== $open->ids[ $at ] ) ) {
			return false;
		}
		if ( isset( $compound['c'] ) && ! $this->fits_classes( array( 'c' => $compound['c'] ), $open->classes[ $at ] ) ) {
			return false;
		}
		foreach ( isset( $compound['a'] ) ? $compound['a'] : array() as list( $name, $test, $value ) ) {
			$actual = 'class' === $name ? ( '' === $open->classes[ $at ] ? null : $open->classes[ $at ] ) : $this->tags->get_attribute( $name );
			if ( null === $actual || ! self::passes( true === $actual ? '' : $actual, $test, $value ) ) {
				return false;
			}
		}
		if ( isset( $compound['p'] ) && 'last-of-type' !== $compound['p'] && 0 !== ( 'first-child' === $compound['p'] ? $open->places[ $at ] : $open->type_places[ $at ] ) ) {
			return false;
		}
		foreach ( isset( $compound['n'] ) ? $compound['n'] : array() as $other ) {
			if ( $this->matches( $other, $at ) ) {
				return false;
			}
		}
		return ! isset( $compound['b'] ) || $this->has_before( $compound['b'], $at );
	}

	/** Whether the parent or an ancestor matches. */
	private function has_before( array $link, int $at ): bool {
		if ( '>' === $link[0] ) {
			return $this->matches( $link[1], $at - 1 );
		}
		while ( --$at >= 0 ) {
			if ( $this->matches( $link[1], $at ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether the value of an attribute passes a test. */
	private static function passes( string $actual, string $test, string $value ): bool {
		switch ( $test ) {
			case 'exists':
				return true;
			case 'equals':
				return $actual === $value;
			case 'equals-any-case':
				return strtolower( $actual ) === strtolower( $value );
			case 'start':
				return 0 === strpos( $actual, $value );
			case 'end':
				return substr( $actual, -strlen( $value ) ) === $value;
			default:
				return false !== strpos( $actual, $value );
		}
	}
}
