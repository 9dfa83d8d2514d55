<?php
/**
 * Facts of generation 4: version, and the data of its scripts.
 *
 * @package Enliven
 */

define( 'STANDIN_GENERATION', 4 );
define( 'STANDIN_VERSION', '4.27.4' );

/** Returns the data of scripts: handle, name of the variable, value. */
function standin_data() {
	$sticky = array(
		'id'                => 'et_pb_row_0',
		'selector'          => '.et_pb_row_0',
		'position'          => 'top',
		'topOffset'         => '0px',
		'bottomOffset'      => '0px',
		'topLimit'          => 'none',
		'bottomLimit'       => 'none',
		'offsetSurrounding' => 'on',
		'transition'        => 'on',
		'styles'            => array( 'positioning' => 'relative' ),
	);
	$motion = array(
		'id'          => '.et_pb_text_0',
		'start'       => 0,
		'midStart'    => 50,
		'midEnd'      => 50,
		'end'         => 100,
		'startValue'  => 0,
		'midValue'    => 100,
		'endValue'    => 100,
		'resolver'    => 'opacity',
		'module_type' => 'et_pb_text',
		'trigger_start' => 'middle',
		'trigger_end' => 'middle',
		'grid_motion' => 'off',
	);
	$devices = array_fill_keys( array( 'desktop', 'tablet', 'phone' ), array( $motion ) );
	return array(
		'divi-custom-script'               => array(
			'DIVI'                       => array( 'item_count' => '%d Item', 'items_count' => '%d Items' ),
			'et_builder_utils_params'    => array( 'builderType' => 'fe', 'onloadScrollLocation' => 'app' ),
			'et_frontend_scripts'        => array( 'builderCssContainerPrefix' => '#et-boc', 'builderCssLayoutPrefix' => '#et-boc .et-l' ),
			'et_pb_custom'               => standin_page_data(),
			'et_pb_box_shadow_elements'  => array(),
		),
		'et-builder-modules-script-motion' => array( 'et_pb_motion_elements' => $devices ),
		'et-builder-modules-script-sticky' => array( 'et_pb_sticky_elements' => array( 'et_pb_row_0' => $sticky ) ),
	);
}
