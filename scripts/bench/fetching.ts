/** Benchmark of the bytes that a page fetches of the built runtime. */
import type { Browser } from 'playwright';
import { PAGE_PRELUDE } from '../browser/launch';
import { serve } from '../browser/serve';
import { quietFiles, settle } from '../pages/runtime';
import { RUNTIME, stage, stageAnswers } from '../pages/stage';
import { FLAVOURS, type Flavour } from '../size/page-bytes';
import type { Bench, Row } from './harness';

const item = (state: string) =>
  `<div class="et_pb_toggle et_pb_accordion_item et_pb_toggle_${state}"><h5 class="et_pb_toggle_title">Title</h5><div class="et_pb_toggle_content">Text</div></div>`;
const ACCORDION = `<div class="et_pb_module et_pb_accordion">${item('open')}${item('close')}</div>`;
const TOGGLE = item('close').replace('et_pb_accordion_item', 'et_pb_toggle_item');
const TABS = `<div class="et_pb_module et_pb_tabs"><ul class="et_pb_tabs_controls"><li class="et_pb_tab_active"><a href="#">A</a></li><li><a href="#">B</a></li></ul>
<div class="et_pb_all_tabs"><div class="et_pb_tab et_pb_active_content">A</div><div class="et_pb_tab">B</div></div></div>`;

const PAGES: Readonly<Record<string, string>> = {
  'an empty page': '',
  'one accordion': ACCORDION,
  'a kitchen sink': ACCORDION + TOGGLE + TABS,
};

async function fetched(browser: Browser, flavour: Flavour, body: string): Promise<number> {
  const answers = stageAnswers({ dir: '', flavour });
  const html = stage(`<!doctype html><html><head></head><body>${body}</body></html>`, flavour);
  const server = await serve((path) => (path === '/index.html' ? html : answers(path)));
  const context = await browser.newContext();
  await context.addInitScript(PAGE_PRELUDE);
  const page = await context.newPage();
  await page.goto(`${server.origin}/index.html`);
  // Read before the doctor runs, whose code is a separate file.
  const files = await quietFiles(page, RUNTIME);
  await settle(page);
  await context.close();
  await server.close();
  return Object.values(files).reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

export const fetching: Bench = {
  name: 'fetching',
  async run(browser) {
    const rows: Row[] = [];
    for (const [what, body] of Object.entries(PAGES)) {
      const sizes: Partial<Record<Flavour, number>> = {};
      for (const flavour of FLAVOURS) sizes[flavour] = await fetched(browser, flavour, body);
      for (const flavour of FLAVOURS) {
        const [value, base] = [sizes[flavour] ?? 0, sizes.react ?? 0];
        rows.push({ what: `bytes for ${what}`, flavour, value, unit: 'kB', base, against: 'the React flavour' });
      }
    }
    return rows;
  },
};
