/** What a form says and is told: it checks, sends, takes the answer and empties itself, in the order other scripts rely on (docs/reference/plugin-forms.md#sending). */
import { asList, asRecord, asText, report, reportFailure } from '@enliven/core';
import { makeBusy, sentenceFor } from '../shared/request';
import { sentence } from '../shared/sentence';
import { pluginApi } from './api';
import { askRefill } from './ask-refill';
import type { Talk } from './calls';
import { createErrors } from './errors';
import { createFire, inputsOf, type PluginFormDetail } from './events';
import { hidden } from './form-state';
import type { Gate } from './recaptcha';
import { checksFor } from './rules';
import { fetchSchema } from './schema';
import { type Answer, send } from './send';
import type { Desk } from './session';
import { statusClass, statusEvent } from './status';
import { validate } from './validate';
import { WRAP } from './wraps';

/** Milliseconds for which a press that somebody else holds back, to fetch a token for example, counts as under way. */
const HELD_BACK = 3000;

export function openTalk({ form, state, claims, messages, tell, place }: Desk): Talk {
  const errors = createErrors(form, state, tell);
  const fire = createFire(form, state);
  /** Waiting for an answer. */
  let sending = false;
  /** Says that nobody waits any more. */
  let idle = () => {};
  /** When the visitor last wanted it sent and it has not been yet. */
  let pressed = 0;
  const wantsToken = () => hidden(form, '_recaptcha_response') !== null;
  let gate: Gate | undefined;
  let stopped = false;
  /** How often everything that was said has been taken back. Checks that began before have nothing to say after. */
  let cleared = 0;

  /** Whatever goes wrong in there is said, and the form can still be sent. */
  const run = (work: Promise<unknown>) => void work.catch((error) => report(error, place));
  const ask = (submitter: HTMLElement | null) => pluginApi()?.submit?.(form, { submitter });

  /** Undefined once nobody needs it any more. */
  async function fetchGate(): Promise<Gate | undefined> {
    const { createGate } = await import('./recaptcha');
    if (stopped) return undefined;
    gate ??= createGate(form, claims, ask, (by) => talk.submit({ submitter: by }));
    return gate;
  }

  /** @param next in classes' words */
  function setStatus(next: string): void {
    const prevStatus = form.getAttribute('data-status') ?? '';
    state.status = next;
    claims.set(form, 'attr:data-status', next);
    claims.set(form, `class:${next}`, true);
    if (next === prevStatus) return;
    if (prevStatus) claims.set(form, `class:${prevStatus}`, false);
    tell('status', next);
    fire('wpcf7statuschanged', { prevStatus });
  }

  function clear(): void {
    cleared += 1;
    errors.clear();
    messages.say('');
  }

  /** What the form holds, as listeners are told and the server is sent it. */
  function filled(submitter?: HTMLElement | null): Required<Pick<PluginFormDetail, 'inputs' | 'formData'>> {
    const formData = new FormData(form);
    const { name, value } = (submitter ?? {}) as { name?: string; value?: string };
    if (name) formData.append(name, value ?? '');
    return { inputs: inputsOf(formData), formData };
  }

  function take(apiResponse: Answer, sent: Partial<PluginFormDetail>): void {
    const { status, message, invalid_fields, posted_data_hash } = apiResponse;
    const detail = { ...sent, status, apiResponse };
    const event = statusEvent(status);
    setStatus(statusClass(status));
    if (event) fire(event, detail);
    fire('wpcf7submit', detail);
    tell('answered', apiResponse);
    const hash = hidden(form, '_posted_data_hash');
    if (hash && asText(posted_data_hash)) claims.set(hash, 'attr:value', posted_data_hash);
    if (status === 'mail_sent') {
      // Not the form's own: a field may be called `reset`.
      HTMLFormElement.prototype.reset.call(form);
      state.resetOnMailSent = true;
    }
    const invalid = asList(invalid_fields).map(asRecord);
    for (const { field, message: error } of invalid)
      errors.set(String(field), asText(error) ?? sentence('form_field', 'Please check this field.'));
    messages.say(asText(message) ?? '');
    if (invalid.length > 0) errors.focusFirst();
  }

  const talk: Talk = {
    press(submitter) {
      if (Date.now() - pressed < HELD_BACK) return;
      pressed = Date.now();
      if (!wantsToken()) return ask(submitter);
      void fetchGate().then(
        (it) => it?.press(submitter),
        (error) => {
          report(error, place);
          if (!stopped) ask(submitter);
        },
      );
    },
    submit({ submitter } = {}) {
      pressed = 0;
      if (gate?.isClosed() || sending) return;
      if (pluginApi()?.blocked) {
        clear();
        setStatus('submitting');
        return;
      }
      const before = /ing$/.test(state.status) ? 'init' : state.status;
      const { inputs, formData } = filled(submitter);
      // Listeners may call for it to be sent once more.
      sending = true;
      clear();
      fire('wpcf7beforesubmit', { inputs, formData });
      setStatus('submitting');
      idle = makeBusy(form, claims, (words) => messages.say(words, true));
      const sent = { inputs: inputsOf(formData), formData };
      // What is on its way arrives even if the form leaves the page; then there is only nobody to tell.
      const settle = (then: () => void) => {
        if (stopped) return;
        sending = false;
        idle();
        then();
      };
      run(
        send(state.id, formData, form, claims).then(
          (answer) => settle(() => take(answer, sent)),
          (error) =>
            // Everything typed stays, and it can be tried again at once.
            settle(() => {
              report(error, place);
              setStatus(before);
              messages.say(sentenceFor(error), true);
            }),
        ),
      );
    },
    reset() {
      const sent = { ...filled(), status: state.status };
      clear();
      setStatus('resetting');
      run(
        askRefill(state.id)
          .catch((error: Error) => reportFailure(`it could not be refilled: ${error.message}`, place))
          .then((apiResponse) => {
            const before = state.resetOnMailSent ? 'sent' : 'init';
            delete state.resetOnMailSent;
            // Sent again meanwhile: that has the word now, and brings its own questions.
            if (sending || stopped) return;
            setStatus(before);
            fire('wpcf7reset', { ...sent, apiResponse });
            tell('answered', apiResponse);
            tell('refilled');
          }),
      );
    },
    validate(options = {}) {
      const { target } = options;
      // Nothing is asked of a field that is in no wrap, or that its author leaves out.
      const asked = target ? form.contains(target) && target.closest(WRAP) && !target.closest('.novalidate') : true;
      if (!state.schema || !asked) return;
      const began = cleared;
      run(
        checksFor(state.schema).then((checks) => {
          if (stopped || began !== cleared) return;
          const before = state.status;
          setStatus('validating');
          validate(form, state, errors, tell, checks, options);
          setStatus(before);
        }),
      );
    },
    changed(target) {
      gate?.changed();
      const began = cleared;
      const check = () => stopped || began !== cleared || pluginApi()?.validate?.(form, { target });
      run(fetchSchema(state.id, place).then(check));
    },
    stop() {
      stopped = true;
      gate?.stop();
      idle();
      errors.clear();
    },
  };
  run(fetchSchema(state.id, place));
  if (wantsToken()) run(fetchGate());
  if (pluginApi()?.cached) pluginApi()?.reset?.(form);
  return talk;
}
