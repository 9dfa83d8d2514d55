/** Graph of requests for our files: how many files load one after another before a page has all it needs. */
import type { CDPSession, Page } from 'playwright';

/** Parts of the protocol's events that are used here. */
interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}
interface RequestEvent {
  request: { url: string };
  initiator: { url?: string; stack?: Stack };
}

export interface RequestGraph {
  /** Path below the folder → length of its chain of requests: 1 for a file that the page itself names. */
  depths(): Map<string, number>;
}

/** Yields all files in the call stack of a request, since one file may call a function of another. */
function* initiatorsOf({ url, stack }: RequestEvent['initiator']): Generator<string> {
  if (url) yield url;
  for (let part = stack; part; part = part.parent) for (const frame of part.callFrames) yield frame.url;
}

/** Page script that reports which script inserted a preload link, since browsers do not. */
const RECORD_LINKS = `{
  const { append } = Element.prototype;
  Element.prototype.append = function (...nodes) {
    for (const node of nodes) if (node.rel === 'modulepreload') reportInitiator(node.href + ' ' + new Error().stack);
    return append.apply(this, nodes);
  };
}`;
const ADDRESS = /https?:[^\s()]+\.js/g;

/**
 * Records the requests of a page. Call it before the page is opened.
 *
 * @param folder prefix of the addresses that count
 */
export async function watchRequests(page: Page, folder: string): Promise<RequestGraph> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const depths = new Map<string, number>();
  const initiatorsByAddress = new Map<string, string[]>();
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'reportInitiator') return;
    const [address = '', ...initiators] = payload.match(ADDRESS) ?? [];
    if (!initiatorsByAddress.has(address)) initiatorsByAddress.set(address, initiators);
  });
  session.on('Network.requestWillBeSent', ({ request, initiator }: RequestEvent) => {
    if (!request.url.startsWith(folder) || depths.has(request.url)) return;
    const initiators = [...initiatorsOf(initiator), ...(initiatorsByAddress.get(request.url) ?? [])];
    depths.set(request.url, 1 + Math.max(0, ...initiators.map((url) => depths.get(url) ?? 0)));
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportInitiator' });
  await page.addInitScript(RECORD_LINKS);
  await session.send('Network.enable');
  return { depths: () => new Map([...depths].map(([url, depth]) => [url.slice(folder.length), depth])) };
}
