/** Optional parts that show the visitor's input: character counters and copies of valid values. */
import { attribute, matches, numberAttribute, queryAll } from '@enliven/core';
import { type FormScope, openFormScope } from '../shared/form-scope';
import type { Part } from './part';
import type { Value } from './values';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Milliseconds without a key until characters are counted, for each field of the form, and at most. Each changed text makes
 * the browser lay out the whole form, which is the slowest step in a very long form.
 */
const DELAY_PER_FIELD = 2;
const LONGEST_DELAY = 400;
/** Number of delays after which characters are counted although the visitor is still typing. */
const MAX_DELAYS = 4;

/** Updates character counters (docs/reference/plugin-forms.md#helpers). @param isTrimmed whether white space around the text is ignored, as in newer versions */
export function counters(form: HTMLFormElement, scope: FormScope, isTrimmed: boolean): Part {
  const fields = queryAll<Field>(form, 'input[name],textarea[name]');
  const all = queryAll(form, '.wpcf7-character-count').flatMap((counter) => {
    const field = fields.find(({ name }) => name === attribute(counter, 'data-target-name'));
    const number = (name: string) => numberAttribute(counter, `data-${name}-value`);
    const start = matches(counter, '.down') ? number('starting') : undefined;
    return field ? [{ counter, field, start, least: number('minimum'), most: number('maximum') }] : [];
  });
  const delay = Math.min(fields.length * DELAY_PER_FIELD, LONGEST_DELAY);
  let cancel = () => {};
  /** Time of the first key that is not counted yet; 0 if all are. */
  let since = 0;

  function count(): void {
    cancel();
    since = 0;
    for (const { counter, field, start, least, most } of all) {
      const { value } = field;
      const length = (isTrimmed ? value.trim() : value).length;
      const shown = `${start === undefined ? length : start - length}`;
      scope.put(counter, 'attr:data-current-value', shown);
      scope.put(counter, 'class:too-long', most > 0 && value.length > most);
      scope.put(counter, 'class:too-short', least > 0 && value.length < least);
      scope.fill(counter, shown);
    }
  }
  count();
  return {
    input(target) {
      if (!all.some(({ field }) => field === target)) return;
      const now = Date.now();
      since ||= now;
      cancel();
      cancel = scope.timeout(count, Math.min(delay, since + MAX_DELAYS * delay - now));
    },
    change: count,
    onRefilled: count,
  };
}

const textOf = (value: Value): string => (typeof value === 'string' ? value : value.name);

/** Copies valid values to other places in the form (docs/reference/plugin-forms.md#errors). */
export function reflections(form: HTMLFormElement, scope: FormScope): Part {
  const places = queryAll(form, '[data-reflection-of]').map((place) => ({
    place,
    field: place.getAttribute('data-reflection-of') as string,
    /** Ends when other values are shown. */
    copies: openFormScope(scope),
  }));

  /** Shows the values; without any the default. */
  function show(reflection: (typeof places)[number], values: readonly Value[]): void {
    const { place, field } = reflection;
    const texts = values.map(textOf);
    if (place.localName === 'output') {
      scope.fill(place, texts[0] ?? place.getAttribute('data-default') ?? '');
      return;
    }
    reflection.copies.dispose();
    reflection.copies = openFormScope(scope);
    for (const output of queryAll(place, 'output')) {
      if (!output.hasAttribute('data-default')) reflection.copies.put(output, 'style:display', 'none !important');
      else if (texts.length > 0) reflection.copies.put(output, 'attr:hidden', 'hidden');
    }
    for (const text of texts) {
      const output = reflection.copies.create(place, 'beforeend', 'output');
      output.setAttribute('name', field);
      output.textContent = text;
    }
  }
  return {
    onChecked(field, values) {
      for (const reflection of places) if (reflection.field === field) show(reflection, values);
    },
    onRefilled() {
      for (const reflection of places) show(reflection, []);
    },
  };
}
