<?php
/**
 * Comments of a post, and the comment form.
 *
 * @package Enliven
 */

?>
<section id="comment-wrap">
	<h1 id="comments" class="page_title"><?php echo (int) get_comments_number(); ?> Comments</h1>
	<ol class="commentlist clearfix"><?php wp_list_comments( array( 'avatar_size' => 0 ) ); ?></ol>
	<?php comment_form( array( 'title_reply' => 'Say something' ) ); ?>
</section>
