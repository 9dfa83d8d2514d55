/** Checks whether the build is newer than its sources. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** File that the build writes last. */
const RESULT = 'packages/enliven/cdn/manifest.json';
/** Sources of a package; its folder itself changes with every build. */
const SOURCES = ['src', 'package.json', 'tsup.config.ts'];

/**
 * @param {string} path file or folder
 * @returns {number} time of the latest change, in milliseconds
 */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/**
 * @param {string} root root of the repository
 * @returns {boolean}
 */
export function buildIsFresh(root) {
  const result = join(root, RESULT);
  if (!existsSync(result)) return false;
  const inPackages = readdirSync(join(root, 'packages')).flatMap((name) =>
    SOURCES.map((part) => join('packages', name, part)),
  );
  const scripts = readdirSync(join(root, 'scripts'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('scripts', name));
  const sources = [...inPackages, ...scripts, 'pnpm-lock.yaml'].map((source) => join(root, source));
  const built = statSync(result).mtimeMs;
  return sources.every((path) => !existsSync(path) || newest(path) < built);
}
