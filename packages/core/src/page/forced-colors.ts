/** Outlines of fields in forced colors mode, which removes the backgrounds that mark the theme's fields. Fetched in that mode only. */
import type { Release } from '../claims/claim';

/** Adds the outlines if colors are forced. @returns the function that removes them */
export function outlineFields(owner: Document): Release {
  if (!owner.defaultView?.matchMedia?.('(forced-colors: active)').matches) return () => {};
  let ended = false;
  let remove: Release | undefined;
  import('./field-outlines')
    .then(({ addFieldOutlines }) => {
      if (!ended) remove = addFieldOutlines(owner);
    })
    // If the outlines fail to load, the fields keep the theme's look.
    .catch(() => {});
  return () => {
    ended = true;
    remove?.();
  };
}
