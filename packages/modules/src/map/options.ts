/** Reads what the site's configuration says about maps. */
import { asNumber, asText, siteOptions } from '@enliven/core';

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
