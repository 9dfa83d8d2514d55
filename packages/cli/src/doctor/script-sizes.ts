/** Sizes of the pages' scripts. Each script is read once. */
import { fileOf, gzipSize } from '@enliven/compose/site';
import { fetchLimited } from './fetch-limited';
import type { PageInput } from './page-input';

const MAX_BYTES = 5_000_000;

/** Returns the size of a script after compression; undefined if it cannot be read. */
export type SizeOf = (address: string, page: PageInput, base: string) => Promise<number | undefined>;

/**
 * Creates the function that measures scripts.
 *
 * @param isOffline whether scripts of hosts other than the page's are not fetched
 */
export function createScriptSizes(timeout: number, isOffline: boolean): SizeOf {
  const known = new Map<string, Promise<number | undefined>>();

  async function measure(address: string, { folder, address: from }: PageInput, base: string) {
    const path = folder ? fileOf(address, base) : undefined;
    const content = path ? folder?.read(path) : undefined;
    if (content) return gzipSize(content);
    const { href } = new URL(address, new URL(`/${encodeURI(base)}`, from));
    const isOther = folder !== undefined && !/^https?:\/\/(?!localhost)/i.test(href);
    const isBlocked = isOffline && new URL(href).host !== new URL(from).host;
    if (isBlocked || isOther) return undefined;
    return gzipSize((await fetchLimited(href, { timeout, largest: MAX_BYTES })).bytes);
  }

  return (address, page, base) => {
    const key = `${page.folder ? page.name : new URL(page.address).origin} ${base} ${address}`;
    const size = known.get(key) ?? measure(address, page, base).catch(() => undefined);
    known.set(key, size);
    return size;
  };
}
