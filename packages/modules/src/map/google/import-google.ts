/** Imports Google Maps once for all maps of a page that has a key but no script of Google's. Lazy part: fetched by those pages. */
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

/** Selector of the script that Google's loader inserts, by its callback parameter. */
const LOADER_SCRIPT = 'script[src*="maps.googleapis.com"][src*="__ib__"]';

let configured = false;

/** Google's own loader knows nonces and Trusted Types. After a failure nothing is left, and the next call tries again. */
export async function importGoogle(document: Document, key: string): Promise<void> {
  if (!configured) setOptions({ key, v: 'quarterly' });
  configured = true;
  try {
    await Promise.all([importLibrary('maps'), importLibrary('marker')]);
  } catch (error) {
    document.querySelector(LOADER_SCRIPT)?.remove();
    throw error;
  }
}
