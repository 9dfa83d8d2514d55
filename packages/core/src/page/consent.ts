/** Whether the visitor has agreed to be counted, as consent plugins and Google's consent mode tell it. */
import { page } from './page';

/** The tag manager's own list; another plugin may have given it another name. */
export function dataLayer(): unknown[] | undefined {
  const name = page().global('gtm4wp_datalayer_name');
  const found = page().global(typeof name === 'string' ? name : 'dataLayer');
  return Array.isArray(found) ? found : undefined;
}

/** The newest word of Google's consent mode; its commands lie in the same list. */
function grantedInLayer(): boolean {
  for (const entry of [...(dataLayer() ?? [])].reverse()) {
    // Lists, or what a function was called with.
    const isCommand = typeof entry === 'object' && entry !== null && 'length' in entry;
    const [command, , state] = isCommand ? Array.from(entry as ArrayLike<unknown>) : [];
    const storage = command === 'consent' ? Object(state).analytics_storage : undefined;
    if (storage) return storage === 'granted';
  }
  return false;
}

/** As WordPress' consent plugins tell it, else as Google's consent mode does. Without any word there is no consent. */
export function hasConsent(): boolean {
  const ask = page().global('wp_has_consent');
  return typeof ask === 'function' ? ask('statistics') === true : grantedInLayer();
}
