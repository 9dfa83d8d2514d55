/** What a form of the builder has before anybody touches it: names, choices in reach, a live region, and its logic. */
import { report } from '@enliven/core';
import { type Claims, createClaims } from '../shared/claims';
import { freeChoices } from './choices';
import type { Conditions } from './conditions';
import { CONDITIONAL, SHOWN } from './constants';
import type { Field } from './fields';
import { nameField } from './names';

export interface Ground {
  claims: Claims;
  /** Where it says what happened: there before it speaks. */
  box: HTMLElement;
  /** Undefined while it is on its way, and in forms without any. */
  conditions: Conditions | undefined;
  /** Resolves when the logic has decided, if there is any. */
  ready: Promise<void>;
  stop(): void;
}

/**
 * @param root what the form is in
 * @param fields those that are named
 * @param boxClass classes of the box, which is ours where the server prints none
 */
export function layGround(root: Element, fields: readonly Field[], boxClass: string): Ground {
  const claims = createClaims();
  const box =
    root.querySelector<HTMLElement>(`.${boxClass.replace(' ', '.')}`) ??
    claims.insert(root, 'afterbegin', 'div', boxClass);
  let stopped = false;
  claims.set(box, 'attr:role', 'alert');
  freeChoices(root, claims);
  for (const field of fields) nameField(field, claims);

  async function decide(): Promise<void> {
    const code = await import('./conditions');
    if (stopped) return;
    ground.conditions = code.createConditions(root, claims);
    ground.conditions.decide();
  }

  const ground: Ground = {
    claims,
    box,
    conditions: undefined,
    ready: Promise.resolve(),
    stop() {
      stopped = true;
      ground.conditions?.stop();
      claims.stop();
    },
  };
  const conditional = root.querySelectorAll(CONDITIONAL);
  if (conditional.length > 0)
    ground.ready = decide().catch((error) => {
      report(error, { package: '@enliven/forms', element: root });
      // Without it every field is shown, and the server decides.
      if (!stopped) for (const wrapper of conditional) claims.set(wrapper, 'style:display', SHOWN);
    });
  return ground;
}
