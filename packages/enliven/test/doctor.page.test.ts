/** Results of `enliven.doctor()` and `enliven.on()` for a page with some failures. */
import { describe, expect, it } from 'vitest';
import { version } from '../package.json';
import { catalog } from '../src/catalog';
import { doctor, mounted, PATIENCE, type Scope, settle, stop } from './support/in-page';
import { config, html, module, tabs, three, toggle } from './support/markup';
import { stage } from './support/stage';
import { expectToggle, title } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

const put = (body: string, head = module()) => theStage.server.put('/page.html', html({ head, body }));
const BUSY = '<script>globalThis.requestIdleCallback = () => 0; globalThis.cancelIdleCallback = () => {};</script>';

describe.each(['', 'lite/'])('doctor(), folder "%s"', (folder) => {
  const head = module(`/enliven/${folder}enliven.js`);

  it('counts mounted elements', async () => {
    const { page } = await browser.open(put(three() + toggle('second', 'open'), head));
    const diagnosis = await settle(page);
    const counts = { waiting: 0, failed: 0, package: '@enliven/modules' };
    const behaviors = diagnosis.behaviors.filter(({ matched }) => matched > 0);
    expect({ ...diagnosis, behaviors }).toEqual({
      version,
      page: { generation: 4, builder: null },
      behaviors: [
        { ...counts, name: 'toggle', selector: expect.stringContaining('.et_pb_toggle'), matched: 2, mounted: 2 },
        { ...counts, name: 'accordion', selector: '.et_pb_accordion', matched: 1, mounted: 1 },
        { ...counts, name: 'tabs', selector: '.et_pb_tabs', matched: 1, mounted: 1 },
      ],
      failures: [],
      hidden: [],
      configuration: [],
      accessibility: [],
      verdict: 'All is well: 4 elements of 3 behaviors are active.',
      steps: [],
    });
  });

  it('lists failures, and hidden elements with the reason', async () => {
    const hidden = '<div class="et_pb_preload"><p id="flourish">Arrives with a flourish.</p><p>Later.</p></div>';
    const style = '<style>.et_pb_preload > * { visibility: hidden }</style>';
    const { page } = await browser.open(put(toggle() + tabs() + hidden, BUSY + style + head), {
      before: (page) => page.route(/\/chunks\/tabs-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 })),
    });
    await expect.poll(async () => (await doctor(page)).failures.length, PATIENCE).toBe(1);
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1 });
    const { behaviors, failures, hidden: unseen } = await doctor(page);
    expect(behaviors.find(({ name }) => name === 'tabs')).toMatchObject({
      matched: 1,
      mounted: 0,
      waiting: 0,
      failed: 1,
    });
    expect(failures).toEqual([
      {
        package: '@enliven/modules',
        behavior: 'tabs',
        element: '"#tabs"',
        message: expect.stringMatching(/^code did not load, content is shown as is: .*Is the file deployed/),
      },
    ]);
    const why = expect.stringMatching(/^no behavior takes care of it/);
    expect(unseen).toEqual([
      { element: '"#flourish"', why },
      { element: '"<p>"', why },
    ]);
  });

  it('rejects with the name of the file when its code does not load, and examines the page at the next call', async () => {
    const { page } = await browser.open(put(toggle(), head), {
      before: (page) => page.route(/\/chunks\/doctor-[\w-]+\.js$/, (route) => route.abort()),
    });
    const message = await page.evaluate(() =>
      (globalThis as Scope).enliven.doctor({ quiet: true }).then(
        () => '',
        (error: Error) => error.message,
      ),
    );
    expect(message).toMatch(/\/chunks\/doctor-[\w-]+\.js$/);
    await page.unrouteAll();
    expect((await settle(page)).verdict).toMatch(/^All is well: 1 /);
  });

  it('lists accessibility problems that only authors can solve', async () => {
    const body = `<h1>Page</h1><h3>Part</h3><img src="data:,"><img src="data:," alt=""><a href="#">${'<img src="data:," alt="">'}</a>
<a href="#" title="Home"><img src="data:," alt=""></a><label>Name <input></label><label for="town">Town</label><input id="town"><input placeholder="Mail"><input style="width:80px">${toggle()}`;
    const meta = '<meta name="viewport" content="width=device-width, maximum-scale=1.0, user-scalable=0">';
    const visible = '<style>img{display:inline-block;width:9px;height:9px}</style>';
    const markup = html({ head: visible + head, body }).replace(/<meta name="viewport"[^>]*>/, meta);
    const { page } = await browser.open(theStage.server.put('/page.html', markup));
    const { accessibility } = await settle(page);
    expect(accessibility).toEqual([
      '1 × a picture without alt, first "<img>"',
      '1 × a heading that leaves out a level, first "<h3>"',
      expect.stringMatching(/^2 × a link or field without a name, first /),
      'the viewport keeps visitors from zooming: user-scalable=0 or maximum-scale=1',
    ]);
  });

  it('counts waiting elements', async () => {
    const { page } = await browser.open(put(`${toggle()}<div class="far"></div>${tabs()}`, BUSY + head));
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1 });
    const { behaviors } = await doctor(page);
    expect(behaviors.find(({ name }) => name === 'tabs')).toMatchObject({
      matched: 1,
      mounted: 0,
      waiting: 1,
      failed: 0,
    });
  });

  it('works after stop() on a page whose names hide members of the document', async () => {
    const { page } = await browser.open(put(`<img name="querySelectorAll" alt="">${toggle()}`));
    await settle(page);
    await stop(page);
    const { behaviors } = await doctor(page);
    expect(behaviors.find(({ name }) => name === 'toggle')).toMatchObject({ matched: 1, mounted: 0 });
    expect(await page.evaluate(() => document.images[0]?.name)).toBe('querySelectorAll');
  });

  it('works on a page without modules, and after stop()', async () => {
    const empty = await browser.open(put('<p>Words.</p>', head));
    const idle = (await doctor(empty.page)).behaviors;
    expect(idle.map(({ name }) => name)).toEqual(catalog.map(({ name }) => name));
    expect(idle.filter(({ matched, mounted }) => matched + mounted > 0)).toEqual([]);
    const { page } = await browser.open(put(three(), head));
    await settle(page);
    await stop(page);
    const { behaviors } = await doctor(page);
    const found = behaviors.filter(({ matched }) => matched > 0);
    expect(found.map(({ name, mounted }) => [name, mounted]).sort()).toEqual([
      ['accordion', 0],
      ['tabs', 0],
      ['toggle', 0],
    ]);
  });
});

