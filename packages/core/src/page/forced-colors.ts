/** Forced colors take away backgrounds, by which alone the theme draws many fields. Few visitors have them, and only they fetch what it takes. */
import type { Release } from '../claims/claim';

/** @returns what takes the outlines away again */
export function outlineFields(owner: Document): Release {
  if (!owner.defaultView?.matchMedia?.('(forced-colors: active)').matches) return () => {};
  let ended = false;
  let remove: Release | undefined;
  import('./field-outlines')
    .then(({ addFieldOutlines }) => {
      if (!ended) remove = addFieldOutlines(owner);
    })
    // Without them fields are as the theme draws them.
    .catch(() => {});
  return () => {
    ended = true;
    remove?.();
  };
}
