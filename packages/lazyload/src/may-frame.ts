/** Checks a lazy frame of another host by the rule of all packages. Lazy part: fetched for such frames, with the runtime. */
import { frameAddress, remark } from '@enliven/core';

/** Whether an address of another host may be framed: players, maps, and hosts that the site lists. Logs a remark on others. */
export function mayFrame(element: Element, address: string): boolean {
  if (frameAddress(address, document)) return true;
  remark(
    `${address} is a page of another host, so it is not framed. To frame it, list the host: {"frames":{"hosts":["…"]}}`,
    { package: '@enliven/lazyload', element },
  );
  return false;
}
