/** Runs of the plugin's PHP code on pages. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPhp } from '../../../../scripts/setup/php.mjs';
import { rulesFile } from '../../../../scripts/wordpress/plugin-rules';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Releases of WordPress whose tag reader is used: from the oldest supported to the newest available. */
export const RELEASES = ['6.3', '6.5', 'nightly'] as const;

const CACHE = at('../../../../.cache/wordpress');
/** Folder of WordPress's files, with links resolved: PHP with restricted folders does not follow links. */
export const WORDPRESS = existsSync(CACHE) ? realpathSync(CACHE) : CACHE;

export const htmlApi = (release: string): string => join(WORDPRESS, release, 'wp-includes');

/** @returns the reason why pages can't be read; '' if they can */
export function problemWith(release: string): string {
  if (!installedPhp()) return 'No PHP is installed. On Debian "npm test" installs it.';
  return existsSync(htmlApi(release)) ? '' : 'The files of WordPress are not there. "npm test" fetches them.';
}

export interface PageInput {
  html: string;
  options?: object;
  /** Classes and ids that the site excludes. */
  ignore?: string[];
}

export interface FoundPage {
  problem: string;
  behaviors: string[];
  sheets: string[];
  insert_at: number;
  kept: { name: string; why: string }[];
  originals: boolean;
  removed: [handle: string, kind: string, element: string][];
}

interface PageReport {
  results: FoundPage[];
  /** Warnings, notices and deprecations. */
  notes: string[];
}

/** Reads pages with the rules of a build. */
export function readInPhp(
  release: string,
  units: Parameters<typeof rulesFile>[0],
  pages: readonly PageInput[],
): PageReport {
  const folder = mkdtempSync(join(tmpdir(), 'enliven-plugin-'));
  const rules = join(folder, 'rules.php');
  writeFileSync(rules, rulesFile(units));
  try {
    const input = JSON.stringify({ includes: htmlApi(release), rules, pages });
    const output = execFileSync('php', [at('../php/run-pages.php')], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
    return JSON.parse(output) as PageReport;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
