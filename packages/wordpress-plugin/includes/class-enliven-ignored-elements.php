<?php
/**
 * Elements of a page that the runtime ignores.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Tracks, while tags are read, the open element from which on elements are ignored. */
final class Enliven_Ignored_Elements {

	/** Classes of elements that the runtime ignores, including their descendants. */
	const IGNORED = '/ wp-block-woocommerce-(?:cart|checkout|mini-cart) /';

	/** @var bool Whether the page may contain ignored elements. */
	public $exist;

	/** @var int Index of the open element from which on elements are ignored. */
	public $from = PHP_INT_MAX;

	/** @var int Index of the open element from which on the site or the page excludes elements. */
	public $left_from = PHP_INT_MAX;

	/** @var array<string,bool> Excluded classes and ids that the page contains. */
	public $found = array();

	/** @var string[] Classes and ids that the site excludes. */
	private $selectors;

	/**
	 * @param string   $html      Text of the page.
	 * @param string   $lower     The same text in lower case.
	 * @param string[] $selectors Classes and ids, as `.class` and `#id`.
	 */
	public function __construct( string $html, string $lower, array $selectors ) {
		$this->selectors = $selectors;
		$this->exist     = $selectors || false !== strpos( $lower, 'data-enliven-ignore' )
			|| false !== strpos( $html, 'et-fb-app' ) || false !== strpos( $html, 'wp-block-woocommerce-' );
	}

	/**
	 * Records whether elements are ignored from an element on.
	 *
	 * @param int          $at    Index of the element.
	 * @param string       $id    Its id.
	 * @param string       $class Its classes.
	 * @param Enliven_Tags $tags  Reader, at the tag of the element.
	 */
	public function note( int $at, string $id, string $class, Enliven_Tags $tags ): void {
		if ( $this->left_from > $at && ( $this->is_left( $id, $class ) || null !== $tags->get_attribute( 'data-enliven-ignore' ) ) ) {
			$this->left_from = $at;
		}
		if ( $this->from > $at && ( $this->left_from === $at || self::is_ignored( $id, $class ) ) ) {
			$this->from = $at;
		}
	}

	/** Resets the indexes of closed elements. */
	public function forget( int $last ): void {
		if ( $last < $this->from ) {
			$this->from = PHP_INT_MAX;
		}
		if ( $last < $this->left_from ) {
			$this->left_from = PHP_INT_MAX;
		}
	}

	/** Whether the site excludes an element. */
	private function is_left( string $id, string $class ): bool {
		$is_left = false;
		foreach ( $this->selectors as $selector ) {
			$name = substr( $selector, 1 );
			if ( '#' === $selector[0] ? $name === $id : false !== strpos( $class, " $name " ) ) {
				$is_left = true;

				$this->found[ $selector ] = true;
			}
		}
		return $is_left;
	}

	/** Whether the runtime always ignores an element. */
	private static function is_ignored( string $id, string $class ): bool {
		return 'et-fb-app' === $id || ( false !== strpos( $class, 'wp-block-woocommerce' ) && 1 === preg_match( self::IGNORED, $class ) );
	}
}
