<?php
/**
 * Installation of WordPress in an empty database.
 *
 * @package Enliven
 */

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Stage', 'admin', 'admin@example.com', true, '', 'password' );
