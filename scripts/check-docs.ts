/** Builds the documentation site for a folder of a host, which finds dead links, and visits its pages and examples in Chromium. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser/launch';
import { serve } from './browser/serve';
import { command } from './checks/command';
import { FAILED, type Outcome, outcome } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { exampleProblems } from './docs/visit-examples';
import { pageProblems } from './docs/visit-pages';
import { ROOT } from './workspace';

/** Base path of the checked site, so that the check finds addresses without it. The example site uses the same base path. */
const BASE = '/docs/';
const SITE = join(ROOT, 'docs/.vitepress/dist');
/** Minimum number of behaviors with a live example. */
const MIN_EXAMPLES = 60;

function fileAt(path: string): Buffer | undefined {
  if (!path.startsWith(BASE)) return undefined;
  const file = join(SITE, path.slice(BASE.length).replace(/(^|\/)$/, '$1index.html'));
  return file.startsWith(SITE) && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
}

/** Runs one assertion for the build, one for each example, and one for the pages. */
export async function checkDocs(): Promise<Outcome> {
  if ((await command('tsx', ['scripts/build-docs.ts'], { env: { DOCS_BASE: BASE } })) !== 0) return FAILED;
  const names = readdirSync(join(SITE, 'examples')).map((name) => name.replace('.html', ''));
  const server = await serve(fileAt);
  const browser = await launch();
  try {
    const origin = server.origin + BASE.slice(0, -1);
    const [examples, pages] = await Promise.all([
      exampleProblems(browser, origin, names),
      pageProblems(browser, origin),
    ]);
    if (names.length < MIN_EXAMPLES) examples.push(`Only ${names.length} behaviors have a live example.`);
    const problems = [...examples, ...pages];
    for (const problem of problems) console.error(problem);
    return outcome(1 + names.length + (pages.length > 0 ? 0 : 1), problems.length, 0, problems.slice(0, 20));
  } finally {
    await browser.close();
    await server.close();
  }
}

await runAlone(import.meta, checkDocs);
