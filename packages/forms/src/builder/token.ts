/** The token of the theme's spam protection, from the service's own script. */
import { asRecord, page } from '@enliven/core';
import { ASK_TIMEOUT } from '../shared/constants';

interface Service {
  isEnabled?(): boolean;
  interaction(action: string): Promise<unknown>;
}

const ENABLED = 'et_pb_recaptcha_enabled';

function service(): Service | undefined {
  const { recaptcha } = asRecord(asRecord(asRecord(page().global('etCore')).api).spam);
  return recaptcha as Service | undefined;
}

const wantsToken = (container: Element): boolean => container.classList.contains(ENABLED);

/** The badge of the service is shown on pages with this class. */
export const showsBadge = (container: Element): boolean =>
  (wantsToken(container) && service()?.isEnabled?.() === true) ||
  container.ownerDocument.querySelector('script[src*="/recaptcha/api.js?"][src*="render="]') !== null;

/** Empty where nobody asks for one, or when the service fails or keeps silent: the server then decides. */
export async function fetchToken(container: Element, action: string): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<unknown>((resolve) => {
    timer = setTimeout(resolve, ASK_TIMEOUT);
  });
  try {
    const asked = wantsToken(container) && service()?.interaction(action);
    return `${(asked && (await Promise.race([asked, silence]))) || ''}`;
  } catch {
    return '';
  } finally {
    clearTimeout(timer);
  }
}
