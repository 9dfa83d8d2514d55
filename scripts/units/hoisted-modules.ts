/** Modules of the whole catalog in one scope: each top-level name is unique, so that any of them can be joined by concatenation. */
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { type Drawer, renderer } from '../renderer';
import { ROOT } from '../workspace';
import type { PartImports } from './part-imports';

export interface HoistedModule {
  id: string;
  code: string;
  /** Imported modules with code, also through modules without code. */
  imports: string[];
}

/** Returns the modules that have code, in the order in which they run. @param plugins further plugins of the bundler */
export async function hoistedModules(
  { plugin, input }: PartImports,
  drawer: Drawer,
  plugins: readonly Plugin[] = [],
): Promise<HoistedModule[]> {
  const imported = new Map<string, readonly string[]>();
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    esbuild: { jsx: 'automatic', jsxDev: false, legalComments: 'none' },
    resolve: {
      alias: [
        { find: /^@enliven\/(\w+)$/, replacement: join(ROOT, 'packages/$1/src/index.ts') },
        { find: /^@enliven\/(\w+)\/(\w+)$/, replacement: join(ROOT, 'packages/$1/src/$2') },
      ],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      renderer(drawer),
      ...plugins,
      plugin,
      {
        name: 'imported-modules',
        moduleParsed: ({ id, importedIds }) => void imported.set(id, importedIds),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      commonjsOptions: { strictRequires: false },
      rollupOptions: {
        input,
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          hoistTransitiveImports: false,
          freeze: false,
          generatedCode: { symbols: false },
          manualChunks: () => 'units',
        },
      },
    },
  });
  const { output } = result as Rollup.RollupOutput;
  const [chunk, ...others] = output
    .filter((file) => file.type === 'chunk')
    .filter(({ modules }) => Object.values(modules).some(({ code }) => code));
  if (!chunk || others.length > 0)
    throw new Error('The units were expected in one chunk. Does a module import itself?');
  const codes = new Map(Object.entries(chunk.modules).flatMap(([id, { code }]) => (code ? [[id, code] as const] : [])));

  function importsOf(id: string, seen = new Set<string>()): string[] {
    return (imported.get(id) ?? []).flatMap((target) => {
      if (seen.has(target)) return [];
      seen.add(target);
      return codes.has(target) ? target : importsOf(target, seen);
    });
  }
  return [...codes].map(([id, code]) => ({ id, code, imports: importsOf(id) }));
}
