// Markup of videos with covers, background videos and audio modules in each generation.

import { type Print, rootClass } from './print';

export interface VideoOptions {
  /** Source: a file of the site, or an embedded page. */
  player: { file: string } | { page: string; title: string };
  /** Name of the cover picture. */
  cover?: string;
}

export interface AudioOptions {
  title: string;
  artist: string;
  file: string;
  /** Name of the cover picture. */
  picture?: string;
  background?: 'light' | 'dark';
}

const sources = (file: string, attribute = 'src'): string =>
  ['mp4', 'webm'].map((kind) => `<source type="video/${kind}" ${attribute}="/media/${file}.${kind}">`).join('');

const player = ({ player: it }: VideoOptions): string =>
  'file' in it
    ? `<video controls preload="none" width="480" height="270" aria-label="The drum, turning">${sources(it.file)}</video>`
    : `<iframe title="${it.title}" width="480" height="270" src="${it.page}" loading="lazy" allowfullscreen></iframe>`;

const cover = (picture: string): string =>
  `<div class="et_pb_video_overlay tw-cover-${picture}"><div class="et_pb_video_overlay_hover"><a href="#" class="et_pb_video_play"></a></div></div>`;

export const video = (print: Print, options: VideoOptions): string =>
  `<div class="${rootClass(print, 'video')}"><div class="et_pb_video_box">${player(options)}</div>${options.cover ? cover(options.cover) : ''}</div>`;

export const audio = (print: Print, { title, artist, file, picture, background = 'light' }: AudioOptions): string => {
  const look = [`et_pb_bg_layout_${background}`, ...(picture ? [] : ['et_pb_audio_no_image'])];
  const root = rootClass(print, 'audio', ['et_pb_audio_module', 'clearfix', ...look]);
  const art = picture ? `<div class="et_pb_audio_cover_art tw-cover-${picture}"></div>` : '';
  return `<div class="${root}">${art}<div class="et_pb_audio_module_content et_audio_container">
<h3 class="et_pb_module_header">${title}</h3><p class="et_audio_module_meta">by <strong>${artist}</strong></p>
<audio class="wp-audio-shortcode" preload="none" controls><source type="audio/mpeg" src="/media/${file}.mp3"><a href="/media/${file}.mp3">${title}</a></audio>
</div></div>`;
};

/** Returns classes for an element with a background video. */
export const behindClasses = ({ generation }: Print): string[] =>
  generation === 4 ? ['et_pb_section_video', 'et_pb_preload'] : ['et-pb-has-background-video', 'et_pb_preload'];

/** Returns a background video, which must be the first child of its element. */
export const backgroundVideo = ({ generation }: Print, file: string, outside = false): string => {
  const look = outside
    ? generation === 4
      ? ' et_pb_video_play_outside_viewport'
      : ' et-pb-background-video--play-outside-viewport'
    : '';
  const attributes = 'loop autoplay playsinline muted width="480" height="270"';
  return generation === 4
    ? `<span class="et_pb_section_video_bg${look}"><video ${attributes}>${sources(file)}</video></span>`
    : `<span class="et-pb-background-video${look}"><video ${attributes}>${sources(file, 'data-src')}</video></span>`;
};
