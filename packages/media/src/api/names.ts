/** What stands under the global `mejs`: there from the first player on, and filled once another script looks at it. */
import { shared } from '@enliven/core';

type Named = Record<string, unknown>;

export interface Names {
  Utils: Named;
  Features: Named;
  i18n: Named;
  MepDefaults: Named;
  /** The defaults as they are filled in; what differs from them was changed by another script. */
  standard: Named;
}

export const names = (): Names =>
  shared('media-names', () => ({ Utils: {}, Features: {}, i18n: {}, MepDefaults: {}, standard: {} }));

/** Options that another script has changed for all players to come. */
export function changedDefaults(): Named {
  const { MepDefaults, standard } = names();
  return Object.fromEntries(Object.entries(MepDefaults).filter(([name, value]) => value !== standard[name]));
}
