/** Players as WordPress prints them. */

export const AUDIO = `<div class="et_pb_module et_pb_audio_0 et_pb_audio_module"><div class="et_pb_audio_module_content et_audio_container">
<h2 class="et_pb_module_header">First song</h2>
<audio class="wp-audio-shortcode" id="audio-12-1" preload="none" style="width: 100%;" controls="controls"><source type="audio/mpeg" src="/files/song.mp3?_=1" /><a href="/files/song.mp3">/files/song.mp3</a></audio>
</div></div>`;

export const VIDEO = `<div style="width: 640px;" class="wp-video">
<video class="wp-video-shortcode" id="video-12-1" width="640" height="360" poster="/files/poster.jpg" preload="none" controls="controls"><source type="video/mp4" src="/files/clip.mp4?_=1" /><a href="/files/clip.mp4">/files/clip.mp4</a></video></div>`;

/** @param inside content between the tags @param more attributes */
export const video = (inside: string, more = ''): string =>
  `<div class="wp-video"><video class="wp-video-shortcode" id="video-1-1" width="640" height="360" preload="none" controls="controls" ${more}>${inside}</video></div>`;
