/** Visits pages of a site in PHP compiled to WebAssembly: `node visit-in-wasm.mjs <package> <folder> <host> <path>…`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [home, folder, host, ...paths] = process.argv.slice(2);
/** @param {string} name */
const load = (name) => import(pathToFileURL(join(home, name, 'index.js')).href);

const { loadPHPRuntime, PHP } = await load('../universal');
const { getPHPLoaderModule } = await load('.');
const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule(), {}));
php.mkdir(folder);
await php.mount(folder, (_php, files, place) => {
  files.mount(files.filesystems.NODEFS, { root: folder }, place);
  return () => files.unmount(place);
});

const port = host.replace(/.*:/, '');
const pages = {};
for (const path of paths) {
  const server = {
    HTTP_HOST: host,
    SERVER_NAME: '127.0.0.1',
    SERVER_PORT: port,
    SERVER_PROTOCOL: 'HTTP/1.1',
    REQUEST_METHOD: 'GET',
    REQUEST_URI: path,
    SCRIPT_NAME: '/index.php',
    PHP_SELF: '/index.php',
    SCRIPT_FILENAME: `${folder}/index.php`,
    DOCUMENT_ROOT: folder,
  };
  const { text, errors } = await php.run({
    code: `<?php $_SERVER = json_decode( '${JSON.stringify(server)}', true ) + $_SERVER; chdir( '${folder}' ); require '${folder}/index.php';`,
  });
  pages[path] = errors || text;
}
process.stdout.write(JSON.stringify(pages), () => process.exit(0));
