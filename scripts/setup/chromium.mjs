/** Finds an installed Chromium, or installs Debian's packages if that is allowed. */
import { installFromDebian, mayInstall } from './debian.mjs';
import { fail } from './error.mjs';
import { findChromium, findShell, requireChromium } from './find-chromium.mjs';

/** Prepares Chromium. @throws SetupError when no Chromium can be run */
export function prepareChromium() {
  const missing = [
    ...(findChromium() ? [] : [['chromium', 'fonts-liberation']]),
    ...(findShell() ? [] : [['chromium-headless-shell']]),
  ];
  if (missing.length > 0 && !process.env.CHROMIUM_PATH && mayInstall()) installFromDebian('Chromium', missing);
  try {
    requireChromium();
  } catch (error) {
    fail(/** @type {Error} */ (error).message);
  }
}
