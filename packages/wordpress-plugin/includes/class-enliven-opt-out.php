<?php
/**
 * Opt-out of single posts.
 *
 * @package Enliven
 */

defined( 'ABSPATH' ) || exit;

/** Meta box in both editors that lets a post, page or product keep the theme's scripts. */
final class Enliven_Opt_Out {

	/** Post meta: '1' if the post keeps the theme's scripts. */
	const META = '_enliven_off';

	/** Action and field of the nonce. */
	const NONCE = 'enliven_opt_out';

	/** Registers the post meta, which requires permission to edit the post. */
	public static function register(): void {
		register_post_meta(
			'',
			self::META,
			array(
				'type'              => 'string',
				'single'            => true,
				'sanitize_callback' => array( __CLASS__, 'checked' ),
				'auth_callback'     => static function ( $allowed, $key, $post ) {
					return current_user_can( 'edit_post', $post );
				},
			)
		);
	}

	/** Returns '1' or ''. */
	public static function checked( $value ): string {
		return '1' === (string) $value ? '1' : '';
	}

	/** Whether the current page is a post that opted out. */
	public static function applies(): bool {
		return is_singular() && '1' === get_post_meta( get_queried_object_id(), self::META, true );
	}

	/**
	 * Adds the box.
	 *
	 * @param string $type Post type.
	 */
	public static function add_box( $type ): void {
		$object = get_post_type_object( $type );
		if ( $object && is_post_type_viewable( $object ) ) {
			add_meta_box( 'enliven', __( 'Enliven', 'enliven' ), array( __CLASS__, 'print_box' ), $type, 'side', 'low' );
		}
	}

	/**
	 * Prints the box.
	 *
	 * @param WP_Post $post Post.
	 */
	public static function print_box( $post ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		printf(
			'<p><label><input type="checkbox" name="enliven_off" value="1"%s> %s</label></p>',
			checked( '1', get_post_meta( $post->ID, self::META, true ), false ),
			esc_html__( 'Keep the theme\'s scripts on this page', 'enliven' )
		);
	}

	/**
	 * Saves the box.
	 *
	 * @param int $post Number of the post.
	 */
	public static function save( $post ): void {
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ) ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || wp_is_post_autosave( $post ) || wp_is_post_revision( $post ) || ! current_user_can( 'edit_post', $post ) ) {
			return;
		}
		if ( empty( $_POST['enliven_off'] ) ) {
			delete_post_meta( $post, self::META );
		} else {
			update_post_meta( $post, self::META, '1' );
		}
	}
}
