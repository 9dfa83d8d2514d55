/** Runs code that stores or sends data: not on edited or previewed pages, and only with consent if the site requires it. */
import { hasConsent, type Scope, siteOptions } from '@enliven/core';
import { listenNatively } from './listen-natively';

const PREVIEW = /[?&](preview=true|et_fb=|et_pb_preview=|customize_changeset_uuid=)/;

/** Calls `run` once it is allowed. `"tracking": { "consent": true }` in the site's configuration waits for consent. */
export function runWithConsent(scope: Scope, owner: Document, run: () => void): void {
  if (PREVIEW.test(owner.location.search)) return;
  const waiting = scope.open();
  let cancel = () => {};
  function check(): void {
    if (siteOptions('tracking').consent === true && !hasConsent()) return;
    waiting.dispose();
    run();
  }
  listenNatively(waiting, owner, 'wp_listen_for_consent_change wp_consent_type_defined click', () => {
    cancel();
    // Consent banners store the answer a moment after the press.
    cancel = waiting.timeout(check, 0);
  });
  check();
}
