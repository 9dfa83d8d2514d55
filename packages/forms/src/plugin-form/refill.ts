/** Shows new captchas and quiz questions from the server's answer (docs/reference/plugin-forms.md#sending). */
import { asList, asRecord, asText } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { wrapsOf } from './wraps';

const inputs = (root: Element, name: string): HTMLInputElement[] =>
  [...root.querySelectorAll('input')].filter((input) => input.name === name);

/** @param answer the server's; a list if there is nothing to refill */
export function refill(form: HTMLFormElement, answer: unknown, claims: Claims): void {
  const empty = (root: Element, name: string) => {
    for (const input of inputs(root, name)) input.value = '';
  };
  const hide = (root: Element, name: string, value: string) => {
    for (const input of inputs(root, name)) claims.set(input, 'attr:value', value);
  };
  const { captcha, quiz } = asRecord(answer);

  for (const [name, url] of Object.entries(asRecord(captcha))) {
    const src = asText(url);
    if (!src) continue;
    empty(form, name);
    const own = `wpcf7-captcha-${name.replaceAll(':', '')}`;
    for (const image of form.querySelectorAll('img'))
      if (image.classList.contains(own)) claims.set(image, 'attr:src', src);
    const [, digits] = /^(?:.*\D)?(\d+)\.(?:png|gif|jpeg)$/s.exec(src) ?? [];
    if (digits) hide(form, `_wpcf7_captcha_challenge_${name}`, digits);
  }

  for (const [name, pair] of Object.entries(asRecord(quiz))) {
    const [question, hash] = asList(pair).map(asText);
    if (!question || !hash) continue;
    for (const wrap of wrapsOf(form, name)) {
      empty(wrap, name);
      hide(wrap, `_wpcf7_quiz_answer_${name}`, hash);
      for (const label of wrap.querySelectorAll('.wpcf7-quiz-label')) claims.fill(label, question);
    }
  }
}
