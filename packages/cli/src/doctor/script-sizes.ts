/** Sizes of the scripts of pages, each read once. */
import { fileOf, gzipSize } from '@enliven/compose/site';
import { fetchLimited } from './fetch-limited';
import type { PageInput } from './page-input';

const LARGEST = 5_000_000;

/** Returns the size of a script after compression; undefined if it cannot be read. */
export type SizeOf = (address: string, page: PageInput, base: string) => Promise<number | undefined>;

/**
 * Creates the measure.
 *
 * @param isOffline whether other hosts are left alone
 */
export function createScriptSizes(timeout: number, isOffline: boolean): SizeOf {
  const known = new Map<string, Promise<number | undefined>>();

  async function measure(address: string, { folder, address: from }: PageInput, base: string) {
    const path = folder ? fileOf(address, base) : undefined;
    const content = path ? folder?.read(path) : undefined;
    if (content) return gzipSize(content);
    const { href } = new URL(address, new URL(`/${encodeURI(base)}`, from));
    const isOther = folder !== undefined && !/^https?:\/\/(?!localhost)/i.test(href);
    if (isOffline || isOther) return undefined;
    return gzipSize((await fetchLimited(href, { timeout, largest: LARGEST })).bytes);
  }

  return (address, page, base) => {
    const key = `${page.folder ? page.name : new URL(page.address).origin} ${base} ${address}`;
    const size = known.get(key) ?? measure(address, page, base).catch(() => undefined);
    known.set(key, size);
    return size;
  };
}
