<?php
/**
 * Modules with sound, video and maps. The players are WordPress's own.
 *
 * @package Enliven
 */

/** Returns a player for a short tone. */
function standin_tone() {
	return get_template_directory_uri() . '/tone.mp3';
}

function standin_video() {
	return standin_open( 'div', 'video' ) . '<div class="et_pb_video_box"><video controls preload="none"><source type="video/mp4" src="' . get_template_directory_uri() . '/clip.mp4"></video></div>'
		. '<div style="background-image:url(' . standin_picture( 'c' ) . ')" class="et_pb_video_overlay"><div class="et_pb_video_overlay_hover"><a href="#" class="et_pb_video_play"></a></div></div></div>';
}

function standin_audio() {
	return standin_open( 'div', 'audio', 'et_pb_audio_module clearfix et_pb_bg_layout_dark et_pb_audio_no_image' )
		. '<div class="et_pb_audio_module_content et_audio_container"><h2 class="et_pb_module_header">Tone</h2>' . wp_audio_shortcode( array( 'src' => standin_tone() ) ) . '</div></div>';
}

function standin_core_media() {
	return standin_open( 'div', 'code' ) . '<div class="et_pb_code_inner">' . wp_audio_shortcode( array( 'src' => standin_tone() ) ) . '</div></div>';
}

function standin_map() {
	return standin_open( 'div', 'map', 'et_pb_map_container' )
		. '<div class="et_pb_map" data-center-lat="52.52" data-center-lng="13.40" data-zoom="11" data-mouse-wheel="on" data-mobile-dragging="on"></div>'
		. '<div class="et_pb_map_pin" data-lat="52.52" data-lng="13.40" data-title="Middle"><h3>Middle</h3><div class="infowindow"><p>Words</p></div></div></div>';
}
