/** Chromium for the visits, started by playwright-core if that is installed. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser, LaunchOptions } from 'playwright-core';
import { CliError } from '../cli-error';
import { importOptional } from './import-optional';

type Playwright = typeof import('playwright-core');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const CHANNELS = ['chrome', 'msedge'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the launch options to try, in order. */
function candidates(path: string | undefined): LaunchOptions[] {
  const named = path ?? process.env.CHROMIUM_PATH;
  if (named) return [{ executablePath: named }];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const files = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).filter(isExecutable);
  return [{}, ...CHANNELS.map((channel) => ({ channel })), ...files.map((executablePath) => ({ executablePath }))];
}

/** Chromium's sandbox does not work for root, the usual user in containers. */
const ARGS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Reason why no browser is available. */
const NO_PLAYWRIGHT =
  'Without playwright-core nothing was measured in a browser. Install it for times, shifts and screenshots: npm install --save-dev playwright-core axe-core';
const NO_CHROMIUM =
  'No Chromium was found, so nothing was measured in a browser. Set CHROMIUM_PATH to the program, or run: npx playwright-core install chromium';

/**
 * Opens Chromium.
 *
 * @param path executable to start @default CHROMIUM_PATH, otherwise an installed Chromium
 * @returns the browser, or a sentence that says why none is available
 * @throws CliError if `path` is given and does not start
 */
export async function openBrowser(path?: string): Promise<Browser | string> {
  const playwright = await importOptional<Playwright>('playwright-core');
  if (!playwright) {
    if (path) throw new CliError(`--browser needs playwright-core. Install it: npm install --save-dev playwright-core`);
    return NO_PLAYWRIGHT;
  }
  let failure: unknown;
  for (const options of candidates(path)) {
    try {
      return await playwright.chromium.launch({ ...options, args: ARGS });
    } catch (error) {
      failure = error;
    }
  }
  if (path) throw new CliError(`"${path}" does not start: ${(failure as Error).message.split('\n', 1)[0]}`);
  return NO_CHROMIUM;
}
