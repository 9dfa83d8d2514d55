/** Conformance suite for fitted videos. */
import { describeBehavior, html } from '@enliven/testing';
import { fitVideos } from '../src';

describeBehavior(fitVideos, {
  html: html`<div class="et_pb_module"><p><iframe title="Harbour" width="640" height="480" src="about:blank#youtube" name="mine"></iframe></p>
<object data="data:text/plain,harbour" type="text/plain" width="320" height="240"></object><p>Words.</p></div>`,
});
