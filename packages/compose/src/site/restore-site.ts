/** Restoration of a composed site, byte for byte. */
import { ComposeError } from '../compose-error';
import { isComposed } from './edit-page';
import { obsoleteFiles } from './next-manifest';
import type { OpenedSite } from './open-site';
import { keptOriginal } from './original-page';
import type { Failure } from './plan-site';
import type { SiteFolder } from './site-folder';
import { hashOf, MANIFEST, manifestText, originalOf, readManifest, type SiteManifest } from './site-manifest';
import { StagedFiles } from './staged-files';

export interface RestoreReport {
  /** Whether no files were written. */
  dryRun: boolean;
  /** Paths of restored pages. */
  restored: string[];
  failures: Failure[];
}

/** Returns the original of a page; undefined if the page was exported again or removed. @throws ComposeError if the page was changed */
function originalFor(site: SiteFolder, path: string, recorded: SiteManifest['pages'][string]): Buffer | undefined {
  const current = site.read(path);
  if (current && hashOf(current) === recorded.composed) return keptOriginal(site, path, recorded.original);
  if (current && isComposed(current))
    throw new ComposeError(
      `The page was changed after it was composed, so it was left alone. Its original is ${originalOf(path)}: copy the change there, and that file over the page.`,
    );
  return undefined;
}

/**
 * Restores a site or some of its pages. Pages that were exported again do not change.
 *
 * @throws ComposeError if the site was not composed, or if a file cannot be written; the folder is then unchanged
 */
export function restoreSite({ folder: site, found, isWhole }: OpenedSite, dryRun = false): RestoreReport {
  const manifest = readManifest(site);
  if (!manifest)
    throw new ComposeError(
      `There is nothing to restore: "${site.root}" has no ${MANIFEST}. Name the folder that was composed, or set --folder.`,
    );
  const wanted = new Set(found.pages);
  const restored: string[] = [];
  const failures: Failure[] = [];
  const remaining = { ...manifest.pages };
  const staged = dryRun ? undefined : new StagedFiles(site);
  try {
    for (const [path, recorded] of Object.entries(manifest.pages)) {
      if (!isWhole && !wanted.has(path)) continue;
      let original: Buffer | undefined;
      try {
        original = originalFor(site, path, recorded);
      } catch (error) {
        if (!(error instanceof ComposeError)) throw error;
        failures.push({ path, message: error.message });
        continue;
      }
      delete remaining[path];
      if (!original) continue;
      staged?.write(path, original);
      restored.push(path);
    }
    const next = { ...manifest, pages: remaining };
    if (Object.keys(remaining).length > 0) staged?.write(MANIFEST, manifestText(next));
    for (const path of obsoleteFiles(manifest, next)) staged?.remove(path);
  } catch (error) {
    staged?.discard();
    throw error;
  }
  staged?.commit();
  return { dryRun, restored, failures };
}
