/** Test projects: pure logic, happy-dom, Chromium, whole pages, and the component suites on Preact and React 18. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { renderer } from './scripts/renderer';
import { findChromium, findShell } from './scripts/setup/find-chromium.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = (find: string, path: string) => ({ find: new RegExp(`^${find}$`), replacement: at(path) });

/** Packages are tested from their sources. */
const sources = [
  alias('@enliven/(\\w+)/(.*)', 'packages/$1/src/$2/index.ts'),
  alias('@enliven/(\\w+)', 'packages/$1/src/index.ts'),
  alias('enliven', 'packages/enliven/src/index.ts'),
];

/** Aliases to React 18, which a workspace package of its own contains: its renderer must not import the newer React. */
const react18 = ['react-dom', 'react'].map((name) => ({
  find: new RegExp(`^${name}(/.*)?$`),
  replacement: `${at('packages/testing/react-18/node_modules')}/${name}$1`,
}));

const COMPONENTS = 'packages/*/test/**/*.test.tsx';
export const CONFORMANCE = 'packages/*/test/**/*.conformance.test.tsx';
const BROWSER = 'packages/*/test/**/*.browser.test.{ts,tsx}';
/** Tests with a server and whole pages, which control Chromium from outside. */
const PAGES = 'packages/*/test/**/*.page.test.ts';

/** Number of cores. */
const CORES = availableParallelism();

/** Settings of the three groups of projects, which run one after the other: more processes than cores make each of them slow, and tests of times fail. */
const GROUPS = {
  chromium: { maxWorkers: CORES + 1, sequence: { groupOrder: 0 } },
  node: { maxWorkers: CORES + 1, sequence: { groupOrder: 1 } },
  // Half of the time, these tests wait for timers, frames and responses.
  pages: { maxWorkers: CORES * 2, sequence: { groupOrder: 2 } },
} as const;

/** Attempts after a failure in Chromium, which also fails when the machine is too busy to draw in time. The totals name each second attempt. */
const SECOND_ATTEMPT = 1;

/** Moves the pointer out of the window, where no element is under it. */
const movePointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

type Alias = { find: RegExp; replacement: string };

export function project(
  name: string,
  aliases: Alias[],
  test: object,
  plugins: Plugin[] = [],
): TestProjectConfiguration {
  return {
    // React 18 and Preact have no development runtime for JSX as React 19 expects it.
    esbuild: { jsx: 'automatic', jsxDev: false },
    plugins,
    resolve: { alias: [...aliases, ...sources] },
    // Vite prepares these before the first test, since preparing one later reloads the page.
    optimizeDeps: {
      // These are ES modules already, and few tests import them.
      exclude: ['leaflet', 'lozad', '@googlemaps/js-api-loader', 'hls.js', 'hls.js/light', '@floating-ui/dom'],
      include: ['axe-core', 'jquery', 'nanostores', 'react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
    },
    define: { 'process.env.NODE_ENV': '"test"' },
    // Property tests run thousands of times, and machines under load are slow.
    test: { name, testTimeout: 60_000, expect: { poll: { timeout: 8_000 } }, ...test },
  } as TestProjectConfiguration;
}

/** Tests that replace parts of core, so each file needs an environment of its own. In a VM context, its start takes a third of the time. */
const APART = 'packages/{core,enliven,testing}/test/**';
const MESSAGE_CHANNEL = 'packages/testing/happy-dom/message-channel.ts';
const RESTORED_PLATFORM = 'packages/testing/happy-dom/restored-platform.ts';
const dom = { ...GROUPS.node, environment: 'happy-dom', include: [COMPONENTS] };
/** Returns the projects of one renderer. Behaviors restore the page, so the files of their tests share an environment, whose start takes longer than most files. */
const eachRenderer = (name: string, include: string, aliases: Alias[] = [], ...plugins: Plugin[]) => [
  project(
    name,
    aliases,
    {
      ...dom,
      pool: 'vmThreads',
      include: [`${APART}/*.test.tsx`],
      exclude: [BROWSER],
      setupFiles: MESSAGE_CHANNEL,
    },
    plugins,
  ),
  project(
    `${name}-behaviors`,
    aliases,
    { ...dom, include: [include], exclude: [BROWSER, APART], isolate: false, setupFiles: RESTORED_PLATFORM },
    plugins,
  ),
];

export default defineConfig({
  test: {
    projects: [
      project('logic', [], {
        ...GROUPS.node,
        environment: 'node',
        // Tests without a page leave nothing behind, and a process for each file takes longer than most files.
        isolate: false,
        include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts', 'examples/*/test/**/*.test.ts'],
        exclude: [BROWSER, PAGES],
      }),
      ...eachRenderer('dom', COMPONENTS),
      ...eachRenderer('preact', COMPONENTS, [], renderer('preact')),
      // React 18 renders as React 19 does, so the conformance suite is enough.
      ...eachRenderer('react-18', CONFORMANCE, react18),
      project('chromium', [], {
        ...GROUPS.chromium,
        retry: SECOND_ATTEMPT,
        include: [BROWSER, CONFORMANCE],
        setupFiles: 'packages/testing/chromium/pointer-away.ts',
        browser: {
          enabled: true,
          commands: { movePointerAway },
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            launchOptions: {
              executablePath: findShell() ?? findChromium(),
              args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
            },
          }),
          instances: [{ browser: 'chromium' }],
        },
      }),
      project('pages', [], {
        environment: 'node',
        ...GROUPS.pages,
        retry: SECOND_ATTEMPT,
        // Each file starts a browser of its own.
        isolate: false,
        include: [PAGES],
        // A slow machine takes three times as long as a fast one.
        testTimeout: 180_000,
        hookTimeout: 180_000,
      }),
    ],
  },
});
