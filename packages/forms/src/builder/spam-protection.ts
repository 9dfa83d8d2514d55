/** The theme's spam protection service, which issues tokens for forms. */
import { asRecord, documentOf, member, page } from '@enliven/core';

interface SpamService {
  isEnabled?(): boolean;
  interaction(action: string): Promise<unknown>;
}

/** Returns the service of the page; undefined without one. */
export function spamService(): SpamService | undefined {
  const { recaptcha } = asRecord(asRecord(asRecord(page().global('etCore')).api).spam);
  return recaptcha as SpamService | undefined;
}

/** Class of containers that need a token, and of the body of pages that show the service's badge. */
export const TOKEN_CLASS = 'et_pb_recaptcha_enabled';

export const needsToken = (container: Element): boolean => member(container, 'classList').contains(TOKEN_CLASS);

/** Whether the service runs. A broken service must not keep forms from mounting. */
function isEnabled(): boolean {
  try {
    return spamService()?.isEnabled?.() === true;
  } catch {
    return false;
  }
}

/** Whether the page shows the service's badge. */
export const hasBadge = (container: Element): boolean =>
  (needsToken(container) && isEnabled()) ||
  documentOf(container).querySelector('script[src*="/recaptcha/api.js?"][src*="render="]') !== null;
