/** Captcha of a contact form: a sum of two numbers (docs/reference/builder-forms.md#checks). */
import { query } from '@enliven/core';
import { dataOf } from '../builder/fields';
import type { FormScope } from '../shared/form-scope';

/** Largest number of a captcha. */
const LARGEST = 15;

/** Returns the input for the sum. */
export const captchaOf = (form: Element): HTMLInputElement | null =>
  query<HTMLInputElement>(form, 'input.et_pb_contact_captcha');

export const digitsOf = (captcha: Element): [first: string, second: string] => [
  dataOf(captcha, 'first_digit'),
  dataOf(captcha, 'second_digit'),
];

const numberOf = (text: string): number => Number.parseInt(text, 10);

/** Whether the visitor entered a wrong sum. */
export function hasWrongSum(captcha: HTMLInputElement): boolean {
  const [first, second] = digitsOf(captcha);
  return captcha.value !== '' && numberOf(captcha.value) !== numberOf(first) + numberOf(second);
}

const randomNumber = (): number => 1 + Math.floor(Math.random() * LARGEST);

/** Shows another captcha. */
export function renewCaptcha(captcha: HTMLInputElement, scope: FormScope): void {
  const [first, second] = [randomNumber(), randomNumber()];
  const question = query(captcha.parentElement, '.et_pb_contact_captcha_question');
  scope.put(captcha, 'attr:data-first_digit', first);
  scope.put(captcha, 'attr:data-second_digit', second);
  if (question) scope.fill(question, `${first} + ${second}`);
  captcha.value = '';
}
