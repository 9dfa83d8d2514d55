/** Vitest projects that run the conformance suite in Firefox and WebKit, if they are installed. */
import { defineConfig } from 'vitest/config';
import { CONFORMANCE, project } from '../../vitest.workspace';
import { findFirefox, findWebKit } from '../setup/other-browsers.mjs';
import { drivenProvider } from './driven-provider';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';
import type { BrowserWindow } from './window';

const browser = (name: string, open: () => Promise<BrowserWindow>) =>
  project(name, [], {
    include: [CONFORMANCE],
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      provider: drivenProvider(name, open),
      instances: [{ browser: name }],
    },
  });

const [firefox, webKit] = [findFirefox(), findWebKit()];

export default defineConfig({
  test: {
    projects: [
      ...(firefox ? [browser('firefox', () => openFirefox(firefox))] : []),
      ...(webKit ? [browser('webkit', () => openWebKit(webKit))] : []),
    ],
  },
});
