/** Lists the providers that a page can use, in their order; the code of each is fetched when it is needed. */

import { asNumber, asText, siteOptions } from '@enliven/core';
import { hasGoogle, type MapProvider } from './provider';

export interface Source {
  name: string;
  /** What to do when it cannot be used. */
  remedy: string;
  /** @param signal ends the waiting */
  load(signal: AbortSignal): Promise<MapProvider>;
}

/** Returns the providers that the site has chosen: Google by its script or a key, Leaflet by an address of tiles. */
export function sources(options: MapOptions, document: Document): Source[] {
  const { provider, key, tiles } = options;
  const found: Source[] = [];
  if (provider !== 'leaflet' && (key || hasGoogle(document))) {
    found.push({
      name: 'Google Maps',
      remedy: 'Check the key, and that a Content-Security-Policy allows maps.googleapis.com and maps.gstatic.com',
      load: async (signal) => (await import('./google/google-maps')).loadGoogle(document, key, signal),
    });
  }
  if (provider !== 'google' && tiles) {
    found.push({
      name: 'Leaflet',
      remedy: `Check that tiles come from ${tiles} and that a Content-Security-Policy allows them`,
      load: async () => (await import('./leaflet/leaflet-maps')).leafletMaps(options),
    });
  }
  return found;
}

/** Reads what the site's configuration says about maps. */
export interface MapOptions {
  /** Use this one only. */
  provider: 'google' | 'leaflet' | undefined;
  /** Google's key, where the page does not bring Google's script itself. */
  key: string | undefined;
  /** Address of map tiles with `{z}`, `{x}` and `{y}`; `{s}` and `{r}` as Leaflet knows them. */
  tiles: string | undefined;
  /** Whom the tiles are from, and where that is said. */
  attribution: string | undefined;
  attributionUrl: string | undefined;
  /** The closest zoom there are tiles for. @default 19 */
  maxZoom: number;
}

const MAX_ZOOM = 19;

export function mapOptions(): MapOptions {
  const { provider, key, tiles, attribution, attributionUrl, maxZoom } = siteOptions('map');
  return {
    provider: provider === 'google' || provider === 'leaflet' ? provider : undefined,
    key: asText(key),
    tiles: asText(tiles),
    attribution: asText(attribution),
    attributionUrl: asText(attributionUrl),
    maxZoom: asNumber(maxZoom) ?? MAX_ZOOM,
  };
}
