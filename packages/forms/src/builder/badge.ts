/** The theme's spam protection, as far as it is seen: the badge of its service. */
import { asRecord, page } from '@enliven/core';

export interface Service {
  isEnabled?(): boolean;
  interaction(action: string): Promise<unknown>;
}

export function service(): Service | undefined {
  const { recaptcha } = asRecord(asRecord(asRecord(page().global('etCore')).api).spam);
  return recaptcha as Service | undefined;
}

/** On containers that want a token, and on the body of pages that show the badge. */
export const ENABLED = 'et_pb_recaptcha_enabled';

export const wantsToken = (container: Element): boolean => container.classList.contains(ENABLED);

export const showsBadge = (container: Element): boolean =>
  (wantsToken(container) && service()?.isEnabled?.() === true) ||
  container.ownerDocument.querySelector('script[src*="/recaptcha/api.js?"][src*="render="]') !== null;
