/** Checks a builder's form, sends it once and shows the answer (docs/reference/builder-forms.md). */
import { converted, report, withTimeout } from '@enliven/core';
import { markBusy } from '../shared/mark-busy';
import { errorMessage } from '../shared/messages';
import { revealMessage } from '../shared/reveal-message';
import { dispatchAnswer } from './answer-event';
import type { FieldError } from './check-field';
import { dataOf, type Field, readFields } from './fields';
import type { Redirect } from './redirect';
import { announce, markField, showErrors } from './show-errors';
import { needsToken } from './spam-protection';
import type { FormSession, LiveForm } from './use-builder-form';

/** Answer of the server. */
interface Outcome {
  isAccepted: boolean;
  /** Whether the form stays on the page during a redirect. */
  keepsForm?: boolean;
  /** Shows the answer. @param redirect followed afterwards */
  show(redirect?: Redirect): void;
}

/** Steps of a submission that differ between contact forms and sign-ups. */
interface SubmissionSteps {
  /** Returns the fields to check and send. */
  requestedFields(form: HTMLFormElement, fields: readonly Field[]): readonly Field[];
  /** Returns the theme's class of a field with an error. */
  errorClassOf(field: Field): string;
  /** Returns the errors; undefined if the browser has shown them. */
  check(form: HTMLFormElement, shown: readonly Field[]): readonly FieldError[] | undefined;
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
  errorMessages?(error: unknown): string[];
}

export function createSubmission(element: Element, live: LiveForm, steps: SubmissionSteps): FormSession {
  const { scope } = live;
  const { place } = scope;
  let isSending = false;
  const address = dataOf(element, 'redirect_url');
  /** Fetched with the session, so that a redirect need not wait for it. */
  const redirect = address
    ? import('./redirect').then((code) => code.createRedirect(address, element, place))
    : undefined;
  // Reported when the redirect is needed.
  redirect?.catch(() => {});
  const reportMissing = (error: unknown): undefined => {
    report(error, place);
  };

  async function send(form: HTMLFormElement, shown: readonly Field[], hidden: readonly Field[]): Promise<void> {
    const settle = () => {
      isSending = false;
      clearBusy();
      live.onWait('no');
    };
    isSending = true;
    live.onWait('short');
    const clearBusy = markBusy(form, live.context.scope, (text) => {
      announce(live.context, text);
      live.onWait('long');
      revealMessage(element, live.context.liveRegion);
    });
    try {
      // Without a token the server decides.
      const token = needsToken(element)
        ? await withTimeout(import('./fetch-token').then((code) => code.fetchToken(steps.action(form)))).catch(() => '')
        : '';
      const outcome = scope.isDisposed ? undefined : await steps.send(form, shown, hidden, token);
      // The form stays busy until the redirect is known: a second press would send it twice.
      const next = redirect && outcome?.isAccepted ? await withTimeout(redirect).catch(reportMissing) : undefined;
      if (scope.isDisposed) return;
      // While the next page loads a press would send the form again.
      const isLeaving = outcome?.keepsForm && next;
      if (isLeaving) clearBusy();
      else settle();
      if (!outcome) return;
      const { isAccepted } = outcome;
      dispatchAnswer(form, isAccepted);
      outcome.show(next);
      if (!isAccepted) revealMessage(element, live.context.liveRegion);
      if (isAccepted) await emitConversion(element);
      next?.follow(() => isLeaving && !scope.isDisposed && settle());
    } catch (error) {
      report(error, place);
      if (scope.isDisposed) return;
      if (isSending) {
        settle();
        dispatchAnswer(form, false);
      }
      announce(live.context, ...(steps.errorMessages?.(error) ?? [errorMessage(error)]));
      revealMessage(element, live.context.liveRegion);
    }
  }

  function submit(form: HTMLFormElement): void {
    if (isSending || scope.isDisposed) return;
    const { context } = live;
    const { conditions } = context;
    announce(context);
    // Scripts fill in fields without an event, and the delay after the last key may not be over.
    conditions?.evaluate();
    const requested = steps.requestedFields(form, readFields(form));
    const hidden = requested.filter(({ wrapper }) => conditions?.hides(wrapper));
    const shown = requested.filter((field) => !hidden.includes(field));
    for (const field of requested) markField(field, context.scope, steps.errorClassOf(field), false);
    const errors = steps.check(form, shown);
    if (errors?.length === 0) void send(form, shown, hidden);
    else if (errors) {
      showErrors(errors, context, steps.errorClassOf);
      steps.onErrors?.();
    }
  }

  // Waits for the logic, since a hidden field is not required.
  return { submit: (form) => void live.context.ready.then(() => submit(form)) };
}

/** Milliseconds that a redirect waits for listeners of the conversion. */
const CONVERSION_TIMEOUT = 2000;

/** Emits the conversion. Resolves when its listeners are done, or after a time limit. */
async function emitConversion(element: Element): Promise<void> {
  const pending: Promise<unknown>[] = [];
  converted.emit({ element, until: (work) => void pending.push(work) });
  if (pending.length === 0) return;
  await withTimeout(Promise.allSettled(pending), CONVERSION_TIMEOUT).catch(() => {});
}
