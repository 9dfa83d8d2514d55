/** The sum a visitor is asked for. */

import { dataOf } from '../builder/fields';
import type { Claims } from '../shared/claims';

/** Numbers are 1 to this (docs/reference/builder-forms.md#checks). */
const LARGEST = 15;

export const captchaOf = (form: Element): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>('input.et_pb_contact_captcha');

export const digitsOf = (captcha: Element): [first: string, second: string] => [
  dataOf(captcha, 'first_digit'),
  dataOf(captcha, 'second_digit'),
];

const numberOf = (text: string): number => Number.parseInt(text, 10);

export function isWrong(captcha: HTMLInputElement): boolean {
  const [first, second] = digitsOf(captcha);
  return captcha.value !== '' && numberOf(captcha.value) !== numberOf(first) + numberOf(second);
}

const random = (): number => 1 + Math.floor(Math.random() * LARGEST);

/** Asks for another sum. */
export function askAnew(captcha: HTMLInputElement, claims: Claims): void {
  const [first, second] = [random(), random()];
  const question = captcha.parentElement?.querySelector('.et_pb_contact_captcha_question');
  claims.set(captcha, 'attr:data-first_digit', first);
  claims.set(captcha, 'attr:data-second_digit', second);
  if (question) claims.fill(question, `${first} + ${second}`);
  captcha.value = '';
}
