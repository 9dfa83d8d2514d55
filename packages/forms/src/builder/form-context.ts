/** Prepares a form of the builder when it mounts: names, reachable choices, a live region and conditional logic. */
import { measure, membersOf, report, shared, UNSEEN } from '@enliven/core';
import { type Claims, createClaims } from '../shared/claims';
import type { Conditions } from './conditions';
import { CONDITIONAL, type Field, labelElement, SHOWN } from './fields';

const counter = shared('form-ids', () => ({ last: 0 }));

/** Returns the element's id; sets one if it has none or another element has the same. */
function idOf(element: Element, claims: Claims): string {
  const { id, ownerDocument } = element;
  if (id && ownerDocument.getElementById(id) === element) return id;
  const own = `enliven-field-${++counter.last}`;
  claims.set(element, 'attr:id', own);
  return own;
}

/** Names fields for assistive technology and makes the theme's hidden inputs reachable by keyboard. */
function nameField(field: Field, claims: Claims): void {
  const { group, inputs, requiredMark, wrapper } = field;
  const label = labelElement(field) ?? inputs[0]?.parentElement?.querySelector('.et_pb_contact_captcha_question');
  const list = group ? wrapper.querySelector('.et_pb_contact_field_options_wrapper') : inputs[0];
  const [first] = inputs;
  if (!list || !first) return;
  const radio = first.type === 'radio';
  if (group) claims.set(list, 'attr:role', radio ? 'radiogroup' : 'group');
  // Forms on a page may repeat ids; then the drawn choice would choose in another form.
  for (const input of group ? inputs : []) {
    const drawn = input.nextElementSibling;
    if (drawn instanceof HTMLLabelElement && drawn.control !== input)
      claims.set(drawn, 'attr:for', idOf(input, claims));
  }
  // A group has a visible title besides its label.
  if (label && !group) makeReachable([label], claims);
  if (label && !list.hasAttribute('aria-label')) claims.set(list, 'attr:aria-labelledby', idOf(label, claims));
  // A group of boxes cannot be required as a whole; a single one can.
  const needed = group && !radio ? inputs.length === 1 && first : list;
  if (needed && requiredMark === 'required') claims.set(needed, 'attr:aria-required', 'true');
}

const RING = '2px solid currentColor';

/** Makes radio buttons and checkboxes focusable that the theme replaces by drawings. */
const makeChoicesReachable = (root: Element, claims: Claims): void =>
  makeReachable([...membersOf(root).querySelectorAll('input[type=radio],input[type=checkbox]')], claims);

/** Outlines the focused choice: the theme draws it in the label beside the input. */
export function outlineChoice(target: Element, claims: Claims, focused: boolean): void {
  const label = membersOf(target).matches('input[type=radio],input[type=checkbox]') ? target.nextElementSibling : null;
  const ring = focused && membersOf(target).matches(':focus-visible');
  if (label?.matches('label')) claims.set(label, 'style:outline', ring ? RING : undefined);
}

const STYLE = { display: 'inline-block !important', ...UNSEEN };

/**
 * Hides elements visually instead of by `display: none`, so that they can be focused and read. In the next frame: each form
 * that reads styles among the writes of others makes the browser compute them once more.
 */
function makeReachable(elements: readonly Element[], claims: Claims): void {
  const cancel = measure(
    () => elements.filter((element) => getComputedStyle(element).display === 'none'),
    (hidden) => {
      for (const element of hidden)
        for (const [name, value] of Object.entries(STYLE)) claims.set(element, `style:${name}`, value);
    },
  );
  claims.also(cancel);
}

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
    membersOf(root).querySelector<HTMLElement>(`.${boxClass.replace(' ', '.')}`) ??
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
  const conditional = membersOf(root).querySelectorAll(CONDITIONAL);
  if (conditional.length > 0)
    context.ready = decide().catch((error) => {
      report(error, { package: '@enliven/forms', element: root });
      // Without conditions all fields are shown, and the server decides.
      if (!stopped) for (const wrapper of conditional) claims.set(wrapper, 'style:display', SHOWN);
    });
  return context;
}
