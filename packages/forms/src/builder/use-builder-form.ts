/** Mounts a form of the builder: handles its events and fetches the code that checks and sends on the first focus or press. */
import { asRecord, membersOf, page, report, useClass, useEvent } from '@enliven/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { createOnDemand, startExtras } from '../shared/on-demand';
import { sentenceFor } from '../shared/request';
import { revealMessage } from '../shared/reveal-message';
import { type FormContext, outlineChoice } from './form-context';

interface Service {
  isEnabled?(): boolean;
  interaction(action: string): Promise<unknown>;
}

/** Reads the theme's spam protection service from the page. */
export function service(): Service | undefined {
  const { recaptcha } = asRecord(asRecord(asRecord(page().global('etCore')).api).spam);
  return recaptcha as Service | undefined;
}

/** Class of containers that need a token, and of the body of pages that show the service's badge. */
const ENABLED = 'et_pb_recaptcha_enabled';

export const wantsToken = (container: Element): boolean => container.classList.contains(ENABLED);

/** Whether the service runs. One that is broken must not keep its forms from mounting. */
function isEnabled(): boolean {
  try {
    return service()?.isEnabled?.() === true;
  } catch {
    return false;
  }
}

const showsBadge = (container: Element): boolean =>
  (wantsToken(container) && isEnabled()) ||
  container.ownerDocument.querySelector('script[src*="/recaptcha/api.js?"][src*="render="]') !== null;

/** Dispatches an event on a builder's form for each answer. */
export interface FormSubmitDetail {
  /** `mail_sent` when it was accepted, `mail_failed` when the server refused it or did not answer. */
  status: 'mail_sent' | 'mail_failed';
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Dispatched when a form of the builder got an answer. */
    'enliven:submit': CustomEvent<FormSubmitDetail>;
  }
}

/** The event bubbles, so that a page can listen on the document. */
const ANSWERED = 'enliven:submit';

export const dispatchAnswer = (form: Element, accepted: boolean): boolean =>
  membersOf(form).dispatchEvent(
    new CustomEvent<FormSubmitDetail>(ANSWERED, {
      bubbles: true,
      detail: { status: accepted ? 'mail_sent' : 'mail_failed' },
    }),
  );

/** Checks a form, sends it and shows the answer. */
export interface FormSession {
  submit(form: HTMLFormElement): void;
  stop(): void;
}

/** Whether a form waits for an answer; `long` after five seconds. */
export type Wait = 'no' | 'short' | 'long';

/** A mounted form. */
export interface LiveForm {
  /** Replaced when the server's reply contains a new form. */
  context: FormContext;
  createContext(): FormContext;
  /** Called when a request begins, takes long and ends. */
  onWait(wait: Wait): void;
}

export interface FormType {
  createContext(): FormContext;
  load(live: LiveForm): Promise<() => FormSession>;
}

interface FormController {
  submit(form: HTMLFormElement): void;
  handleEvent(event: Pick<Event, 'type' | 'target'>): void;
  stop(): void;
}

function createFormController(
  element: Element,
  { createContext, load }: FormType,
  onWait: LiveForm['onWait'],
): FormController {
  const live: LiveForm = { context: createContext(), createContext, onWait };
  const session = createOnDemand(
    () => load(live),
    (error) => {
      report(error, { package: '@enliven/forms', element });
      const { box, claims } = live.context;
      claims.set(box, 'style:display', 'block');
      claims.fill(box, sentenceFor(error));
      revealMessage(element, box);
    },
  );
  const endExtras = startExtras(element, ANSWERED, () => live.context.conditions?.decide());
  return {
    submit: (form) => session.use((it) => it.submit(form)),
    handleEvent({ type, target }) {
      const { claims, conditions } = live.context;
      // Values that a browser restores dispatch `pageshow` alone.
      if (/^(change|pageshow)$/.test(type)) conditions?.decide();
      else if (!type.startsWith('focus')) conditions?.decideSoon();
      else {
        const isFocused = type === 'focusin';
        if (isFocused) session.use();
        outlineChoice(target as Element, claims, isFocused);
      }
    },
    stop() {
      endExtras?.();
      session.stop();
      live.context.stop();
    },
  };
}

export interface BuilderForm {
  submit(form: HTMLFormElement): void;
  wait: Wait;
}

/** Mounts a form of the builder. @param formType must be the same on every render */
export function useBuilderForm(element: Element, formType: FormType): BuilderForm {
  // No state: nothing that is rendered depends on it.
  const controller = useRef<FormController>(undefined);
  const [wait, setWait] = useState<Wait>('no');
  useLayoutEffect(() => {
    const created = createFormController(element, formType, setWait);
    controller.current = created;
    const { activeElement } = element.ownerDocument;
    if (element.contains(activeElement)) created.handleEvent({ type: 'focusin', target: activeElement });
    return created.stop;
  }, [formType, element]);
  useClass(element.ownerDocument.body, ENABLED, showsBadge(element) || undefined);
  const handleEvent = (event: Event) => controller.current?.handleEvent(event);
  useEvent(element, 'keydown', handleEvent);
  useEvent(element, 'input', handleEvent);
  useEvent(element, 'change', handleEvent);
  useEvent(element, 'focusin', handleEvent);
  useEvent(element, 'focusout', handleEvent);
  useEvent(element.ownerDocument.defaultView, 'pageshow', handleEvent);
  return { submit: (form) => controller.current?.submit(form), wait };
}
