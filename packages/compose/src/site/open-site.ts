/** Site that the command's arguments name: its folder and the selected pages. */
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { ComposeError } from '../compose-error';
import { type FoundPages, findPages } from './find-pages';
import { SiteFolder } from './site-folder';

export interface OpenedSite {
  folder: SiteFolder;
  /** Selected pages, and symbolic links that were not followed. */
  found: FoundPages;
  /** Whether all pages of the folder are selected. */
  isWhole: boolean;
}

/** Returns the deepest folder that contains all paths. */
function commonFolder(folders: readonly string[]): string {
  const [first = [], ...others] = folders.map((folder) => folder.split(sep));
  const end = first.findIndex((part, at) => others.some((parts) => parts[at] !== part));
  return (end === -1 ? first : first.slice(0, end)).join(sep) || sep;
}

/**
 * Opens the site.
 *
 * @param paths one folder, or files and folders of one site
 * @param folder folder of the site @default the deepest folder that contains all paths
 * @throws ComposeError if a path does not exist or is outside of the folder, or if there are no pages
 */
export function openSite(paths: readonly string[], folder?: string): OpenedSite {
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new ComposeError(`"${missing}" does not exist. Check the path.`);
  const isFolder = (path: string) => statSync(path).isDirectory();
  const site = new SiteFolder(
    folder ?? commonFolder(paths.map((path) => (isFolder(path) ? resolve(path) : dirname(resolve(path))))),
  );
  const found: FoundPages = { pages: [], links: [] };
  let isWhole = false;
  for (const path of paths) {
    // Resolves a final symbolic link, so that the folder itself may be a link.
    const inside = isFolder(path) ? site.relativeTo(join(new SiteFolder(path).root, '.')) : site.relativeTo(path);
    if (inside === '') isWhole = true;
    const more = isFolder(path) ? findPages(site, inside) : { pages: [inside], links: [] };
    found.pages.push(...more.pages);
    found.links.push(...more.links);
  }
  const wrong = found.pages.find((page) => !/\.html$/i.test(page));
  if (wrong !== undefined) throw new ComposeError(`"${wrong}" is no page. Name folders, and files that end in .html.`);
  const pages = [...new Set(found.pages)].sort();
  return { folder: site, found: { pages, links: found.links.sort() }, isWhole };
}
