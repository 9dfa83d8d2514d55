/** Fetches a reCAPTCHA token before a form is sent, and sends it without one after a time limit (docs/reference/forms.md#recaptcha). Lazy part: fetched by forms with a token field. */
import { asRecord, asText, page, shared } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { ASK_TIMEOUT } from '../shared/request';
import { isOwnSubmit } from './api';

export const TOKEN = '_wpcf7_recaptcha_response';
const TOKEN_EVENT = 'wpcf7grecaptchaexecuted';

/** Milliseconds after which a token is renewed: the service allows two minutes. */
const TOKEN_AGE = 90_000;

/** Whether the visit was reported to the service; once for all forms of a page. */
const visited = shared('recaptcha-visit', () => ({ reported: false }));

interface Service {
  ready?(callback: () => void): void;
  execute?(key: string, options: { action: string }): Promise<unknown>;
}

/** Fetches a token. @returns undefined if the service is missing, fails or does not answer */
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

/** Sets a new token in the form. @param what name of the action in the plugin's settings */
async function renewToken(form: HTMLFormElement, claims: Claims, what: 'homepage' | 'contactform'): Promise<void> {
  const { sitekey, actions } = asRecord(page().global('wpcf7_recaptcha'));
  const action = asText(asRecord(actions)[what]) ?? what;
  const token = await fetchToken(action, asText(sitekey) ?? '');
  if (!token) return;
  for (const field of form.querySelectorAll(`input[name=${TOKEN}]`)) claims.set(field, 'attr:value', token);
  form.ownerDocument.dispatchEvent(new CustomEvent(TOKEN_EVENT, { detail: { action, token } }));
}

/**
 * The plugin's script delays a form until it has a token; if none comes, for ever.
 *
 * @param send not called when a token has come, since another script may delay the form for its own reason
 * @returns the function that cancels it
 */
function submitLater({ ownerDocument }: Element, send: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    ownerDocument.removeEventListener(TOKEN_EVENT, end);
  };
  const timer = setTimeout(() => {
    end();
    send();
  }, ASK_TIMEOUT);
  ownerDocument.addEventListener(TOKEN_EVENT, end);
  return end;
}

/** Delays the submission of a form that needs a token. */
export interface Recaptcha {
  /** Renews the token while the form is filled in, for scripts that read it. */
  changed(): void;
  press(submitter: HTMLElement | null): void;
  /** Whether the form was already sent without a token, so that this call is ignored. */
  isRepeated(): boolean;
  stop(): void;
}

/**
 * @param requestSubmit submits through the global call, which other scripts may delay
 * @param forceSubmit submits at once
 */
export function createRecaptcha(
  form: HTMLFormElement,
  claims: Claims,
  requestSubmit: (submitter: HTMLElement | null) => void,
  forceSubmit: (submitter: HTMLElement | null) => void,
): Recaptcha {
  let cancelTimeout = () => {};
  let waitsForToken = false;
  let forced = false;
  let stopped = false;
  let renewed = Date.now();

  // The service rates what visitors do on each page.
  if (isOwnSubmit() && !visited.reported)
    (page().global('grecaptcha') as Service | undefined)?.ready?.(() => {
      if (visited.reported || stopped) return;
      visited.reported = true;
      void renewToken(form, claims, 'homepage');
    });
  return {
    changed() {
      if (!isOwnSubmit() || waitsForToken || Date.now() - renewed < TOKEN_AGE) return;
      renewed = Date.now();
      void renewToken(form, claims, 'contactform');
    },
    press(submitter) {
      if (waitsForToken) return;
      forced = false;
      if (isOwnSubmit()) {
        waitsForToken = true;
        renewed = Date.now();
        void renewToken(form, claims, 'contactform').then(() => {
          waitsForToken = false;
          if (!stopped) requestSubmit(submitter);
        });
        return;
      }
      cancelTimeout();
      cancelTimeout = submitLater(form, () => {
        forceSubmit(submitter);
        forced = true;
      });
      requestSubmit(submitter);
    },
    isRepeated() {
      cancelTimeout();
      const repeated = forced;
      forced = false;
      return repeated;
    },
    stop() {
      stopped = true;
      cancelTimeout();
    },
  };
}
