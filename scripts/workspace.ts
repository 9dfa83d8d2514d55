/** Packages and files of this repository, for builds and checks. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

interface Target {
  types: string;
  default: string;
}

/** Entry point of a package, for `import` and for `require`. */
export interface EntryPoint {
  import: Target;
  require?: Target;
}

export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  scripts?: Record<string, string>;
  exports?: Record<string, string | EntryPoint | { node: string; default: string }>;
  dependencies?: Record<string, string>;
  'page-budgets'?: Record<string, string>;
  'composed-budgets'?: Record<string, string>;
  'chunk-budgets'?: Record<string, string>;
  'chunk-count'?: number;
}

export interface Package {
  /** Name of the folder, e.g. `core`. */
  folder: string;
  /** Absolute path of the folder. */
  path: string;
  manifest: Manifest;
}

interface Entry {
  /** Key in `exports`, e.g. `./accordion`. */
  path: string;
  /** Path of the ES module, relative to the package's folder. */
  module: string;
  /** Path of the CommonJS module; undefined in packages for Node, which have ES modules only. */
  common: string | undefined;
}

/** Returns the entry points with code. Folders of files and the package.json are left out. */
export const entryPoints = ({ exports = {} }: Manifest): Entry[] =>
  Object.entries(exports).flatMap(([path, entry]) =>
    typeof entry === 'object' && 'import' in entry
      ? [{ path, module: entry.import.default, common: entry.require?.default }]
      : [],
  );

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Returns every folder of `parent` that contains a package.json, by name. */
export function packagesIn(parent: string, root = ROOT): Package[] {
  const base = join(root, parent);
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .sort()
    .filter((folder) => existsSync(join(base, folder, 'package.json')))
    .map((folder) => ({
      folder,
      path: join(base, folder),
      manifest: readJson<Manifest>(join(base, folder, 'package.json')),
    }));
}

/** Returns the published packages. */
export const publicPackages = (root = ROOT): Package[] =>
  packagesIn('packages', root).filter(({ manifest }) => !manifest.private);

/** Returns the absolute path of every file below `folder`, except in folders named in `skip`. */
export function filesBelow(folder: string, skip: readonly string[] = ['node_modules', 'dist']): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .filter((name) => !skip.includes(name))
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path, skip) : [path]));
}

/** Returns the path relative to the root of the repository, with forward slashes. */
export const shown = (path: string, root = ROOT): string => relative(root, path).replaceAll('\\', '/');
