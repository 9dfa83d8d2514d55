<?php
/**
 * Lists of posts: the posts page, archives, searches, and pages that do not exist.
 *
 * @package Enliven
 */

get_header();
?>
				<div class="container"><div id="content-area" class="clearfix"><div id="left-area">
<?php
if ( have_posts() ) {
	while ( have_posts() ) {
		the_post();
		echo standin_article( $wp_query->current_post );
	}
	echo standin_pagination( max( 1, (int) get_query_var( 'paged' ) ), $wp_query->max_num_pages );
} else {
	echo '<div class="entry"><h1 class="not-found-title">Nothing here</h1></div>';
}
?>
				</div></div></div>
<?php
get_footer();
