/** Finds Firefox and WebKit for browser trials, and installs Debian's packages if that is allowed. */
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, mayInstall } from './debian.mjs';
import { isExecutable } from './find-chromium.mjs';

/** @param {...string} names @returns {string | undefined} path of the first program that exists */
function findProgram(...names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Folder of Debian's WebKit, below folders for the architecture and WebKit's version. */
const LIBRARIES = '/usr/lib';

/** @param {string} folder @returns {string[]} */
function entries(folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** @returns {string | undefined} path of the browser that is part of WebKit */
const findMiniBrowser = () =>
  entries(LIBRARIES)
    .flatMap(entries)
    .filter((path) => /\/webkit2gtk-[\d.]+$/.test(path))
    .map((path) => join(path, 'MiniBrowser'))
    .find(isExecutable);

/** @returns {string | undefined} path of an installed Firefox */
export const findFirefox = () => findProgram('firefox-esr', 'firefox');

/** @returns {{ driver: string, browser: string, display: string } | undefined} paths of the programs that drive WebKit */
export function findWebKit() {
  const [driver, browser, display] = [findProgram('WebKitWebDriver'), findMiniBrowser(), findProgram('Xvfb')];
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/** Installs missing browsers. Trials in a browser that is still missing count as skipped. */
export function prepareOtherBrowsers() {
  const missing = [
    ...(findFirefox() ? [] : [['firefox-esr']]),
    ...(findWebKit() ? [] : [['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-good']]),
  ];
  if (missing.length > 0 && mayInstall()) installFromDebian('Firefox and WebKit', missing);
}
