/** Manifest of a composed site, used to compose it again or restore it: `enliven/originals/manifest.json`. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { ComposeError } from '../compose-error';
import { OUTPUT } from './find-pages';
import type { SiteFolder } from './site-folder';

interface RecordedPage {
  /** Hash of the original page. */
  original: string;
  /** Hash of the composed page. */
  composed: string;
  /** Path of the page's composed file. */
  script: string;
  /** Path of the common file that the composed file imports. */
  common?: string;
}

export interface SiteManifest {
  version: string;
  /** By path, relative to the site. */
  pages: Readonly<Record<string, RecordedPage>>;
  /** Paths of all files that several pages use. */
  shared: readonly string[];
}

const ORIGINALS = `${OUTPUT}/originals`;

/** Path of the manifest. */
export const MANIFEST = `${ORIGINALS}/manifest.json`;

/** Returns the path of the stored original of a page. */
export const originalOf = (path: string): string => `${ORIGINALS}/${path}`;

/** Returns the hash of a page. */
export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Whether a folder exists and is not empty. */
function isOccupied(site: SiteFolder, path: string): boolean {
  try {
    return readdirSync(site.resolve(path)).length > 0;
  } catch (error) {
    if (error instanceof ComposeError) throw error;
    return false;
  }
}

/**
 * Reads the manifest; undefined if the site was not composed before.
 *
 * @throws ComposeError if the manifest is invalid, or if the output folder contains unrelated files
 */
export function readManifest(site: SiteFolder): SiteManifest | undefined {
  const text = site.read(MANIFEST)?.toString('utf8');
  if (text === undefined) {
    if (isOccupied(site, OUTPUT))
      throw new ComposeError(
        `The site has a folder "${OUTPUT}" with files of others, and composed files go to that folder. Rename it, or remove it.`,
      );
    return undefined;
  }
  let value: Partial<SiteManifest> | undefined;
  try {
    value = Object(JSON.parse(text)) as Partial<SiteManifest>;
  } catch {
    value = undefined;
  }
  const { version, pages, shared } = value ?? {};
  if (typeof version !== 'string' || typeof pages !== 'object' || !Array.isArray(shared))
    throw new ComposeError(
      `${MANIFEST} is broken. The originals are in "${ORIGINALS}": copy them back, remove "${OUTPUT}", and run the command again.`,
    );
  return value as SiteManifest;
}

/** Returns the paths of all files of a manifest except the originals. */
export const filesOf = ({ pages, shared }: Pick<SiteManifest, 'pages' | 'shared'>): string[] => [
  ...new Set([
    ...Object.values(pages).flatMap(({ script, common }) => (common ? [common, script] : script)),
    ...shared,
  ]),
];

/** Returns the manifest as text. Equal sites have equal texts. */
export function manifestText({ version, pages, shared }: SiteManifest): string {
  const sorted = Object.fromEntries(Object.entries(pages).sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ version, pages: sorted, shared: [...shared].sort() }, null, 1)}\n`;
}