describe('on()', () => {
  it('receives bubbling mount and unmount events of every element, with its behavior', async () => {
    const { page } = await browser.open(put(three(), config({ autostart: false }) + module()));
    await page.evaluate(async () => {
      const { enliven } = globalThis as Scope;
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      for (const type of ['mount', 'unmount'])
        enliven.on(type, ({ type: name, detail, target }) => heard.push([name, detail, (target as Element).id]));
      await enliven.start();
    });
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: [string, unknown, string][] }).heard);
    await expect.poll(async () => (await heard()).length, PATIENCE).toBe(3);
    expect((await heard()).sort(([, , a], [, , b]) => a.localeCompare(b))).toEqual(
      ['accordion', 'tabs', 'toggle'].map((behavior) => [
        'enliven:mount',
        { behavior, package: '@enliven/modules' },
        behavior,
      ]),
    );
    await page.evaluate(() => document.querySelector('#tabs')?.remove());
    await stop(page);
    // The event of a removed element does not bubble to the document.
    await expect
      .poll(
        async () =>
          (await heard())
            .filter(([type]) => type === 'enliven:unmount')
            .map(([, , id]) => id)
            .sort(),
        PATIENCE,
      )
      .toEqual(['accordion', 'toggle']);
  });

  it('receives open and close events until the listener is removed', async () => {
    const { page } = await browser.open(put(three()));
    await settle(page);
    await page.evaluate(() => {
      const { enliven } = globalThis as Scope;
      const heard: string[] = [];
      const off = enliven.on('open', ({ target }) => heard.push(`open ${(target as Element).id}`));
      enliven.on('close', () => heard.push('close'));
      Object.assign(globalThis, { heard, off });
    });
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    const toggleOne = page.locator('#toggle');
    await title(toggleOne).click();
    await expect.poll(heard, PATIENCE).toEqual(['open toggle']);
    await expectToggle(toggleOne, 'open');
    await page.evaluate(() => (globalThis as unknown as { off(): void }).off());
    await title(toggleOne).click();
    await expect.poll(heard, PATIENCE).toEqual(['open toggle', 'close']);
    await title(toggleOne).click();
    await expectToggle(toggleOne, 'open');
    await title(toggleOne).click();
    await expect.poll(heard, PATIENCE).toEqual(['open toggle', 'close', 'close']);
  });

  it('receives failures with the message of the console', async () => {
    const { page } = await browser.open(put(tabs(), config({ autostart: false }) + module()), {
      before: (page) => page.route(/\/chunks\/tabs-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 })),
    });
    await page.evaluate(async () => {
      const { enliven } = globalThis as Scope;
      enliven.on('failure', ({ detail, target }) => {
        const { package: from, behavior, message, error } = detail;
        Object.assign(globalThis, { heard: [from, behavior, message, error instanceof Error, (target as Element).id] });
      });
      await enliven.start();
    });
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard?: unknown[] }).heard);
    await expect
      .poll(heard, PATIENCE)
      .toEqual([
        '@enliven/modules',
        'tabs',
        expect.stringMatching(/^\[enliven\/modules\] tabs on "#tabs": code did not load/),
        true,
        'tabs',
      ]);
  });
});
