/** Bytes of a few names of a package, as a site's bundler would leave them: what nobody imports is gone. */
import { buildSync } from 'esbuild';
import { gzipBytes } from './kilobytes';

/**
 * @param folder the package
 * @param path its entry point
 * @param names what is imported, in braces: `{ start }`
 * @returns gzipped bytes; what is only loaded on demand, and what other packages bring, is not counted
 */
export function importSize(folder: string, path: string, names: string): number {
  const { outputFiles, metafile } = buildSync({
    stdin: { contents: `export ${names} from './${path}'`, resolveDir: folder, sourcefile: 'imports.js' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    packages: 'external',
    outdir: 'out',
    absWorkingDir: folder,
    write: false,
    metafile: true,
  });
  const contents = new Map(outputFiles.map((file) => [file.path.replaceAll('\\', '/'), file.contents]));
  const counted = new Set<string>();
  const visit = (output: string): void => {
    if (counted.has(output)) return;
    counted.add(output);
    for (const { path: target, kind, external } of metafile.outputs[output]?.imports ?? [])
      if (kind === 'import-statement' && !external) visit(target);
  };
  visit(Object.keys(metafile.outputs).find((output) => metafile.outputs[output]?.entryPoint === 'imports.js') ?? '');
  const bytes = (output: string) => [...contents].find(([file]) => file.endsWith(`/${output}`))?.[1] ?? '';
  return [...counted].reduce((sum, output) => sum + gzipBytes(Buffer.from(bytes(output))), 0);
}
