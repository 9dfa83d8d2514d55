/** Lets one classic file find the large parts it does not carry: beside itself, whichever site it is fetched from. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import type { FindChunk } from './cdn-chunks';

/** Holds the script's own address, which is only known while it first runs. */
const ADDRESS = 'SCRIPT_ADDRESS';

/** Dynamic imports, each perhaps with a comment that names a chunk. */
const IMPORT = /\bimport\((?:\/\*[^*]*\*\/ )?(['"])(\.[^'"]+)\1\)/g;

/**
 * A classic script of another site resolves no relative address, so those of its dynamic imports are made whole.
 *
 * @param which sources that are not carried
 * @param find the chunk a source is in, relative to the script
 */
export function besideScript(which: RegExp, find: FindChunk): Plugin {
  return {
    name: 'beside-script',
    setup({ onLoad, resolve, initialOptions }) {
      // Around all of it, since a variable of a classic script would be the page's.
      initialOptions.banner = { js: `(()=>{var ${ADDRESS}=document.currentScript?.src??document.baseURI;` };
      initialOptions.footer = { js: '})();' };
      onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        let contents = text;
        for (const [whole, , specifier = ''] of text.matchAll(IMPORT)) {
          const from = path.replace(/[^\\/]*$/, '');
          const { path: source } = await resolve(specifier, {
            kind: 'dynamic-import',
            resolveDir: from,
            importer: path,
          });
          if (!which.test(source)) continue;
          const chunk = find(source);
          if (!chunk) throw new Error(`${path} imports ${source}, of which no chunk was built`);
          contents = contents.replace(whole, `import(new URL(${JSON.stringify(chunk)}, ${ADDRESS}).href)`);
        }
        return contents === text ? undefined : { contents, loader: extname(path).slice(1) as Loader };
      });
    },
  };
}
