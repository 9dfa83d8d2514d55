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

/** Re-encodes a page as UTF-8 if its header names another encoding, since the header overrides the page's own declaration. */
function withEncoding(bytes: Buffer, type: string): Buffer {
  const charset = CHARSET.exec(type)?.[1];
  if (!charset || /^utf-?8$/.test(charset)) return bytes;
  try {
    return Buffer.from(MARK + new TextDecoder(charset).decode(bytes), 'utf8');
  } catch {
    return bytes;
  }
}

/** Fetches a page. @throws CliError if it cannot be reached, or is not HTML */
export async function fetchPage(address: string, timeout: number): Promise<PageInput> {
  const { address: found, bytes, type } = await fetchLimited(address, { timeout });
  if (!HTML.test(type))
    throw new CliError(
      `${address} is no page: its type is "${type || 'unknown'}", not text/html. Name the address of a page.`,
    );
  const own = withEncoding(bytes, type);
  return { name: address, bytes: own, address: found, type: own === bytes ? type : 'text/html; charset=utf-8' };
}

/** Reads a page from a folder. @throws CliError if it cannot be read */
export function readPage(folder: Folder, path: string, name: string): PageInput {
  const bytes = folder.read(path);
  if (!bytes) throw new CliError(`"${name}" does not exist, or cannot be read. Check the path.`);
  const address = `${FOLDER_ORIGIN}/${path.split('/').map(encodeURIComponent).join('/')}`;
  return { name, bytes, address, type: 'text/html', folder };
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Names of folders that mark the root of a site, where pages in subfolders find their files. */
const ROOTS = ['wp-content', 'wp-includes', 'enliven', 'assets'];

/** Returns the root of a file's site: the nearest ancestor that contains one of `ROOTS`, otherwise the file's own folder. */
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
