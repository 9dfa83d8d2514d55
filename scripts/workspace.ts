/** The packages of this repository, as the checks see them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

interface Target {
  types: string;
  default: string;
}

/** An entry point, for those who import and for those who require. */
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
  /** Name of its folder, e.g. `core`. */
  folder: string;
  /** Absolute path of its folder. */
  path: string;
  manifest: Manifest;
}

interface Entry {
  /** As `exports` has it, e.g. `./accordion`. */
  path: string;
  /** Its ES module, from the package's folder. */
  module: string;
  /** The same in CommonJS; packages for Node have ES modules only. */
  common: string | undefined;
}

/** Entry points that are imported by name; folders of files and the package.json are not among them. */
export const entryPoints = ({ exports = {} }: Manifest): Entry[] =>
  Object.entries(exports).flatMap(([path, entry]) =>
    typeof entry === 'object' && 'import' in entry
      ? [{ path, module: entry.import.default, common: entry.require?.default }]
      : [],
  );

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Every folder of `parent` that holds a package.json, by name. */
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

/** The packages people install. */
export const publicPackages = (root = ROOT): Package[] =>
  packagesIn('packages', root).filter(({ manifest }) => !manifest.private);

/** Every file below `folder`, as absolute paths; folders named in `skip` are left out. */
export function filesBelow(folder: string, skip: readonly string[] = ['node_modules', 'dist']): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .filter((name) => !skip.includes(name))
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path, skip) : [path]));
}

/** The path as people write it: from the root of the repository, with forward slashes. */
export const shown = (path: string, root = ROOT): string => relative(root, path).replaceAll('\\', '/');
