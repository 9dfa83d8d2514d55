<?php
/**
 * A product.
 *
 * @package Enliven
 */

get_header();
while ( have_posts() ) :
	the_post();
	?>
<div id="product-<?php the_ID(); ?>" class="product type-product">
	<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images" data-columns="4" style="opacity: 0; transition: opacity .25s ease-in-out;"><div class="woocommerce-product-gallery__wrapper">
		<div data-thumb="<?php echo standin_picture(); ?>" class="woocommerce-product-gallery__image"><a href="<?php echo standin_picture(); ?>"><img width="400" height="284" src="<?php echo standin_picture(); ?>" class="wp-post-image" alt=""></a></div>
	</div></div>
	<div class="summary entry-summary"><h1 class="product_title entry-title"><?php the_title(); ?></h1>
		<form class="cart" action="<?php the_permalink(); ?>" method="post"><div class="quantity"><input type="number" class="input-text qty text" name="quantity" value="1" min="1" step="1" aria-label="Quantity"></div><button type="submit" name="add-to-cart" value="<?php the_ID(); ?>" class="single_add_to_cart_button button alt">Add to cart</button></form>
	</div>
	<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">
		<li class="description_tab" id="tab-title-description" role="tab" aria-controls="tab-description"><a href="#tab-description">Description</a></li>
		<li class="reviews_tab" id="tab-title-reviews" role="tab" aria-controls="tab-reviews"><a href="#tab-reviews">Reviews</a></li>
	</ul>
	<div class="woocommerce-Tabs-panel panel entry-content wc-tab" id="tab-description" role="tabpanel" aria-labelledby="tab-title-description"><p>Words about it</p></div>
	<div class="woocommerce-Tabs-panel panel entry-content wc-tab" id="tab-reviews" role="tabpanel" aria-labelledby="tab-title-reviews"><p>What others say</p></div></div>
</div>
	<?php
endwhile;
get_footer();
