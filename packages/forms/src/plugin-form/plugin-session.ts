/** What a form says and is told: it checks, sends, takes the answer and empties itself, in the order other scripts rely on (contract §1.7). */
import { asList, asRecord, asText, phrase, remark, report } from '@enliven/core';
import { sentenceFor, slowSentence } from '../shared/request';
import { isOwnSubmit, pluginApi, type SubmitOptions, type ValidateOptions } from './api';
import { askRefill } from './ask-refill';
import { createErrors } from './errors';
import { fire, inputsOf, type PluginFormDetail } from './events';
import { hidden } from './form-state';
import { type Answer, fetchChecks, send } from './send';
import type { Desk } from './session';
import { statusClass, statusEvent } from './status';

export interface Talk {
  press(submitter: HTMLElement | null): void;
  submit(options?: SubmitOptions): void;
  reset(): void;
  validate(options?: ValidateOptions): void;
  /** A field was changed. */
  changed(target: Element): void;
  slow(): void;
  stop(): void;
}

/** Statuses that something has to end. */
const PASSING = /ing$/;
/** Milliseconds for which a press that somebody else holds back, to fetch a token for example, counts as under way. */
const HELD_BACK = 3000;

export function openTalk({ form, state, claims, parts, messages, session }: Desk): Talk {
  const errors = createErrors(form, state, claims);
  const place = { package: '@enliven/forms', behavior: 'plugin-form', element: form };
  /** Waiting for an answer. */
  let sending = false;
  /** When the visitor last wanted it sent and it has not been yet. */
  let pressed = 0;
  /** Calls off what sends it in spite of those who hold it back. */
  let callOff = () => {};
  /** It was sent in spite of them, so that their own call is one too many. */
  let forced = false;
  let stopped = false;

  /** Whatever goes wrong in there is said, and the form can still be sent. */
  const run = (work: Promise<unknown>) => void work.catch((error) => report(error, place));
  const fetchRules = async () => (await fetchChecks()).fetchSchema(state.id);

  function setStatus(status: string): void {
    const next = statusClass(status);
    const prevStatus = form.getAttribute('data-status') ?? '';
    state.status = next;
    claims.set(form, 'attr:data-status', next);
    claims.set(form, `class:${next}`, true);
    if (next === prevStatus) return;
    if (prevStatus) claims.set(form, `class:${prevStatus}`, false);
    parts.tell((part) => part.status?.(next));
    fire(form, 'wpcf7statuschanged', state, { prevStatus });
  }

  function clear(): void {
    errors.clear();
    messages.say('');
  }

  function setBusy(busy: boolean): void {
    sending = busy;
    claims.set(form, 'attr:aria-busy', busy ? 'true' : undefined);
    for (const button of form.querySelectorAll('.wpcf7-submit'))
      claims.set(button, 'attr:aria-disabled', busy ? 'true' : undefined);
    session.onBusy(busy);
  }

  function take(apiResponse: Answer, sent: Partial<PluginFormDetail>): void {
    const { status, message, invalid_fields, posted_data_hash } = apiResponse;
    const detail = { ...sent, status, apiResponse };
    const event = statusEvent(status);
    setStatus(status);
    if (event) fire(form, event, state, detail);
    fire(form, 'wpcf7submit', state, detail);
    parts.tell((part) => part.answered?.(apiResponse));
    const hash = hidden(form, '_posted_data_hash');
    if (hash && asText(posted_data_hash)) claims.set(hash, 'attr:value', posted_data_hash);
    if (status === 'mail_sent') {
      // Not the form's own: a field may be called `reset`.
      HTMLFormElement.prototype.reset.call(form);
      state.resetOnMailSent = true;
    }
    const invalid = asList(invalid_fields).map(asRecord);
    for (const { field, message: error } of invalid)
      errors.set(String(field), asText(error) ?? phrase('form_field', 'Please check this field.'));
    messages.say(asText(message) ?? '');
    if (invalid.length > 0) errors.focusFirst();
  }

  /** Everything typed stays, and it can be tried again at once. */
  function fail(error: unknown, before: string): void {
    report(error, place);
    setStatus(before);
    messages.say(sentenceFor(error), true);
  }

  function refilled(apiResponse: unknown, sent: Partial<PluginFormDetail>): void {
    const before = state.resetOnMailSent ? 'mail_sent' : 'init';
    delete state.resetOnMailSent;
    // Sent again meanwhile: that has the word now, and brings its own questions.
    if (sending || stopped) return;
    setStatus(before);
    fire(form, 'wpcf7reset', state, { ...sent, apiResponse });
    parts.tell((part) => part.answered?.(apiResponse));
    run(fetchChecks().then(({ reflectDefaults }) => stopped || reflectDefaults(form, claims)));
    session.restored();
  }

  async function pressWithToken(submitter: HTMLElement | null): Promise<void> {
    const { releaseLater, renewToken } = await import('./recaptcha');
    if (isOwnSubmit()) {
      // Longer than any press that is held back.
      pressed = Number.POSITIVE_INFINITY;
      await renewToken(form, claims);
    } else
      callOff = releaseLater(form, () => {
        talk.submit({ submitter });
        forced = true;
      });
    if (!stopped) pluginApi()?.submit?.(form, { submitter });
  }

  const talk: Talk = {
    press(submitter) {
      if (Date.now() - pressed < HELD_BACK) return;
      pressed = Date.now();
      forced = false;
      if (hidden(form, '_recaptcha_response')) run(pressWithToken(submitter));
      else pluginApi()?.submit?.(form, { submitter });
    },
    submit({ submitter } = {}) {
      pressed = 0;
      callOff();
      if (sending || forced) {
        forced = false;
        return;
      }
      if (pluginApi()?.blocked) {
        clear();
        setStatus('submitting');
        return;
      }
      const before = PASSING.test(state.status) ? 'init' : state.status;
      const formData = new FormData(form);
      const { name, value } = (submitter ?? {}) as { name?: string; value?: string };
      if (name) formData.append(name, value ?? '');
      // Listeners may call for it to be sent once more.
      sending = true;
      clear();
      fire(form, 'wpcf7beforesubmit', state, { inputs: inputsOf(formData), formData });
      setStatus('submitting');
      setBusy(true);
      const sent = { inputs: inputsOf(formData), formData };
      // What is on its way arrives even if the form leaves the page; then there is only nobody to tell.
      const settle = (then: () => void) => {
        if (stopped) return;
        setBusy(false);
        then();
      };
      run(
        send(state.id, formData, form, claims).then(
          (answer) => settle(() => take(answer, sent)),
          (error) => settle(() => fail(error, before)),
        ),
      );
    },
    reset() {
      const formData = new FormData(form);
      const sent = { inputs: inputsOf(formData), formData, status: state.status };
      clear();
      setStatus('resetting');
      run(
        askRefill(state.id)
          .catch((error: Error) => remark(`it could not be refilled: ${error.message}`, place))
          .then((answer) => refilled(answer, sent)),
      );
    },
    validate(options = {}) {
      const during = (work: () => void) => {
        const before = state.status;
        setStatus('validating');
        work();
        setStatus(before);
      };
      if (state.schema)
        run(fetchChecks().then(({ validate }) => stopped || validate(form, state, errors, claims, during, options)));
    },
    changed: (target) => run(fetchRules().then(() => stopped || pluginApi()?.validate?.(form, { target }))),
    slow: () => messages.say(slowSentence(), true),
    stop() {
      stopped = true;
      callOff();
      errors.stop();
    },
  };
  run(fetchRules());
  if (pluginApi()?.cached) pluginApi()?.reset?.(form);
  return talk;
}
