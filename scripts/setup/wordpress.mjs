/** Finds the files of WordPress for the tests of the plugin, and fetches them from npm. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ask, ROOT, run } from './command.mjs';
import { installFromDebian, mayInstall } from './debian.mjs';
import { installedPhp } from './php.mjs';

/** Oldest release that the plugin supports, newest release on npm, and a snapshot of the next release. */
export const WORDPRESS_VERSIONS = ['6.3', '6.5', 'nightly'];
const BUILDS = '@wp-playground/wordpress-builds';
/** Last release that contains the files. */
const RELEASE = '0.9.19';
/** Package with the SQLite driver. The driver that comes with the files does not support concurrent writes. */
const DRIVER = '@wp-playground/cli@3.1.54';
/** Not a dependency of the repository: it unpacks to 400 MB, and only these tests need it. */
const FOLDER = join(ROOT, '.cache/wordpress');
/** File that is written last, so that an interrupted fetch starts again. */
const DONE = join(FOLDER, 'release.txt');

const isFetched = () => existsSync(DONE) && readFileSync(DONE, 'utf8') === `${RELEASE} ${DRIVER}`;

/**
 * @param {string} version one of `WORDPRESS_VERSIONS`
 * @returns {string | undefined} folder of its files
 */
export const wordpressFiles = (version) => (isFetched() ? join(FOLDER, version) : undefined);

/** @returns {string | undefined} folder of the database driver for SQLite */
export const sqliteDriver = () => (isFetched() ? join(FOLDER, 'sqlite') : undefined);

/** @returns {string | undefined} reason why WordPress cannot start; undefined if it can */
export function wordpressProblem() {
  if (!installedPhp()) return 'No PHP is installed. On Debian "npm test" installs it.';
  if (ask('php', ['-r', 'exit(extension_loaded("pdo_sqlite") ? 0 : 1);']) === undefined)
    return 'PHP has no SQLite. On Debian "npm test" installs it.';
  return isFetched() ? undefined : 'The files of WordPress are not there. "npm test" fetches them from npm.';
}

/**
 * Unpacks an archive.
 *
 * @param {(data: Uint8Array) => Record<string, Uint8Array>} unzip
 * @param {string} archive
 * @param {string} folder
 * @param {string} [top] folder in the archive
 */
function unpack(unzip, archive, folder, top = '') {
  for (const [name, data] of Object.entries(unzip(readFileSync(archive)))) {
    if (!name.startsWith(top) || name.endsWith('/')) continue;
    const file = join(folder, name.slice(top.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
}

async function fetchFiles() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const install = ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'];
  if (run('npm', [...install, `${BUILDS}@${RELEASE}`]) !== 0) return;
  // The dependencies of the repository are installed by now.
  const { unzipSync } = await import('fflate');
  const builds = join(FOLDER, 'node_modules', BUILDS);
  for (const version of WORDPRESS_VERSIONS) {
    unpack(unzipSync, join(builds, `src/wordpress/wp-${version}.zip`), join(FOLDER, version));
    // Scripts, styles and pictures are in a separate folder.
    await cp(join(builds, `public/wp-${version}`), join(FOLDER, version), { recursive: true, force: false });
  }
  // Only the package: its dependencies unpack to 600 MB.
  if (run('npm', ['pack', DRIVER, '--silent', '--pack-destination', FOLDER]) !== 0) return;
  const [tarball = ''] = readdirSync(FOLDER).filter((name) => name.endsWith('.tgz'));
  if (run('tar', ['-xzf', join(FOLDER, tarball), '-C', FOLDER]) !== 0) return;
  const driver = 'sqlite-database-integration';
  unpack(unzipSync, join(FOLDER, `package/${driver}.zip`), join(FOLDER, 'sqlite'), `plugin-${driver}/`);
  for (const rest of [tarball, 'package']) rmSync(join(FOLDER, rest), { recursive: true });
  rmSync(join(FOLDER, 'node_modules'), { recursive: true });
  writeFileSync(DONE, `${RELEASE} ${DRIVER}`);
}

/** Fetches WordPress if it is missing. Without it, the tests on a real WordPress count as skipped. */
export async function prepareWordPress() {
  const use = 'the WordPress plugin is tested with';
  // Removes the sites of interrupted runs.
  rmSync(join(FOLDER, 'sites'), { recursive: true, force: true });
  if (wordpressProblem()?.includes('SQLite') && mayInstall())
    installFromDebian('SQLite for PHP', [['php-sqlite3']], use);
  if (!isFetched()) {
    console.log(`Fetching WordPress ${WORDPRESS_VERSIONS.join(', ')}, which ${use} …`);
    await fetchFiles();
  }
  const problem = wordpressProblem();
  if (problem) console.log(`Tests on a real WordPress are skipped. ${problem}`);
}
