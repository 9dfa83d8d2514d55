<?php
/**
 * Page that WordPress is about to send: its behaviors, scripts and configuration, read in one pass over its tags.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Facts about one page. */
final class Enliven_Page {

	/** Code that needs jQuery, or a WordPress library that needs jQuery. */
	const JQUERY = '/\bjQuery\b|\$\s*\(|\bwp\.(?:template|ajax)\b/';

	/** Code that uses a library other than jQuery that WordPress prints for original scripts. */
	const COMPANIONS = '/\b(?:swv|Cookies|PhotoSwipe\w{0,20})\b|\b_\./';

	/** Classes of the body in builders and their previews. */
	const BUILDERS = '/(?:\A|\s)(?:et-fb|et-bfb|et-block-layout-preview|et-cloud-item-editor)(?:\s|\z)/';

	/** Maximum nesting depth of elements in browsers. */
	const DEEPEST = 512;

	/** Elements of the head. Any other element starts the body. */
	const OF_HEAD = array(
		'BASE'     => true,
		'LINK'     => true,
		'META'     => true,
		'NOSCRIPT' => true,
		'SCRIPT'   => true,
		'STYLE'    => true,
		'TEMPLATE' => true,
		'TITLE'    => true,
		'HEAD'     => true,
		'HTML'     => true,
		'BODY'     => true,
	);

	/** @var string Text of the page. */
	public $html;

	/** @var string Reason why the page stays unchanged; '' if there is none. */
	public $problem = '';

	/** @var string[] Names of behaviors, in the order of the catalog. */
	public $behaviors = array();

	/** @var array<string,bool> Behaviors with elements that are excluded. */
	public $left = array();

	/** @var string[] Style sheets that apply to the page. */
	public $sheets = array();

	/** @var string[] Classes of modules that no behavior supports. Each entry has all classes of one module. */
	public $modules = array();

	/** @var bool Whether an attribute, such as `onclick`, contains code that needs jQuery. */
	public $uses_jquery = false;

	/** @var bool Whether an attribute contains code that uses another library. */
	public $uses_companions = false;

	/** @var int Offset at which tags are inserted: the end of the head. */
	public $insert_at = -1;

	/** @var string[] Excluded classes and ids that the page contains. */
	public $ignored = array();

	/** @var bool Whether the page belongs to a builder. */
	public $is_builder = false;

	/** @var Enliven_Tags */
	private $tags;

	/** @var Enliven_Open_Elements */
	private $open;

	/** @var Enliven_Page_Scripts */
	public $scripts;

	/** @var Enliven_Ignored_Elements */
	private $ignoring;

	/** @var Enliven_Selectors */
	private $selectors;

	/** @var array<string,string> Classes with single spaces around each, by the value of the attribute. */
	private $classes = array();

	/** @var bool Whether attributes are examined for code that needs jQuery. */
	private $has_jquery_code;

	/** @var bool Whether attributes are examined for code of other libraries. */
	private $has_companion_code;

	/** @var bool Whether the page contains SVG or MathML elements. */
	private $has_foreign;

	/** @var bool Whether the body has begun. */
	private $has_body = false;

	/** @var bool Whether the body has ended. */
	private $has_end = false;

