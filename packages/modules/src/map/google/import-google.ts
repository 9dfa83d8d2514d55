/** Imports Google Maps once for all maps of a page with a key but without Google's script. Loads on those pages. */
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

/** Selector of the script that Google's loader inserts, by its callback parameter. */
const LOADER_SCRIPT = 'script[src*="maps.googleapis.com"][src*="__ib__"]';

let isConfigured = false;

/** Uses Google's loader, which supports nonces and Trusted Types. After a failure, the next call tries again. */
export async function importGoogle(document: Document, key: string): Promise<void> {
  if (!isConfigured) setOptions({ key, v: 'quarterly' });
  isConfigured = true;
  try {
    await Promise.all([importLibrary('maps'), importLibrary('marker')]);
  } catch (error) {
    document.querySelector(LOADER_SCRIPT)?.remove();
    throw error;
  }
}
