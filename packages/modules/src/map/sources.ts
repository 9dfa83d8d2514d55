/** Which providers a page can use, in the order they are asked; the code of each is fetched only then. */
import { googleIsHere } from './google-is-here';
import type { MapOptions } from './options';
import type { MapProvider } from './provider';

export interface Source {
  name: string;
  /** What to do when it cannot be used. */
  remedy: string;
  /** @param signal ends the waiting */
  load(signal: AbortSignal): Promise<MapProvider>;
}

/** Nobody is asked whom the site has not chosen: Google by its script or a key, others by an address of tiles. */
export function sources(options: MapOptions, document: Document): Source[] {
  const { provider, key, tiles } = options;
  const found: Source[] = [];
  if (provider !== 'leaflet' && (key || googleIsHere(document))) {
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
