/** Shows character counts and copies of valid values. */
import { membersOf, numberAttribute } from '@enliven/core';
import { type Claims, createClaims } from '../shared/claims';
import type { Part } from './part';
import type { Value } from './rules';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Milliseconds without a key until characters are counted, for each field of the form, and at most. Each changed text makes the
 * browser lay out the whole form, which takes longer than all else in a very long one.
 */
const REST = 2;
const LONGEST_REST = 400;
/** Number of delays after which characters are counted while the visitor goes on typing. */
const PATIENCE = 4;

/** Updates character counters (docs/reference/plugin-forms.md#helpers). @param trims newer versions ignore white space around the text */
export function counters(form: HTMLFormElement, claims: Claims, trims: boolean): Part {
  const fields = [...membersOf(form).querySelectorAll<Field>('input[name],textarea[name]')];
  const all = [...membersOf(form).querySelectorAll('.wpcf7-character-count')].flatMap((counter) => {
    const field = fields.find(({ name }) => name === counter.getAttribute('data-target-name'));
    const number = (name: string) => numberAttribute(counter, `data-${name}-value`);
    const start = counter.classList.contains('down') ? number('starting') : undefined;
    return field ? [{ counter, field, start, least: number('minimum'), most: number('maximum') }] : [];
  });
  const rest = Math.min(fields.length * REST, LONGEST_REST);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the first key that is not counted yet; 0 if all are. */
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

const textOf = (value: Value): string => (typeof value === 'string' ? value : value.name);

/** Copies valid values to other places in the form (docs/reference/plugin-forms.md#errors). */
export function reflections(form: HTMLFormElement): Part {
  const places = [...membersOf(form).querySelectorAll('[data-reflection-of]')].map((place) => ({
    place,
    field: place.getAttribute('data-reflection-of') as string,
    claims: createClaims(),
  }));

  /** Shows the values, or the default without any. */
  function show({ place, field, claims }: (typeof places)[number], values: readonly Value[]): void {
    const texts = values.map(textOf);
    if (place.localName === 'output') {
      claims.fill(place, texts[0] ?? place.getAttribute('data-default') ?? '');
      return;
    }
    claims.stop();
    for (const output of place.querySelectorAll('output')) {
      if (!output.hasAttribute('data-default')) claims.set(output, 'style:display', 'none !important');
      else if (texts.length > 0) claims.set(output, 'attr:hidden', 'hidden');
    }
    for (const text of texts) {
      const output = claims.insert(place, 'beforeend', 'output');
      output.setAttribute('name', field);
      output.textContent = text;
    }
  }
  return {
    checked(field, values) {
      for (const place of places) if (place.field === field) show(place, values);
    },
    refilled() {
      for (const place of places) show(place, []);
    },
    stop() {
      for (const { claims } of places) claims.stop();
    },
  };
}
