/** Makes sure there is a Chromium: uses what is installed, or installs Debian's package where that is allowed. */
import { existsSync } from 'node:fs';
import { run } from './command.mjs';
import { fail } from './error.mjs';
import { findChromium, findShell, requireChromium } from './find-chromium.mjs';

const mayInstall = () =>
  !process.env.CHROMIUM_PATH &&
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  existsSync('/usr/bin/apt-get');

/** @param {string[][]} sets of packages that belong together; a set that is unknown here does not keep the others out */
function installFromDebian(sets) {
  console.log('Installing Chromium, which the browser tests drive …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (run('apt-get', ['update', '-qq'], env) !== 0) return;
  for (const packages of sets) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
}

/** @throws SetupError when there is none that can be run */
export function prepareChromium() {
  const missing = [
    ...(findChromium() ? [] : [['chromium', 'fonts-liberation']]),
    ...(findShell() ? [] : [['chromium-headless-shell']]),
  ];
  if (missing.length > 0 && mayInstall()) installFromDebian(missing);
  try {
    requireChromium();
  } catch (error) {
    fail(/** @type {Error} */ (error).message);
  }
}
