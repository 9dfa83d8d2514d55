/** Modules that are forms whose fields have every member of a form as name: they stop no other module, and never block the page. */
import { describe, expect, it } from 'vitest';
import { doctor, PATIENCE } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

/** Most modules that become forms. A field for each member in each form takes the browser long. */
const MOST_FORMS = 24;

/** Script of a page: replaces modules and sections by forms with the same attributes and children, before the runtime runs. */
function replaceModules(most: number): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const names: string[] = [];
    for (const name in HTMLFormElement.prototype) names.push(name);
    const modules = [...document.querySelectorAll('div.et_pb_module, div.et_pb_section')].filter(
      (one) => !one.closest('form') && !one.querySelector('form'),
    );
    const step = Math.ceil(modules.length / most);
    const chosen = modules.filter((_, at) => at % step === 0);
    const forms = chosen.map((module) => {
      const form = document.createElement('form');
      for (const { name, value } of module.attributes) form.setAttribute(name, value);
      form.append(...module.childNodes);
      module.replaceWith(form);
      return form;
    });
    const fieldFor = (name: string) =>
      Object.assign(document.createElement('input'), { type: 'hidden', disabled: true, name });
    for (const form of forms) Element.prototype.append.apply(form, names.map(fieldFor));
    document.documentElement.setAttribute('data-forms', `${forms.length}`);
  });
}

/** Behaviors of the whole page, which one module must not stop. */
const PAGES: [path: string, behavior: string][] = [
  ['/d5/parallax', 'parallax'],
  ['/d5/motion', 'scroll-effects'],
  ['/sticky', 'sticky'],
  ['/d5/interactions', 'interactions'],
  ['/d5/split-test', 'split-test'],
  ['/animations', 'animation'],
];

describe.each(['react', 'lite'])('with modules that are forms, flavour "%s",', (flavour) => {
  it.each(PAGES)('%s works, and %s has no failure', async (path, behavior) => {
    const { page, errors } = await browser.open(`${theStage.site}${path}?flavour=${flavour}`, {
      before: (opened) => opened.addInitScript(replaceModules, MOST_FORMS),
    });
    const countOf = async (kind: 'mounted' | 'failed') =>
      (await doctor(page)).behaviors.find(({ name }) => name === behavior)?.[kind] ?? 0;
    await expect.poll(() => countOf('mounted'), PATIENCE).toBeGreaterThan(0);
    const forms = Number(await page.evaluate(() => document.documentElement.dataset.forms));
    expect(forms).toBeGreaterThan(1);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        scrollTo(0, top);
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      }
    });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await countOf('failed')).toBe(0);
    expect(errors.filter((error) => error.includes(`] ${behavior} `))).toEqual([]);
  });
});
