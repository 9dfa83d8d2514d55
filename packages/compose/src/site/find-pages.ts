/** Search for the pages of a site. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFolder } from './site-folder';

/** Pages of a folder. */
export interface FoundPages {
  /** Paths of pages, relative to the folder. */
  pages: string[];
  /** Symbolic links to pages or folders. They are not followed. */
  links: string[];
}

/** Folder of composed files and originals, relative to the site. */
export const OUTPUT = 'enliven';

const PAGE = /\.html$/i;
/** Whether a folder is skipped because it contains no pages of the site. */
const isSkipped = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/** Finds all files with the ending `.html` below a folder, sorted by path. */
export function findPages(site: SiteFolder, start = ''): FoundPages {
  const pages: string[] = [];
  const links: string[] = [];
  const pending = [start];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of readdirSync(join(site.root, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isSymbolicLink()) {
        // A link without an extension may lead to a folder. Links to pictures and other files are ignored.
        if (PAGE.test(entry.name) || !entry.name.includes('.')) links.push(path);
      } else if (entry.isDirectory()) {
        if (path !== OUTPUT && !isSkipped(entry.name)) pending.push(path);
      } else if (PAGE.test(entry.name)) pages.push(path);
    }
  }
  return { pages: pages.sort(), links: links.sort() };
}