	/**
	 * Reads a page.
	 *
	 * @param string   $html   Text of the page.
	 * @param array    $rules  Rules of this version.
	 * @param string[] $ignore Classes and ids of excluded elements, as `.class` and `#id`.
	 */
	public function __construct( string $html, array $rules, array $ignore = array() ) {
		$this->html               = $html;
		$this->tags               = new Enliven_Tags( $html );
		$this->open               = new Enliven_Open_Elements();
		// Case-insensitive searches take ten times as long.
		$lower                    = strtolower( $html );
		$this->ignoring           = new Enliven_Ignored_Elements( $html, $lower, $ignore );
		$this->selectors          = new Enliven_Selectors( $rules, $lower, $this->tags, $this->open, $this->ignoring->exist );
		$this->scripts            = new Enliven_Page_Scripts( $html, $rules['files'], $this->tags );
		$this->has_jquery_code    = self::may_need_jquery( $html );
		// Matches only uses of members, since file paths contain the same names.
		$this->has_companion_code = 0 !== preg_match( '/\b(?:swv|Cookies|PhotoSwipe\w{0,20}|_)[.(\[]/', $html );
		$this->has_foreign        = false !== strpos( $lower, '<svg' ) || false !== strpos( $lower, '<math' );
		$this->read();
		if ( '' === $this->problem && $this->insert_at < 0 ) {
			$this->problem = __( 'it has no end of the head', 'enliven' );
		}
		foreach ( $rules['behaviors'] as $name ) {
			if ( isset( $rules['globals'][ $name ] ) ? $this->scripts->print_one_of( $rules['globals'][ $name ] ) : isset( $this->selectors->found[ $name ] ) ) {
				$this->behaviors[] = $name;
			}
		}
		$this->sheets = array_values( array_intersect( $rules['sheets'], array_keys( $this->selectors->found ) ) );
		$this->left   = $this->selectors->left;
		$this->ignored = array_keys( $this->ignoring->found );
		unset( $this->tags, $this->open, $this->selectors, $this->ignoring, $this->classes );
	}

	/** Reads all tags. */
	private function read(): void {
		$tags    = $this->tags;
		$open    = $this->open;
		$skipped = '';
		$depth   = 0;
		while ( $tags->next() ) {
			$tag    = $tags->get_tag();
			$closes = $tags->is_tag_closer();
			if ( '' !== $skipped ) {
				$depth += $tag !== $skipped ? 0 : ( $closes ? -1 : 1 );
				if ( 0 === $depth ) {
					$skipped = '';
				}
			} elseif ( $closes ) {
				$this->close( $tag );
			} elseif ( $this->is_element( $tag ) ) {
				if ( ! $this->has_body && ! isset( self::OF_HEAD[ $tag ] ) ) {
					$this->has_body = true;
					$open->open( 'BODY', '', '' );
				}
				$has_content = $this->open( $tag );
				if ( '' !== $this->problem ) {
					return;
				}
				if ( 'TEMPLATE' === $tag || ( 'NOSCRIPT' === $tag && method_exists( $tags, 'get_modifiable_text' ) ) ) {
					$skipped = $tag;
					$depth   = 1;
				}
				if ( ! $has_content ) {
					$open->close_from( $open->last );
					$this->ignoring->forget( $open->last );
				}
			}
		}
		$open->close_from( 0 );
		if ( ! $this->has_end ) {
			$this->problem = __( 'it has no end', 'enliven' );
		}
	}

	/** Whether a tag opens an element. Browsers ignore a second body and nested forms. */
	private function is_element( string $tag ): bool {
		if ( 'HTML' === $tag ) {
			return ! $this->has_body && $this->open->last < 0;
		}
		if ( 'BODY' === $tag ) {
			$class            = (string) $this->tags->get_attribute( 'class' );
			$this->is_builder = 1 === preg_match( self::BUILDERS, $class );
			if ( $this->has_body ) {
				// If an element in the head has begun the body, browsers add the tag's attributes to it.
				$at = array_search( 'BODY', $this->open->tags, true );
				if ( false !== $at && '' === $this->open->classes[ $at ] ) {
					$this->open->classes[ $at ] = $this->spaced( $class );
				}
				return false;
			}
			$this->has_body = true;
			$this->open->close( 'HEAD' );
		}
		return 'FORM' !== $tag || ! $this->open->has_form;
	}

