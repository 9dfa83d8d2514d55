/** Shows elsewhere in the form what was filled in (docs/reference/plugin-forms.md#errors). */
import { createClaims } from '../shared/claims';
import type { Part } from './part';
import type { Value } from './values';

const textOf = (value: Value): string => (typeof value === 'string' ? value : value.name);

export function reflections(form: HTMLFormElement): Part {
  const places = [...form.querySelectorAll('[data-reflection-of]')].map((place) => ({
    place,
    field: place.getAttribute('data-reflection-of') as string,
    claims: createClaims(),
  }));

  /** What is valid of its field, or what stands there by default when there is none. */
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
