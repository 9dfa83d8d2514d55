/** Shows messages in the live region and marks fields with errors (docs/reference/builder-forms.md#checks). */
import type { FormScope } from '../shared/form-scope';
import type { FieldError } from './check-field';
import type { Field } from './fields';
import type { FormContext } from './form-context';
import { themeText } from './theme-text';

type Region = Pick<FormContext, 'liveRegion' | 'scope'>;

function show({ liveRegion, scope }: Region, ...nodes: Node[]): void {
  // The live region of a sign-up is not displayed while it is empty.
  scope.put(liveRegion, 'style:display', nodes.length > 0 ? 'block' : undefined);
  scope.fill(liveRegion, ...nodes);
}

function createElement({ liveRegion }: Region, tag: string, ...children: (Node | string)[]): HTMLElement {
  const created = liveRegion.ownerDocument.createElement(tag);
  created.append(...children);
  return created;
}

/** Shows paragraphs in the live region; empties it if there are none. */
export const announce = (region: Region, ...paragraphs: string[]): void =>
  show(region, ...paragraphs.map((paragraph) => createElement(region, 'p', paragraph)));

/** Lists the fields that are empty or invalid. */
function listErrors(region: Region, errors: readonly FieldError[]): void {
  const createList = (isMissing: boolean) => {
    const items = errors.filter((error) => error.isMissing === isMissing);
    return (
      items.length > 0 &&
      createElement(region, 'ul', ...items.map(({ message }) => createElement(region, 'li', message)))
    );
  };
  const [missing, invalid] = [createList(true), createList(false)];
  const nodes: Node[] = [];
  if (missing) nodes.push(createElement(region, 'p', themeText('fill_message')), missing);
  if (missing && invalid) {
    const title = createElement(region, 'p', themeText('contact_error_message'));
    title.className = 'et_normal_padding';
    nodes.push(title);
  }
  if (invalid) nodes.push(invalid);
  show(region, ...nodes);
}

/** Marks a field as invalid, or removes the mark. @param className the theme's class */
export function markField(
  { isGroup, wrapper, inputs }: Field,
  scope: FormScope,
  className: string,
  isInvalid: boolean,
): void {
  const [first] = inputs;
  const marked = isGroup ? wrapper : first;
  if (marked) scope.put(marked, `class:${className}`, isInvalid || undefined);
  const invalid = isInvalid ? 'true' : undefined;
  for (const input of inputs) if (input.type !== 'radio') scope.put(input, 'attr:aria-invalid', invalid);
  const radioGroup = isGroup && first?.closest('[role=radiogroup]');
  if (radioGroup) scope.put(radioGroup, 'attr:aria-invalid', invalid);
}

/** Focuses a field; in a group the chosen input. */
function focusField({ inputs }: Field): void {
  (inputs.find((input) => 'checked' in input && input.checked) ?? inputs[0])?.focus();
}

/** Lists errors, marks their fields and focuses the first. */
export function showErrors(
  errors: readonly FieldError[],
  context: FormContext,
  className: (field: Field) => string,
): void {
  listErrors(context, errors);
  for (const { field } of errors) markField(field, context.scope, className(field), true);
  if (errors[0]) focusField(errors[0].field);
}
