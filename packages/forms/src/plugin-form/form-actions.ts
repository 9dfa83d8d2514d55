/** Validates, sends and resets a form, and dispatches its events in the order other scripts rely on (docs/reference/plugin-forms.md#sending). Lazy part: fetched on the first focus or press. */
import { asList, asRecord, asText, closestTo, membersOf, queryAll, report, reportFailure } from '@enliven/core';
import { markBusy } from '../shared/mark-busy';
import { errorMessage, formMessage } from '../shared/messages';
import { pluginApi, type ValidateOptions } from './api';
import { createErrors } from './errors';
import { createDispatch, inputsOf, type PluginFormDetail } from './events';
import type { FormActions, PluginFormContext } from './form-context';
import { FIELD_WRAP } from './markup';
import type { Recaptcha } from './recaptcha';
import { checksFor } from './rules';
import { type Answer, fetchRefill, fetchSchema, send } from './server';
import { hiddenField } from './state';
import { statusClass, statusEvent } from './status';
import { validate } from './validate';
import { watchPresses } from './watch-presses';

/** Milliseconds during which a press counts as pending while another script delays it, for example to fetch a token. */
const PRESS_TIMEOUT = 3000;

export function createFormActions({ form, state, scope, messages, notify }: PluginFormContext): FormActions {
  const { place } = scope;
  const errors = createErrors(form, state, scope, notify);
  const dispatch = createDispatch(form, state);
  /** Whether a request is pending. */
  let isSending = false;
  /** Ends the busy state. */
  let clearBusy = () => {};
  /** Time of the last press that was not sent yet. */
  let pressed = 0;
  const needsToken = () => hiddenField(form, '_recaptcha_response') !== null;
  let recaptcha: Recaptcha | undefined;
  const whenReleased = watchPresses(membersOf(form).ownerDocument, scope);
  /** Number of times the messages were cleared: a check or refill that began earlier shows nothing. */
  let clears = 0;
  /** Number of the last requested refill, and of the one whose captcha is shown. */
  let refills = 0;
  let shown = 0;

  /** Reports errors; the form can still be sent. */
  const run = (work: Promise<unknown>) => void work.catch((error) => report(error, place));
  const requestSubmit = (submitter: HTMLElement | null) => pluginApi()?.submit?.(form, { submitter });

  /** Resolves to undefined after the form's end. */
  async function fetchRecaptcha(): Promise<Recaptcha | undefined> {
    const { createRecaptcha } = await import('./recaptcha');
    if (scope.isDisposed) return undefined;
    recaptcha ??= createRecaptcha(form, scope, {
      requestSubmit,
      forceSubmit: (by) => actions.submit({ submitter: by }),
      onWait(isWaiting) {
        if (isWaiting) setBusy();
        else if (!isSending) clearBusy();
        // Style sheets show it only while the form is sent.
        for (const spinner of queryAll(form, '.wpcf7-spinner'))
          scope.put(spinner, 'style:visibility', isWaiting ? 'visible' : undefined);
      },
    });
    return recaptcha;
  }

  function setBusy(): void {
    clearBusy();
    clearBusy = markBusy(form, scope, (text) => {
      messages.announce(text, true);
      messages.reveal();
    });
  }

  /** @param next the class */
  function setStatus(next: string): void {
    const prevStatus = membersOf(form).getAttribute('data-status') ?? '';
    state.status = next;
    scope.put(form, 'attr:data-status', next);
    scope.put(form, `class:${next}`, true);
    if (next === prevStatus) return;
    if (prevStatus) scope.put(form, `class:${prevStatus}`, false);
    notify((part) => part.onStatus?.(next));
    dispatch('wpcf7statuschanged', { prevStatus });
  }

  function clear(): void {
    clears += 1;
    errors.clear();
    messages.announce('');
  }

  /** Returns the entries, for events and for the server. */
  function readForm(submitter?: HTMLElement | null): Required<Pick<PluginFormDetail, 'inputs' | 'formData'>> {
    const formData = new FormData(form);
    const { name, value } = (submitter ?? {}) as { name?: string; value?: string };
    if (name) formData.append(name, value ?? '');
    return { inputs: inputsOf(formData), formData };
  }

  /** Shows the captcha of a refill unless that of a later answer is shown. */
  function showRefill(id: number, apiResponse: unknown): void {
    if (!apiResponse || id <= shown) return;
    shown = id;
    notify((part) => part.onAnswer?.(apiResponse));
  }

  function handleAnswer(apiResponse: Answer, sent: Partial<PluginFormDetail>): void {
    const { status, message, invalid_fields, posted_data_hash } = apiResponse;
    const detail = { ...sent, status, apiResponse };
    const event = statusEvent(status);
    setStatus(statusClass(status));
    if (event) dispatch(event, detail);
    dispatch('wpcf7submit', detail);
    notify((part) => part.onAnswer?.(apiResponse));
    shown = refills;
    const hash = hiddenField(form, '_posted_data_hash');
    if (hash && asText(posted_data_hash)) scope.put(hash, 'attr:value', posted_data_hash);
    if (status === 'mail_sent') {
      // Not `form.reset`: a field may have that name.
      HTMLFormElement.prototype.reset.call(form);
      state.resetOnMailSent = true;
    }
    const invalid = asList(invalid_fields).map(asRecord);
    for (const { field, message: error } of invalid)
      errors.set(String(field), asText(error) ?? formMessage('form_field', 'Please check this field.'));
    messages.announce(asText(message) ?? '');
    if (!(invalid[0] && errors.focusFirst())) messages.reveal();
  }

  const actions: FormActions = {
    press(submitter) {
      if (Date.now() - pressed < PRESS_TIMEOUT) return;
      pressed = Date.now();
      if (!needsToken()) return requestSubmit(submitter);
      void fetchRecaptcha().then(
        (loaded) => loaded?.press(submitter),
        (error) => {
          report(error, place);
          if (!scope.isDisposed) requestSubmit(submitter);
        },
      );
    },
    submit({ submitter } = {}) {
      pressed = 0;
      if (recaptcha?.isRepeated() || isSending) return;
      if (pluginApi()?.blocked) {
        clear();
        setStatus('submitting');
        return;
      }
      const previous = /ing$/.test(state.status) ? 'init' : state.status;
      delete state.resetOnMailSent;
      const { inputs, formData } = readForm(submitter);
      // Listeners of the event may call `submit` again.
      isSending = true;
      clear();
      dispatch('wpcf7beforesubmit', { inputs, formData });
      setStatus('submitting');
      setBusy();
      const sent = { inputs: inputsOf(formData), formData };
      // A request continues after the form unmounts; its answer is then ignored.
      const settle = (then: () => void) => {
        if (scope.isDisposed) return;
        isSending = false;
        clearBusy();
        then();
      };
      run(
        send(state.id, formData, form, scope).then(
          (answer) => settle(() => handleAnswer(answer, sent)),
          (error) =>
            // Keeps what was typed, so that the visitor can try again.
            settle(() => {
              report(error, place);
              setStatus(previous);
              // A server that failed may have used up a token that is valid once.
              if (asRecord(error).status) notify((part) => part.onAnswer?.({ status: 'error' }));
              messages.announce(errorMessage(error), true);
              messages.reveal();
            }),
        ),
      );
    },
    reset() {
      const sent = { ...readForm(), status: state.status };
      clear();
      setStatus('resetting');
      const startClears = clears;
      refills += 1;
      const id = refills;
      run(
        fetchRefill(state.id)
          .catch((error: Error) => reportFailure(`the form could not be refilled: ${error.message}`, place))
          .then((apiResponse) => {
            if (isSending || scope.isDisposed) return;
            // The form was sent or reset again meanwhile and has another status. Its later refill may fail.
            if (startClears !== clears) return showRefill(id, apiResponse);
            const before = state.resetOnMailSent ? 'sent' : 'init';
            delete state.resetOnMailSent;
            setStatus(before);
            dispatch('wpcf7reset', { ...sent, apiResponse });
            showRefill(id, apiResponse);
            notify((part) => part.onRefilled?.());
            // Style sheets hid it until now.
            if (before === 'sent') messages.reveal();
          }),
      );
    },
    validate(options: ValidateOptions = {}) {
      const { target } = options;
      // Fields outside a wrap or with `novalidate` are not validated.
      const isValidated = target
        ? membersOf(form).contains(target) && closestTo(target, FIELD_WRAP) && !closestTo(target, '.novalidate')
        : true;
      if (!state.schema || !isValidated) return;
      const startClears = clears;
      run(
        checksFor(state.schema).then((checks) => {
          if (scope.isDisposed || startClears !== clears) return;
          const before = state.status;
          setStatus('validating');
          validate(form, state, errors, notify, checks, options);
          setStatus(before);
        }),
      );
    },
    validateChanged(target) {
      recaptcha?.renewOutdated();
      const startClears = clears;
      const check = () => scope.isDisposed || startClears !== clears || pluginApi()?.validate?.(form, { target });
      run(fetchSchema(state.id, place).then(whenReleased).then(check));
    },
  };
  run(fetchSchema(state.id, place));
  if (needsToken()) run(fetchRecaptcha());
  if (pluginApi()?.cached) pluginApi()?.reset?.(form);
  return actions;
}
