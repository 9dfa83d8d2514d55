/** How tests are run: pure logic, happy-dom, Chromium, and the same suites on our renderer with Preact and on React 18. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { renderer } from './scripts/renderer';
import { findChromium } from './scripts/setup/find-chromium.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = (find: string, path: string) => ({ find: new RegExp(`^${find}$`), replacement: at(path) });

/** Packages are tested from their sources. */
const sources = [
  alias('@enliven/(\\w+)/(.*)', 'packages/$1/src/$2/index.ts'),
  alias('@enliven/(\\w+)', 'packages/$1/src/index.ts'),
  alias('enliven', 'packages/enliven/src/index.ts'),
];

/** A workspace package of its own holds React 18, whose renderer must find its own React and not the newer one. */
const react18 = ['react-dom', 'react'].map((name) => ({
  find: new RegExp(`^${name}(/.*)?$`),
  replacement: `${at('packages/testing/react-18/node_modules')}/${name}$1`,
}));

const COMPONENTS = 'packages/*/test/**/*.test.tsx';
const CONFORMANCE = 'packages/*/test/**/*.conformance.test.tsx';
const BROWSER = 'packages/*/test/**/*.browser.test.{ts,tsx}';
/** Need a server and whole pages, and drive Chromium from outside. */
const PAGES = 'packages/*/test/**/*.page.test.ts';

/** Outside the window, where nothing is under the mouse. */
const movePointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

type Alias = { find: RegExp; replacement: string };

function project(name: string, aliases: Alias[], test: object, plugins: Plugin[] = []): TestProjectConfiguration {
  return {
    // React 18 and Preact have no development runtime for JSX in the form React 19 wants.
    esbuild: { jsx: 'automatic', jsxDev: false },
    plugins,
    resolve: { alias: [...aliases, ...sources] },
    // Found before the first test runs, so that no test meets a reload.
    optimizeDeps: {
      // Providers of maps are modules already, and only some tests fetch them.
      exclude: ['leaflet', 'lozad', '@googlemaps/js-api-loader', 'hls.js', 'hls.js/light', '@floating-ui/dom'],
      include: ['axe-core', 'jquery', 'nanostores', 'react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
    },
    define: { 'process.env.NODE_ENV': '"test"' },
    // Properties are tried thousands of times, and machines under load are slow.
    test: { name, testTimeout: 20_000, ...test },
  } as TestProjectConfiguration;
}

/** These take core apart, or put something in its place, so each file needs a world of its own. */
const APART = 'packages/{core,enliven,testing}/test/**';
const PLATFORM_GIVEN_BACK = 'packages/testing/happy-dom/platform-given-back.ts';
const dom = { environment: 'happy-dom', include: [COMPONENTS] };
/** Starting a world takes longer than most files; behaviors give back what they change, so their tests share one. */
const eachRenderer = (name: string, include: string, aliases: Alias[] = [], ...plugins: Plugin[]) => [
  project(name, aliases, { ...dom, pool: 'threads', include: [`${APART}/*.test.tsx`], exclude: [BROWSER] }, plugins),
  project(
    `${name}-behaviors`,
    aliases,
    { ...dom, include: [include], exclude: [BROWSER, APART], isolate: false, setupFiles: PLATFORM_GIVEN_BACK },
    plugins,
  ),
];

export default defineConfig({
  test: {
    // Half of the time tests wait for timers, frames and answers.
    maxWorkers: availableParallelism() * 2,
    projects: [
      project('logic', [], {
        environment: 'node',
        // Nothing is left behind where there is no page, and a process for each file takes longer than most files.
        isolate: false,
        include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts', 'examples/*/test/**/*.test.ts'],
        exclude: [BROWSER, PAGES],
      }),
      ...eachRenderer('dom', COMPONENTS),
      ...eachRenderer('preact', COMPONENTS, [], renderer('preact')),
      // Its renderer mounts, re-renders and unmounts as the newer one does: what each behavior owes its page is enough.
      ...eachRenderer('react-18', CONFORMANCE, react18),
      project('chromium', [], {
        include: [BROWSER, CONFORMANCE],
        setupFiles: 'packages/testing/chromium/pointer-away.ts',
        browser: {
          enabled: true,
          commands: { movePointerAway },
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            launchOptions: {
              executablePath: findChromium(),
              args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
            },
          }),
          instances: [{ browser: 'chromium' }],
        },
      }),
      project('pages', [], {
        environment: 'node',
        // Each has a browser of its own.
        isolate: false,
        include: [PAGES],
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
    ],
  },
});
