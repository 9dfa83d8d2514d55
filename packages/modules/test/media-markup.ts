/** Markup of videos, audio and background videos for tests, as both builder generations print it. */
import { html } from '@enliven/testing';

// Prevents happy-dom from requesting embedded pages.
const simulated = (globalThis as { happyDOM?: { settings: { navigation: { disableChildFrameNavigation: boolean } } } })
  .happyDOM;
if (simulated) simulated.settings.navigation.disableChildFrameNavigation = true;

const COVER = html`<div class="et_pb_video_overlay" style="background-image:url(data:,)"><div class="et_pb_video_overlay_hover"><a href="#" class="et_pb_video_play"></a></div></div>`;

export const frame = (src = '/embed/77?feature=oembed', more = '') =>
  html`<iframe title="Roasting day" width="1080" height="608" src="${src}" ${more}></iframe>`;

export const file = html`<video controls aria-label="Roasting day"><source type="video/mp4" src="data:video/mp4,"></video>`;

export const video = (player = frame(), cover = COVER) => html`
<div class="et_pb_module et_pb_video et_pb_video_0"><div class="et_pb_video_box">${player}</div>${cover}</div>`;

export const audio = (
  inner = html`<audio class="wp-audio-shortcode" id="audio-5-1" preload="none" style="width:100%" controls><source type="audio/mpeg" src="/a.mp3?_=1"><a href="/a.mp3">/a.mp3</a></audio>`,
) => html`
<div class="et_pb_module et_pb_audio_0 et_pb_bg_layout_dark et_pb_audio_module clearfix">
  <div class="et_pb_audio_module_content et_audio_container">
    <h2 class="et_pb_module_header">Drum at dawn</h2><p class="et_audio_module_meta">by <strong>Tidewheel</strong></p>
    ${inner}
  </div>
</div>`;

const four = (flags: string, source: string) =>
  html`<span class="et_pb_section_video_bg ${flags}"><video loop="loop" autoplay playsinline muted width="64" height="36">${source}</video></span>`;
const five = (flags: string, source: string) =>
  html`<span class="et-pb-background-video ${flags}"><video autoplay loop playsinline muted width="64" height="36">${source}</video></span>`;

export const backgroundVideo = (generation: 4 | 5 = 4, flags = '', src = 'data:video/mp4,') =>
  generation === 4
    ? html`<div class="et_pb_section et_pb_section_0 et_pb_section_video et_pb_preload">${four(flags, html`<source type="video/mp4" src="${src}">`)}<div class="et_pb_row"><p>Words in front.</p></div></div>`
    : html`<div class="et_pb_section_0 et_pb_section et_block_section et-pb-has-background-video et_pb_preload">${five(flags, html`<source type="video/mp4" data-src="${src}">`)}<div class="et_pb_row"><p>Words in front.</p></div></div>`;

/** Rules of the theme's style sheet that the state depends on. */
export const mediaCss = html`<style>
.et_pb_video, .et_pb_section { position: relative; min-height: 120px; }
.et_pb_video_overlay { position: absolute; inset: 0; }
.et_pb_video_play { display: block; width: 60px; height: 60px; }
.et_pb_preload > * { visibility: hidden; }
:is(.et_pb_section_video_bg, .et-pb-background-video) { position: absolute; inset: 0; overflow: hidden; }
</style>`;
