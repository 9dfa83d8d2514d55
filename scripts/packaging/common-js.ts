/** Converts a package's ES modules to CommonJS, file by file, so that both formats consist of the same files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { modulesOf } from '../notices/esbuild-modules';
import { writeNotices } from '../notices/notices';

/** Dependencies that are only ES modules, which some users of CommonJS cannot load, so they are bundled. */
const MODULES_ONLY = ['nanostores'];

const SIBLING = /(['"])(\.{1,2}\/[^'"\n]+)\.js\1/g;
const REQUIRED = new RegExp(`require\\("(${MODULES_ONLY.join('|')})"\\)`, 'g');

/** Variable that replaces `import.meta.url`, which CommonJS lacks. */
const ADDRESS = '__address';
/** Declaration of the address, on the line of the directives. */
const DECLARED = ` const ${ADDRESS} = require("node:url").pathToFileURL(__filename).href;`;
const DIRECTIVES = /^("use \w+";)?/;

/** Call by which esbuild ignores the default export of one of our files, as if the file were foreign. */
const TAKEN_WHOLE = /(__toESM\(require\("\.[^"]+"\)), 1\)/g;

/** Replaces the names of sibling files with their names in CommonJS. */
export const withCommonNames = (text: string): string => text.replace(SIBLING, '$1$2.cjs$1');

/** Bundles a dependency that is only an ES module. @returns the modules in the bundle */
async function bundleDependency(name: string, dist: string, from: string): Promise<string[]> {
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
 * Writes the CommonJS files. Dynamic imports become calls of `require`, since test runners support no others in CommonJS.
 *
 * @param folder folder of the package
 * @param modules ES modules below its `dist`
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
  const bundled = new Set<string>();
  for (const file of modules.map((module) => module.replace(/\.js$/, '.cjs'))) {
    const siblings = withCommonNames(readFileSync(file, 'utf8')).replace(TAKEN_WHOLE, '$1)');
    const text = siblings.replace(REQUIRED, (_whole, name: string) => {
      bundled.add(name);
      return `require("./${relative(dirname(file), join(dist, `${name}.cjs`)).replaceAll('\\', '/')}")`;
    });
    writeFileSync(
      file,
      text.replace(DIRECTIVES, (first) => (text.includes(ADDRESS) ? `${first}${DECLARED}` : first)),
    );
  }
  const contents = await Promise.all([...bundled].map((name) => bundleDependency(name, dist, folder)));
  if (bundled.size > 0) writeNotices(dist, contents.flat());
}
