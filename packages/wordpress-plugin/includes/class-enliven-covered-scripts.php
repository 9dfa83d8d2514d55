<?php
/**
 * Decision which scripts of a page to remove: the scripts that the composed file replaces completely.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Scripts to remove, and scripts that stay with the reasons. The package "@enliven/compose" makes the same decisions. */
final class Enliven_Covered_Scripts {

	/** Calls of functions of the theme's script. */
	const CALLS = '/\b(?:et_\w+|initTabsModules|divi[A-Z]\w*Init)\s*\(/';

	/** Classes that describe the appearance of a module, not its kind. */
	const LOOKS = '/\Aet_pb_(?:module\z|bg_layout_|text_align_|section|with_|animation_|hovered|css_mix)/';

	/** Order classes, such as `et_pb_text_0_tb_header`. */
	const ORDER = '/_\d{1,9}(?:_tb_[a-z]{1,20})?\z/';

	/** @var array[] Scripts to remove. */
	public $removed = array();

	/** @var array[] Scripts that stay: names and reasons. */
	public $kept = array();

	/** @var bool Whether original scripts may run on the page, so the composed file must check for them. */
	public $originals = false;

	/** @var bool Whether a file on the page may combine several scripts, including originals. */
	public $may_be_combined = false;

	/** @var Enliven_Page */
	private $page;

	/** @var array Rules of this version. */
	private $rules;

	/** @var array<string,bool> Classes of additional modules that need no original script. */
	private $covers;

	/** @var string[] Behaviors that the configuration disables. */
	private $disabled = array();

	/** @var bool Whether the configuration makes the runtime ignore parts of the page. */
	private $leaves_parts = false;

	/**
	 * Makes the decisions.
	 *
	 * @param Enliven_Page $page    Page.
	 * @param array        $rules   Rules of this version.
	 * @param array        $options {
	 *     @type string[] $covers        Classes of additional modules that need no original script.
	 *     @type string[] $remove        Handles of additional scripts to remove.
	 *     @type string[] $independent   Handles and addresses of additional scripts that don't need jQuery.
	 *     @type string[] $configuration Configuration blocks that are added to the page.
	 * }
	 */
	public function __construct( Enliven_Page $page, array $rules, array $options = array() ) {
		$this->page   = $page;
		$this->rules  = $rules;
		$this->covers = array_fill_keys( isset( $options['covers'] ) ? $options['covers'] : array(), true );
		$this->read_configuration( array_merge( isset( $options['configuration'] ) ? $options['configuration'] : array(), $page->scripts->configuration ) );
		$gone = $this->originals_that_go( array_fill_keys( isset( $options['remove'] ) ? $options['remove'] : array(), true ) );
		$this->decide_about_others( $gone, array_fill_keys( isset( $options['independent'] ) ? $options['independent'] : array(), true ) );
	}

	/** Returns the name of a script for reports. */
	public static function name_of( array $script ): string {
		if ( '' !== $script['handle'] ) {
			return $script['handle'];
		}
		return 'file' === $script['kind'] ? substr( substr( $script['address'], 0, strcspn( $script['address'], '?#' ) ), -60 ) : 'inline code';
	}

	/** Returns the class of the alphabetically first unknown module; '' if all modules are known. */
	private function unknown_module(): string {
		$found = array();
		foreach ( $this->page->modules as $classes ) {
			$list = array_values( array_filter( explode( ' ', $classes ), 'strlen' ) );
			$one  = 'et_pb_module';
			foreach ( array_reverse( $list ) as $class ) {
				if ( isset( $this->rules['modules'][ $class ] ) || isset( $this->covers[ $class ] ) ) {
					continue 2;
				}
				if ( ! preg_match( self::LOOKS, $class ) && ! preg_match( self::ORDER, $class ) ) {
					$one = $class;
				}
			}
			$found[] = $one;
		}
		sort( $found, SORT_STRING );
		return $found ? $found[0] : '';
	}

	/** Reads configuration blocks. Blocks with invalid JSON are ignored. */
	private function read_configuration( array $blocks ): void {
		foreach ( $blocks as $block ) {
			$values = json_decode( $block, true );
			if ( ! is_array( $values ) ) {
				continue;
			}
			if ( isset( $values['disable'] ) && is_array( $values['disable'] ) ) {
				$this->disabled = array_merge( $this->disabled, array_filter( $values['disable'], 'is_string' ) );
			}
			if ( ! empty( $values['ignore'] ) || ( isset( $values['autostart'] ) && false === $values['autostart'] ) ) {
				$this->leaves_parts = true;
			}
		}
	}

	/** Returns the reason why behaviors do not replace an original completely; '' if they do. */
	private function uncovered_work( string $handle ): string {
		foreach ( $this->page->scripts->all as $script ) {
			if ( 'code' === $script['kind'] && $handle === $script['handle'] ) {
				return __( 'inline code that WordPress prints with it may use it', 'enliven' );
			}
		}
		if ( $this->leaves_parts ) {
			return __( 'the configuration of the page leaves parts to it', 'enliven' );
		}
		foreach ( $this->rules['scripts'][ $handle ] as $name ) {
			if ( in_array( $name, $this->disabled, true ) ) {
				/* translators: %s: name of a behavior. */
				return sprintf( __( 'the configuration of the page disables "%s"', 'enliven' ), $name );
			}
		}
		foreach ( $this->rules['scripts'][ $handle ] as $name ) {
			if ( isset( $this->page->left[ $name ] ) ) {
				/* translators: %s: name of a behavior. */
				return sprintf( __( 'an element with data-enliven-ignore leaves "%s" to it', 'enliven' ), $name );
			}
		}
		if ( $handle !== $this->rules['theme_script'] ) {
			return '';
		}
		$unknown = $this->unknown_module();
		if ( '' !== $unknown ) {
			/* translators: %s: class of a module. */
			return sprintf( __( 'no behavior is known for the module "%s"', 'enliven' ), $unknown );
		}
		foreach ( $this->page->scripts->all as $script ) {
			// A failed search must not remove a script.
			if ( 'code' === $script['kind'] && 0 !== preg_match( self::CALLS, $script['code'] ) ) {
				return __( 'inline code calls its functions', 'enliven' );
			}
		}
		return '';
	}

