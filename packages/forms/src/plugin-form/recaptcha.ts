/** Fetches a reCAPTCHA token before a form is sent, and sends it without one after a time limit (docs/reference/forms.md#recaptcha). Lazy part: fetched by forms with a token field. */
import {
  asRecord,
  asText,
  documentOf,
  membersOf,
  page,
  queryAll,
  type Scope,
  shared,
  withTimeout,
} from '@enliven/core';
import type { FormScope } from '../shared/form-scope';
import { OPTIONAL_TIMEOUT } from '../shared/time-limits';
import { isOwnSubmit } from './calls';

export const TOKEN = '_wpcf7_recaptcha_response';
const TOKEN_EVENT = 'wpcf7grecaptchaexecuted';

/** Milliseconds after which a token is renewed: the service allows two minutes. */
const TOKEN_AGE = 90_000;

/** Whether the visit was reported to the service; once for all forms of a page. */
const visit = shared('recaptcha-visit', () => ({ isReported: false }));

interface Service {
  ready?(callback: () => void): void;
  execute?(key: string, options: { action: string }): Promise<unknown>;
}

/** Fetches a token. @returns undefined if the service is missing, fails or does not answer */
async function fetchToken(action: string, key: string): Promise<string | undefined> {
  const findService = () => page().global('grecaptcha') as Service | undefined;
  async function execute(): Promise<unknown> {
    const early = findService();
    // The service defines `ready` before `execute`.
    if (early?.ready) await new Promise<void>((resolve) => early.ready?.(resolve));
    return findService()?.execute?.(key, { action });
  }
  return asText(await withTimeout(execute(), OPTIONAL_TIMEOUT).catch(() => undefined));
}

/**
 * Waits for a token, for which the plugin's script delays a form: forever if none is issued.
 *
 * @param onEnd called when a token is issued, or with false after the time limit
 * @returns the function that ends the wait
 */
function awaitToken(form: Element, scope: Scope, onEnd: (hasToken: boolean) => void): () => void {
  const wait = scope.open();
  const settle = (hasToken: boolean) => {
    wait.dispose();
    onEnd(hasToken);
  };
  const end = () => settle(true);
  wait.timeout(() => settle(false), OPTIONAL_TIMEOUT);
  wait.on(documentOf(form), TOKEN_EVENT, end);
  return end;
}

/** Delays the submission of a form that needs a token. */
export interface Recaptcha {
  /** Renews the token while the form is filled in, for scripts that read it. */
  renewOutdated(): void;
  press(submitter: HTMLElement | null): void;
  /** Whether the form was already sent without a token, so that this call is ignored. */
  isRepeated(): boolean;
}

interface Calls {
  /** Submits through the global call, which other scripts may delay. */
  requestSubmit(submitter: HTMLElement | null): void;
  /** Submits at once. */
  forceSubmit(submitter: HTMLElement | null): void;
  /** Called when the wait for a token begins and ends. */
  onWait(isWaiting: boolean): void;
}

export function createRecaptcha(
  form: HTMLFormElement,
  scope: FormScope,
  { requestSubmit, forceSubmit, onWait }: Calls,
): Recaptcha {
  let endWait = () => {};
  let isWaiting = false;
  let isForced = false;
  /** Time of the last renewal. */
  let renewed = Date.now();

  function setWaiting(next: boolean): void {
    if (isWaiting === next) return;
    isWaiting = next;
    onWait(next);
  }

  /** Sets a new token in the form. @param key of the action in the plugin's settings @returns whether a token was issued */
  async function renewToken(key: 'homepage' | 'contactform'): Promise<boolean> {
    const { sitekey, actions } = asRecord(page().global('wpcf7_recaptcha'));
    const action = asText(asRecord(actions)[key]) ?? key;
    const token = await fetchToken(action, asText(sitekey) ?? '');
    if (!token || scope.isDisposed) return false;
    for (const field of queryAll(form, `input[name=${TOKEN}]`)) scope.put(field, 'attr:value', token);
    membersOf(form).ownerDocument.dispatchEvent(new CustomEvent(TOKEN_EVENT, { detail: { action, token } }));
    return true;
  }

  // The service rates what visitors do on each page.
  if (isOwnSubmit() && !visit.isReported) {
    visit.isReported = true;
    void renewToken('homepage').then((hasToken) => {
      visit.isReported = hasToken;
    });
  }
  return {
    renewOutdated() {
      if (!isOwnSubmit() || isWaiting || Date.now() - renewed < TOKEN_AGE) return;
      renewed = Date.now();
      void renewToken('contactform');
    },
    press(submitter) {
      if (isWaiting) return;
      isForced = false;
      setWaiting(true);
      if (isOwnSubmit()) {
        renewed = Date.now();
        void renewToken('contactform').then(() => {
          setWaiting(false);
          if (!scope.isDisposed) requestSubmit(submitter);
        });
        return;
      }
      endWait = awaitToken(form, scope, (hasToken) => {
        setWaiting(false);
        // With a token another script may delay the form for its own reason.
        if (hasToken) return;
        forceSubmit(submitter);
        isForced = true;
      });
      requestSubmit(submitter);
    },
    isRepeated() {
      endWait();
      const isRepeated = isForced;
      isForced = false;
      return isRepeated;
    },
  };
}
