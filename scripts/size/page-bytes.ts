/** Bytes that a page fetches of the CDN build, computed from its manifest and the imports of its files. */
import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { catalog } from '../../packages/enliven/src/catalog';
import type { Needs } from '../cdn-needs';
import { packagesIn, readJson } from '../workspace';
import { closure } from './module-graph';

export type Flavour = 'react' | 'lite';
export const FLAVOURS: readonly Flavour[] = ['react', 'lite'];
export const CDN = join('packages', 'enliven', 'cdn');

type FileSizes = Record<string, { bytes: number; gzip: number }>;

export interface PageBytes {
  page: string;
  flavour: Flavour;
  files: string[];
  gzip: number;
  /** From `page-budgets` of the package, e.g. `3 kB`. */
  limit: string | undefined;
}

/** Files that load on request or for a site's configuration: chunks of the loader, and later files of composed files. */
const ON_DEMAND = /\/chunks\/(?:doctor|mistakes)-[a-z0-9]{7}\.js$|\/later\/enliven(?:-doctor)?-[0-9a-f]{8}\.js$/i;

/** Returns a chunk's name without its hash. */
export const chunkName = (file: string): string => basename(file).replace(/-[a-z0-9]{7}\.js$/i, '');

/**
 * Returns every file that a page fetches.
 *
 * @param cdn folder of the build
 * @param flavour flavour of the build
 * @param names names of the behaviors on the page
 */
export function pageFiles(cdn: string, flavour: Flavour, names: readonly string[]): string[] {
  const folder = join(cdn, flavour === 'lite' ? 'lite' : '');
  const entry = join(folder, 'enliven.js');
  if (names.length === 0) return closure([entry]);
  const { runtime, behaviors } = readJson<Needs>(join(folder, 'behaviors.json'));
  const needed = names.flatMap((name) => {
    const known = behaviors[name];
    if (known) return known.files;
    throw new Error(`The build has no behavior "${name}" (it has ${Object.keys(behaviors).join(', ')}).`);
  });
  // The code of a behavior fetches further files only on demand.
  return closure([entry, ...[...runtime, ...needed].map((file) => join(folder, file))]);
}

/** Returns the fetched files that load only with the doctor, which only checks call. */
export function doctorFiles(cdn: string, fetched: readonly string[]): string[] {
  const doctor = fetched.filter((file) => ON_DEMAND.test(`/${file}`)).map((file) => join(cdn, file));
  const along = closure(doctor);
  return fetched.filter((file) => along.includes(join(cdn, file)));
}

/** Behaviors of the theme's own header, which are on each of its pages. */
export const THEME_HEADER = ['anchors', 'header', 'header-search', 'menu', 'mobile-menu', 'scroll-top'];

/** Returns the pages to report: without behaviors, with the theme's header, with each behavior alone, and with all. */
export function pages(): Map<string, string[]> {
  const behaviors = catalog.map(({ name }) => name).sort();
  const alone = behaviors.map((name): [string, string[]] => [name, [name]]);
  return new Map([['nothing', []], ['theme-header', THEME_HEADER], ...alone, ['everything', behaviors]]);
}

const budgets = (root: string): Record<string, string> =>
  packagesIn('packages', root).find(({ folder }) => folder === 'enliven')?.manifest['page-budgets'] ?? {};

/** Returns the bytes of each page. @throws Error when the build is missing or its manifest does not list a file */
export function pageBytes(root: string): PageBytes[] {
  const cdn = join(root, CDN);
  if (!readdirSync(join(cdn, '..')).includes('cdn')) throw new Error(`${cdn} does not exist. Build first: pnpm build.`);
  const sizes = readJson<FileSizes>(join(cdn, 'manifest.json'));
  const limits = budgets(root);
  return FLAVOURS.flatMap((flavour) =>
    [...pages()].map(([page, names]) => {
      const files = pageFiles(cdn, flavour, names).map((file) => relative(cdn, file).replaceAll('\\', '/'));
      const gzip = files.reduce((sum, file) => {
        const size = sizes[file];
        if (!size) throw new Error(`manifest.json does not list ${file}. Build again: pnpm build.`);
        return sum + size.gzip;
      }, 0);
      return { page, flavour, files, gzip, limit: limits[flavour === 'lite' ? `${page}-lite` : page] };
    }),
  );
}
