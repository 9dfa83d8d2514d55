/** Packages of others in a bundle, found by the paths of its modules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { packagesIn, ROOT, readJson } from '../workspace';

export interface BundledPackage {
  name: string;
  version: string;
  /** Value in the package.json, of any type. */
  license: unknown;
  /** Texts of its licence and notice files. */
  texts: string[];
}

/** Path up to the name of the innermost package. Bundlers put a NUL before a path and a query after it. */
const INSIDE = /^(?<folder>.*\/node_modules\/(?<name>(?:@[^/]+\/)?[^/]+))\/[^?]*/;
const SOURCE_MAP = /\/\/# sourceMappingURL=(\S+)\s*$/;
const TEXTS = /^(licen[cs]e|copying|notice)(\W|$)/i;

interface Place {
  name: string;
  folder: string;
}

function placeOf(module: string): Place | undefined {
  const { folder, name } = INSIDE.exec(module.replaceAll('\0', '').replaceAll('\\', '/'))?.groups ?? {};
  return folder && name ? { folder, name } : undefined;
}

/** Returns the packages that were bundled into a file before it was published, according to its source map. */
function bundledBefore(file: string): string[] {
  const address = SOURCE_MAP.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const map = resolve(dirname(file), address);
  if (!address || address.startsWith('data:') || !existsSync(map)) return [];
  const { sources = [] } = readJson<{ sources?: string[] }>(map);
  return sources.flatMap((source) => placeOf(`/${source}`)?.name ?? []);
}

/** Returns the workspace folder of a package that another one contains. */
function installed(name: string, within: string, root: string): Place {
  const homes = [root, ...packagesIn('packages', root).map(({ path }) => path)];
  const folder = homes.map((home) => join(home, 'node_modules', name)).find(existsSync);
  if (folder) return { name, folder };
  throw new Error(
    `${within} contains "${name}", which is not installed, so its licence cannot be read. Add it to the devDependencies beside ${within}.`,
  );
}

function read({ folder }: Place): BundledPackage {
  const { name, version, license } = readJson<Omit<BundledPackage, 'texts'>>(join(folder, 'package.json'));
  const files = readdirSync(folder).filter((file) => TEXTS.test(file));
  return { name, version, license, texts: files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim()) };
}

/**
 * Finds the packages of others in a bundle.
 *
 * @param modules absolute paths of the bundle's modules; those without a folder `node_modules` are our own
 * @returns each package once, by name
 */
export function bundledPackages(modules: Iterable<string>, root = ROOT): BundledPackage[] {
  const found = new Map<string, BundledPackage>();
  const add = (place: Place) => {
    const one = read(place);
    found.set(`${one.name} ${one.version}`, one);
  };
  for (const module of new Set(modules)) {
    const place = placeOf(module);
    if (!place) continue;
    add(place);
    const file = module.replaceAll('\0', '').replace(/\?.*/, '');
    if (!existsSync(file)) continue;
    for (const name of new Set(bundledBefore(file))) if (name !== place.name) add(installed(name, place.name, root));
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
