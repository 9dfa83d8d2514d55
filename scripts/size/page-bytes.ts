/** What a page fetches of the CDN build, computed from its manifest and the imports of its files. */
import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { packagesIn, readJson } from '../workspace';
import { closure, links } from './module-graph';

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

/** Chunks that every behavior needs besides its own: the one with React's root. */
const FOR_ANY = ['host'];
/** Never fetched by a page by itself. */
const ON_DEMAND = ['doctor'];

const chunkName = (file: string): string => basename(file).replace(/-[A-Z0-9]{8}\.js$/, '');

/** Names of the chunks the loader can ask for: one for each behavior's code. */
export function behaviorChunks(entry: string): Map<string, string> {
  const chunks = closure([entry]).flatMap((file) => links(file).dynamic);
  return new Map(chunks.map((file) => [chunkName(file), file]));
}

/**
 * @param cdn folder of the build
 * @param flavour which of its flavours
 * @param names behaviors on the page
 * @returns every file such a page fetches
 */
export function pageFiles(cdn: string, flavour: Flavour, names: readonly string[]): string[] {
  const entry = join(cdn, flavour === 'lite' ? 'lite' : '', 'enliven.js');
  const chunks = behaviorChunks(entry);
  const wanted = names.length > 0 ? [...FOR_ANY, ...names] : [];
  const files = wanted.map((name) => {
    const file = chunks.get(name);
    if (!file) throw new Error(`The loader names no chunk "${name}". It names: ${[...chunks.keys()].join(', ')}.`);
    return file;
  });
  return closure([entry, ...files]);
}

/** Pages to report: none, each behavior alone, all together. */
function pages(cdn: string): Map<string, string[]> {
  const chunks = [...behaviorChunks(join(cdn, 'enliven.js')).keys()];
  const behaviors = chunks.filter((name) => ![...FOR_ANY, ...ON_DEMAND].includes(name)).sort();
  const alone = behaviors.map((name): [string, string[]] => [name, [name]]);
  return new Map([['nothing', []], ...alone, ['everything', behaviors]]);
}

const budgets = (root: string): Record<string, string> =>
  packagesIn('packages', root).find(({ folder }) => folder === 'enliven')?.manifest['page-budgets'] ?? {};

/** @throws Error when the build is missing or its manifest does not know a file */
export function pageBytes(root: string): PageBytes[] {
  const cdn = join(root, CDN);
  if (!readdirSync(join(cdn, '..')).includes('cdn')) throw new Error(`${cdn} does not exist. Build first: pnpm build.`);
  const sizes = readJson<FileSizes>(join(cdn, 'manifest.json'));
  const limits = budgets(root);
  return FLAVOURS.flatMap((flavour) =>
    [...pages(cdn)].map(([page, names]) => {
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
