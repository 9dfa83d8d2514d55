/** Original of a page: its content before composing. */
import { ComposeError } from '../compose-error';
import { isComposed } from './edit-page';
import type { SiteFolder } from './site-folder';
import { hashOf, originalOf, type SiteManifest } from './site-manifest';

/** Returns the stored original of a composed page. @throws ComposeError if the original is missing or was changed */
export function keptOriginal(site: SiteFolder, path: string, hash: string): Buffer {
  const kept = site.read(originalOf(path));
  if (kept && hashOf(kept) === hash) return kept;
  throw new ComposeError(
    `The original of the page, ${originalOf(path)}, is missing or was changed. Export the page again.`,
  );
}

/**
 * Returns the original of a composed or uncomposed page.
 *
 * @throws ComposeError if a composed page was changed since, or if its original is missing
 */
export function originalPage(site: SiteFolder, path: string, manifest: SiteManifest | undefined): Buffer {
  const current = site.read(path);
  if (!current) throw new ComposeError('The page is gone.');
  const recorded = manifest && Object.hasOwn(manifest.pages, path) ? manifest.pages[path] : undefined;
  if (recorded && hashOf(current) === recorded.composed) return keptOriginal(site, path, recorded.original);
  if (!isComposed(current)) return current;
  throw new ComposeError(
    recorded
      ? `The page was changed after it was composed. Make the change in ${originalOf(path)}, copy that over the page, and run the command again.`
      : 'The page is composed, but its original is missing. Export the page again.',
  );
}
