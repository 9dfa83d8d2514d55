/** Makes sure there is a Chromium: uses what is installed, or installs Debian's package where that is allowed. */
import { existsSync } from 'node:fs';
import { run } from './command.mjs';
import { fail } from './error.mjs';
import { findChromium, requireChromium } from './find-chromium.mjs';

const mayInstall = () =>
  !process.env.CHROMIUM_PATH &&
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  existsSync('/usr/bin/apt-get');

function installFromDebian() {
  console.log('Installing Chromium, which the browser tests drive …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (run('apt-get', ['update', '-qq'], env) === 0)
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], env);
}

/** @returns {string} the path of a Chromium that can be run */
export function prepareChromium() {
  if (!findChromium() && mayInstall()) installFromDebian();
  try {
    return requireChromium();
  } catch (error) {
    return fail(/** @type {Error} */ (error).message);
  }
}
