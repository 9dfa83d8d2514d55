/** Addresses in a page, relative to the page so that the site works in any folder. */
import { posix } from 'node:path';
import { ComposeError } from '../compose-error';

/** Placeholder for the origin of the site. */
const SITE = 'http://site.invalid';

/** Encodes a path for an address. */
const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/**
 * Returns the folder to which the addresses of a page are relative.
 *
 * @param path path of the page
 * @param base address in the page's `<base>`
 * @param site origin of the site, if it is known
 * @throws ComposeError if `base` is on another site
 */
export function pageFolder(path: string, base = '', site = SITE): string {
  const { origin, pathname } = new URL(base, `${site}/${encoded(path)}`);
  if (origin !== site)
    throw new ComposeError(
      `The page has <base href="${base}">, so that addresses relative to the page lead elsewhere. Remove the <base> element.`,
    );
  return decodeURIComponent(pathname.slice(1, pathname.lastIndexOf('/') + 1));
}

/** Returns the address of a file relative to a folder of the site. */
export function addressFrom(folder: string, file: string): string {
  const path = encoded(posix.relative(folder, file));
  return path.startsWith('.') ? path : `./${path}`;
}

/** Returns the path of the file at an address; undefined if the address can't belong to the site. */
export function fileOf(address: string, folder: string): string | undefined {
  try {
    const { protocol, pathname } = new URL(address, `${SITE}/${encoded(folder)}`);
    return /^https?:$/.test(protocol) ? decodeURIComponent(pathname.slice(1)) || undefined : undefined;
  } catch {
    return undefined;
  }
}
