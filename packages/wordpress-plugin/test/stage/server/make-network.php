<?php
/**
 * Conversion of the site to a network, with a second site in a subfolder.
 *
 * @package Enliven
 */

require_once ABSPATH . 'wp-admin/includes/upgrade.php';
foreach ( $GLOBALS['wpdb']->tables( 'ms_global' ) as $stage_table => $stage_prefixed ) {
	$GLOBALS['wpdb']->$stage_table = $stage_prefixed;
}
$stage_host = wp_parse_url( STAGE_ORIGIN, PHP_URL_HOST ) . ':' . wp_parse_url( STAGE_ORIGIN, PHP_URL_PORT );
install_network();
$stage_done = populate_network( 1, $stage_host, 'admin@example.com', 'Stage', '/', false );
if ( is_wp_error( $stage_done ) && 'no_wildcard_dns' !== $stage_done->get_error_code() ) {
	throw new Exception( $stage_done->get_error_message() );
}
$stage_constants = array(
	'MULTISITE'            => true,
	'SUBDOMAIN_INSTALL'    => false,
	'DOMAIN_CURRENT_SITE'  => $stage_host,
	'PATH_CURRENT_SITE'    => '/',
	'SITE_ID_CURRENT_SITE' => 1,
	'BLOG_ID_CURRENT_SITE' => 1,
);
foreach ( $stage_constants as $stage_name => $stage_value ) {
	file_put_contents( ABSPATH . 'constants.php', "define( '$stage_name', " . var_export( $stage_value, true ) . " );\n", FILE_APPEND );
}
