/** Sequential trips of a page before its behaviors mount: for the loader, then for all other files at once. */
import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from './support/in-page';
import { accordion, html, module, tabs, toggle } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

/** Trips for the loader, and for all elements near the window. */
const TRIPS = 2;
/** Milliseconds after which no more files are requested without a response. */
const CALM = 400;

/** Opens a page whose files are served in rounds: each round has all files requested until no more requests come. */
async function roundsOf(address: string, alive: string): Promise<string[][]> {
  const rounds: string[][] = [];
  let waiting: Route[] = [];
  const { page } = await browser.open('about:blank', {
    before: (fresh) => fresh.route('**/enliven/**/*.js', (route) => void waiting.push(route)),
  });
  const opened = page.goto(address, { waitUntil: 'commit' });
  for (;;) {
    await expect.poll(() => waiting.length, PATIENCE).toBeGreaterThan(0);
    await opened;
    for (let count = -1; count !== waiting.length; await page.waitForTimeout(CALM)) count = waiting.length;
    const now = waiting;
    waiting = [];
    rounds.push(now.map((route) => new URL(route.request().url()).pathname.replace(/.*\/|-\w{7}\.js$/g, '')).sort());
    for (const route of now) await route.continue();
    const isAlive = await page
      .waitForFunction((selector) => document.querySelectorAll(selector).length > 0, alive, { timeout: CALM * 2 })
      .catch(() => false);
    if (isAlive) return rounds;
  }
}

const page = (body: string, folder: string) =>
  theStage.server.put('/trips.html', html({ head: module(`${folder}enliven.js`), body }));

describe.each(['/enliven/', '/enliven/lite/'])('with the folder %s', (folder) => {
  it.each([
    { name: 'toggle', body: toggle(), alive: '[data-enliven-button]', files: ['disclosure', 'runtime'] },
    { name: 'tabs', body: tabs(), alive: '[role=tab]', files: ['runtime', 'tabs'] },
    {
      name: 'three kinds of modules',
      body: toggle() + accordion() + tabs(),
      alive: '[role=tab]',
      files: ['disclosure', 'runtime', 'tabs'],
    },
  ])('a page with $name requests all files at once', async ({ body, alive, files }) => {
    const rounds = await roundsOf(page(body, folder), alive);
    expect(rounds).toHaveLength(TRIPS);
    expect(rounds[1]).toEqual(files);
  });

  it('code of distant elements is not requested with the others', async () => {
    const rounds = await roundsOf(page(`${toggle()}<div class="far"></div>${tabs()}`, folder), '[data-enliven-button]');
    expect(rounds[1]).toEqual(['disclosure', 'runtime']);
  });

  it('code that waits for a press is not requested with the others', async () => {
    const picture = '<a class="et_pb_lightbox_image" href="/large.png"><img src="/small.png" alt="A picture"></a>';
    const rounds = await roundsOf(page(toggle() + picture, folder), '[data-enliven-button]');
    expect(rounds[1]).toEqual(['disclosure', 'runtime']);
  });

  it('the settings of a site load before excluded behaviors', async () => {
    const head = `<script type="application/json" id="enliven-config">{"disable":["toggle"]}</script>`;
    const body = `${head}${toggle()}${tabs()}`;
    const rounds = await roundsOf(page(body, folder), '[role=tab]');
    expect(rounds[1]?.sort()).toEqual(['runtime', 'settings']);
  });
});

it.each([
  ['/slider', '.et-pb-controllers a'],
  ['/gallery', '.et_pb_gallery_pagination a'],
  ['/portfolio', '.et_pb_portofolio_pagination a'],
])('%s of the example site needs two trips', async (path, alive) => {
  const rounds = await roundsOf(`${theStage.site}${path}?flavour=lite`, alive);
  expect(rounds.length).toBeLessThanOrEqual(TRIPS);
});
