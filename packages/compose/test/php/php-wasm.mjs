/** Runs a script in PHP compiled to WebAssembly: `node php-wasm.mjs <package> <script> <folder>…`, with its input on stdin. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, script, ...mounted] = process.argv.slice(2);
/** @param {string} name */
const load = (name) => import(pathToFileURL(join(folder, name, 'index.js')).href);

const { loadPHPRuntime, PHP } = await load('../universal');
const { getPHPLoaderModule } = await load('.');
const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule(), {}));
for (const root of mounted) {
  php.mkdir(root);
  await php.mount(root, (_php, files, place) => {
    files.mount(files.filesystems.NODEFS, { root }, place);
    return () => files.unmount(place);
  });
}
const { text, errors, exitCode } = await php.run({ scriptPath: script, method: 'POST', body: readFileSync(0) });
if (errors) console.error(errors);
process.stdout.write(text, () => process.exit(exitCode));
