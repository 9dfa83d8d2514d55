/** The list of tracks, and what stands above it for the one that plays: the markup WordPress' templates make. */
import { Slot } from '@enliven/core';
import type { ReactNode } from 'react';
import type { PlaylistConfig, Track } from './config';

export interface ListProps {
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

export function List({ element, config, at, onChoose }: ListProps): ReactNode {
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

export function CurrentItem({ place, track, images }: { place: Element; track: Track; images: boolean }): ReactNode {
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
