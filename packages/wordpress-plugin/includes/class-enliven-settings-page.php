<?php
/**
 * Settings page "Settings > Enliven".
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Page with the options (built with the Settings API) and the status of the site. */
final class Enliven_Settings_Page {

	/** Slug of the page, and name of the option group. */
	const PAGE = 'enliven';

	/** Adds the hooks. */
	public static function start(): void {
		add_action( 'admin_menu', array( __CLASS__, 'add' ) );
		add_action( 'admin_init', array( __CLASS__, 'register' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( ENLIVEN_FILE ), array( __CLASS__, 'add_link' ) );
	}

	/** Adds the page to the menu. */
	public static function add(): void {
		add_options_page( __( 'Enliven', 'enliven' ), __( 'Enliven', 'enliven' ), 'manage_options', self::PAGE, array( __CLASS__, 'show' ) );
	}

	/**
	 * Adds a link to the list of plugins.
	 *
	 * @param string[] $links Links.
	 */
	public static function add_link( $links ): array {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . self::PAGE ) ), esc_html__( 'Settings', 'enliven' ) );
		return array_merge( array( $link ), (array) $links );
	}

	/** Returns the labels of the modes. */
	public static function modes(): array {
		return array(
			'off'  => __( 'off', 'enliven' ),
			'test' => __( 'test mode', 'enliven' ),
			'on'   => __( 'on', 'enliven' ),
		);
	}

	/** Registers the option, its sections and fields. */
	public static function register(): void {
		register_setting(
			self::PAGE,
			Enliven_Options::NAME,
			array(
				'type'              => 'array',
				'sanitize_callback' => array( __CLASS__, 'checked' ),
				'default'           => Enliven_Options::DEFAULTS,
			)
		);
		$sections = array(
			'enliven_main'    => array( __( 'Pages', 'enliven' ), array( 'mode', 'flavour', 'ignore' ) ),
			'enliven_scripts' => array( __( 'Scripts', 'enliven' ), array( 'media', 'lazyload', 'beacon' ) ),
			'enliven_content' => array( __( 'Content of other hosts', 'enliven' ), array( 'tiles', 'attribution', 'frames' ) ),
		);
		foreach ( $sections as $id => list( $title, $names ) ) {
			add_settings_section( $id, $title, '__return_null', self::PAGE );
			foreach ( $names as $name ) {
				$args = array( 'name' => $name ) + ( in_array( $name, array( 'mode', 'flavour' ), true ) ? array() : array( 'label_for' => "enliven_$name" ) );
				add_settings_field( "enliven_$name", Enliven_Settings_Field::label( $name ), array( 'Enliven_Settings_Field', 'show' ), self::PAGE, $id, $args );
			}
		}
	}

	/**
	 * Returns the valid options, and reports invalid values to the owner.
	 *
	 * @param mixed $input Values of the form.
	 */
	public static function checked( $input ): array {
		$values = Enliven_Options::checked( $input );
		$fields = array(
			/* translators: %s: list of texts. */
			'ignore' => array( '/[\r\n,]+/', __( 'Elements to leave to the theme: not used are %s. Write a class such as .my-slider, or an id such as #hero.', 'enliven' ) ),
			/* translators: %s: list of texts. */
			'frames' => array( '/[\s,]+/', __( 'Hosts allowed in frames: not used are %s. Write host names such as maps.example.com.', 'enliven' ) ),
			/* translators: %s: address. */
			'tiles'  => array( '/[\r\n]+/', __( 'Map tiles: not used is %s. Write an address with {z}, {x} and {y}.', 'enliven' ) ),
		);
		foreach ( $fields as $name => list( $separator, $message ) ) {
			$text   = is_array( $input ) && isset( $input[ $name ] ) && is_string( $input[ $name ] ) ? $input[ $name ] : '';
			$parts  = array_filter( array_map( 'trim', (array) preg_split( $separator, $text ) ), 'strlen' );
			$stored = is_array( $values[ $name ] ) ? $values[ $name ] : explode( "\n", $values[ $name ] );
			$unused = array_slice( array_unique( array_diff( $parts, $stored ) ), 0, 5 );
			if ( $unused && function_exists( 'add_settings_error' ) ) {
				$quoted = '"' . implode( '", "', preg_replace( '/\A(.{60}).+\z/us', '$1…', $unused ) ) . '"';
				add_settings_error( Enliven_Options::NAME, "enliven_$name", esc_html( sprintf( $message, $quoted ) ), 'warning' );
				// WordPress omits its own message about saving if there is another message.
				$has_saved = esc_html( __( 'Everything else is saved.', 'enliven' ) );
			}
		}
		if ( isset( $has_saved ) ) {
			add_settings_error( Enliven_Options::NAME, 'enliven_saved', $has_saved, 'success' );
		}
		return $values;
	}

	/** Prints the page. */
	public static function show(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		echo '<div class="wrap"><h1>' . esc_html__( 'Enliven', 'enliven' ) . '</h1>';
		echo '<p>' . esc_html__( 'Enliven replaces the scripts of the theme, page by page, by one small script. Pages that it can\'t cover completely keep the scripts that they need.', 'enliven' ) . '</p>';
		echo '<form action="options.php" method="post">';
		settings_fields( self::PAGE );
		do_settings_sections( self::PAGE );
		submit_button();
		echo '</form>';
		self::show_status();
		echo '</div>';
	}

	/** Prints the status. */
	private static function show_status(): void {
		$folder = Enliven_Store::folder();
		$files  = Enliven_Store::files();
		$bytes  = 0;
		foreach ( array_unique( array_column( $files, 0 ) ) as $name ) {
			$bytes += $folder && is_file( $folder['path'] . $name ) ? filesize( $folder['path'] . $name ) : 0;
		}
		$reports = array_sum( Enliven_Guard::state()['kinds'] );
		echo '<h2>' . esc_html__( 'Status', 'enliven' ) . '</h2><ul class="ul-disc">';
		$lines = array(
			/* translators: 1: number of files, 2: size. */
			sprintf( __( 'Composed files: %1$d, %2$s. Pages with the same modules share a file.', 'enliven' ), count( array_unique( array_column( $files, 0 ) ) ), size_format( $bytes, 1 ) ? size_format( $bytes, 1 ) : '0 B' ),
			$folder && ! get_transient( Enliven_Store::REFUSED ) ? __( 'The uploads folder is used for them.', 'enliven' ) : __( 'The uploads folder can\'t be written or is on another host: pages get the loader, which fetches several files.', 'enliven' ),
			/* translators: %d: number of reports. */
			sprintf( __( 'Faults that pages reported: %d.', 'enliven' ), $reports ),
		);
		foreach ( $lines as $line ) {
			echo '<li>' . esc_html( $line ) . '</li>';
		}
		echo '</ul><h2>' . esc_html__( 'Pages that you have visited', 'enliven' ) . '</h2>';
		$pages = Enliven_Report::latest();
		if ( ! $pages ) {
			echo '<p>' . esc_html__( 'Visit pages of the site in test mode or when Enliven is on. What it did appears here, and in the admin bar of each page.', 'enliven' ) . '</p>';
		}
		foreach ( $pages as $path => $lines ) {
			echo '<h3><code>' . esc_html( $path ) . '</code></h3><p>' . wp_kses( Enliven_Report::html_of( $lines ), array( 'br' => array() ) ) . '</p>';
		}
	}
}
