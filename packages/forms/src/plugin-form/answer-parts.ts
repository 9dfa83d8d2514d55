/** Optional parts for answers of the server: new captchas and quiz questions, and Turnstile. */
import { asList, asRecord, asText, page, queryAll } from '@enliven/core';
import type { FormScope } from '../shared/form-scope';
import { wrapsOf } from './markup';
import type { Part } from './part';

interface Turnstile {
  reset?(widget: Element): void;
}

/** Resets Turnstile after each answer, since a token is valid once (docs/reference/plugin-forms.md#services). */
export const turnstile = (form: HTMLFormElement): Part => ({
  onAnswer(answer) {
    // A refill has no status, because no form was sent.
    if (!asRecord(answer).status) return;
    const service = page().global('turnstile') as Turnstile | undefined;
    for (const widget of queryAll(form, '.wpcf7-turnstile'))
      try {
        service?.reset?.(widget);
      } catch {
        // The widget is not rendered.
      }
  },
});

/** Shows the captcha and the quiz question of an answer. */
export const captchas = (form: HTMLFormElement, scope: FormScope): Part => ({
  onAnswer: (answer) => refill(form, answer, scope),
});

const inputsNamed = (root: Element, name: string): HTMLInputElement[] =>
  queryAll(root, 'input').filter((input) => input.name === name);

/** Fills in a new captcha and quiz. @param answer the server's; a list if there is nothing to refill */
function refill(form: HTMLFormElement, answer: unknown, scope: FormScope): void {
  const clear = (root: Element, name: string) => {
    for (const input of inputsNamed(root, name)) input.value = '';
  };
  const setHidden = (root: Element, name: string, value: string) => {
    for (const input of inputsNamed(root, name)) scope.put(input, 'attr:value', value);
  };
  const { captcha, quiz } = asRecord(answer);

  for (const [name, url] of Object.entries(asRecord(captcha))) {
    const src = asText(url);
    if (!src) continue;
    clear(form, name);
    const className = `wpcf7-captcha-${name.replaceAll(':', '')}`;
    for (const image of queryAll(form, 'img'))
      if (image.classList.contains(className)) scope.put(image, 'attr:src', src);
    const [, digits] = /^(?:.*\D)?(\d+)\.(?:png|gif|jpeg)$/s.exec(src) ?? [];
    if (digits) setHidden(form, `_wpcf7_captcha_challenge_${name}`, digits);
  }

  for (const [name, pair] of Object.entries(asRecord(quiz))) {
    const [question, hash] = asList(pair).map(asText);
    if (!question || !hash) continue;
    for (const wrap of wrapsOf(form, name)) {
      clear(wrap, name);
      setHidden(wrap, `_wpcf7_quiz_answer_${name}`, hash);
      for (const label of queryAll(wrap, '.wpcf7-quiz-label')) scope.fill(label, question);
    }
  }
}
