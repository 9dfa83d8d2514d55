/** Prepares a form of the builder when it mounts: names, reachable choices, a live region and conditional logic. */
import { report } from '@enliven/core';
import { type Claims, createClaims } from '../shared/claims';
import { makeChoicesReachable, nameField } from './accessibility';
import type { Conditions } from './conditions';
import { CONDITIONAL, type Field, SHOWN } from './fields';

export interface FormContext {
  claims: Claims;
  /** The live region; screen readers announce only changes to a region that exists. */
  box: HTMLElement;
  /** Undefined until it is loaded, and in forms without conditions. */
  conditions: Conditions | undefined;
  /** Resolves when the conditions are evaluated. */
  ready: Promise<void>;
  stop(): void;
}

/**
 * Prepares a form.
 *
 * @param root the element around the form
 * @param fields the fields to name
 * @param boxClass classes of the live region, which is inserted where the server prints none
 */
export function createFormContext(root: Element, fields: readonly Field[], boxClass: string): FormContext {
  const claims = createClaims();
  const box =
    root.querySelector<HTMLElement>(`.${boxClass.replace(' ', '.')}`) ??
    claims.insert(root, 'afterbegin', 'div', boxClass);
  let stopped = false;
  claims.set(box, 'attr:role', 'alert');
  makeChoicesReachable(root, claims);
  for (const field of fields) nameField(field, claims);

  async function decide(): Promise<void> {
    const code = await import('./conditions');
    if (stopped) return;
    context.conditions = code.createConditions(root, claims);
    context.conditions.decide();
  }

  const context: FormContext = {
    claims,
    box,
    conditions: undefined,
    ready: Promise.resolve(),
    stop() {
      stopped = true;
      context.conditions?.stop();
      claims.stop();
    },
  };
  const conditional = root.querySelectorAll(CONDITIONAL);
  if (conditional.length > 0)
    context.ready = decide().catch((error) => {
      report(error, { package: '@enliven/forms', element: root });
      // Without conditions all fields are shown, and the server decides.
      if (!stopped) for (const wrapper of conditional) claims.set(wrapper, 'style:display', SHOWN);
    });
  return context;
}
