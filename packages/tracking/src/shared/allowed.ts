/** Whether anything may be stored or sent: not while the page is edited or previewed, and not before the visitor agrees where the site asks. */
import { hasConsent, type Release, siteOptions } from '@enliven/core';
import { listeners } from './listeners';

const PREVIEW = /[?&](preview=true|et_fb=|et_pb_preview=|customize_changeset_uuid=)/;

/**
 * Calls `begin` once it is allowed, which may be never. `"tracking": { "consent": true }` in the site's configuration waits for the visitor.
 *
 * @param begin may return the function that ends what it has begun
 */
export function whenAllowed(owner: Document, begin: () => Release | undefined): Release {
  if (PREVIEW.test(owner.location.search)) return () => {};
  let end: Release | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { on, end: unsubscribe } = listeners();
  function look(): void {
    if (siteOptions('tracking').consent === true && !hasConsent()) return;
    unsubscribe();
    end = begin();
  }
  on(owner, 'wp_listen_for_consent_change wp_consent_type_defined click', () => {
    clearTimeout(timer);
    // Banners are pressed; what they have stored is known a moment later.
    timer = setTimeout(look);
  });
  look();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    end?.();
  };
}
