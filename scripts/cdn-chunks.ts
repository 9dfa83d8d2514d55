/** Builds the chunks that all entry scripts share, and points the entries' dynamic imports at them. */
import { join } from 'node:path';
import { type BuildOptions, build as bundle, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { type Alias, build, type Rollup, type Plugin as VitePlugin } from 'vite';
import { isCalledWhole } from './cdn-groups';
import { noPreload } from './no-preload';
import { legalComments } from './notices/legal-comments';

/** Marks requests of our own, which must not be caught again. */
const INNER = { inner: true };

/** Chunks are fetched by every visitor: a slower minifier that saves 5 % is worth it. */
const TERSER = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
} as const;

/** Chromium compiles such a file while it arrives, beside the page, and not function by function when they are called. */
export const EAGERLY_COMPILED = '//# allFunctionsCalledOnLoad';

/** The address of the chunk a source file is in, relative to the entries. */
export type FindChunk = (source: string) => string | undefined;

/** Hands each dynamic import's source file to `replace` and imports what that answers instead. */
export function dynamicImports(replace: FindChunk): Plugin {
  return {
    name: 'dynamic-imports',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /.*/ }, async ({ kind, path, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === INNER) return undefined;
        const { path: source } = await resolve(path, { kind, resolveDir, importer, pluginData: INNER });
        const address = replace(source);
        if (!address) throw new Error(`${importer} imports ${source}, of which no chunk was built`);
        return { path: address, external: true };
      });
    },
  };
}

/** Source files that the entries import dynamically, directly or through what they bundle. */
async function findSources(entries: string[], options: BuildOptions): Promise<string[]> {
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

export interface ChunkOptions {
  /** The repository. */
  root: string;
  /** Output folder of the flavour; chunks go to `chunks/` below it. */
  outdir: string;
  alias: Alias[];
  plugins: VitePlugin[];
  /** Name of the chunk a source file belongs to; undefined lets the bundler choose. */
  chunkOf(id: string): string | undefined;
}

/** A second pass of the minifier shortens names further, since it chooses them by their remaining uses. */
const again: Rollup.OutputPlugin = {
  name: 'minify-again',
  async renderChunk(code, { modules, name }) {
    const kept = Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
    // Those that came through stand anywhere; here are all of them.
    const preamble = [isCalledWhole(name) ? EAGERLY_COMPILED : '', legalComments(kept)].filter(Boolean).join('\n');
    const format = { comments: false, preamble };
    const { code: shorter = code, map } = await minify(code, { ...TERSER, format, sourceMap: true });
    return { code: shorter, map: map as string };
  },
};

interface Chunks {
  /** The chunk a source is in. */
  find: FindChunk;
  /** Every chunk that running a source takes, relative to the entries: its own and all that those import statically. */
  closure(source: string): string[];
  /** Everything the chunks are made of. */
  modules: string[];
}

async function buildChunks(sources: string[], options: ChunkOptions): Promise<Chunks> {
  const { root, outdir, alias, plugins, chunkOf } = options;
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    esbuild: { jsx: 'automatic', jsxDev: false, legalComments: 'none' },
    resolve: { alias },
    plugins: [...plugins, noPreload],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(outdir, 'chunks'),
      emptyOutDir: false,
      copyPublicDir: false,
      minify: 'terser',
      terserOptions: TERSER,
      target: 'es2022',
      sourcemap: 'hidden',
      modulePreload: false,
      // Inside a function for each module of React's, all of it would be parsed a second time when that is called.
      commonjsOptions: { strictRequires: false },
      rollupOptions: {
        input: sources,
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          hashCharacters: 'base36',
          // They would spare a step of fetching, which the loader's own list does better; each costs every chunk some bytes.
          hoistTransitiveImports: false,
          // Nobody changes what a chunk hands out, or asks what it is.
          freeze: false,
          generatedCode: { symbols: false },
          plugins: [again],
          // A chunk of several sources would be named after any one of them.
          entryFileNames: ({ moduleIds, name }) => `${moduleIds.map(chunkOf).find(Boolean) ?? name}-[hash:7].js`,
          chunkFileNames: '[name]-[hash:7].js',
          manualChunks: chunkOf,
          onlyExplicitManualChunks: true,
        },
      },
    },
  });
  const chunks = 'output' in result ? result.output.filter((file) => file.type === 'chunk') : [];
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
  const find: FindChunk = (source) => {
    // A chunk that holds several sources keeps the exports of all of them, but names only one as its face.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === source) ??
      chunks.find(({ isEntry, moduleIds }) => isEntry && moduleIds.includes(source));
    return chunk && `./chunks/${chunk.fileName}`;
  };
  const closure = (source: string): string[] => {
    const own = chunks.find(({ moduleIds }) => moduleIds.includes(source));
    const needed = new Set(own && [own.fileName]);
    for (const name of needed)
      for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) needed.add(imported);
    return [...needed].map((name) => `./chunks/${name}`);
  };
  return { find, closure, modules };
}

/**
 * Entries carry the loader themselves, so that one request starts the page; everything they fetch later is chunks that
 * all entries share.
 *
 * @returns where each source went, and what the chunks are made of
 */
export async function sharedChunks(entries: string[], bundling: BuildOptions, options: ChunkOptions): Promise<Chunks> {
  return buildChunks(await findSources(entries, bundling), options);
}
