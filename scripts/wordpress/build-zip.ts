/** Builds the WordPress plugin: its folder, and a zip of it for each flavour, in `packages/wordpress-plugin/dist`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { version } from '../../packages/enliven/package.json';
import { ROOT } from '../workspace';
import { pluginFiles } from './plugin-files';
import { POT, pluginPot } from './write-pot';

const DIST = join(ROOT, 'packages/wordpress-plugin/dist');
/** Name of the folder on a site. */
const FOLDER = 'enliven';
/** Largest upload that PHP accepts by default. */
const LARGEST = 2 * 1024 * 1024;
/** Same time in every zip, so that equal files give equal bytes. */
const TIME = new Date(1980, 0, 1);

/** Returns a zip. */
const zipped = (files: ReadonlyMap<string, Buffer>): Uint8Array => {
  const entries: Zippable = {};
  for (const [name, content] of files) entries[`${FOLDER}/${name}`] = [content, { level: 9, mtime: TIME }];
  return zipSync(entries);
};

writeFileSync(POT, pluginPot());
rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
for (const flavour of ['lite', 'react'] as const) {
  const files = pluginFiles(flavour);
  const name = `enliven-${flavour === 'lite' ? '' : `${flavour}-`}wordpress-${version}.zip`;
  const zip = zipped(files);
  if (zip.length > LARGEST)
    throw new Error(`${name} has ${zip.length} bytes, and sites accept uploads of ${LARGEST}. Leave code out of it.`);
  writeFileSync(join(DIST, name), zip);
  console.log(`${name}: ${files.size} files, ${(zip.length / 1000).toFixed(0)} kB`);
  if (flavour !== 'lite') continue;
  for (const [path, content] of files) {
    mkdirSync(dirname(join(DIST, FOLDER, path)), { recursive: true });
    writeFileSync(join(DIST, FOLDER, path), content);
  }
}
