<?php
/**
 * Open elements of a page while its tags are read: the ancestors of the current tag.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/**
 * Stack of open elements. Implements the HTML rules that affect ancestors: optional tags, void elements, and closing tags without effect.
 * Content that browsers move, such as text between table rows, stays at its place in the markup.
 */
final class Enliven_Open_Elements {

	/** Void elements. */
	const EMPTY_ELEMENTS = 'AREA BASE BASEFONT BGSOUND BR COL EMBED FRAME HR IMG INPUT KEYGEN LINK META PARAM SOURCE TRACK WBR';

	/** Elements that end an open paragraph. */
	const END_PARAGRAPH = 'ADDRESS ARTICLE ASIDE BLOCKQUOTE CENTER DETAILS DIALOG DIR DIV DL FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LISTING LI DD DT MAIN MENU NAV OL P PLAINTEXT PRE SEARCH SECTION SUMMARY TABLE UL XMP';

	/** Formatting elements: when one ends, elements that opened inside may stay open. */
	const FORMATTING = 'A B BIG CODE EM FONT I NOBR S SMALL STRIKE STRONG TT U';

	/** Elements that limit the scope of closing tags inside them. */
	const SCOPES = 'APPLET CAPTION HTML TABLE TD TH MARQUEE OBJECT TEMPLATE';

	/** Elements with special rules, at which the search for an ordinary element to close ends. */
	const BLOCKS = 'ADDRESS APPLET ARTICLE ASIDE BLOCKQUOTE BODY BUTTON CAPTION CENTER DD DETAILS DIR DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HTML LI LISTING MAIN MARQUEE MENU NAV OBJECT OL P PRE SECTION SELECT SUMMARY TABLE TBODY TD TEMPLATE TFOOT TH THEAD TR UL';

	/** Elements that the end of a form closes. */
	const IMPLIED = array(
		'P'        => true,
		'LI'       => true,
		'DD'       => true,
		'DT'       => true,
		'OPTION'   => true,
		'OPTGROUP' => true,
	);

	/** Elements that end open elements of their list, up to the containing element. */
	const SIBLINGS = array(
		'LI'       => array( 'LI', 'UL OL MENU DIR' ),
		'DD'       => array( 'DD DT', 'DL' ),
		'DT'       => array( 'DD DT', 'DL' ),
		'OPTION'   => array( 'OPTION', 'SELECT DATALIST OPTGROUP' ),
		'OPTGROUP' => array( 'OPTION OPTGROUP', 'SELECT' ),
		'TR'       => array( 'TR TD TH', 'TABLE TBODY THEAD TFOOT' ),
		'TD'       => array( 'TD TH', 'TR TABLE' ),
		'TH'       => array( 'TD TH', 'TR TABLE' ),
		'TBODY'    => array( 'TBODY THEAD TFOOT TR TD TH', 'TABLE' ),
		'THEAD'    => array( 'TBODY THEAD TFOOT TR TD TH', 'TABLE' ),
		'TFOOT'    => array( 'TBODY THEAD TFOOT TR TD TH', 'TABLE' ),
	);

	/** @var string[] Tags of the open elements, the outermost first. */
	public $tags = array();

	/** @var string[] Ids of the open elements. */
	public $ids = array();

	/** @var string[] Classes of the open elements, with a space around each. */
	public $classes = array();

	/** @var int[] Positions of the open elements among all siblings, from 0. */
	public $places = array();

	/** @var int[] Positions of the open elements among siblings of the same tag, from 0. */
	public $type_places = array();

	/** @var int Index of the innermost element; -1 if there is none. */
	public $last = -1;

	/** @var callable|null Called with the index of the outermost element that closes, before elements close. */
	public $on_close;

	/** @var int[] Numbers of children of the open elements. */
	private $children = array();

	/** @var array[] Numbers of children by tag. */
	private $types = array();

	/** @var bool Whether a form has begun that no closing tag has ended. Browsers ignore other forms until then. */
	public $has_form = false;

	/** @var array<int,bool> Indexes of forms whose closing tag came before that of elements inside. They close together with these elements. */
	private $ended = array();

	/** @var int Number of open paragraphs. */
	private $paragraphs = 0;

	/** @var array[] Sets of tags, by the name of their constant. */
	private $sets = array();

	/** Creates the sets of tags. */
	public function __construct() {
		foreach ( array( 'EMPTY_ELEMENTS', 'END_PARAGRAPH', 'FORMATTING', 'SCOPES', 'BLOCKS' ) as $name ) {
			$this->sets[ $name ] = array_fill_keys( explode( ' ', constant( "self::$name" ) ), true );
		}
		foreach ( self::SIBLINGS as $tag => $lists ) {
			$this->sets[ "ends $tag" ]   = array_fill_keys( explode( ' ', $lists[0] ), true );
			$this->sets[ "within $tag" ] = array_fill_keys( explode( ' ', $lists[1] ), true ) + array( 'HTML' => true );
		}
	}

