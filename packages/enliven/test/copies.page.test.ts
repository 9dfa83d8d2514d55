/** Several of our scripts on one page: each element is mounted once, and one global acts on all. */
import { describe, expect, it } from 'vitest';
import { html as markup, mounted, PATIENCE, type Scope, sent, settle, start, stop } from './support/in-page';
import { html, module, tabs, three } from './support/markup';
import { stage } from './support/stage';
import { countEvents, expectOpenItems, expectTab, expectToggle, item, tab, title } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

const classic = (src: string) => `<script defer src="${src}"></script>`;
const THREE = { toggle: 1, accordion: 1, tabs: 1 };

const pairs: Record<string, string> = {
  'the full script and the modules script': module() + module('/enliven/modules.js'),
  'the modules script and the full script': module('/enliven/modules.js') + module(),
  'React and lite': module() + module('/enliven/lite/enliven.js'),
  'lite and React': module('/enliven/lite/enliven.js') + module(),
  'classic and module': classic('/enliven/enliven.iife.js') + module(),
  'classic lite and module': classic('/enliven/lite/enliven.iife.js') + module(),
  'the same tag twice': module() + module(),
  'two versions': module() + module('/old/enliven.js'),
  'all of these scripts':
    module() + module('/enliven/modules.js') + module('/enliven/lite/modules.js') + classic('/enliven/enliven.iife.js'),
};

describe.each(Object.keys(pairs))('%s', (name) => {
  it('mount each element once, handle each press once, and stop together', async () => {
    theStage.server.mount('/old/', theStage.cdn);
    const address = theStage.server.put('/pair.html', html({ head: pairs[name], body: three() }));
    const { page, errors } = await browser.open(address);
    const { behaviors } = await settle(page);
    const names = behaviors.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(await mounted(page)).toEqual(THREE);
    const global = await page.evaluateHandle(() => (globalThis as Scope).enliven);
    expect(await page.locator('#toggle [data-enliven-button]').count()).toBe(1);

    const counts = await countEvents(page, 'enliven:open', 'slide', 'simple_slider_after_move_to');
    await title(page.locator('#toggle')).click();
    await expectToggle(page.locator('#toggle'), 'open');
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
    await title(item(page.locator('#accordion'), 2)).click();
    await expectOpenItems(page.locator('#accordion'), 2);
    await expect.poll(counts, PATIENCE).toEqual({ 'enliven:open': 2, slide: 1, simple_slider_after_move_to: 1 });

    await stop(page);
    expect(await markup(page)).toBe(await sent(page));
    await start(page);
    await expect.poll(() => mounted(page), PATIENCE).toEqual(THREE);
    expect(await page.evaluate((before) => before === (globalThis as Scope).enliven, global)).toBe(true);
    await stop(page);
    expect(await markup(page)).toBe(await sent(page));
    expect(errors).toEqual([]);
  });
});

describe('a second script that arrives long after the first', () => {
  it('does not affect mounted elements, and stops with the first', async () => {
    const { page, errors } = await browser.open(
      theStage.server.put('/second.html', html({ head: module(), body: three() })),
    );
    await expect.poll(() => mounted(page), PATIENCE).toEqual(THREE);
    await tab(page.locator('#tabs'), 2).click();
    await expectTab(page.locator('#tabs'), 2);
    await page.addScriptTag({ url: '/enliven/lite/enliven.js', type: 'module' });
    await page.evaluate((more) => document.body.insertAdjacentHTML('beforeend', more), tabs('more'));
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ ...THREE, tabs: 2 });
    await expectTab(page.locator('#tabs'), 2);
    await tab(page.locator('#more'), 1).click();
    await expectTab(page.locator('#more'), 1);
    await stop(page);
    expect(await page.locator('[role=tab],[data-enliven-button],html[data-enliven]').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
