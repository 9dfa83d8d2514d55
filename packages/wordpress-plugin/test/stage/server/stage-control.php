<?php
/**
 * Remote control for the tests: runs their code within WordPress and sends the result. Does nothing on other requests.
 *
 * @package Enliven
 */

if ( isset( $_SERVER['HTTP_X_STAGE_TOKEN'] ) && STAGE_TOKEN === $_SERVER['HTTP_X_STAGE_TOKEN'] ) {
	add_action(
		'wp_loaded',
		static function () {
			require_once ABSPATH . 'wp-admin/includes/admin.php';
			$stage_order = json_decode( file_get_contents( 'php://input' ), true );
			wp_set_current_user( 1 );
			$stage_run = static function ( $args ) use ( $stage_order ) {
				// phpcs:ignore Squiz.PHP.Eval.Discouraged -- code of the tests.
				return eval( $stage_order['code'] );
			};
			try {
				$stage_answer = array( 'result' => $stage_run( $stage_order['args'] ) );
			} catch ( Throwable $error ) {
				$stage_answer = array( 'error' => $error->getMessage() . ' in ' . $error->getFile() . ':' . $error->getLine() );
			}
			header( 'Content-Type: application/json' );
			echo wp_json_encode( $stage_answer );
			exit;
		}
	);
}

// Such tasks would run within the request of a test.
remove_action( 'init', 'wp_schedule_delete_old_privacy_export_files' );
// Blocks requests to other hosts: WordPress gets an empty 404 response when it checks for news and updates.
add_filter(
	'pre_http_request',
	static fn( $answer, $args, $url ) => 0 === strpos( $url, home_url() ) ? $answer : array(
		'headers'  => array(),
		'body'     => '',
		'cookies'  => array(),
		'filename' => null,
		'response' => array(
			'code'    => 404,
			'message' => 'Not Found',
		),
	),
	10,
	3
);
// The news box on the dashboard would log the blocked request.
add_action( 'wp_dashboard_setup', static fn() => remove_meta_box( 'dashboard_primary', 'dashboard', 'side' ) );
