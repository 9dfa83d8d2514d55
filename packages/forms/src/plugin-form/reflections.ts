/** Shows elsewhere in the form what was filled in (contract §1.11). */
import type { Claims } from '../shared/claims';
import type { Part } from './part';
import type { Value } from './values';

const textOf = (value: Value): string => (typeof value === 'string' ? value : value.name);

export function reflections(form: HTMLFormElement, claims: Claims): Part {
  const places = [...form.querySelectorAll('[data-reflection-of]')];

  /** What is valid of its field, or what stands there by default when there is none. */
  function show(place: Element, values: readonly Value[]): void {
    if (place.localName === 'output') {
      claims.text(place, values[0] === undefined ? (place.getAttribute('data-default') ?? '') : textOf(values[0]));
      return;
    }
    for (const output of place.querySelectorAll('output')) {
      if (!output.hasAttribute('data-default')) claims.remove(output);
      else claims.set(output, 'attr:hidden', values.length > 0 ? 'hidden' : undefined);
    }
    for (const value of values) {
      const output = claims.insert(place, 'beforeend', 'output');
      output.setAttribute('name', place.getAttribute('data-reflection-of') as string);
      output.textContent = textOf(value);
    }
  }
  return {
    checked(field, values) {
      for (const place of places) if (place.getAttribute('data-reflection-of') === field) show(place, values);
    },
    refilled() {
      for (const place of places) show(place, []);
    },
  };
}
