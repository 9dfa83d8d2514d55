/** reCAPTCHA (contract §1.12): a fresh token before a form is sent, and a form that is sent all the same when none comes. */
import { asRecord, asText, page } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { ASK_TIMEOUT } from '../shared/constants';
import { isOwnSubmit } from './api';

export const TOKEN = '_wpcf7_recaptcha_response';
const HEARD = 'wpcf7grecaptchaexecuted';

interface Service {
  execute?(key: string, options: { action: string }): Promise<unknown>;
}

/** Asks the service itself. @returns undefined when it is not there, fails, or keeps silent */
async function fetchToken(action: string, key: string): Promise<string | undefined> {
  const service = page().global('grecaptcha') as Service | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise((resolve) => {
    timer = setTimeout(resolve, ASK_TIMEOUT);
  });
  try {
    return asText(await Promise.race([service?.execute?.(key, { action }), silence]));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Where nobody else does it: tokens grow old within two minutes of reading and writing. */
async function renewToken(form: HTMLFormElement, claims: Claims): Promise<void> {
  const { sitekey, actions } = asRecord(page().global('wpcf7_recaptcha'));
  const action = asText(asRecord(actions).contactform) ?? 'contactform';
  const token = await fetchToken(action, asText(sitekey) ?? '');
  if (!token) return;
  for (const field of form.querySelectorAll(`input[name=${TOKEN}]`)) claims.set(field, 'attr:value', token);
  form.ownerDocument.dispatchEvent(new CustomEvent(HEARD, { detail: { action, token } }));
}

/**
 * The service's own script holds a form back until it has a token, for ever when it gets none.
 *
 * @param send sends it as it is; not called when a token has come, since somebody else may hold it back with good reason
 * @returns the function that calls it off
 */
function releaseLater({ ownerDocument }: Element, send: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    ownerDocument.removeEventListener(HEARD, end);
  };
  const timer = setTimeout(() => {
    end();
    send();
  }, ASK_TIMEOUT);
  ownerDocument.addEventListener(HEARD, end);
  return end;
}

/** Stands between a press and the sending of a form that wants a token. */
export interface Gate {
  press(submitter: HTMLElement | null): void;
  /** Somebody sends it. @returns whether that is one too many */
  isClosed(): boolean;
  stop(): void;
}

/**
 * @param ask asks for it to be sent, which others may hold back
 * @param force sends it in spite of those
 */
export function createGate(
  form: HTMLFormElement,
  claims: Claims,
  ask: (submitter: HTMLElement | null) => void,
  force: (submitter: HTMLElement | null) => void,
): Gate {
  let callOff = () => {};
  let waits = false;
  let forced = false;
  let stopped = false;
  return {
    press(submitter) {
      if (waits) return;
      forced = false;
      if (isOwnSubmit()) {
        waits = true;
        void renewToken(form, claims).then(() => {
          waits = false;
          if (!stopped) ask(submitter);
        });
        return;
      }
      callOff();
      callOff = releaseLater(form, () => {
        force(submitter);
        forced = true;
      });
      ask(submitter);
    },
    isClosed() {
      callOff();
      const closed = forced;
      forced = false;
      return closed;
    },
    stop() {
      stopped = true;
      callOff();
    },
  };
}
