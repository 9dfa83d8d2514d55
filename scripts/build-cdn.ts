/** Builds `packages/enliven/cdn`: self-contained entry scripts, shared hashed chunks, both flavours, and a manifest. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { type MinifyOptions, minify } from 'terser';
import { version } from '../packages/enliven/package.json';
import { catalog } from '../packages/enliven/src/catalog';
import { catalogEntriesOf, pressOf } from '../packages/enliven/src/catalog-entries';
import { dynamicImports, EAGERLY_COMPILED, findSources, writeChunks } from './cdn-chunks';
import { writeImportMaps, writeManifest } from './cdn-integrity';
import { chunksOf, type Needs, needsOf } from './cdn-needs';
import { writeStyles } from './cdn-styles';
import { modulesOf } from './notices/esbuild-modules';
import { writeNotices } from './notices/notices';
import { type Drawer, rendererForEsbuild } from './renderer';
import { bundleCatalog } from './units/catalog-bundle';
import { writeUnits } from './units/write-units';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'packages/enliven/src/cdn');
const finished = join(root, 'packages/enliven/cdn');
/** Folder that the build is written to. It replaces `finished` at the end, so that a half-finished build is never visible. */
const out = `${finished}.new`;
/** Entry scripts that find their chunks beside them. */
const ENTRIES = readdirSync(source)
  .filter((name) => name.endsWith('.ts') && name !== 'first-tap.ts')
  .map((name) => join(source, name));

/** Engines without React. Each is one classic file, which can replace another vendor's script. */
const ALONE = ['beacon', 'lazyload'];
const isAlone = (entry: string) => ALONE.includes(basename(entry, '.ts'));

const shared: BuildOptions = {
  bundle: true,
  minify: true,
  // The tarball check reads source maps; no published file links to one.
  sourcemap: 'external',
  format: 'esm',
  target: 'es2022',
  // Keeps the comments that authors mark as legal.
  legalComments: 'inline',
  metafile: true,
  absWorkingDir: root,
  tsconfig: join(root, 'tsconfig.json'),
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Flavour of the build: its folder, and the library that renders. */
interface Flavour {
  folder: string;
  drawer: Drawer;
}

const FLAVOURS: Flavour[] = [
  { folder: '', drawer: 'react' },
  { folder: 'lite', drawer: 'preact' },
];

/** Returns the constants of an entry script. A script that is named after a package contains only that package's behaviors. */
function definesOf(entry: string, needs: Needs): Record<string, string> {
  const name = basename(entry, '.ts');
  const behaviors = catalog.filter((behavior) => name === 'enliven' || behavior.package === `@enliven/${name}`);
  const entries = JSON.stringify(catalogEntriesOf(behaviors));
  return { ...shared.define, CATALOG_ENTRIES: entries, CHUNKS: JSON.stringify(chunksOf(behaviors, needs)) };
}

/** Minifies a file with Terser: every visitor fetches it, so its size matters more than the time of the build. */
async function minifyFile(file: string, kind: MinifyOptions): Promise<void> {
  const content = readFileSync(`${file}.map`, 'utf8');
  const compress = { passes: 4, unsafe: true, unsafe_arrows: true, unsafe_methods: true };
  const { code = '', map } = await minify(readFileSync(file, 'utf8'), {
    ecma: 2020,
    ...kind,
    compress,
    sourceMap: { content, filename: basename(file) },
  });
  writeFileSync(file, `${code}\n`);
  writeFileSync(`${file}.map`, String(map));
}

/** Builds a flavour. @returns the modules that it contains */
async function buildFlavour({ folder, drawer }: Flavour): Promise<string[]> {
  const outdir = join(out, folder);
  const sources = await findSources(ENTRIES, { ...shared, plugins: [rendererForEsbuild(drawer)] });
  const bundled = await bundleCatalog(catalog, drawer, sources);
  const { find, closure, modules } = await writeChunks(outdir, bundled, sources);
  const needs = needsOf(catalog, closure, root);
  // Entries do not render. If esbuild bundled React, it would wrap each of the entry's own modules in a function.
  const external = ['react', 'react-dom'];
  const bundle = async (options: BuildOptions) => {
    const { metafile } = await build({ ...shared, ...options });
    if (metafile) modules.push(...modulesOf(metafile, root));
  };
  for (const entry of ENTRIES) {
    await bundle({
      define: definesOf(entry, needs),
      entryPoints: [entry],
      outdir,
      external,
      plugins: [dynamicImports(find), rendererForEsbuild(drawer)],
    });
    const name = basename(entry, '.ts');
    const kind = isAlone(entry) ? { toplevel: true, enclose: true } : { module: true };
    const eager = name === 'beacon' ? {} : { format: { preamble: EAGERLY_COMPILED } };
    await minifyFile(join(outdir, `${name}.js`), { ...kind, ...eager });
  }
  await bundle({
    entryPoints: [join(source, 'first-tap.ts')],
    outdir,
    format: 'iife',
    sourcemap: false,
    define: { PRESSABLE: JSON.stringify(pressOf(catalogEntriesOf(catalog).rows)) },
  });
  writeFileSync(join(outdir, 'behaviors.json'), `${JSON.stringify(needs, null, 2)}\n`);
  await writeStyles(source, outdir);
  modules.push(...(await writeUnits(outdir, bundled, { flavour: folder || 'react', catalog, version })));
  return modules;
}

/** Builds a flavour in its own process, in parallel with the other. @returns the modules that it contains */
async function buildInProcess({ drawer }: Flavour): Promise<string[]> {
  const list = join(out, `${drawer}.json`);
  const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), '--only', drawer, list], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The flavour with ${drawer} could not be built. The reason is above.`);
  const modules = JSON.parse(readFileSync(list, 'utf8')) as string[];
  rmSync(list);
  return modules;
}

const [, , only, name, list = ''] = process.argv;
if (only === '--only') {
  const flavour = FLAVOURS.find(({ drawer }) => drawer === name);
  if (!flavour) throw new Error(`There is no flavour with "${name}". Choose react or preact.`);
  writeFileSync(list, JSON.stringify(await buildFlavour(flavour)));
  process.exit();
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const modules = (await Promise.all(FLAVOURS.map(buildInProcess))).flat();
copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
writeNotices(out, modules);
writeImportMaps(
  out,
  FLAVOURS.map(({ folder }) => folder),
  version,
);
writeManifest(out);
rmSync(finished, { recursive: true, force: true });
renameSync(out, finished);
