// Page with WordPress's players: a video with captions and chapters, a playlist, and a missing video.

import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

const track = (kind: string, language: string, label: string, file: string): string =>
  `<track kind="${kind}" srclang="${language}" label="${label}" src="/media/${file}">`;

// Browsers do not support the format of the second track.
const tracks = [
  track('captions', 'en', 'English', 'drum-en.vtt'),
  track('subtitles', 'de', 'Deutsch', 'drum-de.srt'),
  track('chapters', 'en', 'Chapters', 'drum-chapters.vtt'),
].join('');

// The missing video uses preload="none", so that no error occurs until a visitor plays it.
const film = (file: string, id: number, preload: 'none' | 'metadata', inside = ''): string =>
  `<div class="wp-video"><video class="wp-video-shortcode" id="video-1-${id}" width="480" height="270" preload="${preload}" controls="controls" data-mejsoptions='{"features":["playpause","current","progress","duration","tracks","speed","volume","pip","fullscreen"]}'><source type="video/mp4" src="/media/${file}.mp4?_=${id}">${inside}<a href="/media/${file}.mp4">${file}</a></video></div>`;

const recording = (file: string, title: string, artist: string) => ({
  src: `/media/${file}.mp3`,
  type: 'audio/mpeg',
  title,
  meta: { artist, album: 'The roastery, by ear', length_formatted: '0:04' },
});

const recordings = {
  type: 'audio',
  tracklist: true,
  tracknumbers: true,
  images: false,
  artists: true,
  tracks: [recording('first-crack', 'First crack', 'Drum No. 3'), recording('low-tide', 'Low tide', 'The harbor wall')],
};

const playlist = `<div class="wp-playlist wp-audio-playlist wp-playlist-light"><div class="wp-playlist-current-item"></div>
<audio controls="controls" preload="none" width="640"></audio>
<div class="wp-playlist-next"></div><div class="wp-playlist-prev"></div>
<script type="application/json" class="wp-playlist-script">${JSON.stringify(recordings)}</script></div>`;

export const mediaPage: Page = {
  path: '/media',
  title: 'The roastery’s screening room',
  summary: 'Players for films and recordings: captions, chapters, speed, a playlist, and a film that is gone.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Screenings',
        title: 'The roastery’s screening room',
        lede: 'Read along, jump to a chapter, slow it down. By mouse, by touch, and without looking at the keys.',
        picture: 'wheel',
      }),
      section(
        print,
        {},
        row(
          print,
          {},
          ['1_2', heading(print, 'With captions and chapters'), film('drum', 1, 'metadata', tracks)],
          ['1_2', heading(print, 'One after the other'), playlist],
        ),
      ),
      section(
        print,
        { background: 'cream' },
        row(print, {}, [
          '1_2',
          heading(print, 'One that is gone', 'The player says so, offers the file, and tries again when asked.'),
          film('lost', 2, 'none'),
        ]),
      ),
    ].join('\n'),
};
