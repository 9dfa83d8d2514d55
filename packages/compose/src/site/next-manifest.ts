/** Manifest after a run, and the files that the run makes obsolete. */
import { version } from '../../package.json';
import type { OpenedSite } from './open-site';
import type { SitePlan } from './plan-site';
import { filesOf, MANIFEST, originalOf, type SiteManifest } from './site-manifest';

type Pages = SiteManifest['pages'];

/**
 * Returns the manifest after a run.
 *
 * @param composed pages of this run
 * @param shared files that several pages use
 */
export function nextManifest(
  before: SiteManifest | undefined,
  { found, isWhole }: OpenedSite,
  { withoutBehaviors }: SitePlan,
  composed: Pages,
  shared: readonly string[],
): SiteManifest {
  const present = new Set(found.pages);
  const released = new Set(withoutBehaviors);
  const others = Object.entries(before?.pages ?? {}).filter(
    ([path]) => !Object.hasOwn(composed, path) && !released.has(path) && (!isWhole || present.has(path)),
  );
  const alsoShared = others.length > 0 ? (before?.shared ?? []) : [];
  return {
    version,
    pages: { ...Object.fromEntries(others), ...composed },
    shared: [...new Set([...shared, ...alsoShared])],
  };
}

/** Returns all files of a manifest. A site without composed pages has none. */
function recordedFiles(manifest: SiteManifest | undefined): string[] {
  const pages = Object.keys(manifest?.pages ?? {});
  return manifest && pages.length > 0 ? [...filesOf(manifest), ...pages.map(originalOf), MANIFEST] : [];
}

/** Returns the files of the old manifest that the new one no longer needs. */
export function obsoleteFiles(before: SiteManifest | undefined, after: SiteManifest | undefined): string[] {
  const needed = new Set(recordedFiles(after));
  return recordedFiles(before).filter((path) => !needed.has(path));
}
