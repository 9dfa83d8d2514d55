/** Dots for a page's sections in a browser: the active dot, and the targets of all. */
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { dotNav } from '../src';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const STYLE =
  '<style>body{margin:0} .et_pb_section{height:1000px} .et_pb_side_nav{position:fixed;top:50%;right:0}</style>';

async function show(classes: string, width: number) {
  await browser.viewport(width, 700);
  document.body.className = classes;
}

afterEach(() => {
  window.scrollTo(0, 0);
  document.body.className = '';
});

describe('dots', () => {
  const section = (id: string) => html`<div class="et_pb_section" id="${id}">${id}</div>`;
  const content = (ids: string[]) =>
    `${STYLE}<div id="page-container"><div id="main-content"><div class="et-l et-l--post"><div class="et_builder_inner_content">${ids.map(section).join('')}</div></div></div></div>`;
  const active = () => [...document.querySelectorAll('.side_nav_item a')].findIndex((link) => link.matches('.active'));

  it('mark the current section, and scroll to the others', async () => {
    await show('et_pb_side_nav_page', 1200);
    const { stop } = await renderBehavior(dotNav, content(['a', 'b', 'c', 'd']));
    await until(() => document.querySelector('.et_pb_side_nav') !== null);
    expect(find('.et_pb_side_nav').style.marginTop).toBe('-60px');
    expect(find('nav').ariaLabel).toBe('Sections');
    expect([...document.querySelectorAll('.side_nav_item')].map(({ textContent }) => textContent)).toEqual([
      'Section 1',
      'Section 2',
      'Section 3',
      'Section 4',
    ]);
    expect(active()).toBe(0);
    window.scrollTo(0, 1000);
    await until(() => active() === 1);
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    find('#side_nav_item_id_2').click();
    await until(() => window.scrollY === 2000);
    expect(active()).toBe(2);
    expect(document.activeElement).toBe(find('#c'));
    // Waits for the last step of the scroll.
    await nextFrames(6);
    window.scrollTo(0, 9999);
    await until(() => active() === 3);
    find('#d').remove();
    await until(() => document.querySelectorAll('.side_nav_item').length === 3);
    await stop();
    expect(document.querySelector('.et_pb_side_nav')).toBeNull();
  });

  it('mark the last section at the end of the page, also when sections are short or the page has grown', async () => {
    await show('et_pb_side_nav_page', 1200);
    const short = '<style>.et_pb_section{height:200px!important}</style>';
    await renderBehavior(dotNav, short + content(['a', 'b', 'c', 'd', 'e', 'f']));
    await until(() => document.querySelector('.et_pb_side_nav') !== null);
    const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);
    toEnd();
    await until(() => active() === 5);
    window.scrollTo(0, 0);
    await until(() => active() === 0);
    // Moves the page as a header does that becomes fixed.
    find('#page-container').style.marginTop = '-27px';
    window.dispatchEvent(new CustomEvent('ETDiviFixedHeaderTransitionEnd'));
    await nextFrames(4);
    toEnd();
    await until(() => active() === 5);
    window.scrollTo(0, 0);
    await until(() => active() === 0);
    document.body.insertAdjacentHTML('beforeend', '<footer style="height:400px"></footer>');
    await nextFrames(4);
    window.scrollTo(0, 480);
    await until(() => active() === 2);
    toEnd();
    await until(() => active() === 5);
  });

  it('need two sections', async () => {
    await show('et_pb_side_nav_page', 1200);
    await renderBehavior(dotNav, content(['a']));
    await nextFrames(5);
    expect(document.querySelector('.et_pb_side_nav')).toBeNull();
  });
});
