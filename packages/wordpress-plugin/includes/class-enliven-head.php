<?php
/**
 * Tags that are added to a page.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Tags for the head: configuration, style sheets, the guard, and the script. */
final class Enliven_Head {

	/** Attributes that exclude a script from plugins and services that delay, combine or rewrite scripts. */
	const LEAVE_ALONE = array(
		'data-no-optimize' => '1',
		'data-no-defer'    => '1',
		'data-no-minify'   => '1',
		'data-cfasync'     => 'false',
		'nowprocket'       => true,
	);

	/** @var Enliven_Page */
	private $page;

	/** @var string */
	private $flavour;

	/** @var string[] */
	private $behaviors;

	/** @var array Configuration of the runtime. */
	private $configuration;

	/**
	 * @param Enliven_Page $page          Page.
	 * @param string       $flavour       Flavour.
	 * @param string[]     $behaviors     Behaviors of the page.
	 * @param array        $configuration Configuration of the runtime.
	 */
	public function __construct( Enliven_Page $page, string $flavour, array $behaviors, array $configuration ) {
		$this->page          = $page;
		$this->flavour       = $flavour;
		$this->behaviors     = $behaviors;
		$this->configuration = $configuration;
	}

	/** Returns the tags before the script. */
	public function start(): string {
		$tags = '';
		if ( $this->page->ignored ) {
			$this->configuration['ignore'] = implode( ',', array_merge( (array) ( $this->configuration['ignore'] ?? array() ), $this->page->ignored ) );
		}
		// The runtime uses the first configuration of a page, so ours must not precede another.
		if ( $this->configuration && ! $this->page->scripts->configuration ) {
			$json  = (string) wp_json_encode( $this->configuration, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
			$tags .= self::element( 'script', array( 'type' => 'application/json', 'id' => 'enliven-config' ), $json );
		}
		$css = Enliven_Build::contents( $this->flavour, 'failsafe.css' );
		foreach ( $this->page->sheets as $sheet ) {
			$css .= Enliven_Build::contents( $this->flavour, $sheet );
		}
		// An inline style sheet of 1 to 3 kB costs less than a request that delays the first paint.
		$tags .= self::element( 'style', array( 'id' => 'enliven-css', 'nonce' => $this->nonce() ), trim( str_replace( '</', '<\/', $css ) ) );
		if ( Enliven_Neighbors::delays_scripts() ) {
			$tags .= self::script( array( 'id' => 'enliven-first-tap' ), $this->page->scripts->nonce, Enliven_Build::contents( $this->flavour, 'first-tap.js' ) );
		}
		return $tags . self::script( array( 'id' => 'enliven-guard' ), $this->page->scripts->nonce, Enliven_Guard::code() );
	}

	/** Returns the tag of a composed file. */
	public function composed( string $address ): string {
		return self::script( array( 'type' => 'module', 'id' => 'enliven-composed', 'src' => $address ), $this->page->scripts->nonce );
	}

	/** Returns the tag of the loader, with preload links for files that the loader would request one round trip later. */
	public function loader(): string {
		$tags = '';
		foreach ( Enliven_Build::head_start( $this->flavour, $this->behaviors ) as $file ) {
			$tags .= self::element( 'link', array( 'rel' => 'modulepreload', 'href' => $file, 'nonce' => $this->nonce() ) );
		}
		return $tags . self::script( array( 'type' => 'module', 'id' => 'enliven-loader', 'src' => $this->loader_address() ), $this->page->scripts->nonce );
	}

	/** Returns a preload link for a script whose tag comes later. */
	public function preload( string $address ): string {
		$address = '' === $address ? $this->loader_address() : $address;
		return self::element( 'link', array( 'rel' => 'preload', 'as' => 'script', 'crossorigin' => 'anonymous', 'href' => $address, 'nonce' => $this->nonce() ) );
	}

	/**
	 * Returns a script that plugins do not delay or combine.
	 *
	 * @param array  $attributes Attributes.
	 * @param string $nonce      Nonce of the page, or ''.
	 * @param string $code       Code.
	 */
	public static function script( array $attributes, string $nonce, string $code = '' ): string {
		return self::element( 'script', $attributes + self::LEAVE_ALONE + array( 'nonce' => '' === $nonce ? null : $nonce ), $code );
	}

	/** Returns the address of the loader. */
	private function loader_address(): string {
		return Enliven_Build::address( $this->flavour, 'enliven.js' ) . '?ver=' . ENLIVEN_VERSION;
	}

	/** Returns the nonce of the page, or null. */
	private function nonce(): ?string {
		return '' === $this->page->scripts->nonce ? null : $this->page->scripts->nonce;
	}

	/** Returns an element. Attributes that are true are printed without a value, attributes that are null are omitted. */
	private static function element( string $tag, array $attributes, string $content = '' ): string {
		$html = "<$tag";
		foreach ( $attributes as $name => $value ) {
			if ( null !== $value ) {
				$html .= true === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
			}
		}
		return "$html>" . ( 'link' === $tag ? '' : "$content</$tag>" ) . "\n";
	}
}
