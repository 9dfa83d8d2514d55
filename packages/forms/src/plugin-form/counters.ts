/** Character counters, up and down (contract §1.8). */
import { asNumber } from '@enliven/core';
import type { Claims } from '../shared/claims';
import type { Part } from './part';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Milliseconds after a key by which a count is shown, however busy the page is. */
const LATEST = 150;

const whenIdle = (work: () => void): unknown =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(work, { timeout: LATEST })
    : setTimeout(work, LATEST / 3);

/** @param trims newer versions count without the white space around the text */
export function counters(form: HTMLFormElement, claims: Claims, trims: boolean): Part {
  const fields = [...form.querySelectorAll<Field>('input[name],textarea[name]')];
  const all = [...form.querySelectorAll('.wpcf7-character-count')].flatMap((counter) => {
    const field = fields.find(({ name }) => name === counter.getAttribute('data-target-name'));
    return field ? [{ counter, field }] : [];
  });

  function count(target?: Element): void {
    for (const { counter, field } of all) {
      if (target && field !== target) continue;
      const number = (name: string) => asNumber(counter.getAttribute(`data-${name}-value`)) ?? 0;
      const { value } = field;
      const typed = (trims ? value.trim() : value).length;
      const shown = counter.classList.contains('down') ? number('starting') - typed : typed;
      const [least, most] = [number('minimum'), number('maximum')];
      claims.set(counter, 'attr:data-current-value', `${shown}`);
      claims.set(counter, 'class:too-long', most > 0 && value.length > most);
      claims.set(counter, 'class:too-short', least > 0 && value.length < least);
      claims.text(counter, `${shown}`);
    }
  }
  let waits = false;
  let stopped = false;
  /** A text that changes is laid out anew: not between a key and the letter it writes. */
  function countSoon(): void {
    if (waits || all.length === 0) return;
    waits = true;
    whenIdle(() => {
      waits = false;
      if (!stopped) count();
    });
  }
  count();
  return {
    input: countSoon,
    change: count,
    refilled: () => count(),
    stop() {
      stopped = true;
    },
  };
}
