/** Prepares a form of the builder when it mounts: names, reachable choices, a live region and conditional logic. */
import {
  matches,
  measure,
  member,
  membersOf,
  query,
  queryAll,
  report,
  type Scope,
  shared,
  UNSEEN,
} from '@enliven/core';
import { type FormScope, openFormScope } from '../shared/form-scope';
import type { Conditions } from './conditions';
import { CONDITIONAL, type Field, labelElement, SHOWN } from './fields';

const counter = shared('form-ids', () => ({ last: 0 }));

/** Returns the element's id; sets one if it has none or another element has the same. */
function idOf(element: Element, scope: FormScope): string {
  const { id, ownerDocument } = membersOf(element);
  if (id && ownerDocument.getElementById(id) === element) return id;
  const own = `enliven-field-${++counter.last}`;
  scope.put(element, 'attr:id', own);
  return own;
}

/** Names fields for assistive technology and makes the theme's hidden inputs reachable by keyboard. */
function nameField(field: Field, scope: FormScope): void {
  const { isGroup, inputs, requiredMark, wrapper } = field;
  const label = labelElement(field) ?? query(inputs[0]?.parentElement, '.et_pb_contact_captcha_question');
  const list = isGroup ? query(wrapper, '.et_pb_contact_field_options_wrapper') : inputs[0];
  const [first] = inputs;
  if (!list || !first) return;
  const isRadio = first.type === 'radio';
  if (isGroup) scope.put(list, 'attr:role', isRadio ? 'radiogroup' : 'group');
  // Forms on a page may repeat ids; then a press on the drawn choice would change another form.
  for (const input of isGroup ? inputs : []) {
    const drawnChoice = input.nextElementSibling;
    if (drawnChoice instanceof HTMLLabelElement && drawnChoice.control !== input)
      scope.put(drawnChoice, 'attr:for', idOf(input, scope));
  }
  // A group shows a title besides its label.
  if (label && !isGroup) makeReachable([label], scope);
  if (label && !list.hasAttribute('aria-label')) scope.put(list, 'attr:aria-labelledby', idOf(label, scope));
  // ARIA has no required group of checkboxes; a single checkbox can be required.
  const required = isGroup && !isRadio ? inputs.length === 1 && first : list;
  if (required && requiredMark === 'required') scope.put(required, 'attr:aria-required', 'true');
}

const OUTLINE = '2px solid currentColor';

/** Makes the radio buttons and checkboxes focusable that the theme hides behind drawings. */
const makeChoicesReachable = (root: Element, scope: FormScope): void =>
  makeReachable(queryAll(root, 'input[type=radio],input[type=checkbox]'), scope);

/** Outlines the focused choice: the theme draws it in the label beside the input. */
export function outlineChoice(target: Element, scope: FormScope, isFocused: boolean): void {
  const label = matches(target, 'input[type=radio],input[type=checkbox]') ? member(target, 'nextElementSibling') : null;
  const isOutlined = isFocused && matches(target, ':focus-visible');
  if (label && matches(label, 'label')) scope.put(label, 'style:outline', isOutlined ? OUTLINE : undefined);
}

const STYLE = { display: 'inline-block !important', ...UNSEEN };

/**
 * Hides elements visually instead of by `display: none`, so that they can be focused and read. Runs in the shared read
 * phase: a form that read styles between the writes of others would make the browser compute them again.
 */
function makeReachable(elements: readonly Element[], scope: FormScope): void {
  scope.add(
    measure(
      () => elements.filter((element) => getComputedStyle(element).display === 'none'),
      (hidden) => {
        for (const element of hidden)
          for (const [name, value] of Object.entries(STYLE)) scope.put(element, `style:${name}`, value);
      },
    ),
  );
}

export interface FormContext {
  /** Ends when a reply replaces the form. */
  scope: FormScope;
  /** Screen readers announce only changes to a region that exists. */
  liveRegion: HTMLElement;
  /** Undefined until it is loaded, and in forms without conditions. */
  conditions: Conditions | undefined;
  /** Resolves when the conditions are evaluated. */
  ready: Promise<void>;
}

/**
 * Prepares a form.
 *
 * @param root the element around the form
 * @param outer ends the form's scope
 * @param fields the fields to name
 * @param regionClass classes of the live region, which is inserted if the server prints none
 */
export function createFormContext(
  root: Element,
  outer: Scope,
  fields: readonly Field[],
  regionClass: string,
): FormContext {
  const scope = openFormScope(outer);
  const liveRegion =
    query<HTMLElement>(root, `.${regionClass.replace(' ', '.')}`) ??
    scope.create(root, 'afterbegin', 'div', regionClass);
  scope.put(liveRegion, 'attr:role', 'alert');
  makeChoicesReachable(root, scope);
  for (const field of fields) nameField(field, scope);

  async function startConditions(): Promise<void> {
    const code = await import(/* chunk: "start" */ './conditions');
    if (scope.isDisposed) return;
    context.conditions = code.createConditions(root, scope);
    context.conditions.evaluate();
  }

  const context: FormContext = { scope, liveRegion, conditions: undefined, ready: Promise.resolve() };
  const conditional = queryAll(root, CONDITIONAL);
  if (conditional.length > 0)
    context.ready = startConditions().catch((error) => {
      report(error, scope.place);
      // Without conditions all fields are shown, and the server decides.
      if (!scope.isDisposed) for (const wrapper of conditional) scope.put(wrapper, 'style:display', SHOWN);
    });
  return context;
}
