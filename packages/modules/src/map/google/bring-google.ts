/** Brings Google's maps onto a page that has a key but no script of Google's, once for all maps. */
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

let configured = false;

/** Google's own loader knows nonces and Trusted Types. After a failure the next call tries again. */
export async function bringGoogle(key: string): Promise<void> {
  if (!configured) setOptions({ key, v: 'quarterly' });
  configured = true;
  await Promise.all([importLibrary('maps'), importLibrary('marker')]);
}
