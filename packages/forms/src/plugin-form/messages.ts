/** What the form says as a whole: on screen where the theme has a place for it, and in the region screen readers listen to. */
import type { Claims } from '../shared/claims';
import type { PluginFormState } from './form-state';

export interface Messages {
  /** @param always also in states in which style sheets hide the place */
  say(text: string, always?: boolean): void;
}

export function createMessages(form: HTMLFormElement, { parent }: PluginFormState, claims: Claims): Messages {
  const region = parent.querySelector('.screen-reader-response [role="status"]');
  return {
    say(text, always = false) {
      const places = [...form.querySelectorAll('.wpcf7-response-output')];
      if (places.length === 0 && text) places.push(claims.insert(form, 'beforeend', 'div', 'wpcf7-response-output'));
      if (region) claims.fill(region, text);
      for (const place of places) {
        // The region says it already.
        claims.set(place, 'attr:aria-hidden', region ? 'true' : null);
        claims.set(place, 'attr:role', region ? undefined : 'status');
        claims.set(place, 'style:display', always ? 'block' : undefined);
        claims.fill(place, text);
      }
    },
  };
}
