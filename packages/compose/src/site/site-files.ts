/** Files that composed pages need: composed files, later files, the loader, style sheets and licences. */
import type { ComposedFile } from '../compose';
import type { LinkedFile } from './edit-page';
import { OUTPUT } from './find-pages';
import { type Build, integrityOf } from './open-build';
import { hashOf } from './site-manifest';

export interface SiteFiles {
  /** Contents by path, relative to the site. */
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
 * @throws ComposeError if the build lacks one
 */
export function siteFiles(
  build: Build,
  files: Iterable<ComposedFile>,
  sheets: readonly string[],
  loader: boolean,
): SiteFiles {
  const result: SiteFiles = { composed: new Map(), shared: new Map(), sheets: new Map() };
  const all = [...files];
  if (all.length === 0) return result;
  const shared = new Set([...build.licences, ...(loader ? build.loader : [])]);
  for (const { name, code, later } of all) {
    result.composed.set(pathOf(name), code);
    for (const file of later) shared.add(file);
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
