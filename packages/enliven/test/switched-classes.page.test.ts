/** Snippets that switch the theme's state classes, with and without jQuery, on whole pages. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { accordion, html, module, tabs, toggle } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const library = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');

/** Common snippet that closes the open item of an accordion on a press. */
const CLOSEABLE = `jQuery(function ($) {
  $('.et_pb_accordion .et_pb_toggle_title').on('click', function () {
    var item = $(this).parent();
    if (!item.hasClass('et_pb_toggle_open')) return;
    item.children('.et_pb_toggle_content').slideUp(200, function () {
      item.removeClass('et_pb_toggle_open').addClass('et_pb_toggle_close');
    });
  });
});`;
const SHOW_ALL = `document.getElementById('go').addEventListener('click', () => {
  for (const toggle of document.querySelectorAll('.et_pb_toggle')) {
    toggle.classList.replace('et_pb_toggle_close', 'et_pb_toggle_open');
    toggle.querySelector('.et_pb_toggle_content').style.display = 'block';
  }
});`;
const SECOND_TAB = `document.getElementById('go').addEventListener('click', () => {
  const mark = (selector, name) => document.querySelectorAll(selector).forEach((one, at) => one.classList.toggle(name, at === 1));
  mark('.et_pb_tabs_controls li', 'et_pb_tab_active');
  mark('.et_pb_tab', 'et_pb_active_content');
  document.querySelectorAll('.et_pb_tab').forEach((one, at) => { one.style.display = at === 1 ? 'block' : 'none'; });
});`;

const expectShown = (content: Locator, shown: boolean) => expect.poll(() => content.isVisible(), PATIENCE).toBe(shown);

describe.each(['', 'lite/'])('with the folder "%s"', (folder) => {
  async function open(body: string, script: string, withJQuery = false) {
    theStage.server.put('/jquery.js', library);
    const jQuery = withJQuery ? '<script src="/jquery.js"></script>' : '';
    const button = '<button id="go">Go</button>';
    const visit = await browser.open(
      theStage.server.put(
        '/switched.html',
        html({
          head: `${jQuery}${module(`/enliven/${folder}enliven.js`)}`,
          body: `${button}${body}<script>${script}</script>`,
        }),
      ),
    );
    await settle(visit.page);
    return visit;
  }

  it('an accordion opens an item after a snippet has closed it by jQuery, three times', async () => {
    const { page, errors } = await open(accordion(), CLOSEABLE, true);
    const item = page.locator('.et_pb_accordion_item').first();
    const title = item.locator('.et_pb_toggle_title');
    for (let round = 0; round < 3; round++) {
      await title.click();
      await expect.poll(() => item.getAttribute('class'), PATIENCE).toContain('et_pb_toggle_close');
      await expectShown(item.locator('.et_pb_toggle_content'), false);
      await title.click();
      await expect.poll(() => item.getAttribute('class'), PATIENCE).toContain('et_pb_toggle_open');
      await expectShown(item.locator('.et_pb_toggle_content'), true);
    }
    expect(errors).toEqual([]);
  });

  it.each([true, false])(
    'a toggle closes with one press after a script has opened it, with jQuery: %s',
    async (withJQuery) => {
      const { page, errors } = await open(toggle(), SHOW_ALL, withJQuery);
      const root = page.locator('.et_pb_toggle').first();
      await page.locator('#go').click();
      const button = root.locator('[data-enliven-button]');
      await expect.poll(() => button.getAttribute('aria-expanded'), PATIENCE).toBe('true');
      await root.locator('.et_pb_toggle_title').click();
      await expectShown(root.locator('.et_pb_toggle_content'), false);
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      expect(errors).toEqual([]);
    },
  );

  it.each([true, false])(
    'tabs show the pressed tab after a script has left it, with jQuery: %s',
    async (withJQuery) => {
      const { page, errors } = await open(tabs(), SECOND_TAB, withJQuery);
      await page.locator('#go').click();
      await expectShown(page.locator('.et_pb_tab').nth(1), true);
      await page.locator('.et_pb_tabs_controls a').first().click();
      await expectShown(page.locator('.et_pb_tab').first(), true);
      await expectShown(page.locator('.et_pb_tab').nth(1), false);
      expect(errors).toEqual([]);
    },
  );
});
