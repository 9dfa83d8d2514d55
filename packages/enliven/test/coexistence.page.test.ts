/** Coexistence: where an original script runs, our behavior stays out, with a remark on how to change that. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { catalog } from '../src/catalog';
import { doctor, mounted, PATIENCE, settle } from './support/in-page';
import { config, html, module, three } from './support/markup';
import { stage } from './support/stage';
import { tab } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const THREE = { toggle: 1, accordion: 1, tabs: 1 };

const script = (handle: string, attribute = 'src', more = '') =>
  `<script ${attribute}="/theirs.js" id="${handle}-js" ${more}></script>`;

function put(head: string, body = three()): string {
  theStage.server.put('/theirs.js', 'globalThis.theirs = (globalThis.theirs ?? 0) + 1;');
  return theStage.server.put('/page.html', html({ head: head + module(), body }));
}

const out = async (page: Page) => {
  const { behaviors } = await doctor(page);
  return Object.fromEntries(behaviors.flatMap(({ name, stayedOut }) => (stayedOut ? [[name, stayedOut]] : [])));
};

async function expectOut(page: Page, expected: Record<string, string>): Promise<void> {
  await expect.poll(() => out(page), PATIENCE).toEqual(expected);
  await settle(page);
}

const ALL = 'divi-custom-script';

/** Returns the behaviors that an original script replaces. */
const doneBy = (handle: string) =>
  Object.fromEntries(
    catalog.flatMap(({ name, incumbents }) => (incumbents?.includes(handle) ? [[name, handle] as const] : [])),
  );

describe('the one script of generation 4', () => {
  it.each([
    { how: 'as printed', tag: script(ALL) },
    { how: 'delayed by a speed plugin', tag: script(ALL, 'data-rocket-src', 'type="rocketlazyloadscript"') },
    { how: 'moved to data-src', tag: script(ALL, 'data-src', 'type="text/plain"') },
  ])('$how keeps every behavior out', async ({ tag }) => {
    const { page, errors, warnings } = await browser.open(put(tag));
    await expectOut(page, doneBy(ALL));
    expect(await mounted(page)).not.toHaveProperty('tabs');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(
      new RegExp(
        `^\\[enliven\\] 3 behaviors stay out \\([\\w, -]*tabs[\\w, -]*\\): the theme's own "${ALL}" runs here`,
      ),
    );
    expect(warnings[0]).toContain(`wp_dequeue_script('${ALL}'), or configure "force": [`);
    expect(errors).toEqual([]);
  });

  it('causes no remark about missing modules', async () => {
    const { page, warnings } = await browser.open(put(script(ALL), '<div class="et_pb_preload"><p>Words</p></div>'));
    await expectOut(page, doneBy(ALL));
    expect(warnings).toEqual([]);
  });

  it('handles presses alone', async () => {
    const { page } = await browser.open(put(script(ALL)));
    await expectOut(page, doneBy(ALL));
    await page.evaluate(() => {
      document.addEventListener('click', ({ defaultPrevented }) =>
        Object.assign(globalThis, { heard: !defaultPrevented }),
      );
    });
    await tab(page.locator('#tabs'), 1).click();
    expect(await page.evaluate(() => (globalThis as { heard?: boolean }).heard)).toBe(true);
  });

  it('does not count when an element with its id is no script', async () => {
    const { page } = await browser.open(put('', `<div id="${ALL}-js" src="x"></div>${three()}`));
    await settle(page);
    expect(await mounted(page)).toEqual(THREE);
  });
});

describe('the scripts of generation 5', () => {
  it.each([
    { handle: 'divi-module-library-script-tabs', stays: ['tabs'] },
    { handle: 'divi-module-library-script-accordion', stays: ['accordion'] },
    { handle: 'divi-module-library-script-toggle', stays: ['toggle', 'accordion'] },
    { handle: 'divi-module-library-script-gallery', stays: [] as string[] },
  ])('$handle keeps out $stays', async ({ handle, stays }) => {
    const { page, errors } = await browser.open(put(script(handle)));
    expect(Object.keys(doneBy(handle))).toEqual(expect.arrayContaining(stays));
    await expectOut(page, doneBy(handle));
    const alive = Object.fromEntries(Object.entries(THREE).filter(([name]) => !stays.includes(name)));
    expect(await mounted(page)).toEqual(alive);
    expect(errors).toEqual([]);
  });

  it('limit the script of generation 4 to behaviors without their own script', async () => {
    const tags = script(ALL) + script('divi-module-library-script-tabs');
    const { page } = await browser.open(put(tags));
    // Behaviors without their own script in generation 5, such as headers, are in that script as before.
    const alone = catalog.filter(({ incumbents = [] }) => incumbents.length === 1 && incumbents[0] === ALL);
    const doneByAll = Object.fromEntries(alone.map(({ name }) => [name, ALL]));
    expect(Object.keys(doneByAll)).toContain('header');
    await expectOut(page, { ...doneByAll, ...doneBy('divi-module-library-script-tabs') });
    expect(await mounted(page)).toEqual({ toggle: 1, accordion: 1 });
  });
});

describe('the option force', () => {
  it.each([
    { force: ['tabs'], alive: { tabs: 1 } },
    { force: ['tabs', 'toggle'], alive: { tabs: 1, toggle: 1 } },
    { force: ['all'], alive: THREE },
    { force: 'all', alive: {} },
    { force: ['slider'], alive: {} },
  ])('with the value $force mounts $alive', async ({ force, alive }) => {
    const { page } = await browser.open(put(script(ALL) + config({ force })));
    await expect.poll(() => page.locator('html[data-enliven]').count(), PATIENCE).toBe(1);
    await settle(page);
    expect(await mounted(page)).toEqual(alive);
  });
});
