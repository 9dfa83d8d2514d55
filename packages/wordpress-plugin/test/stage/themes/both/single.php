<?php
/**
 * Single post with its comments.
 *
 * @package Enliven
 */

get_header();
while ( have_posts() ) :
	the_post();
	?>
				<div class="container"><div id="content-area" class="clearfix"><div id="left-area">
					<article id="post-<?php the_ID(); ?>" <?php post_class( 'et_pb_post' ); ?>>
						<h1 class="entry-title"><?php the_title(); ?></h1>
						<div class="entry-content"><?php the_content(); ?></div>
						<?php comments_template( '', true ); ?>
					</article>
				</div></div></div>
	<?php
endwhile;
get_footer();
