/** Packages as users install them: from tarballs, into a separate folder, beside their dependencies. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryPoints, type Package, ROOT } from '../workspace';
import { command } from './command';
import { assert, type Outcome, total } from './outcome';

/** Packages that sites install themselves, without the types of React. */
const PEERS = ['react', 'react-dom', 'preact'];

function link(name: string, from: string, modules: string): void {
  const at = join(modules, name);
  if (existsSync(at)) return;
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(join(from, 'node_modules', name), at, 'junction');
}

/**
 * Moves unpacked tarballs into the `node_modules` of a site, as a package manager does.
 *
 * @param unpacked package → folder of its unpacked tarball, which is moved
 */
export function install(site: string, unpacked: ReadonlyMap<Package, string>): void {
  const modules = join(site, 'node_modules');
  for (const [{ manifest }, folder] of unpacked) {
    const at = join(modules, manifest.name);
    mkdirSync(dirname(at), { recursive: true });
    renameSync(folder, at);
  }
  for (const { path, manifest } of unpacked.keys())
    for (const name of Object.keys(manifest.dependencies ?? {})) link(name, path, modules);
  for (const name of PEERS) link(name, ROOT, modules);
  writeFileSync(join(site, 'package.json'), '{ "private": true }\n');
}

/** Returns the specifiers of a package. @param isCommon leaves out entry points without CommonJS */
const specifiersOf = ({ manifest }: Package, isCommon = false): string[] =>
  entryPoints(manifest).flatMap(({ path, common }) => (isCommon && !common ? [] : manifest.name + path.slice(1)));

/** Script that loads the code of each behavior, which descriptors import dynamically. */
const LOAD = `
const { catalog } = require('enliven');
Promise.all(catalog.map(async ({ name, load }) => {
  const { default: component } = await load();
  if (typeof component !== 'function') throw new Error(name + ' has no component');
}));
`;

/** Returns settings for `tsc` with only the types of the DOM: those of React and Node are not installed. */
const settings = (module: string, moduleResolution: string, file: string) => ({
  compilerOptions: {
    module,
    moduleResolution,
    noEmit: true,
    strict: true,
    skipLibCheck: false,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
  },
  files: [file],
});

/** Code of a site. Each line tests a type that an editor must know. */
const USE = `
import { start } from '@enliven/core';
import { accordion } from '@enliven/modules/accordion';
import { catalog, install } from 'enliven';

start([accordion]);
install(catalog).on('mount', ({ detail }) => detail.behavior.toUpperCase());
window.enliven?.doctor().then(({ failures }) => failures.length);
document.addEventListener('enliven:failure', ({ detail }) => detail.message.toUpperCase());
document.body.addEventListener('enliven:stick', ({ detail }) => detail.stickyId.toUpperCase());
window.et_pb_custom?.next;
`;

/** Checks that a script for pages explains in Node that it needs a page, instead of failing there. */
function purposeProblem(site: string): string | undefined {
  const code = "await import('enliven/cdn/enliven.js')";
  const { status, stderr } = spawnSync('node', ['--input-type=module', '-e', code], { cwd: site, encoding: 'utf8' });
  if (status === 0 && stderr.includes('are for pages')) return undefined;
  return `Node does not report what "enliven/cdn/enliven.js" is for. It exits with ${status} and prints: ${stderr}`;
}

/** Checks that Node loads every entry point with `import` and `require`, and that TypeScript loads the types. */
export async function checkInstalled(site: string, packages: readonly Package[]): Promise<Outcome> {
  const specifiers = packages.flatMap((entry) => specifiersOf(entry));
  const commonSpecifiers = packages.flatMap((entry) => specifiersOf(entry, true));
  const write = (file: string, text: string) => writeFileSync(join(site, file), text);
  const run = async (why: string, name: string, ...args: string[]) =>
    assert((await command(name, args, { cwd: site })) === 0 ? undefined : `${why}: "${name} ${args.join(' ')}" failed`);

  write('all.mjs', specifiers.map((name) => `await import('${name}');`).join('\n'));
  write('all.cjs', `${commonSpecifiers.map((name) => `require('${name}');`).join('\n')}\n${LOAD}`);
  const imports = (names: readonly string[]): string => {
    const lines = names.map((name, at) => `import * as m${at} from '${name}';`);
    return `${lines.join('\n')}\nexport const all = [${names.map((_name, at) => `m${at}`).join(', ')}];\n${USE}`;
  };
  write('all.mts', imports(specifiers));
  write('all.cts', imports(commonSpecifiers));
  write('modern.json', JSON.stringify(settings('nodenext', 'nodenext', 'all.mts')));
  write('bundler.json', JSON.stringify(settings('esnext', 'bundler', 'all.mts')));
  write('common.json', JSON.stringify(settings('node16', 'node16', 'all.cts')));
  return total([
    await run('Node cannot import an entry point', 'node', 'all.mjs'),
    // Jest cannot require ES modules by default either.
    await run('CommonJS cannot require an entry point', 'node', '--no-experimental-require-module', 'all.cjs'),
    assert(purposeProblem(site)),
    await run('Types need more than the packages bring', 'tsc', '-p', 'modern.json'),
    await run('Types need more than the packages bring', 'tsc', '-p', 'bundler.json'),
    await run('Types of CommonJS need more than the packages bring', 'tsc', '-p', 'common.json'),
  ]);
}
