/** Points imports from a package's index straight at the files behind it, so that chunks hold only what they use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const EXPORT = /export\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g;
const IMPORT = /import\s+\{([^}]*)\}\s+from\s+'(@enliven\/\w+)';/g;
const names = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter(Boolean);

/** Exported name → file, read from an index that only re-exports. */
export function exportsOf(index: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, list = '', file = ''] of index.matchAll(EXPORT)) for (const name of names(list)) files.set(name, file);
  return files;
}

/** Replaces each import from a known package by one import per file; types are dropped. */
export function direct(code: string, fileOf: (from: string, name: string) => string | undefined): string {
  return code.replace(IMPORT, (whole, list: string, from: string) => {
    const values = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '));
    const lines = values.map((name) => {
      const file = fileOf(from, name);
      return file && `import { ${name} } from ${JSON.stringify(file)};`;
    });
    return lines.every(Boolean) ? lines.join(' ') : whole;
  });
}

/**
 * The bundler splits by file and counts every file an index mentions as used by whoever imports the index.
 *
 * @param root the repository
 */
export function directImports(root: string): Plugin {
  const indexes = new Map<string, Map<string, string>>();
  function fileOf(from: string, name: string): string | undefined {
    const folder = join(root, 'packages', from.replace('@enliven/', ''), 'src');
    if (!indexes.has(from)) indexes.set(from, exportsOf(readFileSync(join(folder, 'index.ts'), 'utf8')));
    const file = indexes.get(from)?.get(name);
    return file && join(folder, file);
  }
  return {
    name: 'direct-imports',
    setup({ onLoad }) {
      onLoad({ filter: /packages\/\w+\/src\/.*\.tsx?$/ }, ({ path }) => ({
        contents: direct(readFileSync(path, 'utf8'), fileOf),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }));
    },
  };
}
