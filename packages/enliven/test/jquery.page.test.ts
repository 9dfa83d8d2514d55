/** Page with jQuery: its listeners receive our events, ours receive its events, and each is called once. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { PATIENCE, type Scope, settle, stop } from './support/in-page';
import { html, module, tabs, toggle } from './support/markup';
import { stage } from './support/stage';
import { expectTab, expectToggle, tab, title } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const library = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');

type Page$ = typeof globalThis & { jQuery: JQueryStatic; heard: unknown[] };

async function open(folder: string, options: { noConflict?: boolean } = {}) {
  theStage.server.put('/jquery.js', library);
  const release = options.noConflict ? '<script>jQuery.noConflict();</script>' : '';
  const head = `<script src="/jquery.js"></script>${release}${module(`/enliven/${folder}enliven.js`)}`;
  const visit = await browser.open(
    theStage.server.put('/page.html', html({ head, body: tabs() + toggle() + tabs('second') })),
  );
  await settle(visit.page);
  return visit;
}

const heard = (page: Awaited<ReturnType<typeof open>>['page']) => page.evaluate(() => (globalThis as Page$).heard);

describe.each(['', 'lite/'])('jQuery on a page with the folder "%s"', (folder) => {
  it("receives the events of the theme's slider once, with their members", async () => {
    const { page, errors } = await open(folder);
    await page.evaluate(() => {
      const { jQuery: $ } = globalThis as Page$;
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      const name = (element: unknown) => (element instanceof Element ? element.classList[1] : String(element));
      const note = (event: JQuery.Event, members: string[]) => {
        const all = event as unknown as Record<string, unknown>;
        heard.push([
          event.type,
          ...members.map((member) => (typeof all[member] === 'number' ? all[member] : name(all[member]))),
        ]);
      };
      const $tabs = $('.et_pb_tabs').first();
      $tabs.on('slide', (event) => note(event, ['current', 'next']));
      $tabs.on('simple_slider_before_move_to', (event) => note(event, ['direction', 'next_slide']));
      $tabs.on('simple_slider_after_move_to', (event) => note(event, ['next_slide']));
    });
    await tab(page.locator('#tabs'), 2).click();
    await expectTab(page.locator('#tabs'), 2);
    expect(await heard(page)).toEqual([
      ['slide', 'et_pb_tab_0', 'et_pb_tab_2'],
      ['simple_slider_before_move_to', 2, 'et_pb_tab_2'],
      ['simple_slider_after_move_to', 'et_pb_tab_2'],
    ]);
    expect(errors).toEqual([]);
  });

  it('changes tabs by et_hashchange', async () => {
    const { page, errors } = await open(folder, { noConflict: true });
    await page.evaluate(() => {
      const { jQuery: $ } = globalThis as Page$;
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      document.addEventListener('slide', () => heard.push('slide'));
      $('#tabs').trigger({ type: 'et_hashchange', params: ['1'] } as unknown as JQuery.Event);
    });
    await expectTab(page.locator('#tabs'), 1);
    await expectTab(page.locator('#second'), 0);
    expect(await heard(page)).toEqual(['slide']);
    // The tab is already active.
    await page.evaluate(() =>
      (globalThis as Page$)
        .jQuery('#tabs')
        .trigger({ type: 'et_hashchange', params: ['1'] } as unknown as JQuery.Event),
    );
    for (const params of [['9'], ['-1'], ['x'], ['1e0'], []])
      await page.evaluate(
        (params) =>
          (globalThis as Page$).jQuery('#tabs').trigger({ type: 'et_hashchange', params } as unknown as JQuery.Event),
        params,
      );
    await expectTab(page.locator('#tabs'), 1);
    expect(await heard(page)).toEqual(['slide']);
    expect(errors).toEqual([]);
  });

  it('can press with trigger("click")', async () => {
    const { page } = await open(folder);
    await page.evaluate(() => (globalThis as Page$).jQuery('#toggle .et_pb_toggle_title').trigger('click'));
    await expectToggle(page.locator('#toggle'), 'open');
    await page.evaluate(() => (globalThis as Page$).jQuery('#second .et_pb_tabs_controls li:eq(1) a').trigger('click'));
    await expectTab(page.locator('#second'), 1);
  });

  it('receives our own events once, and the resize event for widgets', async () => {
    const { page } = await open(folder);
    await page.evaluate(() => {
      const { jQuery: $ } = globalThis as Page$;
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      $(document).on('enliven:open enliven:close', ({ type }) => heard.push(type));
      $(window).on('resize', () => heard.push('resize'));
    });
    await title(page.locator('#toggle')).click();
    await expect.poll(() => heard(page), PATIENCE).toEqual(['enliven:open']);
    await tab(page.locator('#tabs'), 1).click();
    await expect.poll(() => heard(page), PATIENCE).toEqual(['enliven:open', 'resize']);
  });

  it('receives one event for a held key', async () => {
    const { page } = await open(folder);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      document.addEventListener('enliven:open', () => heard.push('open'));
      document.addEventListener('enliven:close', () => heard.push('close'));
    });
    await page.locator('#toggle [data-enliven-button]').focus();
    for (let times = 0; times < 4; times += 1) {
      // Without a release, each press is a repetition of the first.
      await page.keyboard.down('Enter');
      await page.waitForTimeout(900);
    }
    await page.keyboard.up('Enter');
    await expectToggle(page.locator('#toggle'), 'open');
    expect(await heard(page)).toEqual(['open']);
  });

  it('has none of our listeners after stop()', async () => {
    const { page } = await open(folder);
    const listeners = () =>
      page.evaluate(() => {
        const { jQuery: $ } = globalThis as Page$;
        const data = ($ as unknown as { _data(element: Element, name: string): object | undefined })._data;
        return [...document.querySelectorAll('*')].filter(
          (element) => Object.keys(data(element, 'events') ?? {}).length > 0,
        ).length;
      });
    expect(await listeners()).toBeGreaterThan(0);
    await stop(page);
    expect(await listeners()).toBe(0);
  });

  it('can load late', async () => {
    theStage.server.put('/jquery.js', library);
    const { page } = await browser.open(
      theStage.server.put(
        '/page.html',
        html({ head: module(`/enliven/${folder}enliven.js`), body: tabs() + toggle() }),
      ),
    );
    await settle(page);
    await page.addScriptTag({ url: '/jquery.js' });
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      (globalThis as Page$).jQuery('#tabs').on('slide', ({ type }) => heard.push(type));
    });
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
    expect(await heard(page)).toEqual(['slide']);
    await page.evaluate(() => (globalThis as Scope).enliven.scan());
    await title(page.locator('#toggle')).click();
    await expectToggle(page.locator('#toggle'), 'open');
  });
});
