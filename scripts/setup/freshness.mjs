/** Tells whether the build is newer than everything it is made from. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Written last by the build. */
const RESULT = 'packages/enliven/cdn/manifest.json';
const SKIPPED = new Set(['node_modules', 'dist', 'cdn', 'test']);

/**
 * @param {string} path file or folder
 * @returns {number} the latest change in it, in milliseconds
 */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => !SKIPPED.has(name));
  return Math.max(stat.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}

/**
 * @param {string} root of the repository
 * @returns {boolean}
 */
export function buildIsFresh(root) {
  const result = join(root, RESULT);
  if (!existsSync(result)) return false;
  const sources = ['packages', 'scripts/build-cdn.ts', 'scripts/tsup.preset.ts', 'pnpm-lock.yaml'];
  const built = statSync(result).mtimeMs;
  return sources.map((source) => join(root, source)).every((path) => !existsSync(path) || newest(path) < built);
}
