/** Installs Debian packages, if the system is Debian and the user is root. */
import { existsSync } from 'node:fs';
import { run } from './command.mjs';

export const mayInstall = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/**
 * @param {string} what name of the software, for the message
 * @param {string[][]} sets packages that belong together; if one set is unknown, the others are still installed
 * @param {string} [use] purpose, for the message
 */
export function installFromDebian(what, sets, use = 'the browser tests drive') {
  console.log(`Installing ${what}, which ${use} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (run('apt-get', ['update', '-qq'], env) !== 0) return;
  for (const packages of sets) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
}
