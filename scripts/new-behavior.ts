/** Starts a new behavior: its files, its tests, and its place in the package. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addToBehaviors, addToIndex, addToManifest, addToReadme } from './scaffold/edits';
import { type Names, namesOf } from './scaffold/names';
import { newFiles } from './scaffold/templates';
import { ROOT } from './workspace';

const USAGE =
  'usage: pnpm new-behavior <package> <name> <selector>, e.g. pnpm new-behavior modules scroll-hint ".et_pb_scroll_hint"';

const EDITS: Readonly<Record<string, (text: string, names: Names) => string>> = {
  'src/behaviors.ts': addToBehaviors,
  'src/index.ts': addToIndex,
  'package.json': addToManifest,
  'README.md': addToReadme,
};

/**
 * Writes and edits; nothing is written when something is in the way.
 *
 * @returns the paths that were written
 */
export function newBehavior(root: string, names: Names): string[] {
  const folder = join(root, 'packages', names.package);
  if (!existsSync(join(folder, 'src/behaviors.ts')))
    throw new Error(
      `packages/${names.package} has no src/behaviors.ts, so nothing can be added to it. Check the name of the package.`,
    );
  const files = newFiles(names);
  const taken = [...files.keys()].find((path) => existsSync(join(folder, path)));
  if (taken) throw new Error(`packages/${names.package}/${taken} exists already. Choose another name, or remove it.`);
  for (const [path, edit] of Object.entries(EDITS))
    if (existsSync(join(folder, path))) files.set(path, edit(readFileSync(join(folder, path), 'utf8'), names));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return [...files.keys()].map((path) => `packages/${names.package}/${path}`);
}

function main([folder, name, selector]: string[]): void {
  if (!folder || !name || !selector) throw new Error(USAGE);
  const written = newBehavior(ROOT, namesOf(folder, name, selector));
  spawnSync('biome', ['check', '--write', ...written], { cwd: ROOT, stdio: 'inherit' });
  console.log(
    `${written.join('\n')}\n\nNext: make its markup in test/${name}.conformance.test.tsx the real one, then run pnpm unit ${name}.`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
