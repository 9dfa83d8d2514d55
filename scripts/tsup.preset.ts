/** Build settings of all packages: ES modules with shared chunks, types and source maps; peers and siblings are external. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'tsup';
import { thirdPartyNotices } from './notices/esbuild-modules';
import { writeDeclarations } from './packaging/declarations';
import { removeMapLinks } from './packaging/map-links';

type EsbuildPlugin = ReturnType<typeof thirdPartyNotices>;

/** Imports a part of the same package by its public name, so that sites can replace it. */
const byPublicName = (names: Readonly<Record<string, string>>): EsbuildPlugin => ({
  name: 'by-public-name',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind }) => {
      const name = kind === 'entry-point' ? undefined : names[path];
      return name ? { path: name, external: true } : undefined;
    });
  },
});

// A star matches each folder that contains the rest of the path.
const expand = (pattern: string): string[] => {
  const [before = '', after] = pattern.split('*');
  return after === undefined
    ? [pattern]
    : readdirSync(before)
        .map((folder) => before + folder + after)
        .filter((path) => existsSync(path));
};

function declarationsOf(patterns: readonly string[]): Record<string, string> {
  const folder = process.cwd();
  const source = join(folder, 'src');
  const entries = patterns.flatMap(expand).map((path) => join(folder, path));
  const files = writeDeclarations(entries, source, join(folder, '.cache', 'types'));
  return Object.fromEntries(
    entries.map((entry, at) => [relative(source, entry).replace(/\.tsx?$/, ''), files[at] ?? '']),
  );
}

/**
 * Returns the settings of a package.
 *
 * @param entry source files that become public entry points; folders below `src` are kept below `dist`
 * @param replaceable relative import of an entry point → its public name, by which the package imports it
 * @param inlined imports to bundle, so that users need not install their packages
 */
export const preset = (
  entry: string[],
  replaceable: Readonly<Record<string, string>> = {},
  inlined: readonly string[] = [],
) =>
  defineConfig(() => ({
    entry,
    format: 'esm',
    target: 'es2022',
    outDir: 'dist',
    clean: true,
    splitting: true,
    treeshake: true,
    // The tarball check reads the origins of bundled code from source maps.
    sourcemap: true,
    onSuccess: async () => removeMapLinks('dist'),
    dts: { entry: declarationsOf(entry) },
    external: [/^@enliven\//, /^react/, 'nanostores'],
    noExternal: [...inlined],
    esbuildPlugins: [byPublicName(replaceable), thirdPartyNotices('dist')],
  }));
