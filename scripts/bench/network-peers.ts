/** Files that a page of the theme needs without Enliven, as far as npm has them: jQuery, the media player and lazy loading. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { type LocalServer, serve } from '../browser/serve';
import { ROOT } from '../workspace';

/** Folder of our package that has the script among its development dependencies, and the file that sites print. */
const PEERS = [
  ['.', 'jquery/dist/jquery.min.js'],
  ['packages/media', 'mediaelement/build/mediaelement-and-player.min.js'],
  ['packages/lazyload', 'vanilla-lazyload/dist/lazyload.iife.min.js'],
] as const;

const read = ([folder, file]: (typeof PEERS)[number]): Buffer =>
  readFileSync(createRequire(join(ROOT, folder, 'package.json')).resolve(file));

/** Serves the files as `/peers/0.js` and so on. */
export const servePeers = (): Promise<LocalServer> => {
  const files = new Map(PEERS.map((peer, at) => [`/peers/${at}.js`, read(peer)]));
  return serve((path) => files.get(path));
};

/** Adds the scripts to a page. @param origin origin of `servePeers` @param latency milliseconds to delay the page itself */
export async function printPeers(page: Page, address: string, origin: string, latency: number): Promise<void> {
  const tags = PEERS.map((_, at) => `<script defer src="${origin}/peers/${at}.js"></script>`).join('');
  await page.route(address, async (route) => {
    const response = await route.fetch({ ignoreHTTPSErrors: true } as object);
    // Responses of a route handler skip the emulated latency.
    await new Promise((resolve) => setTimeout(resolve, latency));
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${tags}</head>`) });
  });
}
