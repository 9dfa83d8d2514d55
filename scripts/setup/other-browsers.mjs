/** Finds Firefox and WebKit, in which journeys over the example site are tried, and installs Debian's packages where that is allowed. */
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, mayInstall } from './debian.mjs';
import { isExecutable } from './find-chromium.mjs';

/** @param {...string} names @returns {string | undefined} path of the first program there is */
function findProgram(...names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Debian puts it below a folder of the machine's kind and of WebKit's version. */
const LIBRARIES = '/usr/lib';

/** @param {string} folder @returns {string[]} */
function entries(folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** @returns {string | undefined} path of the small browser of WebKit's own makers */
const findMiniBrowser = () =>
  entries(LIBRARIES)
    .flatMap(entries)
    .filter((path) => /\/webkit2gtk-[\d.]+$/.test(path))
    .map((path) => join(path, 'MiniBrowser'))
    .find(isExecutable);

/** @returns {string | undefined} path of an installed Firefox */
export const findFirefox = () => findProgram('firefox-esr', 'firefox');

/** @returns {{ driver: string, browser: string, display: string } | undefined} paths of what it takes to drive WebKit */
export function findWebKit() {
  const [driver, browser, display] = [findProgram('WebKitWebDriver'), findMiniBrowser(), findProgram('Xvfb')];
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/** Without them, what is tried in them counts as skipped. */
export function prepareOtherBrowsers() {
  const missing = [
    ...(findFirefox() ? [] : [['firefox-esr']]),
    ...(findWebKit() ? [] : [['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-good']]),
  ];
  if (missing.length > 0 && mayInstall()) installFromDebian('Firefox and WebKit', missing);
}
