/** Several recordings in one player (docs/reference/players.md#playlists). */
import { type BehaviorProps, useEvent } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { Frame, type FrameControls } from '../player/frame';
import { ownText } from '../shared/texts';
import type { PlaylistConfig, Track } from './config';
import { CurrentItem, List } from './list';
import { playlistMachine } from './playlist-machine';
import { Step } from './step';

export { config } from './config';

export default function Playlist({ element, config }: BehaviorProps<PlaylistConfig>): ReactNode {
  return config.media ? <Player element={element} config={config} media={config.media} /> : null;
}

interface PlayerProps {
  element: Element;
  config: PlaylistConfig;
  media: HTMLMediaElement;
}

function Player({ element, config, media }: PlayerProps): ReactNode {
  const { tracks, isVideo, options } = config;
  const [state, send] = useReducer(playlistMachine(tracks.length), { at: 0, plays: false });
  const [controls, setControls] = useState<FrameControls>();
  const [next] = useState(() => element.querySelector('.wp-playlist-next'));
  const [previous] = useState(() => element.querySelector('.wp-playlist-prev'));
  const [current] = useState(() => element.querySelector('.wp-playlist-current-item'));
  const track = tracks[state.at] as Track;
  // The list begins anew, and none of its tracks does.
  const [each] = useState(() => ({ ...options, loop: false, given: { ...options.given, autoRewind: false } }));

  const setSources = controls?.setSources;
  const loaded = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same track chosen again begins again.
  useLayoutEffect(() => {
    // What is loaded already is not loaded again by its address.
    if (controls && loaded.current === track.src) controls.medium.currentTime = 0;
    if (controls) loaded.current = track.src;
    setSources?.([{ src: new URL(track.src, media.baseURI).href, type: track.type }], state.plays);
  }, [state, !setSources]);
  useEvent(controls?.medium, 'ended', () => send({ type: 'ended', loops: options.loop }));

  return (
    <>
      <Frame
        media={media}
        isVideo={isVideo}
        title={track.title}
        options={each}
        poster={isVideo ? track.poster : ''}
        {...(track.width > 0 && track.height > 0 && { size: { width: track.width, height: track.height } })}
        onControls={setControls}
      />
      {current && !isVideo && <CurrentItem place={current} track={track} images={config.images} />}
      {next && <Step element={next} label={ownText('next', 'Next')} onPress={() => send({ type: 'next' })} />}
      {previous && (
        <Step element={previous} label={ownText('previous', 'Previous')} onPress={() => send({ type: 'previous' })} />
      )}
      {config.list && (
        <List element={element} config={config} at={state.at} onChoose={(at) => send({ type: 'choose', at })} />
      )}
    </>
  );
}
