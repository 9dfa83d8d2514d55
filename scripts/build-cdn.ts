/** Builds `packages/enliven/cdn`: self-contained entry scripts, shared hashed chunks, both flavours, and a manifest. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, transform } from 'esbuild';
import { type MinifyOptions, minify } from 'terser';
import { catalog } from '../packages/enliven/src/catalog';
import { looksOf } from '../packages/enliven/src/looks';
import { pressOf } from '../packages/enliven/src/rows';
import { catalogInShort } from './cdn-catalog';
import { sharedChunks } from './cdn-chunks';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'packages/enliven/src/cdn');
const lite = join(root, 'packages/enliven/src/lite');
const finished = join(root, 'packages/enliven/cdn');
/** Built beside its place and moved there at the end, so that nobody ever sees half a build. */
const out = `${finished}.new`;
/** Entry scripts that find their chunks beside them. */
const ENTRIES = readdirSync(source)
  .filter((name) => name.endsWith('.ts') && name !== 'first-tap.ts')
  .map((name) => join(source, name));

/** Engines without React: each is one classic file, which may stand in the place of somebody else's. */
const ALONE = ['beacon', 'lazyload'];
const isAlone = (entry: string) => ALONE.includes(basename(entry, '.ts'));

const shared: BuildOptions = {
  bundle: true,
  minify: true,
  sourcemap: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  absWorkingDir: root,
  tsconfig: join(root, 'tsconfig.json'),
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** What React is in a flavour: nothing in its place, or Preact by way of a few lines of ours. */
interface Flavour {
  folder: string;
  react: Record<string, string>;
  /** Chunk of the core's code that needs React, and React itself. */
  view: string;
}

const FLAVOURS: Flavour[] = [
  { folder: '', react: {}, view: 'view' },
  {
    folder: 'lite',
    react: {
      'react/jsx-runtime': join(lite, 'jsx-runtime.ts'),
      'react-dom/client': join(lite, 'react-dom-client.ts'),
      'react-dom': join(lite, 'react-dom.ts'),
      react: join(lite, 'react.ts'),
    },
    // Preact is small enough to come with the runtime: one request less.
    view: 'runtime',
  },
];

/** Code of the core that needs React, and libraries that all behaviors share. */
const VIEW =
  /node_modules(?!.*(leaflet|@googlemaps|hls\.js|@floating-ui))|\/lite\/(react|react-dom-client|jsx-runtime)\.ts|\/core\/src\/(host|boundary|live-list|mount-context|react-listeners|use-(?!wrap|on-screen))/;
/** Small things that many behaviors need and many pages do not: together they are one request. */
const PARTS =
  /\/core\/src\/(breakpoint|messages|page-visible|phrase|slot|style-sheet|use-(frame|interval|on-screen))\.|\/lite\/react-dom\.ts|\/modules\/src\/shared\/(announcement|claim-set|quiet-label|watch-width|use-(attributes|claims|hovered|in-view|measured|sticky|text|width))\./;
/** Code of the core that few behaviors need: it stays with those. An index would draw all of it in. */
const RARE =
  /\/core\/src\/(index|config|use-lazy|use-motions|use-wrap|wrap|scroll-to|http|parse-html|problem-texts|problems|use-switch)\./;

/** What draws maps and plays streams is large and rarely needed: even the script that holds everything fetches it. */
const PROVIDERS = /\/map\/(google|leaflet)\/|\/engines\/hls\./;

/** An entry script named after a package is for that package alone. */
function definesOf(entry: string): Record<string, string> {
  const name = basename(entry, '.ts');
  const behaviors = catalog.filter((behavior) => name === 'enliven' || behavior.package === `@enliven/${name}`);
  return { ...shared.define, LOOKS: JSON.stringify(looksOf(behaviors)) };
}

/** What every page with something to do fetches; the descriptors among it, which say what else to fetch. */
const RUNTIME =
  /\/core\/src\/|\/enliven\/src\/(?!doctor|settings|coexistence|incumbents|takeover)|\/(behaviors?|define-module)\.ts$|hidden-by-theme/;

/** Every visitor fetches one of these files, so the slower minifier is worth it here too. */
async function shorten(file: string, kind: MinifyOptions): Promise<void> {
  const url = `${basename(file)}.map`;
  const content = readFileSync(`${file}.map`, 'utf8');
  const compress = { passes: 4, unsafe: true, unsafe_arrows: true, unsafe_methods: true };
  const { code = '', map } = await minify(readFileSync(file, 'utf8'), {
    ecma: 2020,
    ...kind,
    compress,
    sourceMap: { content, filename: basename(file), url },
  });
  writeFileSync(file, `${code}\n`);
  writeFileSync(`${file}.map`, String(map));
}

async function buildFlavour({ folder, react, view }: Flavour): Promise<void> {
  const outdir = join(out, folder);
  const options: BuildOptions = { ...shared, alias: react };
  const exact = (find: string) => new RegExp(`^${find}$`);
  const chunks = await sharedChunks(ENTRIES, options, {
    root,
    outdir,
    plugins: [catalogInShort(root, catalog)],
    alias: [
      ...Object.entries(react).map(([find, replacement]) => ({ find: exact(find), replacement })),
      { find: /^@enliven\/(\w+)$/, replacement: join(root, 'packages/$1/src/index.ts') },
      { find: /^@enliven\/(\w+)\/(\w+)$/, replacement: join(root, 'packages/$1/src/$2') },
    ],
    chunkOf(id) {
      if (/nanostores|preload-helper/.test(id)) return 'runtime';
      if (PARTS.test(id)) return 'parts';
      if (RARE.test(id)) return undefined;
      if (VIEW.test(id)) return view;
      return RUNTIME.test(id) ? 'runtime' : undefined;
    },
  });
  // An entry has no use for React; with its modules in view each of the entry's own would be wrapped in a function.
  const external = ['react', 'react-dom'];
  for (const entry of ENTRIES) {
    await build({ ...options, define: definesOf(entry), entryPoints: [entry], outdir, external, plugins: [chunks()] });
    const kind = isAlone(entry) ? { toplevel: true, enclose: true } : { module: true };
    await shorten(join(outdir, `${basename(entry, '.ts')}.js`), kind);
  }
  const everything = join(source, 'enliven.ts');
  await build({
    ...options,
    define: definesOf(everything),
    entryPoints: [everything],
    outfile: join(outdir, 'enliven.iife.js'),
    format: 'iife',
    plugins: [chunks(PROVIDERS)],
  });
  await build({
    ...options,
    entryPoints: [join(source, 'first-tap.ts')],
    outdir,
    format: 'iife',
    sourcemap: false,
    define: { PRESSABLE: JSON.stringify(pressOf(looksOf(catalog).rows)) },
  });
  const css = await transform(readFileSync(join(source, 'failsafe.css'), 'utf8'), { loader: 'css', minify: true });
  writeFileSync(join(outdir, 'failsafe.css'), css.code);
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}

/** What a site needs to pin a file: its integrity hash, and its size as stored and as sent. */
function writeManifest(): void {
  const entries = files(out).map((path) => {
    const content = readFileSync(path);
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return [relative(out, path), { integrity, bytes: content.length, gzip: gzipSync(content, { level: 9 }).length }];
  });
  writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const flavour of FLAVOURS) await buildFlavour(flavour);
copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
writeManifest();
rmSync(finished, { recursive: true, force: true });
renameSync(out, finished);