	/** Opens an element as a child of the innermost open element. */
	public function open( string $tag, string $id, string $classes ): void {
		if ( $this->paragraphs && isset( $this->sets['END_PARAGRAPH'][ $tag ] ) ) {
			$this->close_paragraph();
		}
		if ( isset( self::SIBLINGS[ $tag ] ) ) {
			$this->close_siblings( $tag );
		}
		$parent = $this->last;
		$last   = ++$this->last;

		$this->tags[ $last ]     = $tag;
		$this->ids[ $last ]      = $id;
		$this->classes[ $last ]  = $classes;
		$this->children[ $last ] = 0;
		$this->types[ $last ]    = array();
		if ( $parent >= 0 ) {
			$this->places[ $last ]      = $this->children[ $parent ]++;
			$this->type_places[ $last ] = $this->types[ $parent ][ $tag ] ?? 0;

			$this->types[ $parent ][ $tag ] = $this->type_places[ $last ] + 1;
		} else {
			$this->places[ $last ]      = 0;
			$this->type_places[ $last ] = 0;
		}
		if ( 'P' === $tag ) {
			++$this->paragraphs;
		} elseif ( 'FORM' === $tag ) {
			$this->has_form = true;
		}
	}

	/** Returns the number of children with a tag that an open element has so far. */
	public function count_children( int $at, string $tag ): int {
		return $this->types[ $at ][ $tag ] ?? 0;
	}

	/** Whether an element is void. */
	public function is_empty( string $tag ): bool {
		return isset( $this->sets['EMPTY_ELEMENTS'][ $tag ] );
	}

	/** Closes the element that a closing tag names and the elements inside, if such an element is open. */
	public function close( string $tag ): void {
		if ( 'FORM' === $tag ) {
			$this->has_form = false;
			while ( $this->last >= 0 && isset( self::IMPLIED[ $this->tags[ $this->last ] ] ) ) {
				$this->close_from( $this->last );
			}
		}
		if ( $this->last >= 0 && $this->tags[ $this->last ] === $tag ) {
			$this->close_from( $this->last );
			return;
		}
		$blocks = $this->sets['BLOCKS'];
		$scopes = $this->sets['SCOPES'];
		$block  = isset( $blocks[ $tag ] );
		$format = isset( $this->sets['FORMATTING'][ $tag ] );
		$behind = false;
		for ( $at = $this->last; $at >= 0; $at-- ) {
			$open = $this->tags[ $at ];
			if ( $open === $tag || ( 'H' === $tag[0] && 2 === strlen( $tag ) && self::is_heading( $open ) && self::is_heading( $tag ) ) ) {
				if ( 'FORM' === $tag ) {
					$this->ended[ $at ] = true;
				} elseif ( $behind ) {
					$this->take_out( $at );
				} else {
					$this->close_from( $at );
				}
				return;
			}
			if ( $format ? isset( $scopes[ $open ] ) : ( isset( $scopes[ $open ] ) && ! self::is_of_table( $tag ) ) || ( ! $block && isset( $blocks[ $open ] ) ) ) {
				return;
			}
			if ( $format && isset( $blocks[ $open ] ) ) {
				$behind = true;
			}
		}
	}

	/** Closes the elements from an index on. */
	public function close_from( int $at ): void {
		if ( $this->on_close ) {
			call_user_func( $this->on_close, $at );
		}
		// Values stay in the arrays; the next open elements overwrite them.
		while ( $this->last >= $at ) {
			if ( 'P' === $this->tags[ $this->last-- ] ) {
				--$this->paragraphs;
			}
		}
		if ( $this->ended ) {
			foreach ( array_keys( $this->ended ) as $form ) {
				if ( $form > $this->last ) {
					unset( $this->ended[ $form ] );
				}
			}
			if ( isset( $this->ended[ $this->last ] ) ) {
				$this->close_from( $this->last );
			}
		}
	}

	/** Closes a formatting element and keeps the elements inside open. */
	private function take_out( int $at ): void {
		foreach ( array( 'tags', 'ids', 'classes', 'places', 'type_places', 'children', 'types' ) as $list ) {
			array_splice( $this->$list, $at, 1 );
		}
		--$this->last;
	}

	/** Closes an open paragraph in scope. */
	private function close_paragraph(): void {
		for ( $at = $this->last; $at >= 0; $at-- ) {
			$open = $this->tags[ $at ];
			if ( 'P' === $open ) {
				$this->close_from( $at );
				return;
			}
			if ( 'BUTTON' === $open || isset( $this->sets['SCOPES'][ $open ] ) ) {
				return;
			}
		}
	}

	/** Closes preceding siblings that have no closing tag, such as list items. */
	private function close_siblings( string $tag ): void {
		$ends   = $this->sets[ "ends $tag" ];
		$within = $this->sets[ "within $tag" ];
		for ( $at = $this->last; $at >= 0 && ! isset( $within[ $this->tags[ $at ] ] ); $at-- ) {
			if ( isset( $ends[ $this->tags[ $at ] ] ) ) {
				$first = $at;
			} elseif ( 'LI' === $tag || 'DD' === $tag || 'DT' === $tag ) {
				$open = $this->tags[ $at ];
				if ( isset( $this->sets['BLOCKS'][ $open ] ) && 'ADDRESS' !== $open && 'DIV' !== $open && 'P' !== $open ) {
					break;
				}
			}
		}
		if ( isset( $first ) ) {
			$this->close_from( $first );
		}
	}

	/** Whether a tag is a heading. */
	private static function is_heading( string $tag ): bool {
		return 2 === strlen( $tag ) && 'H' === $tag[0] && $tag[1] >= '1' && $tag[1] <= '6';
	}

	/** Whether a tag belongs to tables, whose parts close across other elements. */
	private static function is_of_table( string $tag ): bool {
		return 'TABLE' === $tag || isset( self::SIBLINGS[ $tag ] ) && 'T' === $tag[0];
	}
}
