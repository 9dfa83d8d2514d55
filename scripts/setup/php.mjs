/** Finds PHP for the tests of the PHP composer; installs Debian's package, and other versions from npm. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, ROOT, run } from './command.mjs';
import { installFromDebian, mayInstall } from './debian.mjs';

/** Versions that npm has, compiled to WebAssembly. */
export const FURTHER_VERSIONS = ['7.4', '8.0', '8.1', '8.2', '8.3', '8.4'];
/** Last release that runs on Node 20. */
const RELEASE = '3.1.54';
/** Not dependencies of the repository: each version unpacks to over 50 MB, and only these tests need it. */
const FOLDER = join(ROOT, '.cache/php');

/** @param {string} version */
const nameOf = (version) => `@php-wasm/node-${version.replace('.', '-')}`;

/** @returns {string | undefined} version of the installed PHP */
export const installedPhp = () => ask('php', ['-r', 'echo PHP_VERSION;']);

/** WordPress prints other markup without this extension, which every hosting has and Debian packages apart. */
const hasSimpleXml = () => ask('php', ['-r', 'exit(extension_loaded("simplexml") ? 0 : 1);']) !== undefined;

/**
 * @param {string} version e.g. `7.4`
 * @returns {string | undefined} folder of its npm package
 */
export function furtherPhp(version) {
  const folder = join(FOLDER, 'node_modules', nameOf(version));
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === RELEASE ? folder : undefined;
}

/** Installs missing versions. Tests in a version that is still missing count as skipped. */
export function preparePhp() {
  const use = 'the tests of the composer run in';
  if (!hasSimpleXml() && mayInstall()) installFromDebian('PHP', [['php-cli', 'php-xml']], use);
  if (!FURTHER_VERSIONS.every(furtherPhp)) {
    console.log(`Installing PHP ${FURTHER_VERSIONS.join(', ')}, which ${use} …`);
    mkdirSync(FOLDER, { recursive: true });
    const packages = FURTHER_VERSIONS.map((version) => `${nameOf(version)}@${RELEASE}`);
    run('npm', ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', ...packages]);
  }
  const missing = [
    ...(hasSimpleXml() ? [] : ['php-cli and php-xml']),
    ...FURTHER_VERSIONS.filter((version) => !furtherPhp(version)).map(nameOf),
  ];
  if (missing.length > 0) console.log(`Without ${missing.join(', ')}, tests of the composer for PHP are skipped.`);
}
