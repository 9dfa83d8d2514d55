<?php
/**
 * Plugin Name: Unknown script (stand-in)
 * Version: 1.0.0
 * Description: Adds an unknown script that uses jQuery.
 *
 * @package Enliven
 */

add_action( 'wp_enqueue_scripts', static fn() => wp_enqueue_script( 'some-widget', plugins_url( 'some-widget.js', __FILE__ ), array( 'jquery' ), '1.0.0', true ) );
