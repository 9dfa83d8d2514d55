/** Shows messages in the live region of a form, marks fields with errors and focuses the first one. */

import type { Claims } from '../shared/claims';
import { type Problem, text } from './check';
import type { Field } from './fields';
import type { FormContext } from './form-context';

type Place = Pick<FormContext, 'box' | 'claims'>;

function show({ box, claims }: Place, ...nodes: Node[]): void {
  // The live region of a sign-up is not displayed while it is empty.
  claims.set(box, 'style:display', nodes.length > 0 ? 'block' : undefined);
  claims.fill(box, ...nodes);
}

function element({ box }: Place, tag: string, ...children: (Node | string)[]): HTMLElement {
  const made = box.ownerDocument.createElement(tag);
  made.append(...children);
  return made;
}

/** Shows paragraphs in the live region; without any it is emptied. */
export const announce = (place: Place, ...paragraphs: string[]): void =>
  show(place, ...paragraphs.map((paragraph) => element(place, 'p', paragraph)));

/** Lists the fields that are empty or invalid (docs/reference/builder-forms.md#checks). */
function listProblems(place: Place, problems: readonly Problem[]): void {
  const list = (missing: boolean) => {
    const items = problems.filter((problem) => problem.missing === missing);
    return items.length > 0 && element(place, 'ul', ...items.map(({ sentence }) => element(place, 'li', sentence)));
  };
  const [missing, wrong] = [list(true), list(false)];
  const nodes: Node[] = [];
  if (missing) nodes.push(element(place, 'p', text('fill_message')), missing);
  if (missing && wrong) {
    const also = element(place, 'p', text('contact_error_message'));
    also.className = 'et_normal_padding';
    nodes.push(also);
  }
  if (wrong) nodes.push(wrong);
  show(place, ...nodes);
}

/** Marks a field, or removes the mark. @param className the theme's class */
export function markField({ group, wrapper, inputs }: Field, claims: Claims, className: string, wrong: boolean): void {
  const [first] = inputs;
  const marked = group ? wrapper : first;
  if (marked) claims.set(marked, `class:${className}`, wrong || undefined);
  for (const input of inputs)
    if (input.type !== 'radio') claims.set(input, 'attr:aria-invalid', wrong ? 'true' : undefined);
  const set = group && first?.closest('[role=radiogroup]');
  if (set) claims.set(set, 'attr:aria-invalid', wrong ? 'true' : undefined);
}

/** Focuses a field; in a group the chosen input. */
function focusField({ inputs }: Field): void {
  (inputs.find((input) => 'checked' in input && input.checked) ?? inputs[0])?.focus();
}

/** Lists errors, marks their fields and focuses the first. */
export function showErrors(
  problems: readonly Problem[],
  context: FormContext,
  className: (field: Field) => string,
): void {
  listProblems(context, problems);
  for (const { field } of problems) markField(field, context.claims, className(field), true);
  if (problems[0]) focusField(problems[0].field);
}
