/** Completes the build of tsup in the working folder's package: directives for server components, CommonJS, and types. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { markClient, needsClient } from './packaging/client-directive';
import { withCommonNames, writeCommonJs } from './packaging/common-js';
import { withOptionalTypes } from './packaging/optional-types';
import { entryPoints, filesBelow, type Manifest, readJson } from './workspace';

const folder = process.cwd();
const manifest = readJson<Manifest>(join(folder, 'package.json'));
const built = filesBelow(join(folder, 'dist'), []);

// All entry points are examined before the first one changes.
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

// tsup has joined the declarations from these files.
rmSync(join(folder, '.cache'), { recursive: true, force: true });
