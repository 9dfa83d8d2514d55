/** Character counters, up and down (contract §1.8). */
import { asNumber } from '@enliven/core';
import type { Claims } from '../shared/claims';
import type { Part } from './part';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Milliseconds in which the keys after a first one are counted together. For every text that changes browsers lay out the whole
 * form anew, besides what the key itself costs and at whatever moment: in a long form that is more than all else.
 */
const TOGETHER = 400;

/** @param trims newer versions count without the white space around the text */
export function counters(form: HTMLFormElement, claims: Claims, trims: boolean): Part {
  const fields = [...form.querySelectorAll<Field>('input[name],textarea[name]')];
  const all = [...form.querySelectorAll('.wpcf7-character-count')].flatMap((counter) => {
    const field = fields.find(({ name }) => name === counter.getAttribute('data-target-name'));
    const number = (name: string) => asNumber(counter.getAttribute(`data-${name}-value`)) ?? 0;
    const start = counter.classList.contains('down') ? number('starting') : undefined;
    return field ? [{ counter, field, start, least: number('minimum'), most: number('maximum') }] : [];
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** There were keys since the last count. */
  let more = false;

  function count(): void {
    more = false;
    for (const { counter, field, start, least, most } of all) {
      const { value } = field;
      const typed = (trims ? value.trim() : value).length;
      const shown = `${start === undefined ? typed : start - typed}`;
      claims.set(counter, 'attr:data-current-value', shown);
      claims.set(counter, 'class:too-long', most > 0 && value.length > most);
      claims.set(counter, 'class:too-short', least > 0 && value.length < least);
      claims.fill(counter, shown);
    }
  }
  function countSoon(): void {
    more = timer !== undefined;
    if (more) return;
    count();
    timer = setTimeout(() => {
      timer = undefined;
      if (more) countSoon();
    }, TOGETHER);
  }
  count();
  return {
    input(target) {
      if (all.some(({ field }) => field === target)) countSoon();
    },
    change: count,
    refilled: count,
    stop: () => clearTimeout(timer),
  };
}
