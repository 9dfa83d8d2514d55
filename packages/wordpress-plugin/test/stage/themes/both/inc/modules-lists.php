<?php
/**
 * Modules that list posts, projects or pictures.
 *
 * @package Enliven
 */

/** Returns the article of the current post in a list. */
function standin_article( $nth ) {
	return '<article id="post-' . get_the_ID() . '" class="et_pb_post clearfix et_pb_blog_item_0_' . $nth . ' ' . implode( ' ', get_post_class() ) . '"><h2 class="entry-title"><a href="'
		. esc_url( get_permalink() ) . '">' . get_the_title() . '</a></h2><p class="post-meta"><span class="published">' . get_the_date() . '</span></p></article>';
}

/** Returns links to the other pages of a list. */
function standin_pagination( $page, $pages ) {
	$older = $page < $pages ? '<div class="alignleft"><a href="' . esc_url( get_pagenum_link( $page + 1 ) ) . '">&laquo; Older Entries</a></div>' : '';
	$newer = $page > 1 ? '<div class="alignright"><a href="' . esc_url( get_pagenum_link( $page - 1 ) ) . '">Next Entries &raquo;</a></div>' : '';
	return "<div class=\"pagination clearfix\">{$older}{$newer}</div>";
}

function standin_blog() {
	$page  = max( 1, (int) get_query_var( 'paged' ) );
	$query = new WP_Query( array( 'posts_per_page' => 4, 'paged' => $page ) );
	$html  = '';
	while ( $query->have_posts() ) {
		$query->the_post();
		$html .= standin_article( $query->current_post );
	}
	wp_reset_postdata();
	$list = 4 === STANDIN_GENERATION ? $html : "<div class=\"et_pb_blog_posts et_block_module\">{$html}</div>";
	return standin_open( 'div', 'blog', 'et_pb_posts et_pb_bg_layout_light' ) . "<div class=\"et_pb_ajax_pagination_container\">{$list}" . standin_pagination( $page, $query->max_num_pages ) . '</div></div>';
}

/** Returns the projects as items of a portfolio. */
function standin_projects( $class ) {
	$html = '';
	foreach ( get_posts( array( 'post_type' => 'project', 'numberposts' => 6 ) ) as $nth => $project ) {
		$html .= "<div id=\"post-{$project->ID}\" class=\"project et_pb_portfolio_item {$class} et_pb_portfolio_item_0_{$nth}\"><a href=\"" . esc_url( get_permalink( $project ) ) . '" title="' . esc_attr( $project->post_title )
			. '"><span class="et_portfolio_image"><img src="' . standin_picture( 'b' ) . '" alt="" width="400" height="284"></span></a><h2 class="et_pb_module_header"><a href="' . esc_url( get_permalink( $project ) ) . "\">{$project->post_title}</a></h2></div>";
	}
	return $html;
}

function standin_portfolio() {
	return standin_open( 'div', 'portfolio', 'et_pb_bg_layout_light' ) . '<div class="et_pb_ajax_pagination_container">' . standin_projects( '' ) . '</div></div>';
}

function standin_filterable_portfolio() {
	return standin_open( 'div', 'filterable_portfolio', 'et_pb_portfolio et_pb_bg_layout_light et_pb_filterable_portfolio_grid clearfix', 'data-posts-number="4"' )
		. '<div class="et_pb_portfolio_filters clearfix"><ul class="clearfix"><li class="et_pb_portfolio_filter et_pb_portfolio_filter_all"><a href="#" class="active" data-category-slug="all">All</a></li>'
		. '<li class="et_pb_portfolio_filter"><a href="#" data-category-slug="brand">Brand</a></li></ul></div><div class="et_pb_portfolio_items_wrapper clearfix"><div class="et_pb_portfolio_items">'
		. standin_projects( 'et_pb_grid_item project_category_brand' ) . '</div></div><div class="et_pb_portofolio_pagination"></div></div>';
}

function standin_gallery() {
	$items = '';
	foreach ( array( 'a', 'b', 'c', 'd', 'a', 'b' ) as $nth => $shade ) {
		$picture = standin_picture( $shade );
		$items  .= "<div class=\"et_pb_gallery_item et_pb_grid_item et_pb_bg_layout_light et_pb_gallery_item_0_{$nth}\"><div class=\"et_pb_gallery_image landscape\"><a href=\"{$picture}\" title=\"Picture {$nth}\">"
			. "<img width=\"400\" height=\"284\" src=\"{$picture}\" alt=\"Picture {$nth}\"><span class=\"et_overlay\"></span></a></div><h3 class=\"et_pb_gallery_title\">Picture {$nth}</h3></div>";
	}
	return standin_open( 'div', 'gallery', 'et_pb_bg_layout_light et_pb_gallery_grid' ) . "<div class=\"et_pb_gallery_items et_post_gallery clearfix\" data-per_page=\"4\">{$items}</div><div class=\"et_pb_gallery_pagination\"></div></div>";
}
