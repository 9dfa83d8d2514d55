/** Small modules in a browser: portraits, fields, dividers, prices, fullscreen headers, scrolling. */
import { type AnyBehavior, stickyTop } from '@enliven/core';
import { dividers } from '@enliven/modules/dividers';
import { fixups } from '@enliven/modules/fixups';
import { fullscreen } from '@enliven/modules/fullscreen';
import { headerScroll } from '@enliven/modules/header-scroll';
import { search } from '@enliven/modules/search';
import { sidebar } from '@enliven/modules/sidebar';
import { testimonial } from '@enliven/modules/testimonial';
import { waypoint } from '@enliven/modules/waypoint';
import { click, html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import * as markup from './small-markup';

const open: (() => Promise<void>)[] = [];
beforeEach(() => page.viewport(1200, 800));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  document.body.className = '';
  scrollTo(0, 0);
});

async function render(behavior: AnyBehavior, page_: string) {
  const { element, stop } = await renderBehavior(behavior, page_);
  open.push(stop);
  return element;
}
const one = (selector: string) => document.querySelector(selector) as HTMLElement;

describe('testimonials', () => {
  const css = html`<style>
body { margin: 0; }
.et_pb_testimonial_portrait { float: left; width: 140px; height: 140px; margin-right: 30px; }
[dir=rtl] .et_pb_testimonial_portrait { float: right; margin: 0 0 0 30px; }
</style>`;
  const words = () => one('.et_pb_testimonial_description').style;
  const portrait = () => one('.et_pb_testimonial_portrait').style;

  it('limit the portrait to 90 px in wide windows and reserve space for it', async () => {
    await render(testimonial, markup.testimonial() + css);
    await until(() => words().marginLeft === '120px');
    expect([portrait().width, portrait().height]).toEqual(['90px', '90px']);
    await nextFrames(4);
    expect(words().marginLeft).toBe('120px');
  });

  it('follow the window: a larger portrait on tablets, no space on phones', async () => {
    await render(testimonial, markup.testimonial() + css);
    await until(() => words().marginLeft === '120px');
    await page.viewport(900, 800);
    await until(() => words().marginLeft === '170px');
    expect(portrait().width).toBe('');
    await page.viewport(767, 800);
    await until(() => words().marginLeft === '');
    await page.viewport(1200, 800);
    await until(() => words().marginLeft === '120px');
  });

  it('reserve no space for the portrait in narrow columns', async () => {
    await render(testimonial, html`<div class="et_pb_column_1_3">${markup.testimonial()}</div>${css}`);
    await until(() => words().marginLeft === '0px');
  });

  it('reserve the space at the other side in right-to-left text', async () => {
    await render(testimonial, html`<div dir="rtl">${markup.testimonial()}</div>${css}`);
    await until(() => words().marginRight === '120px');
    expect(words().marginLeft).toBe('');
  });

  it('are measured when a hidden testimonial is shown', async () => {
    await render(testimonial, html`<section hidden>${markup.testimonial()}</section>${css}`);
    await nextFrames(3);
    expect(words().marginLeft).toBe('');
    one('section').hidden = false;
    await until(() => words().marginLeft === '120px');
  });

  it('do not limit the portrait in Divi 5, and reserve no space without a portrait', async () => {
    const flex = '<i class="et_flex_module"></i>';
    const element = await render(testimonial, markup.testimonial() + css + flex);
    await until(() => words().marginLeft === '170px');
    expect(portrait().width).toBe('');
    element.classList.add('et_pb_testimonial_no_image');
    await until(() => words().marginLeft === '');
  });
});

