/** Scripts of plugins and themes: stand-ins that do what the originals are known for. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { PATIENCE } from '../support/in-page';
import type { Neighbor } from './neighbor';

/** Handle by which our runtime recognizes the theme's script, and that of the form plugin. */
export const THEME_ID = 'divi-custom-script-js';
export const FORM_ID = 'contact-form-7-js';

/** Switches the classes of toggles, accordions and tabs, as the theme's script does. */
export const THEME = `document.addEventListener('click', (event) => {
  const title = event.target.closest?.('.et_pb_toggle_title');
  const item = title?.parentElement;
  const set = (one, open) => {
    one.classList.toggle('et_pb_toggle_open', open);
    one.classList.toggle('et_pb_toggle_close', !open);
    one.querySelector('.et_pb_toggle_content').style.display = open ? 'block' : 'none';
  };
  if (item) {
    const open = item.classList.contains('et_pb_toggle_open');
    const group = item.closest('.et_pb_accordion');
    if (group && !open) for (const other of group.querySelectorAll('.et_pb_toggle_open')) set(other, false);
    if (!group || !open) set(item, !open);
  }
  const tab = event.target.closest?.('.et_pb_tabs_controls li');
  if (!tab) return;
  event.preventDefault();
  const tabs = tab.closest('.et_pb_tabs');
  const at = [...tab.parentElement.children].indexOf(tab);
  tab.parentElement.querySelectorAll('li').forEach((one, index) => one.classList.toggle('et_pb_tab_active', index === at));
  tabs.querySelectorAll('.et_pb_tab').forEach((one, index) => {
    one.classList.toggle('et_pb_active_content', index === at);
    one.style.display = index === at ? 'block' : 'none';
  });
});`;

/** Sends plugin forms itself. */
export const FORM = `document.addEventListener('submit', (event) => {
  if (!event.target.matches('.wpcf7-form')) return;
  event.preventDefault();
  const id = event.target.querySelector('[name=_wpcf7]').value;
  fetch('/wp-json/contact-form-7/v1/contact-forms/' + id + '/feedback', { method: 'POST', body: new FormData(event.target) });
});`;

const count = (page: Page, selector: string) => page.locator(selector).count();

export const SCRIPTS: readonly Neighbor[] = [
  {
    name: 'consent script',
    // Holds back scripts of other hosts, however they are inserted, until the visitor agrees.
    code: `(() => {
      const create = Document.prototype.createElement;
      const { get, set } = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
      const held = [];
      let isAllowed = false;
      Document.prototype.createElement = function (name, options) {
        const element = create.call(this, name, options);
        if (String(name).toLowerCase() !== 'script') return element;
        return Object.defineProperty(element, 'src', {
          configurable: true,
          get,
          set(src) {
            if (isAllowed || new URL(src, location.href).origin === location.origin) set.call(this, src);
            else held.push(() => set.call(this, src));
          },
        });
      };
      const show = () => {
        const banner = document.createElement('div');
        banner.id = 'consent';
        banner.style.cssText = 'position:fixed;bottom:0;right:0;z-index:99999';
        banner.innerHTML = '<button id="agree">I agree</button>';
        banner.querySelector('button').addEventListener('click', () => {
          banner.remove();
          isAllowed = true;
          for (const release of held.splice(0)) release();
        });
        document.body.append(banner);
      };
      if (document.body) show();
      else document.addEventListener('DOMContentLoaded', show);
    })();`,
    async check(page) {
      await page.locator('#agree').click();
      await expect.poll(() => count(page, '#consent'), PATIENCE).toBe(0);
    },
  },
  {
    name: 'jQuery alone',
    code: '',
    jQuery: true,
    async check(page) {
      expect(await page.evaluate(() => typeof (globalThis as { jQuery?: unknown }).jQuery)).toBe('function');
    },
  },
];
