<?php
/**
 * Head of the document, and the header: the theme's own, or a header from the Theme Builder.
 *
 * @package Enliven
 */

?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>" />
	<link rel="icon" href="data:,">
	<?php wp_head(); ?>
	<meta name="viewport" content="width=device-width, initial-scale=1.0" />
</head>
<body <?php body_class(); ?>>
	<?php wp_body_open(); ?>
	<div id="page-container">
<?php if ( standin_has_theme_builder() ) : ?>
	<div id="et-boc" class="et-boc">
		<header class="et-l et-l--header">
			<div class="et_builder_inner_content et_pb_gutters3">
				<?php echo standin_modules( 'menu-module', 'header' ); ?>
			</div>
		</header>
<?php else : ?>
		<header id="main-header" data-height-onload="66">
			<div class="container clearfix et_menu_container">
				<div class="logo_container"><span class="logo_helper"></span><a href="<?php echo esc_url( home_url( '/' ) ); ?>"><img src="<?php echo standin_picture(); ?>" width="93" height="43" alt="Stage" id="logo" data-height-percentage="54" /></a></div>
				<div id="et-top-navigation" data-height="66" data-fixed-height="40">
					<nav id="top-menu-nav"><?php echo standin_menu( 'top-menu', 'nav' ); ?></nav>
					<div id="et_top_search"><span id="et_search_icon"></span></div>
					<div id="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="select_page">Select Page</span><span class="mobile_menu_bar mobile_menu_bar_toggle"></span></div></div>
				</div>
			</div>
			<div class="et_search_outer"><div class="container et_search_form_container">
				<form role="search" method="get" class="et-search-form" action="<?php echo esc_url( home_url( '/' ) ); ?>"><input type="search" class="et-search-field" placeholder="Search" value="" name="s" title="Search for:" /></form>
				<span class="et_close_search_field"></span>
			</div></div>
		</header>
<?php endif; ?>
		<div id="et-main-area">
			<div id="main-content">
