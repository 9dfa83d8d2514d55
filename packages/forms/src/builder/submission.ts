/** Checks a builder's form, sends it once and shows the answer (docs/reference/builder-forms.md). */
import { converted, type Place, report, withTimeout } from '@enliven/core';
import { makeBusy, sentenceFor } from '../shared/request';
import { revealMessage } from '../shared/reveal-message';
import { dataOf, type Field, readFields } from './fields';
import type { Redirect } from './redirect';
import { announce, markField, type Problem, showErrors } from './show-errors';
import { dispatchAnswer, type FormSession, type LiveForm, wantsToken } from './use-builder-form';

interface Outcome {
  accepted: boolean;
  /** Whether the form is still there while a redirect is followed. */
  remains?: boolean;
  /**
   * Shows the answer.
   *
   * @param next where the visitor is sent afterwards
   */
  show(next?: Redirect): void;
}

/** What differs between contact forms and sign-ups. */
interface SubmissionSteps {
  place: Place;
  /** Returns the fields that the form asks for. */
  requested(form: HTMLFormElement, fields: readonly Field[]): readonly Field[];
  /** Returns the theme's class of a field with an error. */
  markOf(field: Field): string;
  /** Returns the errors; undefined if the browser has shown them itself. */
  check(form: HTMLFormElement, shown: readonly Field[]): readonly Problem[] | undefined;
  /** Called after errors were shown. */
  onErrors?(): void;
  /** Action name for the spam protection service. */
  action(form: HTMLFormElement): string;
  /** Sends the form. Resolves to undefined if the browser submits it instead. */
  send(
    form: HTMLFormElement,
    shown: readonly Field[],
    hidden: readonly Field[],
    token: string,
  ): Promise<Outcome | undefined>;
  /** Messages for a request that failed. @default those of all forms */
  sentences?(error: unknown): string[];
}

export function createSubmission(element: Element, live: LiveForm, steps: SubmissionSteps): FormSession {
  const { place } = steps;
  let sending = false;
  let stopped = false;
  /** Fetched with the session, so that a redirect need not wait for it. */
  const wanted = dataOf(element, 'redirect_url');
  const redirect = wanted
    ? import('./redirect').then((code) => code.createRedirect(wanted, element, place))
    : undefined;
  // Reported when the redirect is needed.
  redirect?.catch(() => {});
  const reportMissing = (error: unknown): undefined => {
    report(error, place);
  };
  /** Ends the busy state. */
  let clearBusy = () => {};

  async function send(form: HTMLFormElement, shown: readonly Field[], hidden: readonly Field[]): Promise<void> {
    const settle = () => {
      sending = false;
      clearBusy();
      live.onWait('no');
    };
    sending = true;
    live.onWait('short');
    clearBusy = makeBusy(form, live.context.claims, (words) => {
      announce(live.context, words);
      live.onWait('long');
      revealMessage(element, live.context.box);
    });
    try {
      // Without a token the server decides.
      const token = wantsToken(element)
        ? await withTimeout(import('./fetch-token').then((code) => code.fetchToken(steps.action(form)))).catch(() => '')
        : '';
      const outcome = stopped ? undefined : await steps.send(form, shown, hidden, token);
      // The form stays busy until the redirect is known: a second press would send it twice.
      const next = redirect && outcome?.accepted ? await withTimeout(redirect).catch(reportMissing) : undefined;
      if (stopped) return;
      // While the next page loads a press would send the form again.
      const waits = outcome?.remains && next;
      if (waits) clearBusy();
      else settle();
      if (!outcome) return;
      const { accepted } = outcome;
      dispatchAnswer(form, accepted);
      outcome.show(next);
      if (!accepted) revealMessage(element, live.context.box);
      if (accepted) await awaitConversion(element);
      next?.follow(() => waits && !stopped && settle());
    } catch (error) {
      report(error, place);
      if (stopped) return;
      if (sending) {
        settle();
        dispatchAnswer(form, false);
      }
      announce(live.context, ...(steps.sentences?.(error) ?? [sentenceFor(error)]));
      revealMessage(element, live.context.box);
    }
  }

  function submit(form: HTMLFormElement): void {
    if (sending || stopped) return;
    const { context } = live;
    const { claims, conditions } = context;
    announce(context);
    // Scripts fill in fields without an event, and a last key may be younger than the wait for keys.
    conditions?.decide();
    const requested = steps.requested(form, readFields(form));
    const hidden = requested.filter(({ wrapper }) => conditions?.hides(wrapper));
    const shown = requested.filter((field) => !hidden.includes(field));
    for (const field of requested) markField(field, claims, steps.markOf(field), false);
    const problems = steps.check(form, shown);
    if (problems?.length === 0) void send(form, shown, hidden);
    else if (problems) {
      showErrors(problems, context, steps.markOf);
      steps.onErrors?.();
    }
  }

  return {
    // Waits for the logic, since a hidden field is not required.
    submit: (form) => void live.context.ready.then(() => submit(form)),
    stop() {
      stopped = true;
      clearBusy();
    },
  };
}

/** Milliseconds that a redirect waits for listeners of the conversion. */
const CONVERSION_TIMEOUT = 2000;

/** Emits the conversion. Resolves when its listeners are done, or after a time limit. */
async function awaitConversion(element: Element): Promise<void> {
  const pending: Promise<unknown>[] = [];
  converted.emit({ element, until: (work) => void pending.push(work) });
  if (pending.length === 0) return;
  await withTimeout(Promise.allSettled(pending), CONVERSION_TIMEOUT).catch(() => {});
}
