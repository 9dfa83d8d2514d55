<?php
/**
 * Content of the site: pages of every kind, posts, comments and a menu.
 *
 * @package Enliven
 */

// Options instead of constants, since they differ between sites of a network.
update_option( 'home', STAGE_ORIGIN );
update_option( 'siteurl', STAGE_ORIGIN );
wp_set_password( 'password', 1 );
foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'numberposts' => -1, 'post_status' => 'any' ) ) as $stage_post ) {
	wp_delete_post( $stage_post->ID, true );
}
switch_theme( 'Divi' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'blogname', 'Stage' );
// Prevents the first login from asking to confirm the administrator's address.
update_option( 'admin_email_lifespan', time() + YEAR_IN_SECONDS );
update_option( 'posts_per_page', 4 );
update_option( 'show_avatars', 0 );
$GLOBALS['wp_rewrite']->init();
register_post_type( 'project', array( 'public' => true, 'has_archive' => true ) );

$stage_pages = array(
	'disclosure'   => 'text toggle accordion',
	'tabs'         => 'tabs',
	'slider'       => 'slider',
	'counters'     => 'counters number-counter circle-counter countdown',
	'gallery'      => 'gallery',
	'blog'         => 'blog',
	'portfolio'    => 'portfolio filterable-portfolio',
	'video'        => 'video',
	'audio'        => 'audio core-media',
	'map'          => 'map',
	'menu'         => 'menu-module text',
	'animated'     => 'animated text',
	'contact'      => 'contact-form',
	'signup'       => 'signup',
	'search-page'  => 'search',
	'plugin-form'  => 'plugin-form',
	'kitchen-sink' => 'text toggle accordion tabs slider counters gallery contact-form blog',
	'built'        => 'tabs',
	'foreign'      => 'toggle foreign',
);
foreach ( $stage_pages as $stage_slug => $stage_modules ) {
	$stage_id = wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => ucfirst( $stage_slug ),
			'post_name'    => $stage_slug,
			'post_content' => "[standin modules=\"{$stage_modules}\"]",
		)
	);
	if ( 'built' === $stage_slug ) {
		update_post_meta( $stage_id, 'standin_theme_builder', '1' );
	}
}
for ( $stage_nth = 1; $stage_nth <= 9; ++$stage_nth ) {
	$stage_id = wp_insert_post(
		array(
			'post_status'  => 'publish',
			'post_title'   => "Post {$stage_nth}",
			'post_content' => 'Words of a post.',
			'post_date'    => "2024-01-0{$stage_nth} 10:00:00",
		)
	);
	wp_insert_post(
		array(
			'post_type'   => 'project',
			'post_status' => 'publish',
			'post_title'  => "Project {$stage_nth}",
		)
	);
}
wp_insert_comment(
	array(
		'comment_post_ID'  => $stage_id,
		'comment_content'  => 'A comment',
		'comment_author'   => 'A visitor',
		'comment_approved' => 1,
		'comment_date'     => '2024-02-01 10:00:00',
	)
);

$stage_menu = wp_create_nav_menu( 'Main' );
$stage_item = static fn( $title, $url, $parent = 0 ) => wp_update_nav_menu_item(
	$stage_menu,
	0,
	array(
		'menu-item-title'     => $title,
		'menu-item-url'       => $url,
		'menu-item-status'    => 'publish',
		'menu-item-parent-id' => $parent,
	)
);
$stage_item( 'Home', home_url( '/' ) );
$stage_parent = $stage_item( 'Modules', '#' );
$stage_item( 'Tabs', home_url( '/tabs/' ), $stage_parent );
$stage_item( 'Slider', home_url( '/slider/' ), $stage_parent );
set_theme_mod( 'nav_menu_locations', array( 'primary-menu' => $stage_menu ) );
flush_rewrite_rules( false );
// Discards notices that the code above has caused.
if ( file_exists( WP_CONTENT_DIR . '/debug.log' ) ) {
	unlink( WP_CONTENT_DIR . '/debug.log' );
}
return array_keys( $stage_pages );
