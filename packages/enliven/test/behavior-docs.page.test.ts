/** Examples in the descriptions of behaviors: each mounts its behavior in the stand-in theme, and reports nothing. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBehaviorDoc } from '../../../scripts/behavior-docs/read-behavior-doc';
import { launch, REPORT_SILENT_ERRORS } from '../../../scripts/browser/launch';
import { type LocalServer, serve } from '../../../scripts/browser/serve';
import { filesBelow, packagesIn, ROOT } from '../../../scripts/workspace';
import { builtCdn } from './support/built-cdn';

const PUBLIC = join(ROOT, 'examples/site/public');
/** Style sheet of the stand-in theme, without those of the page editor. */
const THEME = readdirSync(join(PUBLIC, 'theme'))
  .filter((name) => !/^(page-editor|edited)/.test(name))
  .map((name) => readFileSync(join(PUBLIC, 'theme', name), 'utf8'))
  .join('\n');

/** Pages that are open at once. */
const TABS = 4;

const examples = packagesIn('packages')
  .flatMap(({ path }) => filesBelow(join(path, 'src')).filter((file) => file.endsWith('.md')))
  .flatMap((file) => {
    const { title, example } = readBehaviorDoc(readFileSync(file, 'utf8'));
    return example === undefined ? [] : { name: basename(file, '.md'), title, example };
  });

/** Collects the behaviors that mount, before any script of the page runs. */
const PRELUDE = `globalThis.mountedBehaviors = [];
addEventListener('enliven:mount', ({ detail }) => mountedBehaviors.push(detail.behavior));
${REPORT_SILENT_ERRORS}`;

const pageOf = ({ title, example }: (typeof examples)[number]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="theme.css">
<script type="module" src="enliven/enliven.js"></script></head>
<body>${example}</body></html>`;

const pages = new Map(examples.map((example) => [`/${example.name}.html`, pageOf(example)]));
let built: ReturnType<typeof builtCdn>;
let server: LocalServer;
let browser: Browser;
let context: BrowserContext;

/** Returns a page, the theme's style sheet, or a file of the build or of the example site. */
function contentOf(path: string): Buffer | string | undefined {
  if (path === '/theme.css') return THEME;
  const name = normalize(path);
  const file = name.startsWith('/enliven/') ? join(built.folder, name.slice('/enliven'.length)) : join(PUBLIC, name);
  return pages.get(path) ?? (statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined);
}

beforeAll(async () => {
  // This may build first.
  built = builtCdn();
  server = await serve(contentOf);
  browser = await launch();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(PRELUDE);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  built?.remove();
});

/** Opens an example. @returns what the console shows, and whether the behavior mounts */
async function visit(example: (typeof examples)[number]): Promise<string[]> {
  const tab = await context.newPage();
  const found: string[] = [];
  tab.on('pageerror', ({ message }) => found.push(`uncaught: ${message}`));
  tab.on('console', (message) => {
    if (/error|warning/.test(message.type())) found.push(`${message.type()}: ${message.text()}`);
  });
  await tab.goto(`${server.origin}/${example.name}.html`);
  await tab
    .waitForFunction(
      (name) => (globalThis as unknown as { mountedBehaviors: string[] }).mountedBehaviors.includes(name),
      example.name,
      { timeout: 15_000 },
    )
    .catch(() => found.push(`${example.name} does not mount`));
  // Effects of the mount run in the next frames.
  await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await tab.close();
  return found;
}

it('every example of a behavior mounts it, and reports nothing', async () => {
  const problems: Record<string, string[]> = {};
  const waiting = [...examples];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const found = await visit(next);
      if (found.length > 0) problems[next.name] = found;
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  expect(problems).toEqual({});
  expect(examples.length).toBeGreaterThan(70);
});
