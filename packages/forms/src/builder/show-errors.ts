/** Checks a field before its form is sent (docs/reference/builder-forms.md#checks), shows messages in the live region and marks fields with errors. */

import type { Claims } from '../shared/claims';
import { EMAIL, sentence } from '../shared/request';
import { type Field, labelElement } from './fields';
import type { FormContext } from './form-context';

/** Checks a field before its form is sent (docs/reference/builder-forms.md#checks), with the texts and labels that errors use. */
export interface Problem {
  field: Field;
  sentence: string;
  /** The field is empty; otherwise its value is invalid. */
  missing: boolean;
}

/** Whether the field is a honeypot: visitors do not see it, so it is never required. */
const isTrap = ({ inputs }: Field): boolean => inputs.some(({ name }) => name.startsWith('et_pb_contact_et_number_'));

/** Returns what is wrong with a field. @param html checks e-mail addresses by the rule of HTML */
export function checkField(field: Field, html: boolean): Problem | undefined {
  const [value] = field.values;
  if (value === undefined)
    return field.requiredMark === 'required' && !isTrap(field)
      ? { field, sentence: labelOf(field), missing: true }
      : undefined;
  return field.type === 'email' && !(html ? HTML_EMAIL : EMAIL).test(value.trim().toLowerCase())
    ? { field, sentence: text('invalid'), missing: false }
    : undefined;
}

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
/** HTML's rule for e-mail addresses, used by Divi 5 and by sign-ups. */
const HTML_EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i');

/** Returns the label of a field, as the server expects it (docs/reference/builder-forms.md#what-is-sent). */
export function labelOf(field: Field): string {
  const written = labelElement(field)?.textContent?.trim();
  if (written) return written;
  if (!field.group) return text('captcha');
  return field.inputs.map(({ value }) => value).join(', ') || text('wrong_checkbox');
}

const ENGLISH = {
  captcha: 'Captcha',
  wrong_checkbox: 'Checkbox',
  fill_message: 'Please, fill in the following fields:',
  contact_error_message: 'Please, fix the following errors:',
  invalid: 'Invalid email',
  wrong_captcha: 'You entered the wrong number in captcha.',
  subscription_failed: 'Please, check the fields below to make sure you entered the correct information.',
} as const;

/** Returns a string of the theme for forms, in English where the page prints none (docs/reference/builder-forms.md#texts). */
export const text = (key: keyof typeof ENGLISH): string => sentence(key, ENGLISH[key]);

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
