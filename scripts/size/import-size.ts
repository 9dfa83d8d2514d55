/** Bytes of a few names of a package, as a site's bundler would leave them: what nobody imports is gone. */
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { noPreload } from '../no-preload';
import { gzipBytes } from './kilobytes';

const ENTRY = 'imports';

/**
 * Bundled by Rollup, which parts what is only loaded on demand from the rest by module; esbuild parts it by file.
 *
 * @param folder the package
 * @param path its entry point
 * @param names what is imported, in braces: `{ start }`
 * @returns gzipped bytes; what is only loaded on demand, and what other packages bring, is not counted
 */
export async function importSize(folder: string, path: string, names: string): Promise<number> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      noPreload,
      {
        name: 'entry',
        resolveId: (source) => (source === ENTRY ? source : undefined),
        load: (id) => (id === ENTRY ? `export ${names} from ${JSON.stringify(join(folder, path))}` : undefined),
      },
    ],
    build: {
      write: false,
      minify: 'esbuild',
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: ENTRY,
        external: (id) => id !== ENTRY && /^[^./\0]/.test(id),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const output = 'output' in result ? result.output : [];
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const counted = new Set<Rollup.OutputChunk>();
  const visit = (chunk: Rollup.OutputChunk | undefined): void => {
    if (!chunk || counted.has(chunk)) return;
    counted.add(chunk);
    for (const name of chunk.imports) visit(chunks.get(name));
  };
  visit([...chunks.values()].find(({ isEntry }) => isEntry));
  return [...counted].reduce((sum, { code }) => sum + gzipBytes(code), 0);
}
