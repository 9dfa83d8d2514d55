/** Generated pages of the documentation site: written by `scripts/build-docs.ts`, read by the routes of VitePress. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspace';

/** Page of the site whose Markdown is generated or is outside of `docs`. */
export interface Route {
  /** Address on the site without extension, e.g. `behaviors/toggle`. */
  path: string;
  /** File that relative links are resolved against, e.g. `packages/modules/src/toggle/toggle.md`. */
  source: string;
  title: string;
  /** Group of the sidebar that contains the page, e.g. `@enliven/modules`. */
  group: string;
  content: string;
}

/** Folder of all generated files of the site. */
export const DOCS_CACHE = join(ROOT, '.cache/docs');
/** Folder of files that the site serves unchanged. */
export const PUBLIC = join(DOCS_CACHE, 'public');
const FILE = join(DOCS_CACHE, 'routes.json');

export function writeRoutes(routes: readonly Route[]): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(routes));
}

/** Reads the generated pages. @throws Error if none were generated */
export function readRoutes(): Route[] {
  if (!existsSync(FILE))
    throw new Error('The generated pages of the documentation are missing. Build with: pnpm run docs.');
  return JSON.parse(readFileSync(FILE, 'utf8')) as Route[];
}

/** Returns the pages of one folder in the format of VitePress' dynamic routes. */
export const pathsIn = (folder: string): { params: { name: string }; content: string }[] =>
  readRoutes()
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(({ path, content }) => ({ params: { name: path.slice(folder.length + 1) }, content }));
