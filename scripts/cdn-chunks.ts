/** Turns the dynamic imports of entry scripts into addresses of chunks that were built before them. */
import { dirname, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';

/** Marks requests of our own, which must not be caught again. */
const INNER = { inner: true };

/** Source files that the entries import dynamically, directly or through what they bundle. */
export async function findChunks(entries: readonly string[], options: BuildOptions): Promise<string[]> {
  const found = new Set<string>();
  const collect: Plugin = {
    name: 'collect-dynamic-imports',
    setup({ onResolve, resolve: ask }) {
      onResolve({ filter: /.*/ }, async ({ kind, path, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === INNER) return undefined;
        const answer = await ask(path, { kind, resolveDir, importer, pluginData: INNER });
        found.add(answer.path);
        return { path: answer.path, external: true };
      });
    },
  };
  await build({
    ...options,
    entryPoints: [...entries],
    outdir: 'unused',
    format: 'esm',
    write: false,
    plugins: [collect],
  });
  return [...found].sort();
}

/** Points each dynamic import at the chunk built from the same source. */
export function toChunks(built: Metafile, root: string, outdir: string): Plugin {
  const addresses = new Map<string, string>();
  for (const [output, { entryPoint }] of Object.entries(built.outputs)) {
    if (entryPoint) addresses.set(resolve(root, entryPoint), `./${relative(outdir, join(root, output))}`);
  }
  return {
    name: 'dynamic-imports-to-chunks',
    setup({ onResolve, resolve: ask }) {
      onResolve({ filter: /.*/ }, async ({ kind, path, resolveDir, importer, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === INNER) return undefined;
        const answer = await ask(path, { kind, resolveDir, importer, pluginData: INNER });
        const address = addresses.get(answer.path);
        if (!address) throw new Error(`no chunk was built from ${relative(dirname(root), answer.path)}`);
        return { path: address, external: true };
      });
    },
  };
}
