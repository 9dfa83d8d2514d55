<?php
/**
 * Modules with texts and pictures.
 *
 * @package Enliven
 */

function standin_text() {
	return standin_open( 'div', 'text', 'et_pb_bg_layout_light' ) . '<div class="et_pb_text_inner"><p>A few words.</p></div></div>';
}

function standin_toggle() {
	$html = '';
	foreach ( array( 'First', 'Second' ) as $name ) {
		$html .= standin_open( 'div', 'toggle', 'et_pb_toggle_item et_pb_toggle_close' )
			. "<h5 class=\"et_pb_toggle_title\">{$name} toggle</h5><div class=\"et_pb_toggle_content clearfix\"><p>{$name} answer</p></div></div>";
	}
	return $html;
}

function standin_accordion() {
	$items = '';
	foreach ( array( 'open', 'close', 'close' ) as $nth => $state ) {
		$items .= "<div class=\"et_pb_toggle et_pb_module et_pb_accordion_item et_pb_accordion_item_{$nth} et_pb_toggle_{$state}\">"
			. "<h5 class=\"et_pb_toggle_title\">Item {$nth}</h5><div class=\"et_pb_toggle_content clearfix\"><p>Text of item {$nth}</p></div></div>";
	}
	return standin_open( 'div', 'accordion' ) . $items . '</div>';
}

function standin_tabs() {
	$five     = 5 === STANDIN_GENERATION;
	$controls = '';
	$panels   = '';
	foreach ( array( 'One', 'Two', 'Three' ) as $nth => $name ) {
		$active    = 0 === $nth ? ' et_pb_tab_active' : '';
		$shown     = 0 === $nth ? ' et_pb_active_content' : '';
		$item      = $five ? "et_pb_tab_nav_item_{$nth} et_pb_tab_nav_item et_pb_tab_{$nth}" : "et_pb_tab_{$nth}";
		$link      = $five ? ' class="et_pb_tab_nav_item_link"' : '';
		$controls .= "<li class=\"{$item}{$active}\"><a{$link} href=\"#\">Tab {$name}</a></li>";
		$panels   .= "<div class=\"et_pb_tab et_pb_tab_{$nth} clearfix{$shown}\"><div class=\"et_pb_tab_content\"><p>Panel {$name}</p></div></div>";
	}
	return standin_open( 'div', 'tabs' ) . "<ul class=\"et_pb_tabs_controls clearfix\">{$controls}</ul><div class=\"et_pb_all_tabs\">{$panels}</div></div>";
}

function standin_slider() {
	$slides = '';
	foreach ( array( 'one', 'two', 'three' ) as $nth => $name ) {
		$active  = 0 === $nth && 4 === STANDIN_GENERATION ? ' et-pb-active-slide' : '';
		$slides .= "<div class=\"et_pb_slide et_pb_slide_{$nth} et_pb_bg_layout_dark{$active}\" data-slide-id=\"et_pb_slide_{$nth}\"><div class=\"et_pb_container clearfix\">"
			. "<div class=\"et_pb_slider_container_inner\"><div class=\"et_pb_slide_description\"><h2 class=\"et_pb_slide_title\">Slide {$name}</h2>"
			. '<div class="et_pb_slide_content"><p>Words of the slide</p></div></div></div></div></div>';
	}
	return standin_open( 'div', 'slider', 'et_pb_slider_fullwidth_off' ) . "<div class=\"et_pb_slides\">{$slides}</div></div>";
}

function standin_counters() {
	$bar = '<span class="et_pb_counter_amount" data-width="80%"><span class="et_pb_counter_amount_number"><span class="et_pb_counter_amount_number_inner">80%</span></span></span>';
	return standin_open( 'ul', 'counters', 'et-waypoint et_pb_bg_layout_light' )
		. "<li class=\"et_pb_counter et_pb_counter_0\"><span class=\"et_pb_counter_title\">Bar</span><span class=\"et_pb_counter_container\">{$bar}" . str_replace( 'amount"', 'amount overlay"', $bar ) . '</span></li></ul>';
}

function standin_number_counter() {
	$data = 4 === STANDIN_GENERATION ? 'data-number-value="1234" data-number-separator=""' : '';
	return standin_open( 'div', 'number_counter', 'et_pb_with_title', $data )
		. '<div class="percent"><p><span class="percent-value"></span><span class="percent-sign"></span></p></div><h3 class="title">Number</h3></div>';
}

function standin_circle_counter() {
	$data = 4 === STANDIN_GENERATION ? ' data-number-value="68" data-bar-bg-color="#7EBEC5"' : '';
	return standin_open( 'div', 'circle_counter', 'container-width-change-notify et_pb_with_title' )
		. "<div class=\"et_pb_circle_counter_inner\"{$data}><div class=\"percent\"><p><span class=\"percent-value\"></span><span class=\"percent-sign\">%</span></p></div>"
		. '<h3 class="et_pb_module_header">Circle</h3></div></div>';
}

function standin_countdown() {
	$parts = '';
	foreach ( array( 'days', 'hours', 'minutes', 'seconds' ) as $part ) {
		$parts .= "<div class=\"{$part} section values\" data-short=\"{$part}\" data-full=\"{$part}\"><p class=\"value\"></p><p class=\"label\">{$part}</p></div>";
	}
	return standin_open( 'div', 'countdown_timer', '', 'data-end-timestamp="4102444800"' ) . "<div class=\"et_pb_countdown_timer_container clearfix\">{$parts}</div></div>";
}

/** Module of another plugin, which no behavior supports. */
function standin_foreign() {
	return '<div class="et_pb_module dsm_card dsm_card_0"><p>A card</p></div>';
}

function standin_menu_module() {
	return standin_open( 'div', 'menu', 'et_pb_bg_layout_light et_dropdown_animation_fade et_pb_menu--without-logo et_pb_menu--style-left_aligned' )
		. '<div class="et_pb_menu_inner_container clearfix"><div class="et_pb_menu__wrap"><div class="et_pb_menu__menu"><nav class="et-menu-nav">' . standin_menu( 'menu-main', 'et-menu nav' )
		. '</nav></div><div class="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="mobile_menu_bar"></span></div></div></div></div></div>';
}

function standin_animated() {
	if ( 4 === STANDIN_GENERATION ) {
		add_action(
			'wp_footer',
			static function () {
				echo '<script type="text/javascript">var et_animation_data = [{"class":"et_pb_blurb_0","style":"slideLeft","repeat":"once","duration":"200ms","delay":"0ms","intensity":"50%","starting_opacity":"0%","speed_curve":"ease-in-out"}];</script>' . "\n";
			}
		);
	}
	return standin_open( 'div', 'blurb', 'et_animated' ) . '<div class="et_pb_blurb_content"><h4 class="et_pb_module_header">Arrives from the left</h4></div></div>';
}
