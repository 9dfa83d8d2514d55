/** Writes the hashes of the build's files: a manifest of all files, and an import map for each flavour. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Path of the build in the README. */
const FOLDER = '/enliven/';

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}

const hashOf = (content: Buffer | string, kind: 'sha256' | 'sha384'): string =>
  `${kind}-${createHash(kind).update(content).digest('base64')}`;

/** Entries that are classic scripts, which no import map covers: their tags take the hashes of the manifest as `integrity`. */
export const CLASSIC = ['enliven.iife.js', 'beacon.js', 'first-tap.js', 'lazyload.js'];

/** Returns the hash of every module of a flavour. A page contains all hashes, which do not compress, so they are SHA-256, the shortest. */
function integrityOf(flavour: string, address: string): Record<string, string> {
  const entries = readdirSync(flavour)
    .filter((name) => name.endsWith('.js') && !CLASSIC.includes(name))
    .sort()
    .map((name) => join(flavour, name));
  const chunks = files(join(flavour, 'chunks')).filter((path) => path.endsWith('.js'));
  return Object.fromEntries(
    [...entries, ...chunks].map((path) => [
      address + relative(flavour, path).replaceAll('\\', '/'),
      hashOf(readFileSync(path), 'sha256'),
    ]),
  );
}

/** Returns the HTML that a site copies, for a build served from `/enliven/`. */
function snippetOf(flavour: string, address: string, version: string): string {
  const map = JSON.stringify({ integrity: integrityOf(flavour, address) });
  return `<!--
Enliven ${version}: a browser runs no file of it that was changed (Chromium 127, Firefox 138, Safari 18 and later).
Put these lines before all other module scripts. Replace ${FOLDER} everywhere if the build stands elsewhere. Where the page
has an import map already, add "integrity" to that one instead.
A policy on scripts lets the map pass by its hash, while the map is not changed: '${hashOf(map, 'sha256')}'
-->
<script type="importmap">${map}</script>
<script type="module" src="${address}enliven.js"></script>
`;
}

/**
 * Writes the import map of each flavour, as JSON and as HTML.
 *
 * @param out folder of the build
 * @param flavours folders of the flavours, below `out`
 * @param version of the release
 */
export function writeImportMaps(out: string, flavours: readonly string[], version: string): void {
  for (const folder of flavours) {
    const flavour = join(out, folder);
    const map = JSON.stringify({ integrity: integrityOf(flavour, './') }, null, 2);
    writeFileSync(join(flavour, 'importmap.json'), `${map}\n`);
    writeFileSync(join(flavour, 'importmap.html'), snippetOf(flavour, `${FOLDER}${folder && `${folder}/`}`, version));
  }
}

/** Writes the integrity hash of each published file, and its size before and after gzip. */
export function writeManifest(out: string): void {
  const published = files(out).filter((path) => !path.endsWith('.map'));
  const entries = published.map((path) => {
    const content = readFileSync(path);
    const sizes = { bytes: content.length, gzip: gzipSync(content, { level: 9 }).length };
    return [relative(out, path).replaceAll('\\', '/'), { integrity: hashOf(content, 'sha384'), ...sizes }];
  });
  writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
