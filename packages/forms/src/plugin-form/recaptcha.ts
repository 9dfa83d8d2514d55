/** reCAPTCHA (docs/reference/forms.md#recaptcha): a fresh token before a form is sent, and a form that is sent all the same when none comes. */
import { asRecord, asText, page, shared } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { ASK_TIMEOUT } from '../shared/constants';
import { isOwnSubmit } from './api';

export const TOKEN = '_wpcf7_recaptcha_response';
const HEARD = 'wpcf7grecaptchaexecuted';

/** Milliseconds after which a token is renewed before it is two minutes old, which is all the service allows. */
const FRESH = 90_000;

/** The page has been told of; it is once for all its forms. */
const visited = shared('recaptcha-visit', () => ({ told: false }));

interface Service {
  ready?(callback: () => void): void;
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

/** Where nobody else does it. @param what its name in the plugin's settings */
async function renewToken(form: HTMLFormElement, claims: Claims, what: 'homepage' | 'contactform'): Promise<void> {
  const { sitekey, actions } = asRecord(page().global('wpcf7_recaptcha'));
  const action = asText(asRecord(actions)[what]) ?? what;
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
  /** Somebody fills the form in: scripts that read its token find one that counts. */
  changed(): void;
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
  let renewed = Date.now();

  // The service compares what visitors do on the pages they come from.
  if (isOwnSubmit() && !visited.told)
    (page().global('grecaptcha') as Service | undefined)?.ready?.(() => {
      if (visited.told || stopped) return;
      visited.told = true;
      void renewToken(form, claims, 'homepage');
    });
  return {
    changed() {
      if (!isOwnSubmit() || waits || Date.now() - renewed < FRESH) return;
      renewed = Date.now();
      void renewToken(form, claims, 'contactform');
    },
    press(submitter) {
      if (waits) return;
      forced = false;
      if (isOwnSubmit()) {
        waits = true;
        renewed = Date.now();
        void renewToken(form, claims, 'contactform').then(() => {
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