describe('search fields', () => {
  const css = (box: string) => html`<style>
.et_pb_search { width: 400px; }
.et_pb_s { box-sizing: ${box}; padding: 4px; border: 3px solid; height: 30px; margin: 5% 3% 2%; }
.et_pb_searchsubmit { position: absolute; height: 60px; border: 0; }
</style>`;

  it.each(['content-box', 'border-box'])('are as high inside as their button (%s)', async (box) => {
    await render(search, markup.search() + css(box));
    await until(() => one('.et_pb_s').clientHeight === 60);
  });

  it('keep their height when they are high enough', async () => {
    await render(search, markup.search() + css('content-box').replace('60px', '20px'));
    await nextFrames(4);
    expect(one('.et_pb_s').style.height).toBe('');
  });

  it('share percentage margins with the button, also when the width changes', async () => {
    const element = await render(search, markup.search('et_pb_search_percentage_custom_margin') + css('content-box'));
    const { style } = one('.et_pb_searchsubmit');
    await until(() => style.top === '20px');
    expect([style.right, style.bottom]).toEqual(['12px', '8px']);
    element.style.width = '200px';
    await until(() => style.top === '10px');
  });
});

describe('search widgets', () => {
  it('narrower than 150 px have the class for narrow widgets', async () => {
    await render(sidebar, html`<div id="box" style="width: 149px">${markup.sidebar()}</div>`);
    const narrow = () => one('.widget_search').classList.contains('et-narrow-wrapper');
    await until(narrow);
    one('#box').style.width = '150px';
    await until(() => !narrow());
  });
});

describe('dividers', () => {
  const css = html`<style>
.et_pb_section { position: relative; width: 333px; }
.et_pb_top_inside_divider { height: 10px; background-size: 50% 100px; }
.et_pb_bottom_inside_divider { height: 10px; background-size: 100% 100px; }
@media (max-width: 767px) { .et_pb_top_inside_divider { background-size: 20% 40px; } }
</style>`;

  it('have a size in whole pixels at every width', async () => {
    const element = await render(dividers, markup.dividers() + css);
    const size = () => one('.et_pb_top_inside_divider').style.backgroundSize;
    await until(() => size() === '166px 100px');
    expect(one('.et_pb_bottom_inside_divider').style.backgroundSize).toBe('');
    element.style.width = '501px';
    await until(() => size() === '250px 100px');
    await page.viewport(700, 800);
    await until(() => size() === '100px 40px');
  });

  it('overlap an edge between two pixels in Divi 5', async () => {
    await render(
      dividers,
      html`<style>body { margin: 0; }</style><div style="height: 100.25px"></div>${markup.dividers('et_block_section')}${css}`,
    );
    await until(() => Math.abs(Number.parseFloat(one('.et_pb_top_inside_divider').style.top) + 0.25) < 0.02);
  });
});

describe('prices', () => {
  it('have a negative margin as wide as the currency sign', async () => {
    await render(
      fixups,
      html`<p style="width: 200px"><span class="et_pb_dollar_sign" style="display: inline-block; width: 23px">€</span>13</p>`,
    );
    await until(() => one('.et_pb_dollar_sign').style.marginLeft === '-23px');
  });
});

