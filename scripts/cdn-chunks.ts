/** Builds the chunks that all entry scripts share, and points the entries' dynamic imports at them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build as bundle, type Plugin } from 'esbuild';
import { chunkOf, isCalledWhole } from './cdn-groups';
import { legalComments } from './notices/legal-comments';
import type { CatalogBundle } from './units/catalog-bundle';
import { planChunks } from './units/chunk-plan';
import { loaderChunks } from './units/loader-chunks';

/** Marks resolutions that this plugin requests, which it must not handle again. */
const INNER = { inner: true };

/** Comment that makes Chromium compile a whole file in the background while it arrives, not each function when it is called. */
export const EAGERLY_COMPILED = '//# allFunctionsCalledOnLoad';

/** Returns the address of the chunk that contains a source file, relative to the entries. */
export type FindChunk = (source: string) => string | undefined;

/** Replaces the source file of each dynamic import with the address that `replace` returns. */
export function dynamicImports(replace: FindChunk): Plugin {
  return {
    name: 'dynamic-imports',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /.*/ }, async ({ kind, path, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === INNER) return undefined;
        const { path: source } = await resolve(path, { kind, resolveDir, importer, pluginData: INNER });
        const address = replace(source);
        if (!address) throw new Error(`${importer} imports ${source}, for which no chunk was built`);
        return { path: address, external: true };
      });
    },
  };
}

/** Returns the source files that the entries and their bundled modules import dynamically. */
export async function findSources(entries: string[], options: BuildOptions): Promise<string[]> {
  const found = new Set<string>();
  const note = dynamicImports((source) => {
    found.add(source);
    return source;
  });
  await bundle({
    ...options,
    entryPoints: entries,
    outdir: 'unused',
    write: false,
    plugins: [note, ...(options.plugins ?? [])],
  });
  return [...found].sort();
}

interface Chunks {
  /** Returns the chunk that contains a source. */
  find: FindChunk;
  /** Returns the chunks that a source needs to run, relative to the entries: its own, and all static imports. */
  closure(source: string): string[];
  /** Paths of all modules in the chunks. */
  modules: string[];
}

/** Comments before a chunk: the hint for the compiler, and the legal comments of its modules. */
const preambleOf = (chunk: string, modules: readonly string[]): string =>
  [isCalledWhole(chunk) ? EAGERLY_COMPILED : '', legalComments(modules)].filter(Boolean).join('\n');

/**
 * Writes the chunks that all entries share. Entries contain the loader, so that one request starts the page; they fetch
 * all other code from these chunks.
 *
 * @param outdir folder of the flavour; chunks go to `chunks/` below it
 * @param sources source files that the entries import
 */
export async function writeChunks(
  outdir: string,
  { imports, graph }: CatalogBundle,
  sources: readonly string[],
): Promise<Chunks> {
  const plan = planChunks({
    graph,
    entries: sources.map(imports.idOf),
    partOf: imports.partOf,
    fileOf: (part) => imports.parts.get(part) as string,
    chunkOf,
  });
  const chunks = await loaderChunks(plan, preambleOf);
  const folder = join(outdir, 'chunks');
  mkdirSync(folder, { recursive: true });
  for (const { file, code, modules } of chunks) {
    writeFileSync(join(folder, file), code);
    // The tarball check compares the notices with these sources; no published file links to the map.
    const own = modules.map((module) => module.replaceAll('\0', '').replace(/\?.*/, ''));
    writeFileSync(join(folder, `${file}.map`), JSON.stringify({ version: 3, sources: own, names: [], mappings: '' }));
  }
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const addressOf = (name: string) => `./chunks/${byName.get(name)?.file}`;
  const find: FindChunk = (source) => {
    const name = plan.parts.get(imports.idOf(source))?.chunk;
    return name && addressOf(name);
  };
  const closure = (source: string): string[] => {
    const name = plan.parts.get(imports.idOf(source))?.chunk;
    return name ? [name, ...(byName.get(name)?.needs ?? [])].map(addressOf) : [];
  };
  return { find, closure, modules: chunks.flatMap(({ modules }) => modules) };
}
