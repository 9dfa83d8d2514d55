/** Character counters, up and down (docs/reference/plugin-forms.md#helpers). */
import { asNumber, attribute } from '@enliven/core';
import type { Claims } from '../shared/claims';
import type { Part } from './part';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Milliseconds without a key until it is counted: so many for each field of the form, and never more than these. For every text
 * that changes browsers lay out the whole form anew, whatever the key itself costs: hardly anything in most forms, and in a very
 * long one more than all else.
 */
const REST = 2;
const LONGEST_REST = 400;
/** So many rests later it is counted for somebody who goes on without one. */
const PATIENCE = 4;

/** @param trims newer versions count without the white space around the text */
export function counters(form: HTMLFormElement, claims: Claims, trims: boolean): Part {
  const fields = [...form.querySelectorAll<Field>('input[name],textarea[name]')];
  const all = [...form.querySelectorAll('.wpcf7-character-count')].flatMap((counter) => {
    const field = fields.find(({ name }) => name === counter.getAttribute('data-target-name'));
    const number = (name: string) => asNumber(attribute(counter, `data-${name}-value`)) ?? 0;
    const start = counter.classList.contains('down') ? number('starting') : undefined;
    return field ? [{ counter, field, start, least: number('minimum'), most: number('maximum') }] : [];
  });
  const rest = Math.min(fields.length * REST, LONGEST_REST);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first key was pressed that is not counted yet; 0 when all are. */
  let since = 0;

  function count(): void {
    clearTimeout(timer);
    since = 0;
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
  count();
  return {
    input(target) {
      if (!all.some(({ field }) => field === target)) return;
      const now = Date.now();
      since ||= now;
      clearTimeout(timer);
      timer = setTimeout(count, Math.min(rest, since + PATIENCE * rest - now));
    },
    change: count,
    refilled: count,
    stop: () => clearTimeout(timer),
  };
}
