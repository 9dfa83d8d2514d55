/** Fetches a reCAPTCHA token before a form is sent, and sends it without one after a time limit (docs/reference/forms.md#recaptcha). Lazy part: fetched by forms with a token field. */
import { asRecord, asText, membersOf, page, shared, withTimeout } from '@enliven/core';
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
  const service = () => page().global('grecaptcha') as Service | undefined;
  async function execute(): Promise<unknown> {
    const early = service();
    // What executes comes after what says when it has come.
    if (early?.ready) await new Promise<void>((resolve) => early.ready?.(resolve));
    return service()?.execute?.(key, { action });
  }
  return asText(await withTimeout(execute(), ASK_TIMEOUT).catch(() => undefined));
}

/**
 * The plugin's script delays a form until it has a token; if none comes, for ever.
 *
 * @param end called when a token has come, and when none has in time
 * @returns the function that ends it before
 */
function awaitToken({ ownerDocument }: Element, end: (came: boolean) => void): () => void {
  const settle = (came: boolean) => {
    clearTimeout(timer);
    ownerDocument.removeEventListener(TOKEN_EVENT, hear);
    end(came);
  };
  const hear = () => settle(true);
  const timer = setTimeout(settle, ASK_TIMEOUT, false);
  ownerDocument.addEventListener(TOKEN_EVENT, hear);
  return hear;
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

interface Calls {
  /** Submits through the global call, which other scripts may delay. */
  requestSubmit(submitter: HTMLElement | null): void;
  /** Submits at once. */
  forceSubmit(submitter: HTMLElement | null): void;
  /** Called when the wait for a token begins and ends. */
  onWait(waits: boolean): void;
}

export function createRecaptcha(
  form: HTMLFormElement,
  claims: Claims,
  { requestSubmit, forceSubmit, onWait }: Calls,
): Recaptcha {
  let endWait = () => {};
  let waits = false;
  let forced = false;
  let stopped = false;
  let renewed = Date.now();

  function setWait(next: boolean): void {
    if (waits === next) return;
    waits = next;
    onWait(next);
  }

  /** Sets a new token in the form. @param what name of the action in the plugin's settings @returns whether one has come */
  async function renewToken(what: 'homepage' | 'contactform'): Promise<boolean> {
    const { sitekey, actions } = asRecord(page().global('wpcf7_recaptcha'));
    const action = asText(asRecord(actions)[what]) ?? what;
    const token = await fetchToken(action, asText(sitekey) ?? '');
    if (!token || stopped) return false;
    for (const field of membersOf(form).querySelectorAll(`input[name=${TOKEN}]`))
      claims.set(field, 'attr:value', token);
    membersOf(form).ownerDocument.dispatchEvent(new CustomEvent(TOKEN_EVENT, { detail: { action, token } }));
    return true;
  }

  // The service rates what visitors do on each page.
  if (isOwnSubmit() && !visited.reported) {
    visited.reported = true;
    void renewToken('homepage').then((came) => {
      visited.reported = came;
    });
  }
  return {
    changed() {
      if (!isOwnSubmit() || waits || Date.now() - renewed < TOKEN_AGE) return;
      renewed = Date.now();
      void renewToken('contactform');
    },
    press(submitter) {
      if (waits) return;
      forced = false;
      setWait(true);
      if (isOwnSubmit()) {
        renewed = Date.now();
        void renewToken('contactform').then(() => {
          setWait(false);
          if (!stopped) requestSubmit(submitter);
        });
        return;
      }
      endWait = awaitToken(form, (came) => {
        setWait(false);
        // With a token another script may delay the form for its own reason.
        if (came) return;
        forceSubmit(submitter);
        forced = true;
      });
      requestSubmit(submitter);
    },
    isRepeated() {
      endWait();
      const repeated = forced;
      forced = false;
      return repeated;
    },
    stop() {
      stopped = true;
      endWait();
    },
  };
}
