/** Finds Chromium for tests and benchmarks. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without a window: opens a page in a third of the time, but lacks e.g. the back/forward cache. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the possible paths of Chromium, the most likely first; `CHROMIUM_PATH` overrides all.
 *
 * @param {Record<string, string | undefined>} [env]
 * @param {string[]} [names]
 * @returns {string[]}
 */
export function chromiumCandidates(env = process.env, names = NAMES) {
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH];
  const apps = PLACES.filter((place) => place.includes('.app/'));
  const folders = [...PLACES.filter((place) => !apps.includes(place)), ...(env.PATH ?? '').split(delimiter)];
  const files = folders.filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...new Set([...files, ...(names === NAMES ? apps : [])])];
}

/** @returns {string | undefined} the path of an installed Chromium or Chrome */
export const findChromium = () => chromiumCandidates().find(isExecutable);

/** @returns {string | undefined} the path of an installed headless shell */
export const findShell = () => chromiumCandidates(process.env, SHELLS).find(isExecutable);

/**
 * @param {{ whole?: boolean }} [options] `whole` excludes the headless shell
 * @returns {string} the path of an installed headless shell, Chromium or Chrome
 * @throws Error that says how to install one
 */
export function requireChromium({ whole = false } = {}) {
  const found = (whole ? undefined : findShell()) ?? findChromium();
  if (found) return found;
  const why = process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH is "${process.env.CHROMIUM_PATH}", which cannot be run`
    : 'no Chromium or Google Chrome was found';
  throw new Error(
    `${why}, so nothing can be tried in a real browser. Install one (Debian: "apt install chromium", macOS: "brew install --cask chromium"), or set CHROMIUM_PATH to the program.`,
  );
}
