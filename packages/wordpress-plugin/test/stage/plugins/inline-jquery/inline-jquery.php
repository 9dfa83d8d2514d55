<?php
/**
 * Plugin Name: Inline jQuery (stand-in)
 * Version: 1.0.0
 * Description: A snippet in the footer, as owners of sites paste them.
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
