/** Composed pages, each with its new bytes, its record, and its cost before and after. */
import { ComposeError } from '../compose-error';
import type { ChosenFiles } from './choose-files';
import { editPage, tagsFor } from './edit-page';
import { originalPage } from './original-page';
import { createPageCost } from './page-cost';
import type { OnProgress, SitePlan } from './plan-site';
import { pathOf, type SiteFiles } from './site-files';
import type { SiteFolder } from './site-folder';
import { hashOf, type SiteManifest } from './site-manifest';
import type { ReportedPage } from './site-report';

interface NewPage {
  original: Buffer;
  composed: Buffer;
  record: SiteManifest['pages'][string];
  report: ReportedPage;
}

/**
 * Composes pages one at a time, so that a large site needs little memory.
 *
 * @param chosen composed files of each page
 * @throws ComposeError if a page changed since it was planned
 */
export function* composePages(
  site: SiteFolder,
  chosen: ChosenFiles['files'],
  files: SiteFiles,
  { originals }: SitePlan,
  manifest: SiteManifest | undefined,
  onProgress?: OnProgress,
): Iterable<NewPage> {
  const costOf = createPageCost(site);
  let done = 0;
  for (const [plan, { file, common }] of chosen) {
    onProgress?.('composing', done, chosen.size);
    const { path, base, scripts, behaviors, removed, kept } = plan;
    const original = originalPage(site, path, manifest);
    if (hashOf(original) !== originals.get(path))
      throw new ComposeError(
        `"${path}" changed while the site was composed, so nothing was written. Run the command again when nothing else writes to the folder.`,
      );
    const sheets = plan.sheets.flatMap((name) => files.sheets.get(name) ?? []);
    const script = pathOf(file.name);
    const imported = common && { path: pathOf(common.name), integrity: common.integrity };
    const linked = { script, ...(imported && { common: imported.path }) };
    const composed = editPage(
      original,
      plan,
      tagsFor(base, { path: script, integrity: file.integrity }, sheets, imported),
    );
    const before = costOf(original, base, scripts.before);
    const after = costOf(composed, base, scripts.after, [
      file.code,
      ...(common ? [common.code] : []),
      ...sheets.map(({ content }) => content),
    ]);
    yield {
      original,
      composed,
      record: { original: hashOf(original), composed: hashOf(composed), ...linked },
      report: { path, behaviors, ...linked, removed, kept, before, after },
    };
    done++;
  }
  onProgress?.('composing', done, chosen.size);
}
