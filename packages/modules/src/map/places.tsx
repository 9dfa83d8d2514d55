/** List of the places of a map: visible until the map is drawn and if it fails, always available to screen readers. */
import { phrase, Slot } from '@enliven/core';
import type { CSSProperties, ReactNode } from 'react';
import type { LatLng, MapConfig } from './config';

/** State of a map. */
export interface MapState {
  /** far: not near the window yet · loading · drawn · failed: all providers failed */
  phase: 'far' | 'loading' | 'drawn' | 'failed';
  /** Index of the current provider. */
  provider: number;
  /** Number of retries; each starts with the first provider. */
  round: number;
}

export type MapEvent =
  /** `providers`: current number of providers */
  { type: 'near' | 'retry' | 'fail'; providers: number } | { type: 'drawn' };

export const initialMap: MapState = { phase: 'far', provider: 0, round: 0 };

export function mapMachine(state: MapState, event: MapEvent): MapState {
  switch (event.type) {
    case 'near':
      return state.phase === 'far' ? { ...state, phase: event.providers > 0 ? 'loading' : 'failed' } : state;
    case 'drawn':
      return state.phase === 'loading' ? { ...state, phase: 'drawn' } : state;
    case 'fail': {
      if (state.phase === 'far' || state.phase === 'failed') return state;
      const provider = state.provider + 1;
      return provider < event.providers ? { ...state, phase: 'loading', provider } : { ...state, phase: 'failed' };
    }
    case 'retry':
      if (state.phase !== 'failed' || event.providers === 0) return state;
      return { phase: 'loading', provider: 0, round: state.round + 1 };
  }
}

interface PlacesProps {
  box: Element;
  config: MapConfig;
  phase: MapState['phase'];
  /** Whether the site uses Google Maps. */
  google: boolean;
  onRetry?: () => void;
}

/** Style of a visually hidden list. */
const HIDDEN: CSSProperties = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

const VISIBLE: CSSProperties = { padding: '1.5em', textAlign: 'start' };

export function Places({ box, config, phase, google, onRetry }: PlacesProps): ReactNode {
  const { pins, center, isCentered, zoom } = config;
  const drawn = phase === 'drawn';
  const spots = pins.length > 0 || !isCentered ? pins : [{ spot: center, title: '', text: '' }];
  return (
    <Slot at={box} className="enliven-map-places">
      <div style={drawn ? HIDDEN : VISIBLE}>
        <p role="status" style={{ margin: 0 }}>
          {phase === 'failed' && phrase('no_map', 'The map cannot be shown right now.')}
        </p>
        {spots.length > 0 && (
          <ul style={{ margin: '0.5em 0' }}>
            {spots.map(({ spot, title, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the server's pins neither move nor change their number.
              <li key={at}>
                <strong>{title || `${spot.lat}, ${spot.lng}`}</strong>
                {text && ` ${text}`}{' '}
                {!drawn && (
                  <a
                    href={placeLink(spot, zoom, google)}
                    aria-label={phrase('open_place', 'Open in a map: %1', title || `${spot.lat}, ${spot.lng}`)}
                  >
                    {phrase('open_in_map', 'Open in a map')}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
        {phase === 'failed' && onRetry && (
          <button type="button" onClick={onRetry}>
            {phrase('try_again', 'Try again')}
          </button>
        )}
      </div>
    </Slot>
  );
}

/** Returns a link to a position. @param google whether to link to Google Maps instead of OpenStreetMap */
export function placeLink({ lat, lng }: LatLng, zoom: number, google: boolean): string {
  return google
    ? `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
    : `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`;
}