	/** Returns the handles of removable originals, and records why the others stay. */
	private function originals_that_go( array $remove ): array {
		$gone = array();
		foreach ( $this->files() as $script ) {
			$handle = $script['handle'];
			if ( '' === $handle || isset( $gone[ $handle ] ) ) {
				continue;
			}
			if ( isset( $remove[ $handle ] ) ) {
				$gone[ $handle ] = true;
			} elseif ( isset( $this->rules['scripts'][ $handle ] ) ) {
				$why = $this->uncovered_work( $handle );
				if ( '' === $why ) {
					$gone[ $handle ] = true;
				} else {
					$this->keep( $handle, $why );
				}
			}
		}
		foreach ( $this->rules['parts'] as $part => $whole ) {
			if ( isset( $gone[ $whole ] ) ) {
				$gone[ $part ] = true;
			}
		}
		return $gone;
	}

	/** Decides about libraries, and records why other scripts stay. */
	private function decide_about_others( array $gone, array $independent ): void {
		$libraries = array();
		$others    = array();
		$staying   = array();
		$unknown   = false;
		foreach ( $this->files() as $script ) {
			$handle = $script['handle'];
			if ( '' !== $handle && isset( $gone[ $handle ] ) ) {
				continue;
			}
			$staying[] = $script;
			if ( isset( $this->rules['libraries'][ $handle ] ) ) {
				$libraries[] = $script;
			} elseif ( ! isset( $this->rules['companions'][ $handle ] ) && ! isset( $this->rules['independent'][ $handle ] ) ) {
				$unknown = true;
				if ( ! isset( $independent[ '' === $handle ? $script['address'] : $handle ] ) ) {
					$others[] = $script;
				}
			}
		}
		$needs_jquery = $others || $this->uses_jquery();
		if ( ! $needs_jquery && ! $unknown && ! $this->page->uses_companions && ! $this->has_code( Enliven_Page::COMPANIONS ) ) {
			foreach ( $staying as $script ) {
				if ( isset( $this->rules['companions'][ $script['handle'] ] ) ) {
					$gone[ $script['handle'] ] = true;
				}
			}
		}
		if ( ! $needs_jquery ) {
			foreach ( $libraries as $script ) {
				$gone[ $script['handle'] ] = true;
			}
		} else {
			/* translators: %s: name of a script. */
			$why = $others ? sprintf( __( '"%s" may need it', 'enliven' ), self::name_of( $others[0] ) ) : __( 'inline code uses it', 'enliven' );
			foreach ( $libraries as $script ) {
				$this->keep( self::name_of( $script ), $why );
			}
		}
		$explained = array_column( $this->kept, 'name' );
		foreach ( $others as $script ) {
			if ( ! in_array( self::name_of( $script ), $explained, true ) ) {
				$this->keep( self::name_of( $script ), __( 'it is not known', 'enliven' ) );
			}
		}
		foreach ( $this->page->scripts->all as $script ) {
			$is_part = '' !== $script['handle'] && isset( $gone[ $script['handle'] ] ) && in_array( $script['kind'], array( 'file', 'translations' ), true );
			if ( 'queue' === $script['kind'] ? ! $needs_jquery : $is_part ) {
				$this->removed[] = $script;
			}
		}
		foreach ( $staying as $script ) {
			if ( '' === $script['handle'] ) {
				$this->may_be_combined = $this->may_be_combined || self::may_combine_originals( $script['address'] );
			} elseif ( isset( $this->rules['scripts'][ $script['handle'] ] ) ) {
				$this->originals = true;
			}
		}
		$this->originals = $this->originals || $this->may_be_combined;
	}

	/** Whether inline code or an attribute needs jQuery. */
	private function uses_jquery(): bool {
		return $this->page->uses_jquery || $this->has_code( Enliven_Page::JQUERY );
	}

	/** Whether inline code matches. A failed search counts as a match, so that no script is removed by mistake. */
	private function has_code( string $pattern ): bool {
		foreach ( $this->page->scripts->all as $script ) {
			if ( 'code' === $script['kind'] && 0 !== preg_match( $pattern, $script['code'] ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether a file may combine several scripts, because it is on this site or on a copy of its folders. */
	private static function may_combine_originals( string $address ): bool {
		return 1 === preg_match( '#/wp-(?:content|includes)/#', $address ) || 1 !== preg_match( '#\A(?:[a-z]{1,12}:|//)#i', $address );
	}

	/** Returns the scripts with an address. */
	private function files(): array {
		return array_filter(
			$this->page->scripts->all,
			static function ( $script ) {
				return 'file' === $script['kind'];
			}
		);
	}

	/** Records why a script stays. */
	private function keep( string $name, string $why ): void {
		$this->kept[] = compact( 'name', 'why' );
	}
}
