/** Names and ids in markup that hide members that scripts read: behaviors mount, and the page is restored. */
import { describe, expect, it } from 'vitest';
import { html as markupNow, mounted, PATIENCE, sent, start, stop } from './support/in-page';
import { html, module, three } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const THREE = { toggle: 1, accordion: 1, tabs: 1 };

/** Variables that scripts read from the window. */
const VARIABLES =
  'jQuery LazyLoad rocket_pairs rocket_beacon_data trustedTypes scheduler navigation cookieStore YT google mejs wp wpcf7 et_pb_custom enliven dataLayer ScrollTimeline ViewTimeline DIVI lazyLoadOptions'.split(
    ' ',
  );

describe.each(['', 'lite/'])('a page, flavour "%s",', (flavour) => {
  async function open(markup: (members: { document: string[]; form: string[] }) => string) {
    const blank = await browser.open(theStage.server.put('/blank.html', html({ head: '', body: '' })));
    const members = await blank.page.evaluate(() => {
      const all = (prototype: object) => {
        const names: string[] = [];
        for (const name in prototype) names.push(name);
        return names;
      };
      // A document has no `closest`, but gets one by a name.
      const names = [...all(Document.prototype), ...all(HTMLFormElement.prototype)];
      return { document: [...new Set(names)], form: all(HTMLFormElement.prototype) };
    });
    const body = markup(members);
    return browser.open(
      theStage.server.put('/names.html', html({ head: module(`/enliven/${flavour}enliven.js`), body })),
    );
  }

  it.each([
    ['images', (name: string) => `<img name="${name}" alt="">`],
    ['forms', (name: string) => `<form name="${name}"></form>`],
    ['objects', (name: string) => `<object id="${name}"></object>`],
  ])('mounts beside %s with every member of documents and elements as name', async (_, element) => {
    const { page, errors } = await open(({ document }) => document.map(element).join('') + three());
    await expect.poll(() => mounted(page), PATIENCE).toMatchObject(THREE);
    await page.locator('.et_pb_toggle_title').first().click();
    await stop(page);
    expect(await markupNow(page)).toBe(await sent(page));
    await start(page);
    await expect.poll(() => mounted(page), PATIENCE).toMatchObject(THREE);
    await stop(page);
    expect(await markupNow(page)).toBe(await sent(page));
    expect(errors).toEqual([]);
  });

  it('mounts beside forms whose fields have every member as name, also beside a late form', async () => {
    const { page, errors } = await open(
      ({ form }) =>
        `<form>${form.map((name) => `<input name="${name}" id="${name}" hidden>`).join('')}</form>${three()}`,
    );
    await expect.poll(() => mounted(page), PATIENCE).toMatchObject(THREE);
    await page.evaluate(() => {
      const late = Document.prototype.createElement.call(document, 'form');
      Element.prototype.insertAdjacentHTML.call(
        late,
        'beforeend',
        '<input name="matches"><input name="querySelector">',
      );
      const box = Document.prototype.querySelector.call(document, '.et_pb_toggle') as Element;
      (box.parentElement as Element).append(late);
    });
    await page.evaluate(() =>
      HTMLElement.prototype.click.call(Document.prototype.querySelector.call(document, 'form') as HTMLElement),
    );
    await page.locator('.et_pb_toggle_title').first().click();
    expect(errors).toEqual([]);
  });

  it('mounts beside elements with the names of variables', async () => {
    const { page, errors } = await open(
      () =>
        VARIABLES.map(
          (name) => `<a id="${name}" href="#">x</a><form id="${name}"><input name="scan"><input name="maps"></form>`,
        ).join('') + three(),
    );
    await expect.poll(() => mounted(page), PATIENCE).toMatchObject(THREE);
    expect(errors).toEqual([]);
  });
});
