/** Modules, rows and sections that are forms whose fields have every member of a form as name: behaviors work, and restore every byte. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pages } from '../../../examples/site/src/pages/pages';
import { doctor, html, type Scope, sent, settle, stop } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

/** Most elements that become forms with fields. A field for each member in each form takes the browser long. */
const MOST_FORMS = 24;

/** Elements that become forms. A form of the page, and elements around one, stay: the browser sends the inner form with the outer one's fields. */
const REPLACED = ['section', 'row', 'column', 'module', 'module > div'].map((name) => `div.et_pb_${name}`).join();

/** Script of a page: replaces elements by forms with the same attributes and children, before the runtime runs. */
function replaceByForms([replaced, most]: [string, number]): void {
  document.addEventListener('readystatechange', () => {
    // A frame that fails to load may have an empty document.
    if (document.readyState !== 'interactive' || !document.documentElement) return;
    const names: string[] = [];
    for (const name in HTMLFormElement.prototype) names.push(name);
    const found = [...document.querySelectorAll(replaced)].filter(
      (one) => !one.closest('form') && !one.querySelector('form'),
    );
    const forms = found.map((module) => {
      const form = document.createElement('form');
      for (const { name, value } of module.attributes) form.setAttribute(name, value);
      form.append(...module.childNodes);
      module.replaceWith(form);
      return form;
    });
    const step = Math.ceil(forms.length / most);
    const chosen = forms.filter((_, at) => at % step === 0);
    const fieldFor = (name: string) =>
      Object.assign(document.createElement('input'), { type: 'hidden', disabled: true, name });
    for (const form of chosen) Element.prototype.append.apply(form, names.map(fieldFor));
    document.documentElement.setAttribute('data-forms', `${chosen.length}`);
    (globalThis as Scope).sent = document.documentElement.outerHTML;
  });
}

/** Scrolls through a page, and presses what opens or moves a module, within the page: the browser's driver reads members of forms. */
const operateModules = (page: Page) =>
  page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    };
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top);
      await frames(3);
    }
    const pressed = [
      '.et_pb_toggle_title',
      '.et_pb_tabs_controls a',
      '.et-pb-arrow-next',
      '.et-pb-controllers a',
      '.et_pb_portfolio_filter a',
      '.et_pb_video_overlay',
    ];
    for (const control of document.querySelectorAll<HTMLElement>(pressed.join()))
      HTMLElement.prototype.click.call(control);
    await frames(12);
  });

/** Widths that cause all measurements again: phone and back. */
const WIDTHS = [390, 1280];

/** Page without modules. */
const NO_MODULES = '/plain';

/** Pages of the example site; generations and flavours alternate, each pair on a quarter of the pages. */
const VISITS = pages
  .filter(({ path }) => path !== NO_MODULES)
  .map(({ path }, at) => [at % 4 < 2 ? path : `/d5${path}`, at % 2 ? 'react' : 'lite'] as const);

describe('modules, rows and sections that are forms whose fields hide members', () => {
  it.each(VISITS)('have working behaviors on %s, flavour "%s", and are restored', async (path, flavour) => {
    const { page, errors } = await browser.open(`${theStage.site}${path}?flavour=${flavour}`, {
      before: (opened) => opened.addInitScript(replaceByForms, [REPLACED, MOST_FORMS] as [string, number]),
    });
    const { failures } = await settle(page);
    expect(Number(await page.evaluate(() => document.documentElement.dataset.forms))).toBeGreaterThan(1);
    await operateModules(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await operateModules(page);
    }
    expect(failures).toEqual([]);
    expect((await doctor(page)).failures).toEqual([]);
    expect(errors).toEqual([]);
    const before = await sent(page);
    await stop(page);
    expect(await html(page)).toBe(before);
  });
});
