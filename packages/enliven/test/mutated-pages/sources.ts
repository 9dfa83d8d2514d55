/** Source pages: the saved ones if there are any, otherwise those of the example site. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { furtherPages, pages } from '../../../../examples/site/src/pages/pages';
import { savedPages } from '../support/long';
import type { PageServer } from '../support/page-server';

export interface Source {
  /** Path, such as `divi4/tabs.html`. */
  name: string;
  html: string;
}

const CACHED = { 'cache-control': 'max-age=3600' };
const PUBLIC = fileURLToPath(new URL('../../../../examples/site/public/', import.meta.url));
/** Paths that all pages of the example site use. */
const STYLE = '/theme.css';

function fromFolder(folder: string): Source[] {
  const folders = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());
  return folders.sort().flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => ({ name: `${name}/${file}`, html: readFileSync(join(folder, name, file), 'utf8') })),
  );
}

const textAt = async (address: string): Promise<string> => (await fetch(address)).text();

/** Pages of the example site without the runtime, and with the same nonce in every run. */
const fromSite = (site: string): Promise<Source[]> =>
  Promise.all(
    [...pages, ...furtherPages].map(async ({ path }, at) => {
      const name = at % 2 === 0 ? path : `/d5${path}`;
      const html = await textAt(site + name);
      return {
        name,
        html: html.replace(/<script[^>]*\/enliven\/[^>]*><\/script>/g, '').replace(/ nonce="[^"]*"/g, ''),
      };
    }),
  );

/** Returns the source pages, whose style sheets and pictures the server has from then on. */
export async function sourcePages(server: PageServer, site: string): Promise<Source[]> {
  const folder = savedPages();
  if (folder) {
    server.mount('/assets/', join(folder, 'assets'), CACHED);
    return fromFolder(folder);
  }
  for (const name of ['images', 'media']) server.mount(`/${name}/`, join(PUBLIC, name), CACHED);
  server.put(STYLE, await textAt(site + STYLE), CACHED);
  return fromSite(site);
}
