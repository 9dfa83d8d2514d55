/** Files that composed pages need: composed files, later files, the loader, style sheets and licenses. */
import type { ChosenFiles } from './choose-files';
import type { LinkedFile } from './edit-page';
import { OUTPUT } from './find-pages';
import { type Build, integrityOf } from './open-build';
import { hashOf } from './site-manifest';

export interface SiteFiles {
  /** Contents by path relative to the site. */
  composed: Map<string, string>;
  shared: Map<string, Buffer>;
  /** Style sheets by name. */
  sheets: Map<string, LinkedFile & { content: Buffer }>;
}

/** Returns the path of a file for composed pages. */
export const pathOf = (name: string): string => `${OUTPUT}/${name}`;

/**
 * Collects the files.
 *
 * @param sheets names of the style sheets that pages use
 * @throws ComposeError if the build lacks a file
 */
export function siteFiles(
  build: Build,
  chosen: ChosenFiles['files'],
  sheets: readonly string[],
  loader: boolean,
): SiteFiles {
  const result: SiteFiles = { composed: new Map(), shared: new Map(), sheets: new Map() };
  if (chosen.size === 0) return result;
  const shared = new Set([...build.licences, ...(loader ? build.loader : [])]);
  for (const { file, common } of new Set(chosen.values())) {
    if (common) result.composed.set(pathOf(common.name), common.code);
    result.composed.set(pathOf(file.name), file.code);
    for (const later of file.later) shared.add(later);
  }
  for (const name of shared) result.shared.set(pathOf(name), build.read(name));
  for (const name of new Set(sheets)) {
    if (!build.sheets.includes(name)) continue;
    const content = build.read(name);
    const linked = { path: pathOf(name), integrity: integrityOf(content), version: hashOf(content).slice(0, 8) };
    result.sheets.set(name, { ...linked, content });
    result.shared.set(linked.path, content);
  }
  return result;
}
