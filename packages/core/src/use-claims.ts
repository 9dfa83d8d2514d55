/** Claims on many server elements at once, e.g. on every item of a gallery. */
import { useLayoutEffect, useState } from 'react';
import { claimSet, type Wanted } from './claim-set';

/** Like one `useClass`, `useAttr` or `useStyle` for each entry; entries may come and go between renders. */
export function useClaims(wanted: readonly Wanted[]): void {
  const [claims] = useState(claimSet);
  useLayoutEffect(() => claims.set(wanted));
  useLayoutEffect(() => () => claims.set([]), [claims]);
}
