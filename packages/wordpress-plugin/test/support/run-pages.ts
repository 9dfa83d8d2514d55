/** Pages, read by the plugin's PHP. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPhp } from '../../../../scripts/setup/php.mjs';
import { rulesFile } from '../../../../scripts/wordpress/plugin-rules';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Releases of WordPress whose reader of tags is used: the oldest that is supported, and the newest that is there. */
export const RELEASES = ['6.3', '6.5', 'nightly'] as const;

const CACHE = at('../../../../.cache/wordpress');
/** Folder of the files of WordPress. A PHP that reads only some folders follows no links. */
export const WORDPRESS = existsSync(CACHE) ? realpathSync(CACHE) : CACHE;

export const htmlApi = (release: string): string => join(WORDPRESS, release, 'wp-includes');

/** @returns why pages can't be read; '' if they can */
export function problemWith(release: string): string {
  if (!installedPhp()) return 'No PHP is installed. On Debian "npm test" installs it.';
  return existsSync(htmlApi(release)) ? '' : 'The files of WordPress are not there. "npm test" fetches them.';
}

export interface GivenPage {
  html: string;
  options?: object;
  /** Classes and ids that the site leaves to others. */
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

/** Reads pages by the rules of a build. */
export function readInPhp(
  release: string,
  units: Parameters<typeof rulesFile>[0],
  pages: readonly GivenPage[],
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
