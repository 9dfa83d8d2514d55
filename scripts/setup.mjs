/** Prepares a fresh clone, which requires only Node, then serves the example site (`start`) or runs every check (`test`). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareChromium } from './setup/chromium.mjs';
import { ROOT, run } from './setup/command.mjs';
import { fail, SetupError } from './setup/error.mjs';
import { buildIsFresh } from './setup/freshness.mjs';
import { nodeProblem } from './setup/node-version.mjs';
import { prepareOtherBrowsers } from './setup/other-browsers.mjs';
import { preparePhp } from './setup/php.mjs';
import { pnpm, readManifest } from './setup/pnpm.mjs';
import { prepareWebStack } from './setup/web-stack.mjs';
import { prepareWordPress } from './setup/wordpress.mjs';

/** First page of the built documentation. */
const DOCS = join(ROOT, 'docs/.vitepress/dist/index.html');
const USAGE = 'usage: node scripts/setup.mjs start | test [--pages <folder>] [--long]';

function install() {
  // Without a terminal, pnpm replaces a node_modules folder only if `CI` is set, since it cannot ask for confirmation.
  if (pnpm(['install', '--frozen-lockfile'], { CI: process.env.CI ?? 'true' }) !== 0)
    fail('the dependencies could not be installed; the reason is above. Check the connection to the npm registry.');
}

function start() {
  install();
  const isFresh = buildIsFresh(ROOT);
  if (isFresh) console.log('The build is up to date.');
  else if (pnpm(['run', 'build']) !== 0) fail('the build failed; the reason is above.');
  // The example site works without its documentation.
  if ((!isFresh || !existsSync(DOCS)) && pnpm(['run', 'docs'], { DOCS_BASE: '/docs/' }) !== 0)
    console.error('The documentation could not be built; the reason is above.');
  return pnpm(['--filter', '@enliven/example-site', 'start']);
}

async function test(args) {
  install();
  prepareChromium();
  prepareOtherBrowsers();
  preparePhp();
  await prepareWordPress();
  prepareWebStack();
  return run(process.execPath, ['--import', 'tsx', 'scripts/test.ts', ...args]);
}

const [command, ...args] = process.argv.slice(2);
try {
  const problem = nodeProblem(process.versions.node, readManifest().engines.node);
  if (problem) fail(problem);
  if (command === 'start') process.exitCode = start();
  else if (command === 'test') process.exitCode = await test(args);
  else fail(`there is no command "${command ?? ''}". ${USAGE}`);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`[enliven/setup] ${error.message}`);
  // The last line of a test run always has the totals.
  if (command === 'test') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
