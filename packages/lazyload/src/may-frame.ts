/** Judges a lazy frame of another host by the rule of all packages. Lazy part: fetched for such a frame, with the runtime. */
import { frameAddress, remark } from '@enliven/core';

/** Whether an address of another host may be framed: players, maps, and hosts that the site lists; another address is warned about. */
export function mayFrame(element: Element, address: string): boolean {
  if (frameAddress(address, document)) return true;
  remark(
    `${address} is a page of another host, so it is not framed. If the site means to frame it, list the host: {"frames":{"hosts":["…"]}}`,
    { package: '@enliven/lazyload', element },
  );
  return false;
}
