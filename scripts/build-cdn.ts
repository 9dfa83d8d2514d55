/** Builds `packages/enliven/cdn`: self-contained entry scripts, shared hashed chunks, both flavours, and a manifest. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, transform } from 'esbuild';
import { behaviors } from '../packages/modules/src/behaviors';
import { findChunks, toChunks } from './cdn-chunks';
import { directImports } from './direct-imports';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'packages/enliven/src/cdn');
const out = join(root, 'packages/enliven/cdn');
const lite = join(root, 'packages/enliven/src/lite');
/** Entry scripts that find their chunks beside them. */
const ENTRIES = readdirSync(source)
  .filter((name) => name.endsWith('.ts') && name !== 'first-tap.ts')
  .map((name) => join(source, name));

const shared = {
  bundle: true,
  minify: true,
  sourcemap: true,
  target: 'es2022',
  legalComments: 'none' as const,
  metafile: true as const,
  plugins: [directImports(root)],
  absWorkingDir: root,
  tsconfig: join(root, 'tsconfig.json'),
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** React, or Preact in its place: one source, two flavours of equal standing. */
const FLAVOURS: Record<string, BuildOptions> = {
  '': {},
  lite: {
    alias: {
      'react/jsx-runtime': join(lite, 'jsx-runtime.ts'),
      'react-dom/client': join(lite, 'react-dom-client.ts'),
      'react-dom': join(lite, 'react-dom.ts'),
      react: join(lite, 'react.ts'),
    },
  },
};

async function buildFlavour(folder: string, flavour: BuildOptions): Promise<void> {
  const outdir = join(out, folder);
  const options = { ...flavour, ...shared };
  // Entries carry the loader themselves, so that one request starts the page; behaviors, React and the hooks are
  // chunks that all entries share.
  const sources = await findChunks(ENTRIES, options);
  const chunks = await build({
    ...options,
    entryPoints: sources,
    outdir: join(outdir, 'chunks'),
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  });
  await build({
    ...options,
    entryPoints: ENTRIES,
    outdir,
    format: 'esm',
    plugins: [toChunks(chunks.metafile, root, outdir), ...shared.plugins],
  });
  await build({
    ...options,
    entryPoints: [join(source, 'enliven.ts')],
    outfile: join(outdir, 'enliven.iife.js'),
    format: 'iife',
  });
  await build({
    ...options,
    entryPoints: [join(source, 'first-tap.ts')],
    outdir,
    format: 'iife',
    sourcemap: false,
    define: { ...shared.define, PRESSABLE: JSON.stringify(behaviors.flatMap(({ press }) => press ?? []).join()) },
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
for (const [folder, flavour] of Object.entries(FLAVOURS)) await buildFlavour(folder, flavour);
copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
writeManifest();
