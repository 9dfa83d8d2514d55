<?php
/**
 * Plugin Name: Delay of scripts (stand-in)
 * Version: 1.0.0
 * Description: Delays scripts until the first interaction, as speed plugins do. Scripts can opt out.
 *
 * @package Enliven
 */

const STANDIN_LEAVE_ALONE = array( 'nowprocket', 'data-no-defer', 'data-no-optimize', 'data-cfasync' );

/** Delays one script. */
function standin_delay( $found ) {
	list( $tag, $attributes ) = $found;
	foreach ( STANDIN_LEAVE_ALONE as $mark ) {
		if ( false !== strpos( $attributes, $mark ) ) {
			return $tag;
		}
	}
	if ( preg_match( '/type=["\'](?!text\/javascript|module)/', $attributes ) || false === strpos( $attributes, 'src=' ) ) {
		return $tag;
	}
	$kind       = false === strpos( $attributes, 'type="module"' ) ? 'text/javascript' : 'module';
	$attributes = preg_replace( '/\stype=["\'][^"\']*["\']/', '', $attributes );
	return '<script type="rocketlazyloadscript" data-rocket-type="' . $kind . '"' . preg_replace( '/\ssrc=/', ' data-rocket-src=', $attributes ) . '>';
}

add_action(
	'template_redirect',
	static function () {
		ob_start( static fn( $html ) => str_replace( '</body>', standin_delay_runner() . '</body>', preg_replace_callback( '/<script([^>]*)>/', 'standin_delay', $html ) ) );
	},
	2
);

/** Returns the script that loads the delayed scripts in their order. */
function standin_delay_runner() {
	return <<<'HTML'
<script nowprocket>
(function () {
	var kinds = ['keydown', 'mousedown', 'touchstart', 'wheel'];
	function next(list) {
		var old = list.shift();
		if (!old) return;
		var script = document.createElement('script');
		Array.prototype.forEach.call(old.attributes, function (attribute) {
			if (!/^(type|data-rocket-)/.test(attribute.name)) script.setAttribute(attribute.name, attribute.value);
		});
		script.type = old.getAttribute('data-rocket-type');
		script.onload = script.onerror = function () { next(list); };
		script.src = old.getAttribute('data-rocket-src');
		old.replaceWith(script);
	}
	function start() {
		kinds.forEach(function (kind) { removeEventListener(kind, start); });
		next(Array.prototype.slice.call(document.querySelectorAll('script[type=rocketlazyloadscript]')));
	}
	kinds.forEach(function (kind) { addEventListener(kind, start, { passive: true }); });
})();
</script>
HTML;
}
