<?php
/**
 * Scripts of a page in document order, with their WordPress handles and their offsets in the text.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/**
 * List of scripts. A script is an array with these keys:
 *
 * - `kind`: `file`; `code`; `data` for code that only assigns data and blocks that are not code; `translations` of one script; `queue`
 *   for code that queues calls for jQuery.
 * - `handle`: WordPress handle, or '' if neither the id nor the file name reveals it.
 * - `address`: address of a file, including files that a speed plugin delays.
 * - `code`: inline code.
 * - `type`: value of the `type` attribute.
 * - `start`, `end`: offsets of the whole element.
 */
final class Enliven_Page_Scripts {

	/** Ids of the runtime's configuration. */
	const CONFIGURATION = array( 'enliven-config', 'wp-script-module-data-@enliven/runtime' );

	/** Types of blocks that are not code. Delayed code has types specific to the speed plugin or consent tool. */
	const BLOCK = '/json|template|html|importmap|speculationrules/i';

	/** Types of blocks that cannot assign globals. */
	const DATA = '/json|template|html/i';

	/** @var array[] Scripts in document order, as described above. */
	public $all = array();

	/** @var string[] Code of the configuration blocks. */
	public $configuration = array();

	/** @var string Nonce of the page's scripts; '' if they have none. */
	public $nonce = '';

	/** @var string[] Code of inline scripts. */
	private $inline = array();

	/** @var string Text of the page. */
	private $html;

	/** @var array<string,string> Handles, by the ends of addresses. */
	private $files;

	/** @var Enliven_Tags */
	private $tags;

	/**
	 * Creates an empty list.
	 *
	 * @param string               $html  Text of the page.
	 * @param array<string,string> $files Handles, by the ends of addresses.
	 * @param Enliven_Tags         $tags  Tags of the page.
	 */
	public function __construct( string $html, array $files, Enliven_Tags $tags ) {
		$this->html  = $html;
		$this->files = $files;
		$this->tags  = $tags;
	}

	/**
	 * Adds the current script.
	 *
	 * @param string $id Its id.
	 * @return bool Whether the script has an end tag.
	 */
	public function add( string $id ): bool {
		$source  = $this->text_of( 'src' );
		$address = trim( null !== $source ? $source : (string) ( $this->text_of( 'data-src' ) ?? $this->text_of( 'data-rocket-src' ) ) );
		$type    = (string) $this->text_of( 'type' );
		$nonce   = (string) $this->text_of( 'nonce' );
		if ( '' === $this->nonce ) {
			$this->nonce = $nonce;
		}
		$script = $this->tags->script( $this->html );
		if ( null === $script ) {
			return false;
		}
		list( $start, $end, $code ) = $script;

		if ( null === $source && ! preg_match( self::DATA, $type ) ) {
			$this->inline[] = $code;
		}
		if ( in_array( $id, self::CONFIGURATION, true ) ) {
			$this->configuration[] = $code;
		}
		$named = preg_match( '/^(.+)-js(?:-(extra|before|after|translations))?\z/', $id, $match ) ? $match[1] : '';
		$part  = isset( $match[2] ) ? $match[2] : '';
		if ( '' !== $address && ! preg_match( self::BLOCK, $type ) ) {
			$kind   = 'file';
			$handle = '' !== $part ? '' : ( '' !== $named ? $named : self::handle_of( $address, $this->files ) );
			$code   = '';
		} else {
			$is_data = preg_match( self::BLOCK, $type ) || Enliven_Script_Code::only_assigns_data( $code );
			$of_code = Enliven_Script_Code::is_jquery_queue( $code ) ? 'queue' : 'code';
			$kind    = 'translations' === $part ? $part : ( $is_data ? 'data' : $of_code );
			$handle  = $named;
			$address = '';
		}
		$this->all[] = compact( 'kind', 'handle', 'address', 'code', 'type', 'start', 'end' );
		return true;
	}

	/**
	 * Returns the handle of a script by its address; '' for files of other names.
	 *
	 * @param string               $address Address.
	 * @param array<string,string> $files   Handles, by the ends of addresses.
	 */
	public static function handle_of( string $address, array $files ): string {
		$path = '/' . substr( $address, 0, strcspn( $address, '?#' ) );
		$path = preg_replace( '/\.min\.js\z/', '.js', $path );
		foreach ( $files as $end => $handle ) {
			if ( substr( $path, -strlen( $end ) ) === $end ) {
				return $handle;
			}
		}
		return '';
	}

	/** Returns an attribute of the current tag; null if it is missing. */
	private function text_of( string $name ): ?string {
		$value = $this->tags->get_attribute( $name );
		return true === $value ? '' : $value;
	}

	/**
	 * Whether inline code assigns content to at least one of several globals.
	 *
	 * @param string[] $paths Names, or names and fields.
	 */
	public function print_one_of( array $paths ): bool {
		foreach ( $paths as $path ) {
			if ( Enliven_Script_Code::is_printed( $this->inline, $path ) ) {
				return true;
			}
		}
		return false;
	}
}
