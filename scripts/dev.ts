/** Serves the example site with the script tag built from the sources, and rebuilds the script tag when a source changes. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, context, type Plugin } from 'esbuild';
import { serveSite } from '../examples/site/src/server';
import { catalog } from '../packages/enliven/src/catalog';
import { catalogEntriesOf, pressOf } from '../packages/enliven/src/catalog-entries';
import { writeStyles } from './cdn-styles';
import { type Drawer, rendererForEsbuild } from './renderer';
import { ROOT } from './workspace';

const SOURCE = join(ROOT, 'packages/enliven/src/cdn');
const OUT = join(ROOT, 'packages/enliven/.cache/dev');
const FLAVOURS: readonly [folder: string, drawer: Drawer][] = [
  ['', 'react'],
  ['lite', 'preact'],
];
/** Entries that are one classic file without chunks. */
const CLASSIC = ['beacon', 'first-tap', 'lazyload'];

const entries = catalogEntriesOf(catalog);
const shared: BuildOptions = {
  bundle: true,
  sourcemap: true,
  target: 'es2022',
  logLevel: 'warning',
  absWorkingDir: ROOT,
  tsconfig: join(ROOT, 'tsconfig.json'),
  define: {
    'process.env.NODE_ENV': '"development"',
    CATALOG_ENTRIES: JSON.stringify(entries),
    CHUNKS: 'undefined',
    PRESSABLE: JSON.stringify(pressOf(entries.rows)),
  },
};

/** Prints the duration of each build. */
const stopwatch: Plugin = {
  name: 'stopwatch',
  setup({ onStart, onEnd, initialOptions: { outdir = '' } }) {
    let begin = 0;
    onStart(() => {
      begin = performance.now();
    });
    onEnd(({ errors }) => {
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      if (errors.length === 0) console.log(`built ${basename(outdir)} in ${seconds} s`);
    });
  },
};

async function watch(options: BuildOptions): Promise<void> {
  const plugins = [...(options.plugins ?? []), stopwatch];
  await (await context({ ...shared, ...options, plugins })).watch();
}

rmSync(OUT, { recursive: true, force: true });
for (const [folder, drawer] of FLAVOURS) {
  const outdir = join(OUT, folder);
  mkdirSync(outdir, { recursive: true });
  await writeStyles(SOURCE, outdir);
  await watch({
    entryPoints: readdirSync(SOURCE)
      .filter((name) => /^(enliven|legacy)\.ts$/.test(name))
      .map((name) => join(SOURCE, name)),
    outdir,
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [rendererForEsbuild(drawer)],
  });
}
await watch({ entryPoints: CLASSIC.map((name) => join(SOURCE, `${name}.ts`)), outdir: OUT, format: 'iife' });

const { url } = await serveSite({ port: Number(process.env.PORT ?? 4173), cdnFolder: OUT });
console.log(
  `The example site is at ${url}. Edit a source and reload the page. Restart this command after you add a behavior.`,
);
