<?php
/**
 * Modules with forms.
 *
 * @package Enliven
 */

function standin_contact_form() {
	$fields = '';
	foreach ( array( 'name' => 'input', 'email' => 'email' ) as $id => $type ) {
		$fields .= "<p class=\"et_pb_contact_field et_pb_contact_field_half\" data-id=\"{$id}\" data-type=\"{$type}\"><label for=\"et_pb_contact_{$id}_0\" class=\"et_pb_contact_form_label\">{$id}</label>"
			. "<input type=\"text\" id=\"et_pb_contact_{$id}_0\" class=\"input\" value=\"\" name=\"et_pb_contact_{$id}_0\" data-required_mark=\"required\" data-field_type=\"{$type}\" data-original_id=\"{$id}\" placeholder=\"{$id}\"></p>";
	}
	$sent = isset( $_POST['et_pb_contactform_submit_0'] ) ? '<p>Thanks for contacting us</p>' : '';
	return standin_open( 'div', 'contact_form', 'et_pb_contact_form_container clearfix', 'data-form_unique_num="0"' )
		. "<h1 class=\"et_pb_contact_main_title\">Write to us</h1><div class=\"et-pb-contact-message\">{$sent}</div><div class=\"et_pb_contact\">" . ( $sent ? '' : '<form class="et_pb_contact_form clearfix" method="post" action="' . esc_url( get_permalink() ) . "\">{$fields}"
		. '<input type="hidden" value="et_contact_proccess" name="et_pb_contactform_submit_0"/><div class="et_contact_bottom_container"><button type="submit" name="et_builder_submit_button" class="et_pb_contact_submit et_pb_button">Submit</button></div>'
		. wp_nonce_field( 'et-pb-contact-form-submit', '_wpnonce-et-pb-contact-form-submitted-0', true, false ) . '</form>' ) . '</div></div>';
}

function standin_signup() {
	return standin_open( 'div', 'signup', 'et_pb_newsletter et_pb_subscribe clearfix et_pb_bg_layout_dark et_pb_newsletter_layout_left_right' )
		. '<div class="et_pb_newsletter_description"><h2 class="et_pb_module_header">Letters</h2></div><div class="et_pb_newsletter_form"><form method="post"><div class="et_pb_newsletter_result et_pb_newsletter_error"></div>'
		. '<div class="et_pb_newsletter_result et_pb_newsletter_success"><h2>Done</h2></div><div class="et_pb_newsletter_fields"><p class="et_pb_newsletter_field"><label class="et_pb_contact_form_label" for="et_pb_signup_email">Email</label>'
		. '<input id="et_pb_signup_email" class="input" type="text" placeholder="Email" name="et_pb_signup_email"></p><p class="et_pb_newsletter_button_wrap"><a class="et_pb_newsletter_button et_pb_button" href="#" data-icon="">'
		. '<span class="et_subscribe_loader"></span><span class="et_pb_newsletter_button_text">Subscribe</span></a></p></div><input type="hidden" value="mailchimp" name="et_pb_signup_provider"><input type="hidden" value="a" name="et_pb_signup_list_id"></form></div></div>';
}

function standin_search() {
	return standin_open( 'div', 'search', 'et_pb_bg_layout_light' )
		. '<form role="search" method="get" class="et_pb_searchform" action="' . esc_url( home_url( '/' ) ) . '"><div><label class="screen-reader-text" for="s">Search for:</label><input type="text" name="s" placeholder="Search" class="et_pb_s"><input type="submit" value="Search" class="et_pb_searchsubmit"></div></form></div>';
}

function standin_comments() {
	ob_start();
	comments_template( '', true );
	return standin_open( 'div', 'comments', 'et_pb_comments_module et_pb_bg_layout_light' ) . ob_get_clean() . '</div>';
}

/** Form of the form plugin, if the plugin is active. */
function standin_plugin_form() {
	return standin_open( 'div', 'code' ) . '<div class="et_pb_code_inner">' . do_shortcode( '[contact-form-7 id="1"]' ) . '</div></div>';
}

add_action( 'wp_ajax_nopriv_et_pb_submit_subscribe_form', 'standin_subscribe' );
add_action( 'wp_ajax_et_pb_submit_subscribe_form', 'standin_subscribe' );
/** Accepts a subscription with a valid nonce. */
function standin_subscribe() {
	check_ajax_referer( 'et_frontend_nonce', 'et_frontend_nonce' );
	wp_send_json( array( 'success' => true ) );
}
