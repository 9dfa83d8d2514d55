/** Interception of requests: serves a copy of the page, the files of its folder, and Enliven's build. The site itself does not change. */
import { extname } from 'node:path';
import { type Folder, fileOf } from '@enliven/compose/site';
import type { BrowserContext, Route } from 'playwright-core';
import { FOLDER_ORIGIN, type PageInput } from './page-input';

/** Path below which the visited page finds the build. */
export const BUILD = '/__enliven_doctor__/';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface RouteOptions {
  /** Bytes of the page. */
  body: Uint8Array;
  /** Folder of the script tag's build. */
  build: Folder;
  /** Whether requests to other hosts are aborted. */
  isOffline: boolean;
}

const typeOf = (path: string): Record<string, string> => {
  const type = TYPES[extname(path).toLowerCase()];
  return type ? { 'content-type': type } : {};
};

/** Answers the requests of a page. */
export async function routePage(
  context: BrowserContext,
  { address, type, folder }: PageInput,
  { body, build, isOffline }: RouteOptions,
): Promise<void> {
  const answer = (route: Route, path: string, content: Uint8Array | undefined) =>
    content
      ? route.fulfill({ body: Buffer.from(content), headers: typeOf(path) })
      : route.fulfill({ status: 404, body: '' });

  function fromFolder(url: string): { path: string; content: Uint8Array } | undefined {
    const path = folder && fileOf(url, '');
    try {
      const content = path ? folder.read(path) : undefined;
      return path && content ? { path, content } : undefined;
    } catch {
      // Links that leave the folder are not followed.
      return undefined;
    }
  }

  await context.route('**/*', async (route) => {
    const request = route.request();
    const url = request.url();
    const { pathname, origin } = new URL(url);
    const isPage = request.isNavigationRequest() && url.split('#')[0] === address.split('#')[0];
    if (isPage) return route.fulfill({ body: Buffer.from(body), headers: { 'content-type': type } });
    if (pathname.startsWith(BUILD) && origin === new URL(address).origin) {
      const path = pathname.slice(BUILD.length);
      return answer(route, path, build.read(path));
    }
    const file = fromFolder(url);
    if (file) return answer(route, file.path, file.content);
    if (origin === FOLDER_ORIGIN && folder) return answer(route, pathname, undefined);
    return isOffline && origin !== new URL(address).origin ? route.abort() : route.continue();
  });
}
