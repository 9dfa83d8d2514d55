/** Links within the page and the button to the top, in a browser. */
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { anchors, menu, scrollTop } from '../src';
// Loads the code before the first test waits for it.
import '../src/anchors/follow-links';
import '../src/scroll-top/top-button';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const STYLE = `<style>body{margin:0} #top-header{height:30px} #main-header{height:54px} #wpadminbar{height:32px}
  #top-header,#main-header,#wpadminbar{position:fixed;top:0} .et_pb_section{height:1000px} .et_pb_scroll_top{display:none;position:fixed;bottom:0}
  .et_pb_side_nav{position:fixed;top:50%;right:0} #there{position:absolute;top:1000px;margin:0}</style>`;
const BARS = html`<div id="wpadminbar"></div><div id="top-header"></div><div id="main-header"></div>`;
const LONG = '<div style="height:4000px"></div>';

/** Hovers a link, which loads the code that scrolls. */
async function approach(selector: string) {
  find(selector).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await nextFrames(8);
}

async function show(classes: string, width: number) {
  await browser.viewport(width, 700);
  document.body.className = classes;
}

afterEach(() => {
  window.scrollTo(0, 0);
  document.body.className = '';
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
});

describe('a link within the page', () => {
  it.each([
    [1200, 885],
    [900, 968],
    [500, 1000],
  ])('in a window of %i px scrolls to %i', async (width, y) => {
    await show('et_fixed_nav', width);
    const { stop } = await renderBehavior(
      anchors,
      `${STYLE}<div id="page-container">${BARS}<p style="padding-top:200px"><a id="go" href="#there">Go</a></p><p id="there">There</p>${LONG}</div>`,
    );
    await approach('#go');
    find('#go').click();
    expect(window.scrollY).toBe(0);
    await until(() => window.scrollY === y);
    expect(document.activeElement).toBe(find('#there'));
    expect(location.hash).toBe('#there');
    await stop();
    expect(find('#there').outerHTML).toBe('<p id="there">There</p>');
  });

  it.each([
    ['#there', ''],
    [`${location.origin}${location.pathname}${location.search}#there`, ''],
    ['#there', 'data-way="touch"'],
  ])('to %s scrolls smoothly with the first press, before the code has loaded', async (href, attribute) => {
    await show('et_fixed_nav', 1200);
    await renderBehavior(
      anchors,
      `${STYLE}<div id="page-container">${BARS}<a id="go" href="${href}" ${attribute}>Go</a><p id="there">There</p>${LONG}</div>`,
    );
    if (attribute) find('#go').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
    const before = history.length;
    find('#go').click();
    expect(location.hash).toBe('');
    const passed = new Set<number>();
    const note = () => passed.add(window.scrollY);
    window.addEventListener('scroll', note);
    await until(() => window.scrollY === 885);
    window.removeEventListener('scroll', note);
    expect(passed.size).toBeGreaterThan(5);
    expect(location.hash).toBe('#there');
    expect(history.length).toBe(before + 1);
    expect(document.activeElement).toBe(find('#there'));
  });

  it('is left to the browser and to other scripts before the code has loaded, when it is excluded', async () => {
    await show('', 1200);
    await renderBehavior(
      anchors,
      html`${STYLE}<div id="page-container"><p class="et_smooth_scroll_disabled"><a id="go" href="#there">Go</a></p>
        <a id="popup" href="#there">Open</a><p id="there">There</p>${LONG}</div>`,
    );
    const onClick = (event: Event) => (event.target as Element).id === 'popup' && event.preventDefault();
    document.addEventListener('click', onClick);
    find('#popup').click();
    await nextFrames(8);
    document.removeEventListener('click', onClick);
    expect([location.hash, window.scrollY]).toEqual(['', 0]);
    find('#go').click();
    await until(() => window.scrollY === 1000);
    expect(location.hash).toBe('#there');
  });

  it('scrolls to below the header at its fixed height', async () => {
    await show('et_fixed_nav', 1200);
    const header = '<div id="main-header" data-fixed-height-onload="40" data-height-loaded="true"></div>';
    await renderBehavior(
      anchors,
      `${STYLE}<div id="page-container"><div id="top-header"></div>${header}<a id="go" href="#there">Go</a><p id="there">There</p>${LONG}</div>`,
    );
    await approach('#go');
    find('#go').click();
    await until(() => window.scrollY === 931);
    await nextFrames(30);
    expect(window.scrollY).toBe(931);
  });

  it('in the address of the page is scrolled to below the header at its fixed height', async () => {
    await show('et_fixed_nav', 1200);
    history.replaceState(null, '', '#there');
    const header = '<div id="main-header" data-fixed-height-onload="40" data-height-loaded="true"></div>';
    document.body.innerHTML = '<p style="height:5000px"></p>';
    window.scrollTo(0, 1000);
    await renderBehavior(
      anchors,
      `${STYLE}<div id="page-container"><div id="top-header"></div>${header}<p id="there">There</p>${LONG}</div>`,
    );
    await until(() => window.scrollY === 931);
  });

  it('in an SVG image is followed by the browser', async () => {
    await show('', 1200);
    await renderBehavior(
      anchors,
      `${STYLE}<div id="page-container"><svg width="90" height="30"><a href="#there"><text y="20">Go</text></a></svg><p id="there">There</p>${LONG}</div>`,
    );
    await approach('text');
    const errors: string[] = [];
    const note = (event: ErrorEvent) => {
      errors.push(event.message);
      event.preventDefault();
    };
    window.addEventListener('error', note);
    await userEvent.click(find('text'));
    await until(() => window.scrollY === 1000);
    window.removeEventListener('error', note);
    expect(errors).toEqual([]);
  });

  it.each([
    [
      'a closed toggle',
      '<div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">T</h5><div class="inside">|</div></div>',
      '.et_pb_toggle_title',
    ],
    [
      'a tab behind another',
      html`<div class="et_pb_tabs"><ul class="et_pb_tabs_controls"><li><a href="#">A</a></li><li class="second"><a href="#">B</a></li></ul>
        <div class="et_pb_all_tabs"><div class="et_pb_tab et_pb_active_content">a</div><div class="et_pb_tab inside">|</div></div></div>`,
      '.second a',
    ],
  ])('opens %s that contains its target, and then scrolls to the target', async (_name, around, opener) => {
    await show('', 1200);
    const there = '<p style="padding-top:300px;margin:0">text</p><p id="there" style="position:static">There</p>';
    await renderBehavior(
      anchors,
      `${STYLE}<style>.inside{display:none}</style><div id="page-container"><a id="go" href="#there">Go</a>${around.replace('|', there)}${LONG}</div>`,
    );
    // Shows the content as the modules do.
    find(opener).addEventListener('click', (event) => {
      event.preventDefault();
      find('.inside').style.display = 'block';
    });
    await approach('#go');
    await userEvent.click(find('#go'));
    await until(() => document.activeElement === find('#there'));
    await until(() => Math.abs(find('#there').getBoundingClientRect().top) < 1);
  });

  it.each([
    '<a class="et_pb_toggle_title" href="/elsewhere">T</a>',
    '<a class="et_pb_toggle_title ajax_add_to_cart" href="#cart">T</a>',
    '<a href="#cart" data-add="7"><span class="et_pb_toggle_title">T</span></a>',
    '<a href="#cart" id="add"><span class="et_pb_toggle_title">T</span></a>',
    '<a href="#cart" rel="add"><span class="et_pb_toggle_title">T</span></a>',
    '<button class="et_pb_toggle_title">T</button>',
  ])('never clicks %s, which only looks like a toggle', async (title) => {
    await show('', 1200);
    await renderBehavior(
      anchors,
      `${STYLE}<div id="page-container"><a id="go" href="#there">Go</a><div class="et_pb_toggle et_pb_toggle_close">${title}<p id="there">There</p></div>${LONG}</div>`,
    );
    const pressed: Event[] = [];
    find('.et_pb_toggle_title').addEventListener('click', (event) => {
      event.preventDefault();
      pressed.push(event);
    });
    await approach('#go');
    await userEvent.click(find('#go'));
    await until(() => document.activeElement === find('#there'));
    expect(pressed).toEqual([]);
  });

  it.each([
    ['clicks the tab of the reviews once', '<a href="#reviews">R</a>', 1],
    ['does not click a button that looks like the tab', '<a class="ajax_add_to_cart" href="#x">R</a>', 0],
  ])('to a review %s', async (_, tab, times) => {
    await show('', 1280);
    await renderBehavior(
      anchors,
      `${STYLE}<div id="page-container"><ul class="widget_recent_reviews"><li><a id="go" href="#there">Go</a></li></ul><ul class="wc-tabs"><li class="reviews_tab">${tab}</li></ul><p id="there">There</p>${LONG}</div>`,
    );
    await approach('#go');
    let pressed = 0;
    find('.reviews_tab a').addEventListener('click', (event) => {
      event.preventDefault();
      pressed++;
    });
    find('#go').click();
    await nextFrames(2);
    expect(pressed).toBe(times);
    expect(location.hash).toBe('#there');
  });

  it('stops scrolling when the visitor scrolls', async () => {
    await show('', 1200);
    await renderBehavior(
      anchors,
      `${STYLE}<div id="page-container"><a id="go" href="#there">Go</a><p id="there">There</p>${LONG}</div>`,
    );
    await approach('#go');
    find('#go').click();
    await until(() => window.scrollY > 50);
    window.dispatchEvent(new WheelEvent('wheel'));
    await nextFrames(2);
    const { scrollY } = window;
    await nextFrames(10);
    expect(window.scrollY).toBe(scrollY);
  });
});

