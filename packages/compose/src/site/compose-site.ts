/** Composition of a site. Nothing in the folder changes until all pages were composed. */
import { composePages } from './compose-pages';
import type { CoverOptions } from './covered-scripts';
import { groupPages } from './group-pages';
import { nextManifest, obsoleteFiles } from './next-manifest';
import type { Build } from './open-build';
import type { OpenedSite } from './open-site';
import { originalPage } from './original-page';
import { gzipSize } from './page-cost';
import { type OnProgress, planSite } from './plan-site';
import { siteFiles } from './site-files';
import { MANIFEST, manifestText, originalOf, readManifest, type SiteManifest } from './site-manifest';
import type { ReportedPage, SiteReport } from './site-report';
import { StagedFiles } from './staged-files';

export interface ComposeSiteOptions extends CoverOptions {
  /** Whether all pages share one file. @default false */
  one?: boolean;
  /** Whether the loader is copied, for markup that is inserted later. @default true */
  loader?: boolean;
  /** Whether nothing is written. @default false */
  dryRun?: boolean;
  onProgress?: OnProgress;
}

/**
 * Composes the pages of a site and writes what they need. Composes from the originals, so that two runs equal one.
 *
 * @throws ComposeError if the build is incomplete or a file cannot be written; the folder is then as before
 */
export function composeSite(opened: OpenedSite, build: Build, options: ComposeSiteOptions = {}): SiteReport {
  const { one = false, loader = true, dryRun = false, onProgress } = options;
  const site = opened.folder;
  const manifest = readManifest(site);
  const plan = planSite(opened, build.units, manifest, options, onProgress);
  const { plans, withoutBehaviors, failures } = plan;
  const groups = groupPages(plans, { units: build.units, one, loader });
  const sheets = plans.flatMap((page) => page.sheets);
  const files = siteFiles(build, new Set(groups.values()), sheets, loader);

  const staged = dryRun ? undefined : new StagedFiles(site);
  const reported: ReportedPage[] = [];
  const pages: Record<string, SiteManifest['pages'][string]> = {};
  try {
    for (const [path, content] of [...files.composed, ...files.shared]) staged?.write(path, content);
    for (const page of composePages(site, groups, files, plan, manifest, onProgress)) {
      const { path } = page.report;
      staged?.write(originalOf(path), page.original);
      staged?.write(path, page.composed, true);
      pages[path] = page.record;
      reported.push(page.report);
    }
    for (const path of withoutBehaviors) staged?.write(path, originalPage(site, path, manifest), true);
    const next = nextManifest(manifest, opened, plan, pages, [...files.shared.keys()]);
    if (Object.keys(next.pages).length > 0) staged?.write(MANIFEST, manifestText(next));
    for (const path of obsoleteFiles(manifest, next)) staged?.remove(path);
  } catch (error) {
    staged?.discard();
    throw error;
  }
  staged?.commit();
  return {
    dryRun,
    pages: reported,
    withoutBehaviors,
    failures,
    files: [...files.composed].map(([path, code]) => ({
      path,
      bytes: Buffer.byteLength(code),
      gzip: gzipSize(code),
    })),
  };
}
