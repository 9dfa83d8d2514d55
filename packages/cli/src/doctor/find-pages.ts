/** Search for the pages that the command's argument names. */
import { statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { type Folder, openFolder } from '@enliven/compose/site';
import { CliError } from '../cli-error';
import { fetchPage, readPage, siteOf } from './load-page';
import type { PendingPage } from './page-input';
import { pagesOfSite } from './sitemap';

const ADDRESS = /^https?:\/\//i;
/** Names without a scheme that look like hosts, such as `example.com/page`. */
const HOST = /^(?:[\w-]{1,63}\.){1,5}[a-z]{2,20}(?:[:/].*)?$/i;

export interface FindOptions {
  /** Whether to examine all pages of the sitemap or folder. */
  all: boolean;
  /** Milliseconds for each request. */
  timeout: number;
}

function pageOf(site: Folder, path: string, name: string): PendingPage {
  return { name, load: async () => readPage(site, path, name) };
}

function pagesOfFolder(place: string, all: boolean): PendingPage[] {
  const site = openFolder(place);
  const pages = site.pages();
  if (pages.length === 0)
    throw new CliError(`There are no pages in "${place}": no file ends in .html. Name the folder of the export.`);
  const first = pages.includes('index.html') ? 'index.html' : (pages[0] as string);
  return (all ? pages : [first]).map((path) => pageOf(site, path, path));
}

/** Finds the pages to examine. @throws CliError if the argument names no page */
export async function findPagesToExamine(place: string, { all, timeout }: FindOptions): Promise<PendingPage[]> {
  const kind = statSync(place, { throwIfNoEntry: false });
  if (kind?.isDirectory()) return pagesOfFolder(place, all);
  if (kind) {
    if (!/\.x?html?$/i.test(place)) throw new CliError(`"${place}" is no page: its name does not end in .html.`);
    const site = siteOf(resolve(place));
    const path = relative(site.root, join(openFolder(dirname(resolve(place))).root, basename(place)));
    return [pageOf(site, path.split(sep).join('/'), place)];
  }
  const address = !ADDRESS.test(place) && HOST.test(place) ? `https://${place}` : place;
  if (!ADDRESS.test(address) || !URL.canParse(address))
    throw new CliError(
      `"${place}" is neither an address nor an existing file or folder. Check it; addresses begin with https://.`,
    );
  const addresses = all ? await pagesOfSite(address, timeout) : [address];
  return addresses.map((one) => ({ name: one, load: () => fetchPage(one, timeout) }));
}
