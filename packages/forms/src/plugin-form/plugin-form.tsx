/** Mounts a form of the plugin and forwards events to its controller (docs/reference/plugin-forms.md). */
import {
  type BehaviorProps,
  guard,
  lazy,
  listen,
  membersOf,
  type Place,
  report,
  useClass,
  watchVisible,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { changedFields } from '../shared/changed-fields';
import { type Claims, createClaims } from '../shared/claims';
import { createOnDemand, type OnDemand, startExtras } from '../shared/on-demand';
import { NEAR, PLACE, sentenceFor } from '../shared/request';
import { revealMessage } from '../shared/reveal-message';
import {
  controllers,
  FLOATING,
  type FormActions,
  type FormController,
  hasSettings,
  offerCalls,
  type PluginFormElement,
  type PluginFormState,
  pluginApi,
  readState,
} from './api';
import type { OptionalParts } from './optional-parts';
import type { Notify } from './part';

/** Selector of elements that need an optional part. */
const RARE = `.wpcf7-acceptance,.wpcf7-exclusive-checkbox,.has-free-text,.wpcf7-character-count,.wpcf7-validates-as-url,.wpcf7-quiz,.wpcf7-captchac,[class*=inert-on-],[data-reflection-of],.wpcf7-turnstile,.wpcf7-not-valid-tip,${FLOATING}`;

const EVENTS = 'focusin change input click reset submit'.split(' ');

/** What the actions of a form use. */
export interface FormContext {
  form: PluginFormElement;
  state: PluginFormState;
  claims: Claims;
  messages: Messages;
  notify: Notify;
  place: Place;
}

/** Mounts a form, once. */
function createFormController(form: PluginFormElement): void {
  if (controllers.has(form) || (form.wpcf7 && !(form.wpcf7 instanceof Element))) return;
  const state = readState(form);
  if (!(state.id > 0)) return;
  const place = { package: '@enliven/forms', behavior: 'plugin-form', element: form };
  const claims = createClaims();
  const messages = createMessages(form, state, claims);
  /** Whether a visitor waits for the actions. */
  let wanted = false;
  const actions = createOnDemand<FormActions>(
    () =>
      import('./form-actions').then(
        (code) => () => code.createFormActions({ form, state, claims, messages, notify, place }),
      ),
    (error) => {
      report(error, place);
      if (wanted) {
        messages.announce(sentenceFor(error), true);
        messages.reveal();
      }
      wanted = false;
    },
  );
  let optional: OnDemand<OptionalParts> | undefined;
  /** Sends; waits for the parts that may disable the button. */
  let press: (() => void) | undefined;
  function sendPressed(): void {
    press?.();
    press = undefined;
  }
  const notify: Notify = (what, ...details) => optional?.use((parts) => parts.notify(what, ...details));
  if (membersOf(form).querySelector(RARE) || membersOf(form).closest(FLOATING)) {
    optional = createOnDemand<OptionalParts>(
      () => import('./optional-parts').then((code) => () => code.createParts(form, state, claims)),
      (error) => {
        report(error, place);
        sendPressed();
      },
    );
    optional.use();
  }

  const controller: FormController = {
    call(what, ...details) {
      wanted ||= /press|submit|reset/.test(what);
      actions.use((it) => (it[what] as (...all: typeof details) => void)(...details));
    },
    stop() {
      controllers.delete(form);
      delete form.wpcf7;
      optional?.stop();
      actions.stop();
      claims.stop();
    },
  };

  const handleEvent = guard(place, (event: Event) => {
    const { type, submitter = null } = event as SubmitEvent;
    const target = event.target as Element;
    if (type === 'submit') {
      event.preventDefault();
      press = () => (submitter as HTMLButtonElement | null)?.disabled || controller.call('press', submitter);
      if (optional) optional.use(sendPressed);
      else sendPressed();
    } else if (type === 'reset') pluginApi()?.reset?.(form);
    else {
      if (type === 'focusin') actions.use();
      notify(type as 'click', target);
      if (type === 'change' && membersOf(target).closest('.wpcf7-form-control')) controller.call('changed', target);
    }
  });

  form.wpcf7 = state;
  controllers.set(form, controller);
  // With the controller, not the wrapper: scripts replace the form in it and call `init` for the new one.
  for (const type of EVENTS) claims.also(listen(form, type, handleEvent));
  // A copy of a mounted form has them already.
  for (const button of membersOf(form).querySelectorAll('.has-spinner'))
    if (!button.nextElementSibling?.matches('.wpcf7-spinner'))
      claims.insert(button, 'afterend', 'span', 'wpcf7-spinner');
  const extras = startExtras(state.parent, 'wpcf7submit', () => notify('refilled'));
  if (extras) claims.also(extras);
  // Values that a browser restores dispatch no other event.
  claims.also(listen(membersOf(form).ownerDocument.defaultView as Window, 'pageshow', () => notify('change', form)));
  // Values from before the mount are checked, too.
  const changed = changedFields(form).filter((field) => field.closest('.wpcf7-form-control'));
  if (changed[0]) controller.call('changed', changed.at(-1) as Element);
  else if (membersOf(form).contains(membersOf(form).ownerDocument.activeElement)) actions.use();
  // Captchas of a cached page are outdated and have to be renewed.
  if (pluginApi()?.cached) claims.also(watchVisible(form, (near) => near && actions.use(), NEAR));
}

/** What the form says as a whole: on screen where the theme has a place for it, and in the region screen readers listen to. */
interface Messages {
  /** Announces a message. @param always also in states in which style sheets hide the element */
  announce(text: string, always?: boolean): void;
  /** Scrolls to what was announced. */
  reveal(): void;
}

function createMessages(form: HTMLFormElement, { parent }: PluginFormState, claims: Claims): Messages {
  const region = parent.querySelector('.screen-reader-response [role="status"]');
  return {
    announce(text, always = false) {
      const places = [...membersOf(form).querySelectorAll('.wpcf7-response-output')];
      if (places.length === 0 && text) places.push(claims.insert(form, 'beforeend', 'div', 'wpcf7-response-output'));
      if (region) claims.fill(region, text);
      for (const place of places) {
        // The live region announces it already.
        claims.set(place, 'attr:aria-hidden', region ? 'true' : null);
        claims.set(place, 'attr:role', region ? undefined : 'status');
        claims.set(place, 'style:display', always ? 'block' : undefined);
        claims.fill(place, text);
      }
    },
    // The last one is next to the button.
    reveal: () => revealMessage(form, [...membersOf(form).querySelectorAll('.wpcf7-response-output')].at(-1)),
  };
}

export default function PluginForm({ element, config }: BehaviorProps<PluginFormConfig | undefined>): ReactNode {
  const { form: found, misplaced } = config ?? {};
  const [settled, setSettled] = useState(hasSettings);
  const form = settled && !misplaced ? found : undefined;
  useLayoutEffect(() => {
    if (form) {
      offerCalls(createFormController);
      pluginApi()?.init?.(form);
      // There is none if the site has replaced `init`.
      return () => {
        for (const [one, { stop }] of controllers) if (one === form || element.contains(one)) stop();
      };
    }
    if (!found && !misplaced) return;
    return lazy(
      () => import('./unsupported'),
      (code) => (misplaced ? code.showMisplaced(element) : code.awaitSettings(element, () => setSettled(true))),
      PLACE,
    );
  }, [form, found, misplaced, element]);
  useClass(element, 'no-js', form && false);
  useClass(element, 'js', form && true);
  return null;
}

/** Reads a wrapper of the form plugin. */
export interface PluginFormConfig {
  form: HTMLFormElement | undefined;
  /** Inside another form, where browsers keep no form of its own. */
  misplaced: boolean;
}

export function config(element: Element): PluginFormConfig {
  return {
    form: element.querySelector<HTMLFormElement>(':scope>form') ?? undefined,
    misplaced: element.hasAttribute('data-wpcf7-id') && element.parentElement?.closest('form') != null,
  };
}
