/** Builds the WordPress plugin: its folder, and a zip of it for each flavour, in `packages/wordpress-plugin/dist`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { version } from '../../packages/enliven/package.json';
import { ROOT } from '../workspace';
import { pluginFiles } from './plugin-files';
import { POT, pluginPot } from './write-pot';
import { FOLDER, LARGEST, zipOf } from './zip';

const DIST = join(ROOT, 'packages/wordpress-plugin/dist');
writeFileSync(POT, pluginPot());
rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
for (const flavour of ['lite', 'react'] as const) {
  const files = pluginFiles(flavour);
  const name = `enliven-${flavour === 'lite' ? '' : `${flavour}-`}wordpress-${version}.zip`;
  const zip = zipOf(files);
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
