/** Openers of full-screen menus: a press never locks a page whose menu is empty or cannot be closed. */
import { start } from '@enliven/core';
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { sideMenu } from '../src';
// Loads the code before the first test waits for it.
import '../src/side-menu/fullscreen-panel';
import { page, SIDE } from './support/page';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const STYLE = `<style>body{margin:0} .et_slide_in_menu_container{position:fixed;inset:0;visibility:hidden;z-index:9}
  .et_pb_fullscreen_menu_opened{visibility:visible} .mobile_menu_bar{display:block;width:40px;height:40px}</style>`;
const isLocked = () => document.querySelector('#page-container [inert]:not(.et_slide_in_menu_container)') !== null;

beforeEach(async () => {
  await browser.viewport(1200, 700);
  document.body.className = 'et_header_style_fullscreen';
  return () => {
    document.body.className = '';
  };
});

describe('the opener of a full-screen menu', () => {
  it('does not lock the page when the container has no box, and is collapsed again', async () => {
    const hidden = '<style>.et_slide_in_menu_container{display:none!important}</style>';
    await renderBehavior(sideMenu, STYLE + hidden + page(SIDE(true)));
    const toggle = find('.et_pb_header_toggle');
    await userEvent.click(toggle);
    await nextFrames(20);
    expect(toggle.ariaExpanded).toBe('false');
    expect(isLocked()).toBe(false);
    expect(document.body.matches('.et_pb_fullscreen_menu_active')).toBe(false);
  });

  it.each([
    ['in a post', SIDE(true).replace('id="main-header"', 'class="header"'), ''],
    ['in a post with its own header', SIDE(true), ''],
    ['in the header, with a container in a post', '', SIDE(true)],
  ])('does nothing %s', async (_name, content, more) => {
    const [container = '', header = ''] = more.split(/(?=<header)/);
    document.body.innerHTML = STYLE + page(header, content + container);
    const runtime = start([sideMenu]);
    onTestFinished(() => runtime.stop());
    await nextFrames(3);
    await userEvent.click(find('.et_pb_header_toggle'));
    await nextFrames(20);
    expect(isLocked()).toBe(false);
    expect(document.body.matches('.et_pb_fullscreen_menu_active')).toBe(false);
  });

  it.each([
    [
      'lacks the button that closes it',
      SIDE(true).replace(/<span class="mobile_menu_bar et_toggle[^/]*<\/span>/, ''),
      '',
    ],
    [
      'hides the button that closes it',
      SIDE(true),
      '<style>.et_slide_in_menu_container .mobile_menu_bar{display:none}</style>',
    ],
  ])('has a button to close it by touch when the container %s', async (_name, menu, style) => {
    const { stop } = await renderBehavior(sideMenu, STYLE + style + page(menu, html`<p>text</p>`));
    await userEvent.click(find('.et_pb_header_toggle'));
    await until(isLocked);
    const out = find('.et_slide_in_menu_container button[type=button]');
    const { left, top, width, height } = out.getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(out);
    expect(out.textContent).toBe('Close menu');
    await userEvent.click(out);
    await until(() => !isLocked());
    expect(document.activeElement).toBe(find('.et_pb_header_toggle'));
    await stop();
    const after = find('.et_slide_in_menu_container').outerHTML;
    document.body.innerHTML = menu;
    expect(after).toBe(find('.et_slide_in_menu_container').outerHTML);
  });
});
