/** Which file of ours asked for which: how many have to come one after another before a page has all it needs. */
import type { CDPSession, Page } from 'playwright';

/** As far as the protocol's events are used. */
interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}
interface Asked {
  request: { url: string };
  initiator: { url?: string; stack?: Stack };
}

export interface RequestGraph {
  /** Addresses below the folder, and how many files had to come until each was there: 1 for what the page names itself. */
  depths(): Map<string, number>;
}

/** All that stood in line when it was asked for: a function of one file may have been called by another file. */
function* askersOf({ url, stack }: Asked['initiator']): Generator<string> {
  if (url) yield url;
  for (let part = stack; part; part = part.parent) for (const frame of part.callFrames) yield frame.url;
}

/**
 * Call it before the page is opened.
 *
 * @param folder beginning of the addresses that count
 */
export async function watchRequests(page: Page, folder: string): Promise<RequestGraph> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const depths = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ request, initiator }: Asked) => {
    if (!request.url.startsWith(folder) || depths.has(request.url)) return;
    const before = [...askersOf(initiator)].map((asker) => depths.get(asker) ?? 0);
    depths.set(request.url, 1 + Math.max(0, ...before));
  });
  await session.send('Network.enable');
  return { depths: () => new Map([...depths].map(([url, depth]) => [url.slice(folder.length), depth])) };
}
