/** Installs packages of Debian, where this is one and whoever runs it may. */
import { existsSync } from 'node:fs';
import { run } from './command.mjs';

export const mayInstall = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/**
 * @param {string} what is said to be installed
 * @param {string[][]} sets of packages that belong together; a set that is unknown here does not keep the others out
 * @param {string} [use] what needs them
 */
export function installFromDebian(what, sets, use = 'the browser tests drive') {
  console.log(`Installing ${what}, which ${use} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (run('apt-get', ['update', '-qq'], env) !== 0) return;
  for (const packages of sets) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
}
