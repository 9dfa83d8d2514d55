/** Checks that whatever a package exports says what it is to those who point at it in their editor. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assert, type Outcome, outcome, total } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { undocumented } from './documentation/undocumented';
import { entryPoints, publicPackages, shown } from './workspace';

/** What an entry point is built of. */
function sourceOf(folder: string, module: string): string {
  const path = join(folder, module.replace('/dist/', '/src/').replace(/\.js$/, ''));
  return existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`;
}

/** One assertion for each package. */
export function checkDocumentation(): Outcome {
  const packages = publicPackages();
  const sources = packages.map(({ path, manifest }) =>
    entryPoints(manifest).map(({ module }) => sourceOf(path, module)),
  );
  const missing = undocumented(sources.flat());
  return total(
    packages.map(({ manifest: { name } }, at) => {
      const found = (sources[at] ?? []).flatMap((file) =>
        (missing.get(file) ?? []).map((what) => `${what} (${shown(file)})`),
      );
      if (found.length === 0) return outcome(1, 0);
      return assert(
        `${name} exports without a word of documentation: ${found.join(', ')}. Put /** what it is */ where it is declared.`,
      );
    }),
  );
}

await runAlone(import.meta, checkDocumentation);
