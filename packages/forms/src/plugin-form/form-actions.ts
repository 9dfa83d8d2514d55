/** Validates, sends and resets a form, and dispatches its events in the order other scripts rely on (docs/reference/plugin-forms.md#sending). Lazy part: fetched on the first focus or press. */
import { asList, asRecord, asText, membersOf, report, reportFailure } from '@enliven/core';
import { makeBusy, sentence, sentenceFor } from '../shared/request';
import { type FormActions, hidden, pluginApi, WRAP } from './api';
import { createErrors, validate } from './errors';
import type { FormContext } from './plugin-form';
import type { Recaptcha } from './recaptcha';
import { checksFor } from './rules';
import {
  type Answer,
  askRefill,
  createFire,
  fetchSchema,
  inputsOf,
  type PluginFormDetail,
  send,
  statusClass,
  statusEvent,
} from './server';
import { watchPresses } from './watch-presses';

/** Milliseconds during which a press counts as pending while another script delays it, for example to fetch a token. */
const HELD_BACK = 3000;

export function createFormActions({ form, state, claims, messages, notify, place }: FormContext): FormActions {
  const errors = createErrors(form, state, notify);
  const fire = createFire(form, state);
  /** Whether a request is pending. */
  let sending = false;
  /** Ends the busy state. */
  let clearBusy = () => {};
  /** Time of the last press that was not sent yet. */
  let pressed = 0;
  const wantsToken = () => hidden(form, '_recaptcha_response') !== null;
  let recaptcha: Recaptcha | undefined;
  let stopped = false;
  const released = watchPresses(membersOf(form).ownerDocument, claims);
  /** Counts resets of the messages: a check or refill that began before one shows nothing. */
  let cleared = 0;
  /** Number of refills that were requested, and of the latest whose captcha is shown. */
  let refills = 0;
  let shown = 0;

  /** Reports errors; the form can still be sent. */
  const run = (work: Promise<unknown>) => void work.catch((error) => report(error, place));
  const requestSubmit = (submitter: HTMLElement | null) => pluginApi()?.submit?.(form, { submitter });

  /** Resolves to undefined after `stop`. */
  async function fetchRecaptcha(): Promise<Recaptcha | undefined> {
    const { createRecaptcha } = await import('./recaptcha');
    if (stopped) return undefined;
    recaptcha ??= createRecaptcha(form, claims, {
      requestSubmit,
      forceSubmit: (by) => actions.submit({ submitter: by }),
      onWait(waits) {
        if (waits) markBusy();
        else if (!sending) clearBusy();
        // Style sheets show it only while the form is sent.
        for (const spinner of membersOf(form).querySelectorAll('.wpcf7-spinner'))
          claims.set(spinner, 'style:visibility', waits ? 'visible' : undefined);
      },
    });
    return recaptcha;
  }

  function markBusy(): void {
    clearBusy();
    clearBusy = makeBusy(form, claims, (words) => {
      messages.announce(words, true);
      messages.reveal();
    });
  }

  /** @param next the class */
  function setStatus(next: string): void {
    const prevStatus = membersOf(form).getAttribute('data-status') ?? '';
    state.status = next;
    claims.set(form, 'attr:data-status', next);
    claims.set(form, `class:${next}`, true);
    if (next === prevStatus) return;
    if (prevStatus) claims.set(form, `class:${prevStatus}`, false);
    notify('status', next);
    fire('wpcf7statuschanged', { prevStatus });
  }

  function clear(): void {
    cleared += 1;
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
  function fill(own: number, apiResponse: unknown): void {
    if (!apiResponse || own <= shown) return;
    shown = own;
    notify('answered', apiResponse);
  }

  function handleAnswer(apiResponse: Answer, sent: Partial<PluginFormDetail>): void {
    const { status, message, invalid_fields, posted_data_hash } = apiResponse;
    const detail = { ...sent, status, apiResponse };
    const event = statusEvent(status);
    setStatus(statusClass(status));
    if (event) fire(event, detail);
    fire('wpcf7submit', detail);
    notify('answered', apiResponse);
    shown = refills;
    const hash = hidden(form, '_posted_data_hash');
    if (hash && asText(posted_data_hash)) claims.set(hash, 'attr:value', posted_data_hash);
    if (status === 'mail_sent') {
      // Not `form.reset`: a field may have that name.
      HTMLFormElement.prototype.reset.call(form);
      state.resetOnMailSent = true;
    }
    const invalid = asList(invalid_fields).map(asRecord);
    for (const { field, message: error } of invalid)
      errors.set(String(field), asText(error) ?? sentence('form_field', 'Please check this field.'));
    messages.announce(asText(message) ?? '');
    if (!(invalid[0] && errors.focusFirst())) messages.reveal();
  }

  const actions: FormActions = {
    press(submitter) {
      if (Date.now() - pressed < HELD_BACK) return;
      pressed = Date.now();
      if (!wantsToken()) return requestSubmit(submitter);
      void fetchRecaptcha().then(
        (it) => it?.press(submitter),
        (error) => {
          report(error, place);
          if (!stopped) requestSubmit(submitter);
        },
      );
    },
    submit({ submitter } = {}) {
      pressed = 0;
      if (recaptcha?.isRepeated() || sending) return;
      if (pluginApi()?.blocked) {
        clear();
        setStatus('submitting');
        return;
      }
      const before = /ing$/.test(state.status) ? 'init' : state.status;
      delete state.resetOnMailSent;
      const { inputs, formData } = readForm(submitter);
      // Listeners of the event may call `submit` again.
      sending = true;
      clear();
      fire('wpcf7beforesubmit', { inputs, formData });
      setStatus('submitting');
      markBusy();
      const sent = { inputs: inputsOf(formData), formData };
      // A request goes on if the form unmounts; then its answer is ignored.
      const settle = (then: () => void) => {
        if (stopped) return;
        sending = false;
        clearBusy();
        then();
      };
      run(
        send(state.id, formData, form, claims).then(
          (answer) => settle(() => handleAnswer(answer, sent)),
          (error) =>
            // Keeps what was typed, so that the visitor can try again.
            settle(() => {
              report(error, place);
              setStatus(before);
              // A server that broke down may have used up what is good for one try.
              if (asRecord(error).status) notify('answered', { status: 'error' });
              messages.announce(sentenceFor(error), true);
              messages.reveal();
            }),
        ),
      );
    },
    reset() {
      const sent = { ...readForm(), status: state.status };
      clear();
      setStatus('resetting');
      const began = cleared;
      refills += 1;
      const own = refills;
      run(
        askRefill(state.id)
          .catch((error: Error) => reportFailure(`it could not be refilled: ${error.message}`, place))
          .then((apiResponse) => {
            if (sending || stopped) return;
            // The form was sent or reset again meanwhile; that has its own status. Its refill may fail, though.
            if (began !== cleared) return fill(own, apiResponse);
            const before = state.resetOnMailSent ? 'sent' : 'init';
            delete state.resetOnMailSent;
            setStatus(before);
            fire('wpcf7reset', { ...sent, apiResponse });
            fill(own, apiResponse);
            notify('refilled');
            // Style sheets hid it until now.
            if (before === 'sent') messages.reveal();
          }),
      );
    },
    validate(options = {}) {
      const { target } = options;
      // Fields outside a wrap or with `novalidate` are not validated.
      const asked = target
        ? membersOf(form).contains(target) &&
          membersOf(target).closest(WRAP) &&
          !membersOf(target).closest('.novalidate')
        : true;
      if (!state.schema || !asked) return;
      const began = cleared;
      run(
        checksFor(state.schema).then((checks) => {
          if (stopped || began !== cleared) return;
          const before = state.status;
          setStatus('validating');
          validate(form, state, errors, notify, checks, options);
          setStatus(before);
        }),
      );
    },
    changed(target) {
      recaptcha?.changed();
      const began = cleared;
      const check = () => stopped || began !== cleared || pluginApi()?.validate?.(form, { target });
      run(fetchSchema(state.id, place).then(released).then(check));
    },
    stop() {
      stopped = true;
      recaptcha?.stop();
      clearBusy();
      errors.clear();
    },
  };
  run(fetchSchema(state.id, place));
  if (wantsToken()) run(fetchRecaptcha());
  if (pluginApi()?.cached) pluginApi()?.reset?.(form);
  return actions;
}
