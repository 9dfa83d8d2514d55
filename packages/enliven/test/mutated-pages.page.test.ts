/** Pages made from others by mutation, from seeds: no error, no long task, nothing left hidden, and `stop()` restores each of them. */

// `SEEDS=1-500` or `SEED=123` runs other seeds; `LONG=1` runs 10,000. `SAVED_PAGES` names a folder of saved pages; without it, pages of
// the example site are mutated.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../scripts/browser/launch';
import reads from '../../../scripts/reads/reads.json' with { type: 'json' };
import { FIXTURES } from './mutated-pages/fixtures';
import { judge, Unusable } from './mutated-pages/judge';
import { classesIn, type Material, type MutatedPage, makePage } from './mutated-pages/make-page';
import { memberNames } from './mutated-pages/member-names';
import { FAULTS } from './mutated-pages/planted-faults';
import { sourcePages } from './mutated-pages/sources';
import { createStand, type Stand } from './mutated-pages/stand';
import { openTabs, type Tabs } from './mutated-pages/tabs';
import { CDN } from './support/built-cdn';
import { isLong } from './support/long';
import { html } from './support/markup';
import { seedsOf } from './support/seeds';
import { stage } from './support/stage';

/** Milliseconds for one page, whose tasks may have to be measured several times, after those of other pages. */
const PATIENCE = 300_000;
/** Number of pages between two lines of progress. */
const STEP = 100;

const seeds = seedsOf({ short: '1-40', whole: '1-10000' });
const theStage = stage({ site: true });
let browsers: Browser[] = [];
let material: Material;
let stand: Stand;
let tabs: Tabs;
beforeAll(async () => {
  browsers = [await launch(), await launch()];
  const [browser, quiet] = browsers as [Browser, Browser];
  tabs = await openTabs(browser, quiet);
  stand = createStand(theStage.server, CDN);
  const sources = await sourcePages(theStage.server, theStage.site);
  const globals = reads.globals.filter((name) => !name.includes('.'));
  material = { sources, classes: classesIn(sources), members: [...new Set([...memberNames(), ...globals])] };
});
afterAll(() => Promise.all(browsers.map((browser) => browser.close())));

let done = 0;
let mountedInAll = 0;
const began = Date.now();
function showProgress(): void {
  done++;
  if (isLong && done % STEP === 0)
    console.log(`${done} of ${seeds.length} pages, ${((done * 1000) / (Date.now() - began)).toFixed(1)} per second`);
}

const pageOf = (body: string, settings: Partial<MutatedPage> = {}): MutatedPage => ({
  seed: 0,
  form: 'usual',
  source: 'none',
  flavour: 'react',
  composed: false,
  html: html({ body }),
  mutations: [],
  ...settings,
});

describe('a mutated page', () => {
  it.concurrent.for(seeds)(
    'becomes active without a fault, and is restored: SEED=%i',
    { timeout: PATIENCE },
    async (seed, test) => {
      const page = makePage(seed, material);
      const { problems, mounted } = await judge(page, tabs, stand).catch((error) => {
        if (error instanceof Unusable) test.skip(`${error.message}: SEED=${seed}`);
        throw error;
      });
      mountedInAll += mounted;
      showProgress();
      const { source, flavour, composed, mutations } = page;
      const about = `SEED=${seed}: ${source}, ${flavour}${composed ? ', composed' : ''}, which ${mutations.join(', ')}`;
      if (isLong && problems.length > 0) console.log(`${about}\n  ${problems.join('\n  ')}`);
      test.expect(problems, about).toEqual([]);
    },
  );

  it('mounts many behaviors', () => {
    expect(mountedInAll).toBeGreaterThan(0);
  });

  it.for(FIXTURES)('has no longer the fault of a fixture: $fault', async ({ body, flavour, composed }) => {
    const { problems, mounted } = await judge(pageOf(body, { flavour, composed }), tabs, stand);
    expect(problems).toEqual([]);
    expect(mounted).toBeGreaterThan(0);
  });

  it('is the same from the same seed, and another from another seed', () => {
    expect(makePage(1, material)).toEqual(makePage(1, material));
    expect(makePage(1, material).html).not.toBe(makePage(2, material).html);
  });
});

describe('the verdict on a page', () => {
  it.concurrent.for(FAULTS)('names a planted fault: $problem', async ({ code, body = '', problem }, test) => {
    const script = theStage.server.put(`/enliven/planted-${FAULTS.findIndex((one) => one.code === code)}.js`, code);
    const { problems } = await judge(pageOf(body), tabs, stand, script);
    test.expect(problems.join('\n')).toMatch(problem);
  });
});
