/** Playlist: several tracks in one player (docs/reference/players.md#playlists). */
import { type BehaviorProps, query, Slot, useAttr, useButton, useEvent } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { Frame, type FrameControls } from '../player/player';
import { ownText } from '../shared/texts';
import type { PlaylistConfig, Track } from './config';

export { config } from './config';

/** State of a playlist: the selected track. */
export interface PlaylistState {
  /** Index of the track. */
  at: number;
  /** Whether to play the track; the initial track waits. */
  plays: boolean;
}

export type PlaylistEvent =
  | { type: 'choose'; at: number }
  | { type: 'next' | 'previous' }
  /** The track is over. */
  | { type: 'ended'; loops: boolean };

export const playlistMachine =
  (count: number) =>
  (state: PlaylistState, event: PlaylistEvent): PlaylistState => {
    const next = (state.at + 1) % count;
    switch (event.type) {
      case 'choose':
        return event.at >= 0 && event.at < count ? { at: event.at, plays: true } : state;
      case 'next':
        return { at: next, plays: true };
      case 'previous':
        return { at: (state.at + count - 1) % count, plays: true };
      case 'ended':
        // After the last track the first is selected; it plays only if the list loops.
        return { at: next, plays: next > 0 || event.loops };
    }
  };

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
  const [next] = useState(() => query<HTMLElement>(element, '.wp-playlist-next'));
  const [previous] = useState(() => query<HTMLElement>(element, '.wp-playlist-prev'));
  const [current] = useState(() => query(element, '.wp-playlist-current-item'));
  const track = tracks[state.at] as Track;
  // The list loops, not its tracks.
  const [each] = useState(() => ({
    ...options,
    loop: false,
    rawOptions: { ...options.rawOptions, autoRewind: false },
  }));

  const setSources = controls?.setSources;
  const loaded = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: selecting the same track again restarts it.
  useLayoutEffect(() => {
    // The address of the loaded track is not set again.
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

/** List of tracks and the current track above it, with the markup of WordPress' templates. */
interface ListProps {
  element: Element;
  config: PlaylistConfig;
  at: number;
  onChoose(at: number): void;
}

function Caption({ track, config, at }: { track: Track; config: PlaylistConfig; at: number }): ReactNode {
  return (
    <>
      {config.numbers && `${at + 1}. `}
      {track.caption || (
        <>
          <span className="wp-playlist-item-title">“{track.title}”</span>
          {config.artists && track.artist && <span className="wp-playlist-item-artist"> — {track.artist}</span>}
        </>
      )}
    </>
  );
}

function List({ element, config, at, onChoose }: ListProps): ReactNode {
  return (
    <Slot at={element} className="wp-playlist-tracks">
      {config.tracks.map((track, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and one file may be in it twice.
        <div key={index} className={`wp-playlist-item${index === at ? ' wp-playlist-playing' : ''}`}>
          <a
            className="wp-playlist-caption"
            href={track.src}
            aria-current={index === at || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(index);
            }}
          >
            <Caption track={track} config={config} at={index} />
          </a>
          {track.length && <div className="wp-playlist-item-length">{track.length}</div>}
        </div>
      ))}
    </Slot>
  );
}

const PARTS = ['title', 'album', 'artist'] as const;

function CurrentItem({ place, track, images }: { place: Element; track: Track; images: boolean }): ReactNode {
  return (
    <Slot at={place}>
      {images && track.thumb && <img src={track.thumb} alt="" />}
      <div className="wp-playlist-caption">
        {PARTS.map(
          (part) =>
            track[part] && (
              <span key={part} className={`wp-playlist-item-meta wp-playlist-item-${part}`}>
                {part === 'title' ? `“${track.title}”` : track[part]}
              </span>
            ),
        )}
      </div>
    </Slot>
  );
}

/** Next or previous element of the server, turned into a button. */
interface StepProps {
  element: HTMLElement;
  label: string;
  onPress(): void;
}

function Step({ element, label, onPress }: StepProps): null {
  useButton(element);
  useAttr(element, 'aria-label', label);
  useEvent(element, 'click', onPress);
  return null;
}
