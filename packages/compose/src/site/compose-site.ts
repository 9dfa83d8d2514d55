/** Composition of a site. No file changes until all pages are composed. */
import { chooseFiles } from './choose-files';
import { composePages } from './compose-pages';
import type { CoverOptions } from './covered-scripts';
import { nextManifest, obsoleteFiles } from './next-manifest';
import type { Build } from './open-build';
import type { OpenedSite } from './open-site';
import { originalPage } from './original-page';
import { createPageCost, gzipSize } from './page-cost';
import type { PagePlan } from './plan-page';
import { type OnProgress, planSite } from './plan-site';
import { siteFiles } from './site-files';
import { MANIFEST, manifestText, originalOf, readManifest, type SiteManifest } from './site-manifest';
import type { ReportedPage, SiteReport } from './site-report';
import { StagedFiles } from './staged-files';

export interface ComposeSiteOptions extends CoverOptions {
  /** Whether all pages share one file. @default false */
  one?: boolean;
  /** Whether pages may share a common file, where that is smaller. @default true */
  common?: boolean;
  /** Whether the loader is copied, for markup that is inserted later. @default true */
  loader?: boolean;
  /** Whether nothing is written. @default false */
  dryRun?: boolean;
  onProgress?: OnProgress;
}

/**
 * Composes the pages of a site and writes the files that they need. Always starts from the originals, so a second run changes nothing.
 *
 * @throws ComposeError if the build is incomplete or a file cannot be written; the folder is then unchanged
 */
export function composeSite(opened: OpenedSite, build: Build, options: ComposeSiteOptions = {}): SiteReport {
  const { one = false, common = true, loader = true, dryRun = false, onProgress } = options;
  const site = opened.folder;
  const manifest = readManifest(site);
  const plan = planSite(opened, build.units, manifest, options, onProgress);
  const { plans, withoutBehaviors, failures } = plan;
  const costOf = createPageCost(site);
  const bytesOf = ({ path, base, scripts }: PagePlan) =>
    costOf(originalPage(site, path, manifest), base, scripts.after).bytes;
  const { files: chosen, choice } = chooseFiles(plans, { units: build.units, one, common, loader, bytesOf });
  const sheets = plans.flatMap((page) => page.sheets);
  const files = siteFiles(build, chosen, sheets, loader);

  const staged = dryRun ? undefined : new StagedFiles(site);
  const reported: ReportedPage[] = [];
  const pages: Record<string, SiteManifest['pages'][string]> = {};
  try {
    for (const [path, content] of [...files.composed, ...files.shared]) staged?.write(path, content);
    for (const page of composePages(site, chosen, files, plan, manifest, onProgress)) {
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
    choice,
    files: [...files.composed].map(([path, code]) => ({
      path,
      bytes: Buffer.byteLength(code),
      gzip: gzipSize(code),
    })),
  };
}
