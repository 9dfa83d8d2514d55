/** Playlists as WordPress prints them. */

const track = (name: string, artist: string) => ({
  src: `/files/${name}.mp3`,
  type: 'audio/mpeg',
  title: name,
  caption: '',
  description: '',
  meta: { artist, album: 'Harbor', length_formatted: '1:23' },
  image: { src: 'https://example.org/wp-includes/images/media/audio.png', width: 48, height: 64 },
  thumb: { src: '', width: 48, height: 64 },
});

const tracks = [track('one', 'Ann'), track('two', ''), track('three', 'Cleo')];

const playlistData = { type: 'audio', tracklist: true, tracknumbers: true, images: true, artists: true, tracks };

export const PLAYLIST = `<div class="wp-playlist wp-audio-playlist wp-playlist-light">
<div class="wp-playlist-current-item"></div>
<audio controls="controls" preload="none" width="640"></audio>
<div class="wp-playlist-next"></div>
<div class="wp-playlist-prev"></div>
<noscript><ol><li><a href="/files/one.mp3">one</a></li></ol></noscript>
<script type="application/json" class="wp-playlist-script">${JSON.stringify(playlistData)}</script>
</div>`;
