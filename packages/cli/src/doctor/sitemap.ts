/** Pages that the sitemap of a site lists. */
import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { CliError } from '../cli-error';
import { fetchLimited } from './fetch-limited';

/** Maximum number of sitemaps read from one index. */
const MAX_SITEMAPS = 50;
/** Paths at which to look for a sitemap, in this order. */
const PLACES = ['/sitemap.xml', '/wp-sitemap.xml', '/sitemap_index.xml'];
const UNPACKED = 50_000_000;

interface Entries {
  pages: string[];
  sitemaps: string[];
}

/** Returns the addresses of a sitemap. @throws CliError if the text is not a sitemap */
function parseSitemap(text: string, address: string): Entries {
  const found: Entries = { pages: [], sitemaps: [] };
  const open: string[] = [];
  let isSitemap = false;
  let loc = '';
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name);
        if (name === 'urlset' || name === 'sitemapindex') isSitemap = true;
        if (name === 'loc') loc = '';
      },
      ontext(part) {
        if (open.at(-1) === 'loc') loc += part;
      },
      onclosetag(name) {
        open.pop();
        if (name !== 'loc' || !loc.trim()) return;
        if (open.at(-1) === 'sitemap') found.sitemaps.push(loc.trim());
        else if (open.at(-1) === 'url') found.pages.push(loc.trim());
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (!isSitemap)
    throw new CliError(
      `${address} is no sitemap: it has neither <urlset> nor <sitemapindex>. Name the address of the sitemap.`,
    );
  return found;
}

async function read(address: string, timeout: number): Promise<Entries> {
  const { bytes } = await fetchLimited(address, { timeout });
  let plain: Buffer;
  try {
    plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { maxOutputLength: UNPACKED }) : bytes;
  } catch {
    throw new CliError(`${address} is compressed and could not be unpacked. Check the sitemap.`);
  }
  return parseSitemap(plain.toString('utf8'), address);
}

/** Returns the sitemap addresses that `robots.txt` names. */
async function inRobots(origin: string, timeout: number): Promise<string[]> {
  try {
    const { bytes } = await fetchLimited(`${origin}/robots.txt`, { timeout, largest: 500_000 });
    return [...bytes.toString('utf8').matchAll(/^sitemap:[ \t]{0,9}(\S{1,2000})/gim)].map(
      ([, address = '']) => address,
    );
  } catch {
    return [];
  }
}

/** Returns the first sitemap that exists. @throws CliError if there is none */
async function firstSitemap(start: URL, timeout: number): Promise<Entries> {
  if (/\.xml(?:\.gz)?$/i.test(start.pathname)) return read(start.href, timeout);
  const places = [...(await inRobots(start.origin, timeout)), ...PLACES.map((path) => start.origin + path)];
  let first: unknown;
  for (const place of places) {
    try {
      return await read(place, timeout);
    } catch (error) {
      first ??= error;
    }
  }
  const why = first instanceof CliError ? ` (${first.message})` : '';
  throw new CliError(
    `No sitemap was found at ${start.origin}${why}. Name its address: doctor ${start.origin}/my-sitemap.xml --all`,
  );
}

/**
 * Returns the addresses of all pages of a site. Pages of other hosts are left out.
 *
 * @throws CliError if there is no sitemap, or if it has no pages
 */
export async function pagesOfSite(address: string, timeout: number): Promise<string[]> {
  const start = new URL(address);
  const isOwn = (one: string) => URL.canParse(one) && new URL(one).host === start.host;
  const { pages, sitemaps } = await firstSitemap(start, timeout);
  const pending = sitemaps.filter(isOwn);
  const seen = new Set<string>();
  for (let next = pending.shift(); next !== undefined && seen.size < MAX_SITEMAPS; next = pending.shift()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const more = await read(next, timeout);
    pages.push(...more.pages);
    pending.push(...more.sitemaps.filter(isOwn));
  }
  const own = [...new Set(pages.filter(isOwn))];
  if (own.length === 0)
    throw new CliError(`The sitemap of ${start.origin} names no page of this host. Check the sitemap.`);
  return own;
}
