<?php
/**
 * Plugin Name: WooCommerce (stand-in)
 * Version: 9.1.2
 * Description: Handles, data, markup and end points of the shop, without its code.
 *
 * @package Enliven
 */

require __DIR__ . '/pages.php';

add_action(
	'init',
	static function () {
		register_post_type(
			'product',
			array(
				'public'      => true,
				'label'       => 'Products',
				'has_archive' => 'shop',
				'supports'    => array( 'title', 'editor' ),
			)
		);
		if ( ! get_posts( array( 'post_type' => 'product' ) ) ) {
			foreach ( array( 'Mug', 'Shirt' ) as $title ) {
				wp_insert_post( array( 'post_type' => 'product', 'post_title' => $title, 'post_status' => 'publish' ) );
			}
		}
	}
);

/** Returns the data of the scripts: handle, name of the variable, value. */
function standin_shop_data() {
	$both = array(
		'ajax_url'    => admin_url( 'admin-ajax.php', 'relative' ),
		'wc_ajax_url' => '/?wc-ajax=%%endpoint%%',
	);
	return array(
		'wc-add-to-cart'    => array(
			'wc_add_to_cart_params',
			$both + array(
				'i18n_view_cart'          => 'View cart',
				'cart_url'                => home_url( '/cart/' ),
				'is_cart'                 => '',
				'cart_redirect_after_add' => 'no',
			),
		),
		'woocommerce'       => array( 'woocommerce_params', $both ),
		'wc-cart-fragments' => array(
			'wc_cart_fragments_params',
			$both + array(
				'cart_hash_key'   => 'wc_cart_hash_stage',
				'fragment_name'   => 'wc_fragments_stage',
				'request_timeout' => '5000',
			),
		),
		'wc-single-product' => array(
			'wc_single_product_params',
			array(
				'i18n_required_rating_text' => 'Please select a rating',
				'review_rating_required'    => 'yes',
				'flexslider'                => array( 'animation' => 'slide', 'controlNav' => 'thumbnails' ),
				'flexslider_enabled'        => '1',
				'zoom_enabled'              => '1',
				'photoswipe_enabled'        => '',
			),
		),
	);
}

add_action(
	'wp_enqueue_scripts',
	static function () {
		foreach ( json_decode( file_get_contents( __DIR__ . '/scripts.json' ), true ) as $handle => $script ) {
			wp_register_script( $handle, plugins_url( $script['file'], __FILE__ ), $script['deps'], '9.1.2', true );
			if ( empty( $script['product'] ) || is_singular( 'product' ) ) {
				wp_enqueue_script( $handle );
			}
		}
		foreach ( standin_shop_data() as $handle => list( $name, $value ) ) {
			wp_localize_script( $handle, $name, $value );
		}
	}
);

add_filter(
	'body_class',
	static function ( $classes ) {
		array_push( $classes, 'woocommerce-no-js' );
		if ( is_singular( 'product' ) || is_post_type_archive( 'product' ) ) {
			array_push( $classes, 'woocommerce', 'woocommerce-page' );
		}
		return $classes;
	}
);

// Answers the requests of the shop's scripts.
add_action(
	'template_redirect',
	static function () {
		if ( empty( $_GET['wc-ajax'] ) ) {
			return;
		}
		wp_send_json(
			array(
				'fragments' => array( 'div.widget_shopping_cart_content' => '<div class="widget_shopping_cart_content">1 thing</div>' ),
				'cart_hash' => 'a1',
			)
		);
	}
);
