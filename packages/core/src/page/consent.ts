/** Consent of the visitor to statistics, from consent plugins and Google's consent mode. */
import { page } from './page';

/** Returns the data layer of the tag manager, which plugins may rename. */
export function dataLayer(): unknown[] | undefined {
  const name = page().global('gtm4wp_datalayer_name');
  const found = page().global(typeof name === 'string' ? name : 'dataLayer');
  return Array.isArray(found) ? found : undefined;
}

/** Returns the latest value of Google's consent mode, whose commands are entries of the data layer. */
function grantedInLayer(): boolean {
  for (const entry of [...(dataLayer() ?? [])].reverse()) {
    // Entries are lists, or `arguments` objects.
    const isCommand = typeof entry === 'object' && entry !== null && 'length' in entry;
    const [command, , state] = isCommand ? Array.from(entry as ArrayLike<unknown>) : [];
    const storage = command === 'consent' ? Object(state).analytics_storage : undefined;
    if (storage) return storage === 'granted';
  }
  return false;
}

/** Whether the visitor has consented: by WordPress' consent plugins, else by Google's consent mode, else not. */
export function hasConsent(): boolean {
  const ask = page().global('wp_has_consent');
  return typeof ask === 'function' ? ask('statistics') === true : grantedInLayer();
}
