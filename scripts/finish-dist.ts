/** Finishes what tsup has built in the package it is called in: directives for server components, CommonJS, types for all. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { markClient, needsClient } from './packaging/client-directive';
import { withCommonNames, writeCommonJs } from './packaging/common-js';
import { withOptionalTypes } from './packaging/optional-types';
import { entryPoints, filesBelow, type Manifest, readJson } from './workspace';

const folder = process.cwd();
const manifest = readJson<Manifest>(join(folder, 'package.json'));
const built = filesBelow(join(folder, 'dist'), []);

// All are looked at before the first is changed.
const clients = entryPoints(manifest).map(({ module }) => resolve(folder, module));
clients.filter(needsClient).forEach(markClient);

await writeCommonJs(
  folder,
  built.filter((file) => file.endsWith('.js')),
);

for (const file of built.filter((name) => name.endsWith('.d.ts'))) {
  const types = readFileSync(file, 'utf8');
  const common = file.replace(/\.ts$/, '.cts');
  writeFileSync(common, withOptionalTypes(common, withCommonNames(types)));
  writeFileSync(file, withOptionalTypes(file, types));
}

// What they were joined from.
rmSync(join(folder, '.cache'), { recursive: true, force: true });
