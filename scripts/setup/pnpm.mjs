/** Finds a pnpm of the pinned major version, or uses the pinned version through npx. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, ROOT, run } from './command.mjs';

/** @returns {{ packageManager: string, engines: { node: string } }} */
export const readManifest = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/**
 * @param {string} packageManager e.g. `pnpm@10.34.9`, optionally followed by `+sha512…`
 * @param {string | undefined} installed version of the pnpm on the path
 * @returns {string[]} command and first arguments
 */
export function choosePnpm(packageManager, installed) {
  const pinned = packageManager.replace(/^pnpm@/, '').replace(/\+.*$/, '');
  const major = pinned.split('.')[0];
  return installed?.split('.')[0] === major ? ['pnpm'] : ['npx', '--yes', `pnpm@${pinned}`];
}

/** @type {string[] | undefined} */
let known;

/** @returns {string[]} command and first arguments of the pnpm to use */
export function pnpmCommand() {
  known ??= choosePnpm(readManifest().packageManager, ask('pnpm', ['--version']));
  return known;
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {number} the exit code
 */
export function pnpm(args, env) {
  const [command = 'pnpm', ...first] = pnpmCommand();
  return run(command, [...first, ...args], env);
}
