<?php
/**
 * Facts of generation 5: version, and the data of its scripts.
 *
 * @package Enliven
 */

define( 'STANDIN_GENERATION', 5 );
define( 'STANDIN_VERSION', '5.8.0' );

/** Returns the data of scripts: handle, name of the variable, value. */
function standin_data() {
	$animation = array(
		'class'            => 'et_pb_blurb_0',
		'style'            => 'slideLeft',
		'repeat'           => 'once',
		'duration'         => '200ms',
		'delay'            => '0ms',
		'intensity'        => '50%',
		'starting_opacity' => '0%',
		'speed_curve'      => 'ease-in-out',
	);
	$sticky    = array(
		'id'                => 'a1',
		'selector'          => '.et_pb_row_0',
		'position'          => 'top',
		'topOffset'         => '0px',
		'bottomOffset'      => '0px',
		'topLimit'          => 'none',
		'bottomLimit'       => 'none',
		'offsetSurrounding' => 'on',
		'transition'        => 'on',
	);
	$numbers   = static fn( $number ) => array( 'numberValue' => array( 'desktop' => array( 'value' => $number ) ) );
	return array(
		'divi-custom-script'                          => array( 'DIVI' => array( 'item_count' => '%d Item', 'items_count' => '%d Items' ) ),
		'divi-script-library-frontend-scripts'        => array(
			'et_frontend_scripts'       => array( 'builderCssContainerPrefix' => '#et-boc', 'builderCssLayoutPrefix' => '#et-boc .et-l' ),
			'et_pb_custom'              => standin_page_data(),
			'et_pb_box_shadow_elements' => array(),
		),
		'divi-script-library-multi-view'              => array( 'diviBreakpointData' => array( 'enabledBreakpointNames' => array( 'desktop', 'tablet', 'phone' ), 'baseBreakpointName' => 'desktop' ) ),
		'divi-script-library-animation'               => array( 'diviElementAnimationData' => array( $animation ) ),
		'et-builder-modules-script-sticky'            => array( 'diviElementStickyData' => array( 'a1' => $sticky ) ),
		'divi-module-library-script-number-counter'   => array( 'diviModuleNumberCounterData' => array( array( 'selector' => '.et_pb_number_counter_0', 'data' => $numbers( '1234' ) ) ) ),
		'divi-module-library-script-circle-counter'   => array( 'diviModuleCircleCounterData' => array( array( 'selector' => '.et_pb_circle_counter_0 .percent', 'data' => $numbers( '68' ) ) ) ),
		'divi-module-library-script-contact-form'     => array( 'diviModuleContactFormData' => array( array( 'selector' => '.et_pb_contact_form_0' ) ) ),
		'divi-module-library-script-signup'           => array( 'diviModuleSignupData' => array( array( 'selector' => '.et_pb_signup_0' ) ) ),
	);
}
