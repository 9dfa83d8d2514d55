<?php
/**
 * Markup of the shop: the list of products, and a product.
 *
 * @package Enliven
 */

add_filter(
	'template_include',
	static function ( $template ) {
		if ( is_post_type_archive( 'product' ) ) {
			return __DIR__ . '/archive-product.php';
		}
		return is_singular( 'product' ) ? __DIR__ . '/single-product.php' : $template;
	}
);
