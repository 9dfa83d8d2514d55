<?php
/**
 * List of products.
 *
 * @package Enliven
 */

get_header();
?>
<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Shop order"><option value="menu_order" selected>Default</option><option value="price">By price</option></select></form>
<ul class="products columns-3">
<?php
while ( have_posts() ) :
	the_post();
	?>
	<li class="product type-product"><a href="<?php the_permalink(); ?>" class="woocommerce-LoopProduct-link"><h2 class="woocommerce-loop-product__title"><?php the_title(); ?></h2></a>
	<a href="?add-to-cart=<?php the_ID(); ?>" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="<?php the_ID(); ?>" data-product_sku="" rel="nofollow">Add to cart</a></li>
<?php endwhile; ?>
</ul>
<div class="widget woocommerce widget_shopping_cart"><div class="widget_shopping_cart_content">Nothing</div></div>
<?php
get_footer();