describe('fullscreen headers', () => {
  const chrome = html`<style>body { margin: 0; } h1 { margin: 0; height: 100px; } #main-header { height: 80px; }
.et_pb_fullwidth_header_scroll { position: absolute; }
.et_pb_fullwidth_header_container { display: flex; flex-direction: column; }</style><div id="main-header"></div>`;

  it('fill the window below the page’s header, and follow its size', async () => {
    document.body.className = 'et_non_fixed_nav';
    const element = await render(fullscreen, chrome + markup.header());
    await until(() => element.style.minHeight === '720px');
    expect(one('.et_pb_fullwidth_header_container').style.minHeight).toBe('720px');
    expect(Math.round(element.getBoundingClientRect().bottom)).toBe(800);
    await page.viewport(1200, 500);
    await until(() => element.style.minHeight === '420px');
  });

  it('follow the event for a new height of the page’s header', async () => {
    const element = await render(fullscreen, chrome + markup.header());
    await until(() => element.style.minHeight === '720px');
    one('#main-header').style.height = '50px';
    document.dispatchEvent(new CustomEvent('et-pb-header-height-calculated'));
    await until(() => element.style.minHeight === '750px');
  });

  it('keep their height while it is measured, without a layout shift', async () => {
    const element = await render(fullscreen, chrome + markup.header());
    await until(() => element.style.minHeight === '720px');
    const heights: string[] = [];
    const observer = new MutationObserver(() => heights.push(element.style.minHeight));
    observer.observe(element, { attributes: true });
    window.dispatchEvent(new Event('load'));
    await nextFrames(5);
    one('#main-header').style.height = '50px';
    document.dispatchEvent(new CustomEvent('et-pb-header-height-calculated'));
    await until(() => element.style.minHeight === '750px');
    observer.disconnect();
    expect([...new Set(heights)]).toEqual(['750px']);
  });

  it('leave space for a fixed header with its height on load', async () => {
    document.body.className = 'et_fixed_nav';
    const fixed =
      '<div id="main-header" data-height-onload="80" data-height-loaded="true" data-fixed-height-onload="50"></div>';
    const element = await render(fullscreen, chrome.replace('<div id="main-header"></div>', fixed) + markup.header());
    await until(() => element.style.minHeight === '720px');
  });

  it('leave space for the current height of a header without measured heights', async () => {
    document.body.className = 'et_fixed_nav';
    const printed = '<div id="main-header" data-height-onload="66" style="height: 110px"></div>';
    const element = await render(fullscreen, chrome.replace('<div id="main-header"></div>', printed) + markup.header());
    await until(() => element.style.minHeight !== '');
    expect(element.style.minHeight).toBe('690px');
  });

  it('have the layout for an image at the bottom', async () => {
    const element = await render(fullscreen, chrome + markup.header('et_pb_fullscreen', 'center', 'center', 'bottom'));
    await until(() => element.style.minHeight === '720px');
    const container = one('.et_pb_fullwidth_header_container');
    expect(container.classList.contains('center-bottom')).toBe(true);
    expect(container.style.justifyContent).toBe('flex-end');
    expect(one('.header-content-container').style.minHeight).toBe('570px');
  });
});

describe('the scroll-down link', () => {
  it('scrolls to the end of the header', async () => {
    await render(
      headerScroll,
      html`<style>body, h1 { margin: 0; } section { height: 700px; }</style>${markup.header('')}<div style="height: 3000px"></div>`,
    );
    click(one('.scroll-down-container'));
    await expect.poll(() => scrollY, { timeout: 3000 }).toBe(700);
    expect(document.activeElement?.id).toBe('next');
  });

  it('scrolls to below sticky elements', async () => {
    onTestFinished(stickyTop.on(({ element, add }) => element.id === 'next' && add(64)));
    await render(
      headerScroll,
      html`<style>body, h1 { margin: 0; } section { height: 700px; }</style>${markup.header('')}<div style="height: 3000px"></div>`,
    );
    click(one('.scroll-down-container'));
    await expect.poll(() => scrollY, { timeout: 3000 }).toBe(636);
  });

  it('scrolls to below a header that shrinks while the page scrolls', async () => {
    document.body.className = 'et_fixed_nav';
    await render(
      headerScroll,
      html`<style>body, h1 { margin: 0; } body { padding-top: 80px } section { height: 700px; }
        #main-header { position: fixed; top: 0; height: 80px }</style>
        <div id="main-header" data-height-onload="80" data-height-loaded="true" data-fixed-height-onload="50"></div>
        ${markup.header('')}<div style="height: 3000px"></div>`,
    );
    click(one('.scroll-down-container'));
    // The section ends at 780 now, and at 750 below a header 50 px high.
    await expect.poll(() => scrollY, { timeout: 3000 }).toBe(700);
  });
});

it('an image with an in-view effect is printed before it is in view', async () => {
  const emulate = (media: string) =>
    (cdp() as unknown as { send(method: string, data: object): Promise<void> }).send('Emulation.setEmulatedMedia', {
      media,
    });
  const picture = await render(
    waypoint,
    html`<style>.et-waypoint { opacity: 0; margin-top: 3000px } .et-animated { opacity: 1 }</style>
      <div class="et_pb_image et-waypoint et_pb_animation_left">A cup</div>`,
  );
  const { opacity } = getComputedStyle(picture);
  await emulate('print');
  onTestFinished(() => emulate(''));
  await until(() => getComputedStyle(picture).opacity === '1');
  expect([opacity, picture.matches('.et-animated')]).toEqual(['0', false]);
});
