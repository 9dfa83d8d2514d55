<?php
/**
 * Tags of a page with their offsets in the text.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Tag reader that exposes offsets, so that whole elements can be removed from the text. */
final class Enliven_Tags extends WP_HTML_Tag_Processor {

	/** Name of the only bookmark. */
	const MARK = 'enliven';

	/** Elements whose content browsers with scripting parse as text. */
	const TEXTS = array(
		'SCRIPT'   => true,
		'STYLE'    => true,
		'TEXTAREA' => true,
		'TITLE'    => true,
		'IFRAME'   => true,
		'NOEMBED'  => true,
		'NOFRAMES' => true,
		'XMP'      => true,
	);

	/** Query for all tags, including closing tags. */
	const ALL = array( 'tag_closers' => 'visit' );

	/** Moves to the next tag, whether it opens or closes an element. */
	public function next(): bool {
		return $this->next_tag( self::ALL );
	}

	/**
	 * Returns the offsets of the current tag; since WordPress 6.5, of the whole element if its content is text.
	 *
	 * @return int[] Start, and end (exclusive).
	 */
	public function span(): array {
		$this->set_bookmark( self::MARK );
		$span = $this->bookmarks[ self::MARK ];
		// WordPress 6.3 and 6.4 store the last byte, later versions the length.
		return array( $span->start, isset( $span->length ) ? $span->start + $span->length : $span->end + 1 );
	}

	/**
	 * Returns the offsets of the current script and its code, and moves to its end.
	 *
	 * @param string $html Text of the page.
	 * @return array|null Start, end and code; null for a script without an end tag.
	 */
	public function script( string $html ) {
		list( $start, $end ) = $this->span();
		if ( method_exists( $this, 'get_modifiable_text' ) ) {
			return array( $start, $end, $this->get_modifiable_text() );
		}
		if ( ! $this->next() || 'SCRIPT' !== $this->get_tag() || ! $this->is_tag_closer() ) {
			return null;
		}
		list( $from, $to ) = $this->span();
		return array( $start, $to, substr( $html, $end, $from - $end ) );
	}
}
