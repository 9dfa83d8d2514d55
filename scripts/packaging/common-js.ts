/** Writes a package's ES modules a second time, as CommonJS: file by file, so that both are made of the same parts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { modulesOf } from '../notices/esbuild-modules';
import { writeNotices } from '../notices/notices';

/** Come as ES modules only, which not everybody who needs CommonJS can load: they go along. */
const MODULES_ONLY = ['nanostores'];

const SIBLING = /(['"])(\.{1,2}\/[^'"\n]+)\.js\1/g;
const REQUIRED = new RegExp(`require\\("(${MODULES_ONLY.join('|')})"\\)`, 'g');

/** In the place of `import.meta.url`, which CommonJS does not know. */
const ADDRESS = '__address';
/** Declaration of the address, on the line of the directives. */
const DECLARED = ` const ${ADDRESS} = require("node:url").pathToFileURL(__filename).href;`;
const DIRECTIVES = /^("use \w+";)?/;

/** As if a file of ours were foreign, and had no default export of its own. */
const TAKEN_WHOLE = /(__toESM\(require\("\.[^"]+"\)), 1\)/g;

/** The same text with its siblings under the names they have in CommonJS. */
export const withCommonNames = (text: string): string => text.replace(SIBLING, '$1$2.cjs$1');

/** Bundles a package that is not CommonJS. @returns what it is made of */
async function mountAll(name: string, dist: string, from: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: `export * from ${JSON.stringify(name)};`, resolveDir: from },
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'cjs',
    target: 'es2022',
    sourcemap: 'external',
    metafile: true,
    absWorkingDir: from,
    outfile: join(dist, `${name}.cjs`),
  });
  return modulesOf(metafile, from);
}

/**
 * Dynamic imports become calls of `require`, since test runners know no others in CommonJS.
 *
 * @param folder of the package
 * @param modules files below its `dist`
 */
export async function writeCommonJs(folder: string, modules: readonly string[]): Promise<void> {
  const dist = join(folder, 'dist');
  await build({
    entryPoints: [...modules],
    outdir: dist,
    outbase: dist,
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    platform: 'neutral',
    target: 'es2022',
    sourcemap: 'external',
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': ADDRESS },
  });
  const brought = new Set<string>();
  for (const file of modules.map((module) => module.replace(/\.js$/, '.cjs'))) {
    const siblings = withCommonNames(readFileSync(file, 'utf8')).replace(TAKEN_WHOLE, '$1)');
    const text = siblings.replace(REQUIRED, (_whole, name: string) => {
      brought.add(name);
      return `require("./${relative(dirname(file), join(dist, `${name}.cjs`)).replaceAll('\\', '/')}")`;
    });
    writeFileSync(
      file,
      text.replace(DIRECTIVES, (first) => (text.includes(ADDRESS) ? `${first}${DECLARED}` : first)),
    );
  }
  const contents = await Promise.all([...brought].map((name) => mountAll(name, dist, folder)));
  if (brought.size > 0) writeNotices(dist, contents.flat());
}
