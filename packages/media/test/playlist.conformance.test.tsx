/** Conformance suite for playlists. */
import { describeBehavior } from '@enliven/testing';
import { playlist } from '../src/playlist';
import { PLAYLIST } from './playlist-markup';
import { playUsualFormats } from './support/fake-media';

playUsualFormats();

describeBehavior(playlist, {
  html: PLAYLIST,
  act: (element) => element.querySelectorAll<HTMLElement>('.wp-playlist-item a')[1]?.click(),
});
