<?php
/**
 * Plugin Name: Inline jQuery (stand-in)
 * Version: 1.0.0
 * Description: Adds a snippet to the footer, as site owners do.
 *
 * @package Enliven
 */

add_action(
	'wp_footer',
	static function () {
		echo "<script>jQuery(function ($) { $('body').addClass('snippet-ran'); });</script>\n";
	},
	99
);