describe('the button to the top', () => {
  it('is shown after 800 px, scrolls to the top, and cannot be focused while hidden', async () => {
    await show('', 1200);
    await renderBehavior(
      scrollTop,
      `${STYLE}<div id="page-container">${LONG}</div><span class="et_pb_scroll_top"></span>`,
    );
    const button = find('.et_pb_scroll_top');
    window.scrollTo(0, 800);
    await nextFrames(4);
    expect(button.className).toBe('et_pb_scroll_top et-hidden');
    window.scrollTo(0, 801);
    await until(() => button.className === 'et_pb_scroll_top et-visible');
    // StrictMode unmounts and mounts again: in between, the button is not displayed and could not keep focus.
    await nextFrames(4);
    expect([button.style.display, button.role, button.ariaLabel]).toEqual(['block', 'button', 'Back to top']);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => window.scrollY === 0);
    expect(document.activeElement).toBe(find('#page-container'));
    expect(button.className).toBe('et_pb_scroll_top et-hidden');
    await until(() => button.style.visibility === 'hidden');
  });
});

describe('a menu of a one-page site', () => {
  const MARKUP = html`<ul class="nav"><li><a href="#a">A</a></li><li><a href="#b">B</a></li><li class="current-menu-item"><a href="/else/">Else</a></li></ul>
    <div class="et_pb_section" id="a"></div><div class="et_pb_section" id="b"></div>${LONG}`;
  const marked = () => [...document.querySelectorAll('.current-menu-item')].map(({ textContent }) => textContent);

  it('marks the current section with the option onePage', async () => {
    await show('', 1200);
    const config = '<script type="application/json" id="enliven-config">{"header":{"onePage":true}}</script>';
    const { stop } = await renderBehavior(menu, `${config}${STYLE}${MARKUP}`);
    window.scrollTo(0, 500);
    await until(() => marked().join() === 'A,Else');
    window.scrollTo(0, 1500);
    await until(() => marked().join() === 'B,Else');
    expect([...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual(['B']);
    await stop();
    expect(marked()).toEqual(['Else']);
  });

  it('marks no section by default', async () => {
    await show('', 1200);
    await renderBehavior(menu, `${STYLE}${MARKUP}`);
    window.scrollTo(0, 1500);
    await nextFrames(6);
    expect(marked()).toEqual(['Else']);
  });
});
