/** One form, alive: its parts work, and what checks and sends it is fetched once somebody comes to it. */
import { type Place, report, watchVisible } from '@enliven/core';
import { type Claims, createClaims } from '../shared/claims';
import { NEAR } from '../shared/constants';
import { bringExtras } from '../shared/extras';
import { createLate, type Late } from '../shared/late';
import { sentenceFor } from '../shared/request';
import { pluginApi, sessions } from './api';
import type { Session, Talk } from './calls';
import { type PluginFormElement, type PluginFormState, readState } from './form-state';
import { createMessages, type Messages } from './messages';
import type { Tell } from './part';
import type { RareParts } from './rare-parts';
import { FLOATING } from './wraps';

/** What has a part that only some forms have. */
const RARE = `.wpcf7-acceptance,.wpcf7-exclusive-checkbox,.has-free-text,.wpcf7-character-count,.wpcf7-validates-as-url,.wpcf7-quiz,.wpcf7-captchac,[class*=inert-on-],[data-reflection-of],.wpcf7-turnstile,.wpcf7-not-valid-tip,${FLOATING}`;

/** What checks and sends a form works with. */
export interface Desk {
  form: PluginFormElement;
  state: PluginFormState;
  claims: Claims;
  messages: Messages;
  tell: Tell;
  place: Place;
}

/** Brings a form to life, once. */
export function openSession(form: PluginFormElement): void {
  if (sessions.has(form) || (form.wpcf7 && !(form.wpcf7 instanceof Element))) return;
  const state = readState(form);
  if (!(state.id > 0)) return;
  const place = { package: '@enliven/forms', behavior: 'plugin-form', element: form };
  const claims = createClaims();
  const messages = createMessages(form, state, claims);
  /** Somebody waits for what is fetched. */
  let wanted = false;
  const talk = createLate<Talk>(
    () =>
      import('./plugin-session').then((code) => () => code.openTalk({ form, state, claims, messages, tell, place })),
    (error) => {
      report(error, place);
      if (wanted) messages.say(sentenceFor(error), true);
      wanted = false;
    },
  );
  let rare: Late<RareParts> | undefined;
  const tell: Tell = (what, ...details) => rare?.use((parts) => parts.tell(what, ...details));
  if (form.querySelector(RARE) || form.closest(FLOATING)) {
    rare = createLate<RareParts>(
      () => import('./rare-parts').then((code) => () => code.createParts(form, state, claims)),
      (error) => report(error, place),
    );
    rare.use();
  }

  const session: Session = {
    ask(what, ...details) {
      wanted ||= /press|submit|reset/.test(what);
      talk.use((it) => (it[what] as (...all: typeof details) => void)(...details));
    },
    hear(event) {
      const { type, submitter = null } = event as SubmitEvent;
      const target = event.target as Element;
      if (type === 'submit') {
        event.preventDefault();
        session.ask('press', submitter);
      } else if (type === 'reset') pluginApi()?.reset?.(form);
      else {
        if (type === 'focusin') talk.use();
        tell(type as 'click', target);
        if (type === 'change' && target.closest('.wpcf7-form-control')) session.ask('changed', target);
      }
    },
    stop() {
      sessions.delete(form);
      delete form.wpcf7;
      rare?.stop();
      talk.stop();
      claims.stop();
    },
  };

  form.wpcf7 = state;
  sessions.set(form, session);
  for (const button of form.querySelectorAll('.has-spinner'))
    claims.insert(button, 'afterend', 'span', 'wpcf7-spinner');
  const extras = bringExtras(state.parent, 'wpcf7submit', () => tell('refilled'));
  if (extras) claims.also(extras);
  // Its riddles are old, for all to see.
  if (pluginApi()?.cached) claims.also(watchVisible(form, (near) => near && talk.use(), NEAR));
}
