/** One form, alive: its parts work, and what checks and sends it is fetched once somebody comes to it. */
import { page, report } from '@enliven/core';
import { type Claims, createClaims } from '../shared/claims';
import { FAILED } from '../shared/constants';
import { createLate } from '../shared/late';
import { sessions } from './api';
import { createFormParts, type FormParts } from './form-parts';
import { type PluginFormElement, type PluginFormState, readState } from './form-state';
import { createMessages, type Messages } from './messages';
import type { PartEvent } from './part';
import type { Talk } from './plugin-session';

export interface Session {
  /** Has it do something that needs more than is here: that is fetched first. */
  ask<K extends keyof Talk>(what: K, ...details: Parameters<Talk[K]>): void;
  /** Somebody comes to it: what checks and sends it is fetched, and what a cached page cannot know. */
  wake(): void;
  /** Something happened to a field. */
  happen(type: PartEvent, target: Element): void;
  /** What was typed before is there again. */
  restored(): void;
  /** Hears when an answer is waited for, and when it has come. */
  onBusy(busy: boolean): void;
  stop(): void;
}

/** What checks and sends a form works with. */
export interface Desk {
  form: PluginFormElement;
  state: PluginFormState;
  claims: Claims;
  parts: FormParts;
  messages: Messages;
  session: Session;
}

/** Brings a form to life, once. */
export function openSession(form: PluginFormElement): void {
  if (sessions.has(form) || (form.wpcf7 && !(form.wpcf7 instanceof Element))) return;
  const state = readState(form);
  if (!(state.id > 0)) return;
  const claims = createClaims();
  const parts = createFormParts(form, state, claims);
  const messages = createMessages(form, state, claims);
  /** Somebody waits for what is fetched. */
  let wanted = false;
  const talk = createLate<Talk>(
    () => import('./plugin-session').then((code) => code.openTalk({ form, state, claims, parts, messages, session })),
    (error) => {
      report(error, { package: '@enliven/forms', behavior: 'plugin-form', element: form });
      if (wanted) messages.say(page().text('form_failed') ?? FAILED, true);
      wanted = false;
    },
  );
  const session: Session = {
    ask(what, ...details) {
      wanted ||= /press|submit|reset/.test(what);
      talk.use((it) => (it[what] as (...all: typeof details) => void)(...details));
    },
    wake: () => talk.use(),
    happen(type, target) {
      parts.tell((part) => part[type]?.(target));
      if (type === 'change' && target.closest('.wpcf7-form-control')) session.ask('changed', target);
    },
    restored: () => parts.tell((part) => part.refilled?.()),
    onBusy() {},
    stop() {
      sessions.delete(form);
      delete form.wpcf7;
      parts.stop();
      talk.stop();
      claims.stop();
    },
  };

  form.wpcf7 = state;
  sessions.set(form, session);
  for (const button of form.querySelectorAll('.has-spinner'))
    claims.insert(button, 'afterend', 'span', 'wpcf7-spinner');
}
