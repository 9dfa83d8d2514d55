/** Mounts a form of the builder: handles its events and fetches the code that checks and sends on the first focus or press. */
import { documentOf, member, type Scope, useClass, useEvent, useScope } from '@enliven/core';
import { useRef, useState } from 'react';
import { errorMessage } from '../shared/messages';
import { OnDemand } from '../shared/on-demand';
import { revealMessage } from '../shared/reveal-message';
import { startExtras } from '../shared/start-extras';
import { ANSWER_EVENT } from './answer-event';
import { type FormContext, outlineChoice } from './form-context';
import { hasBadge, TOKEN_CLASS } from './spam-protection';

/** Checks a form, sends it and shows the answer. */
export interface FormSession {
  submit(form: HTMLFormElement): void;
}

/** Whether a form waits for an answer; `long` after five seconds. */
export type Wait = 'no' | 'short' | 'long';

/** A mounted form. */
export interface LiveForm {
  /** Scope of the mount. */
  scope: Scope;
  /** Replaced when the server's reply contains a new form. */
  context: FormContext;
  createContext(): FormContext;
  /** Called when a request starts, takes long, or ends. */
  onWait(wait: Wait): void;
}

/** Kind of a form: contact form or sign-up. */
export interface FormType {
  createContext(scope: Scope): FormContext;
  load(live: LiveForm): Promise<() => FormSession>;
}

interface FormController {
  submit(form: HTMLFormElement): void;
  handleEvent(event: Pick<Event, 'type' | 'target'>): void;
}

function createFormController(
  element: Element,
  scope: Scope,
  formType: FormType,
  onWait: LiveForm['onWait'],
): FormController {
  const createContext = () => formType.createContext(scope);
  const live: LiveForm = { scope, context: createContext(), createContext, onWait };
  const session = new OnDemand(
    scope,
    () => formType.load(live),
    () => {
      const { liveRegion, scope } = live.context;
      scope.put(liveRegion, 'style:display', 'block');
      scope.fill(liveRegion, errorMessage(undefined));
      revealMessage(element, liveRegion);
    },
  );
  startExtras(scope, element, ANSWER_EVENT, () => live.context.conditions?.evaluate());
  return {
    submit: (form) => session.use((loaded) => loaded.submit(form)),
    handleEvent({ type, target }) {
      const { scope, conditions } = live.context;
      // When the browser restores values, only `pageshow` is dispatched.
      if (/^(change|pageshow)$/.test(type)) conditions?.evaluate();
      else if (!type.startsWith('focus')) conditions?.evaluateSoon();
      else {
        const isFocused = type === 'focusin';
        if (isFocused) session.prefetch();
        outlineChoice(target as Element, scope, isFocused);
      }
    },
  };
}

export interface BuilderForm {
  submit(form: HTMLFormElement): void;
  wait: Wait;
}

/** Mounts a form of the builder. @param formType must be the same on every render */
export function useBuilderForm(element: Element, formType: FormType): BuilderForm {
  // A ref instead of state, since rendering does not depend on it.
  const controller = useRef<FormController>(undefined);
  const [wait, setWait] = useState<Wait>('no');
  useScope(
    (scope) => {
      const created = createFormController(element, scope, formType, setWait);
      controller.current = created;
      const { activeElement } = documentOf(element);
      if (member(element, 'contains')(activeElement)) created.handleEvent({ type: 'focusin', target: activeElement });
    },
    [formType, element],
  );
  useClass(documentOf(element).body, TOKEN_CLASS, hasBadge(element) || undefined);
  const handleEvent = (event: Event) => controller.current?.handleEvent(event);
  useEvent(element, 'keydown', handleEvent);
  useEvent(element, 'input', handleEvent);
  useEvent(element, 'change', handleEvent);
  useEvent(element, 'focusin', handleEvent);
  useEvent(element, 'focusout', handleEvent);
  useEvent(documentOf(element).defaultView, 'pageshow', handleEvent);
  return { submit: (form) => controller.current?.submit(form), wait };
}
