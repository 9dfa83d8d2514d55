/** Loading of pages, from servers and folders. */
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Folder, openFolder } from '@enliven/compose/site';
import { CliError } from '../cli-error';
import { fetchLimited } from './fetch-limited';
import { FOLDER_ORIGIN, type PageInput } from './page-input';

const HTML = /\bhtml\b/;
const CHARSET = /charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/;
const MARK = '\ufeff';

/** Returns bytes that declare their encoding themselves. A header beats what a page says, and only here it is known. */
function withEncoding(bytes: Buffer, type: string): Buffer {
  const charset = CHARSET.exec(type)?.[1];
  if (!charset || /^utf-?8$/.test(charset)) return bytes;
  try {
    return Buffer.from(MARK + new TextDecoder(charset).decode(bytes), 'utf8');
  } catch {
    return bytes;
  }
}

/** Fetches a page. @throws CliError if it cannot be reached, or is no page */
export async function fetchPage(address: string, timeout: number): Promise<PageInput> {
  const { address: found, bytes, type } = await fetchLimited(address, { timeout });
  if (!HTML.test(type))
    throw new CliError(
      `${address} is no page: its type is "${type || 'unknown'}", not text/html. Name the address of a page.`,
    );
  const own = withEncoding(bytes, type);
  return { name: address, bytes: own, address: found, type: own === bytes ? type : 'text/html; charset=utf-8' };
}

/** Reads a page of a folder. @throws CliError if it cannot be read */
export function readPage(folder: Folder, path: string, name: string): PageInput {
  const bytes = folder.read(path);
  if (!bytes) throw new CliError(`"${name}" does not exist, or cannot be read. Check the path.`);
  const address = `${FOLDER_ORIGIN}/${path.split('/').map(encodeURIComponent).join('/')}`;
  return { name, bytes, address, type: 'text/html', folder };
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Files of a page that lie above it, such as those of `page/index.html`, are found in the folder that has all of them. */
const ROOTS = ['wp-content', 'wp-includes', 'enliven', 'assets'];

/** Returns the folder of the site that a file belongs to: the nearest with a folder that sites have, else its own. */
export function siteOf(file: string): Folder {
  const own = dirname(file);
  for (let at = own, depth = 0; depth < 6; at = dirname(at), depth++) {
    try {
      const site = openFolder(at);
      if (ROOTS.some((name) => isFolder(join(site.root, name)))) return site;
    } catch {
      break;
    }
    if (dirname(at) === at) break;
  }
  return openFolder(own);
}
