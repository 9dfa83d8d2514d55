/** The files a page of the theme takes without us, as far as npm has them: jQuery, and what plays media and loads pictures late. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { type LocalServer, serve } from '../browser/serve';
import { ROOT } from '../workspace';

/** Which package of ours has it among its development dependencies, and the file that sites print. */
const PEERS = [
  ['.', 'jquery/dist/jquery.min.js'],
  ['packages/media', 'mediaelement/build/mediaelement-and-player.min.js'],
  ['packages/lazyload', 'vanilla-lazyload/dist/lazyload.iife.min.js'],
] as const;

const read = ([folder, file]: (typeof PEERS)[number]): Buffer =>
  readFileSync(createRequire(join(ROOT, folder, 'package.json')).resolve(file));

/** Serves them as `/peers/0.js` and so on. */
export const servePeers = (): Promise<LocalServer> => {
  const files = new Map(PEERS.map((peer, at) => [`/peers/${at}.js`, read(peer)]));
  return serve((path) => files.get(path));
};

/** @param origin of `servePeers` @param latency milliseconds the page itself takes */
export async function printPeers(page: Page, address: string, origin: string, latency: number): Promise<void> {
  const tags = PEERS.map((_, at) => `<script defer src="${origin}/peers/${at}.js"></script>`).join('');
  await page.route(address, async (route) => {
    const response = await route.fetch({ ignoreHTTPSErrors: true } as object);
    // What is answered here travels at once otherwise.
    await new Promise((resolve) => setTimeout(resolve, latency));
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${tags}</head>`) });
  });
}
