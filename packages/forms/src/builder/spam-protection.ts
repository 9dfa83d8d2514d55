/** Reads the theme's spam protection service from the page. */
import { asRecord, page } from '@enliven/core';

interface Service {
  isEnabled?(): boolean;
  interaction(action: string): Promise<unknown>;
}

export function service(): Service | undefined {
  const { recaptcha } = asRecord(asRecord(asRecord(page().global('etCore')).api).spam);
  return recaptcha as Service | undefined;
}

/** Class of containers that need a token, and of the body of pages that show the service's badge. */
export const ENABLED = 'et_pb_recaptcha_enabled';

export const wantsToken = (container: Element): boolean => container.classList.contains(ENABLED);

export const showsBadge = (container: Element): boolean =>
  (wantsToken(container) && service()?.isEnabled?.() === true) ||
  container.ownerDocument.querySelector('script[src*="/recaptcha/api.js?"][src*="render="]') !== null;
