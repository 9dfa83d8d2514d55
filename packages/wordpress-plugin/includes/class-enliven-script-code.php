<?php
/**
 * Analysis of inline scripts without running them.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Tests of code. If a test fails with an error, the script stays. */
final class Enliven_Script_Code {

	/** Strings and comments. Unterminated ones also match, which keeps the search linear. */
	const TEXTS = '~"(?:[^"\\\\\n]++|\\\\.)*+("?)|\'(?:[^\'\\\\\n]++|\\\\.)*+(\'?)|/\*(?:[^*]++|\*(?!/))*+((?:\*/)?)|//[^\n]*+~';

	/** Code without parentheses, functions and templates, which cannot call functions. */
	const LITERALS = '~\A[\w$.\s={}[\],:;|!"+-]*+\z~';

	/** Keywords and operators that do more than assign. */
	const WORKS = '~\b(?:new|delete|throw|import|export|class|function|debugger|while|for|do|yield|await)\b|\+\+|--~';

	/** Strings and brackets of a value. */
	const BRACKETS = '~"(?:[^"\\\\]++|\\\\.)*+"|\'(?:[^\'\\\\]++|\\\\.)*+\'|[{}[\]]~s';

	/** Whether code only assigns data, as `var a = {"b": 1};` does. */
	public static function only_assigns_data( string $code ): bool {
		$broken = false;
		$rest   = preg_replace_callback(
			self::TEXTS,
			static function ( $match ) use ( &$broken ) {
				$start  = $match[0][0];
				$groups = array(
					'"' => 1,
					"'" => 2,
					'/' => 3,
				);
				if ( 0 !== strpos( $match[0], '//' ) && empty( $match[ $groups[ $start ] ] ) ) {
					$broken = true;
				}
				return '/' === $start ? ' ' : '""';
			},
			$code
		);
		return null !== $rest && ! $broken && 1 === preg_match( self::LITERALS, $rest ) && 0 === preg_match( self::WORKS, $rest );
	}

	/**
	 * Whether code is the theme's placeholder for jQuery, which queues calls until jQuery has loaded and then runs them.
	 * The theme prints both parts by default. An element with additional code is longer and does not count.
	 *
	 * @param string $code Code.
	 */
	public static function is_jquery_queue( string $code ): bool {
		return ( strlen( $code ) < 2000 && 1 === preg_match( '/\A[^;]{0,60}\bvar jqueryParams\s{0,9}=/', $code ) )
			|| ( strlen( $code ) < 400 && 1 === preg_match( '/\A[^;]{0,60}\bjqueryParams\.length\b/', $code ) );
	}

	/**
	 * Whether scripts assign content to a global, or to a field of one.
	 *
	 * @param string[] $scripts Code of the inline scripts.
	 * @param string   $path    Name, or name and field: `et_pb_custom.ab_tests`.
	 */
	public static function is_printed( array $scripts, string $path ): bool {
		$parts = explode( '.', $path );
		$field = isset( $parts[1] ) ? $parts[1] : null;
		foreach ( $scripts as $script ) {
			if ( false !== strpos( $script, $parts[0] ) && self::assigns( $script, $parts[0], $field ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether a script assigns content. Values that are not JSON count as content. */
	private static function assigns( string $script, string $name, ?string $field ): bool {
		$pattern = '~(?<![\w$.])(?:(?:window|self|globalThis)\.)?' . preg_quote( $name, '~' ) . '\s*+=(?!=)\s*+~';
		if ( ! preg_match_all( $pattern, $script, $matches, PREG_OFFSET_CAPTURE ) ) {
			// An error counts as content, since looking for missing data costs little.
			return PREG_NO_ERROR !== preg_last_error();
		}
		foreach ( $matches[0] as list( $text, $at ) ) {
			$json  = self::balanced( $script, $at + strlen( $text ) );
			$value = null === $json ? null : json_decode( $json, true );
			if ( ! is_array( $value ) || self::has_content( null === $field ? $value : ( isset( $value[ $field ] ) ? $value[ $field ] : null ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** Returns the object or list that starts at an offset; null if there is none or it is unterminated. */
	private static function balanced( string $script, int $start ): ?string {
		$first = substr( $script, $start, 1 );
		if ( ( '{' !== $first && '[' !== $first ) || ! preg_match_all( self::BRACKETS, $script, $matches, PREG_OFFSET_CAPTURE, $start ) ) {
			return null;
		}
		$depth = 0;
		foreach ( $matches[0] as list( $text, $at ) ) {
			if ( '"' === $text[0] || "'" === $text[0] ) {
				continue;
			}
			$depth += '{' === $text || '[' === $text ? 1 : -1;
			if ( 0 === $depth ) {
				return substr( $script, $start, $at + 1 - $start );
			}
		}
		return null;
	}

	/** Whether a value has content. Nested empty lists count as empty. */
	private static function has_content( $value ): bool {
		if ( ! is_array( $value ) ) {
			return null !== $value && '' !== $value;
		}
		foreach ( $value as $item ) {
			if ( self::has_content( $item ) ) {
				return true;
			}
		}
		return false;
	}
}