	/** Examines a tag that closes an element. */
	private function close( string $tag ): void {
		if ( 'HEAD' === $tag && $this->insert_at < 0 ) {
			$this->insert_at = $this->tags->span()[0];
		}
		if ( 'HTML' === $tag || 'BODY' === $tag ) {
			$this->has_end = true;
		} elseif ( ! isset( Enliven_Tags::TEXTS[ $tag ] ) && 'NOSCRIPT' !== $tag ) {
			$this->open->close( $tag );
			$this->ignoring->forget( $this->open->last );
		}
	}

	/** Examines a tag that opens an element. @return bool Whether the element has content in which tags count. */
	private function open( string $tag ): bool {
		$tags  = $this->tags;
		$open  = $this->open;
		$class = $tags->get_attribute( 'class' );
		$id    = $tags->get_attribute( 'id' );
		$id    = true === $id ? '' : (string) $id;
		if ( null === $class || true === $class || '' === $class ) {
			$class = '';
		} else {
			$class = $this->classes[ $class ] ?? $this->spaced( $class );
		}
		$open->open( $tag, $id, $class );
		$ignoring = $this->ignoring;
		if ( $ignoring->exist ) {
			$ignoring->note( $open->last, $id, $class, $tags );
		}
		$this->selectors->test( $open->last >= $ignoring->from, $open->last >= $ignoring->left_from );
		if ( $this->has_jquery_code && ! $this->uses_jquery ) {
			$this->uses_jquery = $this->has_code( $tag, self::JQUERY );
		}
		if ( $this->has_companion_code && ! $this->uses_companions ) {
			$this->uses_companions = $this->has_code( $tag, self::COMPANIONS );
		}
		if ( 'SCRIPT' === $tag && ! $this->scripts->add( $id ) ) {
			$this->problem = __( 'one of its scripts has no end', 'enliven' );
		}
		if ( $open->last > self::DEEPEST ) {
			$this->problem = __( 'its elements are nested more than 512 deep', 'enliven' );
		}
		if ( isset( Enliven_Tags::TEXTS[ $tag ] ) || $open->is_empty( $tag ) || 'TEMPLATE' === $tag || 'NOSCRIPT' === $tag ) {
			return false;
		}
		return ! ( $this->has_foreign && $tags->has_self_closing_flag() && $this->is_foreign() );
	}

	/** Returns classes with a space around each, and remembers modules. */
	private function spaced( string $class ): string {
		$spaced = ' ' . strtr( $class, "\t\n\f\r", '    ' ) . ' ';
		if ( false !== strpos( $spaced, ' et_pb_module ' ) ) {
			$this->modules[] = $spaced;
		}
		$this->classes[ $class ] = $spaced;
		return $spaced;
	}

	/** Whether a page may contain code that needs jQuery. */
	private static function may_need_jquery( string $html ): bool {
		return false !== strpos( $html, 'jQuery' ) || false !== strpos( $html, 'wp.template' ) || false !== strpos( $html, 'wp.ajax' )
			|| 0 !== preg_match( '/\$\s*\(/', $html );
	}

	/** Whether the current element is part of SVG or MathML, in which elements may be self-closing. */
	private function is_foreign(): bool {
		for ( $at = $this->open->last; $at >= 0; $at-- ) {
			if ( 'SVG' === $this->open->tags[ $at ] || 'MATH' === $this->open->tags[ $at ] ) {
				return true;
			}
		}
		return false;
	}

	/** Whether the current tag has an attribute with code that matches. */
	private function has_code( string $tag, string $pattern ): bool {
		$names = $this->tags->get_attribute_names_with_prefix( 'on' );
		$href  = 'A' === $tag || 'AREA' === $tag || 'LINK' === $tag ? $this->tags->get_attribute( 'href' ) : null;
		if ( is_string( $href ) && false !== strpos( $href, '(' ) ) {
			$names[] = 'href';
		}
		foreach ( (array) $names as $name ) {
			if ( 0 !== preg_match( $pattern, (string) $this->tags->get_attribute( $name ) ) ) {
				return true;
			}
		}
		return false;
	}
}
