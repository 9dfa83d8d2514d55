<?php
/**
 * Footer: the theme's own, or a footer from the Theme Builder.
 *
 * @package Enliven
 */

?>
			</div>
<?php if ( standin_has_theme_builder() ) : ?>
			<footer class="et-l et-l--footer">
				<div class="et_builder_inner_content et_pb_gutters3"><?php echo standin_modules( 'toggle', 'footer' ); ?></div>
			</footer>
		</div>
<?php else : ?>
			<span class="et_pb_scroll_top et-pb-icon"></span>
			<footer id="main-footer"><div id="footer-bottom"><div class="container clearfix"><div id="footer-info">A stage</div></div></div></footer>
<?php endif; ?>
		</div>
	</div>
	<?php wp_footer(); ?>
</body>
</html>
