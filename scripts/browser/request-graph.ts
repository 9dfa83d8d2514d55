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

/** Of what a link asks for, browsers do not say which script has put the link there. */
const RECORD_LINKS = `{
  const { append } = Element.prototype;
  Element.prototype.append = function (...nodes) {
    for (const node of nodes) if (node.rel === 'modulepreload') tellAsker(node.href + ' ' + new Error().stack);
    return append.apply(this, nodes);
  };
}`;
const ADDRESS = /https?:[^\s()]+\.js/g;

/**
 * Call it before the page is opened.
 *
 * @param folder beginning of the addresses that count
 */
export async function watchRequests(page: Page, folder: string): Promise<RequestGraph> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const depths = new Map<string, number>();
  const askersByAddress = new Map<string, string[]>();
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'tellAsker') return;
    const [address = '', ...askers] = payload.match(ADDRESS) ?? [];
    if (!askersByAddress.has(address)) askersByAddress.set(address, askers);
  });
  session.on('Network.requestWillBeSent', ({ request, initiator }: Asked) => {
    if (!request.url.startsWith(folder) || depths.has(request.url)) return;
    const askers = [...askersOf(initiator), ...(askersByAddress.get(request.url) ?? [])];
    depths.set(request.url, 1 + Math.max(0, ...askers.map((asker) => depths.get(asker) ?? 0)));
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellAsker' });
  await page.addInitScript(RECORD_LINKS);
  await session.send('Network.enable');
  return { depths: () => new Map([...depths].map(([url, depth]) => [url.slice(folder.length), depth])) };
}
