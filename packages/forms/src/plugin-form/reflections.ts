/** Shows elsewhere in the form what was filled in (contract §1.11). */
import type { Claims } from '../shared/claims';
import type { Value } from './values';

const textOf = (value: Value): string => (typeof value === 'string' ? value : value.name);

/** Shows the valid values of a field, or what stands there by default when it has none. */
export function reflect(form: HTMLFormElement, field: string, values: readonly Value[], claims: Claims): void {
  for (const place of form.querySelectorAll('[data-reflection-of]')) {
    if (place.getAttribute('data-reflection-of') !== field) continue;
    if (place.localName === 'output') {
      claims.text(place, values[0] === undefined ? (place.getAttribute('data-default') ?? '') : textOf(values[0]));
      continue;
    }
    for (const output of place.querySelectorAll('output')) {
      if (!output.hasAttribute('data-default')) claims.remove(output);
      else claims.set(output, 'attr:hidden', values.length > 0 ? 'hidden' : undefined);
    }
    for (const value of values) {
      const output = claims.insert(place, 'beforeend', 'output');
      output.setAttribute('name', field);
      output.textContent = textOf(value);
    }
  }
}

/** As the author printed it. */
export function reflectDefaults(form: HTMLFormElement, claims: Claims): void {
  for (const place of form.querySelectorAll('[data-reflection-of]'))
    reflect(form, place.getAttribute('data-reflection-of') as string, [], claims);
}
