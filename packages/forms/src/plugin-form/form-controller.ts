/** Controller of a form: forwards its events and the calls of other scripts to code that is fetched on demand. */
import { closestTo, matches, membersOf, query, queryAll, watchVisible } from '@enliven/core';
import { changedFields } from '../shared/changed-fields';
import { FormScope } from '../shared/form-scope';
import { errorMessage } from '../shared/messages';
import { OnDemand } from '../shared/on-demand';
import { startExtras } from '../shared/start-extras';
import { pluginApi } from './api';
import { controllers } from './calls';
import type { FormActions } from './form-context';
import { createFormMessages } from './form-messages';
import { FLOATING_TIPS } from './markup';
import type { FieldEvent, Notify, Part } from './part';
import { type PluginFormElement, readState } from './state';

/** Selector of elements that need an optional part. */
const RARE = `.wpcf7-acceptance,.wpcf7-exclusive-checkbox,.has-free-text,.wpcf7-character-count,.wpcf7-validates-as-url,.wpcf7-quiz,.wpcf7-captchac,[class*=inert-on-],[data-reflection-of],.wpcf7-turnstile,.wpcf7-not-valid-tip,${FLOATING_TIPS}`;

const EVENTS = 'focusin change input click reset submit'.split(' ');

/** Distance from the window at which a form renews its captcha. */
const NEAR = '400px';

/** Whether a value is a control of that name, or a list of controls. */
const isControl = (value: object): boolean => value instanceof Element || value instanceof NodeList;

/** Mounts a form, once. */
export function mountForm(form: PluginFormElement): void {
  if (controllers.has(form) || (form.wpcf7 && !isControl(form.wpcf7))) return;
  const state = readState(form);
  if (!(state.id > 0)) return;
  const scope = new FormScope({ package: '@enliven/forms', behavior: 'plugin-form', element: form });
  const messages = createFormMessages(form, state, scope);
  /** Whether the visitor waits for the actions. */
  let isAwaited = false;
  const actions = new OnDemand<FormActions>(
    scope,
    () =>
      import('./form-actions').then((code) => () => code.createFormActions({ form, state, scope, messages, notify })),
    () => {
      if (isAwaited) {
        messages.announce(errorMessage(undefined), true);
        messages.reveal();
      }
      isAwaited = false;
    },
  );
  function callAwaited(work: (loaded: FormActions) => void): void {
    isAwaited = true;
    actions.use(work);
  }
  const validateChanged = (target: Element) => actions.use((loaded) => loaded.validateChanged(target));

  let parts: OnDemand<readonly Part[]> | undefined;
  const notify: Notify = (callback) => parts?.use((loaded) => loaded.forEach(callback));
  /** Sends the form; waits for the parts that may disable the button. */
  let press: (() => void) | undefined;
  function sendPressed(): void {
    press?.();
    press = undefined;
  }
  if (query(form, RARE) || closestTo(form, FLOATING_TIPS)) {
    parts = new OnDemand<readonly Part[]>(
      scope,
      () => import(/* chunk: "start" */ './optional-parts').then((code) => () => code.createParts(form, state, scope)),
      sendPressed,
    );
    parts.prefetch();
  }

  function handleEvent(event: Event): void {
    const { type, submitter = null } = event as SubmitEvent;
    const target = event.target as Element;
    if (type === 'submit') {
      event.preventDefault();
      press = () => {
        if (!(submitter as HTMLButtonElement | null)?.disabled) callAwaited((loaded) => loaded.press(submitter));
      };
      if (parts) parts.use(sendPressed);
      else sendPressed();
    } else if (type === 'reset') pluginApi()?.reset?.(form);
    else {
      if (type === 'focusin') actions.prefetch();
      notify((part) => part[type as FieldEvent]?.(target));
      if (type === 'change' && closestTo(target, '.wpcf7-form-control')) validateChanged(target);
    }
  }

  // Without effect if a control has that name.
  Reflect.set(form, 'wpcf7', state);
  controllers.set(form, {
    submit: (options) => callAwaited((loaded) => loaded.submit(options)),
    reset: () => callAwaited((loaded) => loaded.reset()),
    validate: (options) => actions.use((loaded) => loaded.validate(options)),
    dispose: () => scope.dispose(),
  });
  scope.add(() => {
    controllers.delete(form);
    Reflect.deleteProperty(form, 'wpcf7');
  });
  // On the form, not on the wrapper: scripts replace the form in it and call `init` for the new one.
  for (const type of EVENTS) scope.on(form, type, handleEvent);
  // A copy of a mounted form has them already.
  for (const button of queryAll(form, '.has-spinner'))
    if (!matches(button.nextElementSibling, '.wpcf7-spinner'))
      scope.create(button, 'afterend', 'span', 'wpcf7-spinner');
  startExtras(scope, state.parent, 'wpcf7submit', () => notify((part) => part.onRefilled?.()));
  // Values that a browser restores dispatch no other event.
  scope.on(membersOf(form).ownerDocument.defaultView as Window, 'pageshow', () =>
    notify((part) => part.change?.(form)),
  );
  // Values from before the mount are checked, too.
  const changed = changedFields(form).filter((field) => field.closest('.wpcf7-form-control'));
  if (changed[0]) validateChanged(changed.at(-1) as Element);
  else if (membersOf(form).contains(membersOf(form).ownerDocument.activeElement)) actions.prefetch();
  // Captchas of a cached page are outdated and have to be renewed.
  if (pluginApi()?.cached) scope.add(watchVisible(form, (isNear) => isNear && actions.prefetch(), NEAR));
}
