/** Focus under a style sheet that removes focus rings and shows arrows on hover only, as the theme's does. */
import { filterablePortfolio, fullwidthPortfolio, gallery, lightbox, tabs, toggle, video } from '@enliven/modules';
import { slider } from '@enliven/modules/slider';
import { videoSlider } from '@enliven/modules/video-slider';
import { html, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filterable, fullwidth, gallery as galleryMarkup } from './grid-markup';
import { tabs as tabsMarkup, toggle as toggleMarkup } from './markup';
import { file, video as videoMarkup } from './media-markup';
import { css, slider as sliderMarkup, videoSlider as videoSliderMarkup } from './slider-markup';

/** Models the theme's style sheet for arrows, thumbnails and focus. */
const PAGE = html`<button class="start">Start</button><style>
:focus { outline: 0; }
.et_pb_slider { position: relative; overflow: hidden; }
.et-pb-arrow-prev, .et-pb-arrow-next { position: absolute; top: 50%; width: 20px; height: 48px; opacity: 0; }
.et-pb-arrow-prev { left: -22px; } .et-pb-arrow-next { right: -22px; }
.et-pb-arrow-prev span, .et-pb-arrow-next span { display: none; }
.et-pb-arrow-prev::before { content: "4"; } .et-pb-arrow-next::before { content: "5"; }
.et_pb_slider:hover .et-pb-arrow-prev { left: 22px; opacity: 1; }
.et_pb_slider_carousel:hover .et-pb-arrow-prev { opacity: 0 !important; }
.et-pb-controllers a { display: inline-block; width: 7px; height: 7px; opacity: .5; }
.et_pb_fullwidth_portfolio .et_pb_portfolio_image .meta { position: absolute; top: 0; opacity: 0; z-index: -1; }
.et_pb_fullwidth_portfolio .et_overlay { opacity: 0; }
.et_pb_carousel_item .et_pb_video_play { display: block; width: 20px; height: 20px; opacity: 0; }
</style>`;

const open: (() => Promise<void>)[] = [];
beforeEach(() => page.viewport(1200, 800));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
});

async function render(behavior: Parameters<typeof renderBehavior>[0], markup: string): Promise<Element> {
  const { element, stop } = await renderBehavior(behavior, PAGE + markup + css);
  open.push(stop);
  return element;
}

function isSeen(control: Element): boolean {
  const { outlineStyle, opacity } = getComputedStyle(control);
  return outlineStyle !== 'none' && opacity === '1';
}

/** Presses Tab until an element that matches `selector` has focus. */
async function tabTo(selector: string): Promise<HTMLElement> {
  await until(() => document.querySelector(selector) !== null);
  document.querySelector<HTMLElement>('.start')?.focus();
  for (let press = 0; press < 20; press += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    if (activeElement?.matches(selector)) return activeElement as HTMLElement;
  }
  throw new Error(`${selector} does not receive focus`);
}

describe('an arrow of a slider', () => {
  it.each([
    ['prev', 'Previous'],
    ['next', 'Next'],
  ])('is visible inside the slider while it has keyboard focus (%s)', async (side, name) => {
    const element = await render(slider, sliderMarkup());
    expect(getComputedStyle(element.querySelector(`.et-pb-arrow-${side}`) as Element).opacity).toBe('0');
    const arrow = await tabTo(`.et-pb-arrow-${side}`);
    await until(() => isSeen(arrow));
    const [inner, outer] = [arrow, element].map((box) => box.getBoundingClientRect());
    expect(inner?.left).toBeGreaterThanOrEqual(outer?.left ?? Number.NaN);
    expect(inner?.right).toBeLessThanOrEqual(outer?.right ?? Number.NaN);
    expect(page.getByRole('button', { name, exact: true }).element()).toBe(arrow);
    arrow.blur();
    expect(getComputedStyle(arrow).opacity).toBe('0');
  });

  it('is visible with keyboard focus above thumbnails, although the theme always hides it', async () => {
    const element = await render(videoSlider, videoSliderMarkup());
    await until(() => !element.matches('.et_pb_preload'));
    const arrow = await tabTo('.et_pb_slider_carousel .et-pb-arrow-prev');
    await until(() => isSeen(arrow));
  });
});

describe('a control with focus', () => {
  it.each([
    ['dot', slider, sliderMarkup(), '.et-pb-controllers a'],
    ['pause button', slider, sliderMarkup({ classes: 'et_slider_auto' }), '.enliven-pause'],
    ['thumbnail', videoSlider, videoSliderMarkup(), '.et_pb_carousel_item .et_pb_video_play'],
  ])('of a slider has a focus ring and is visible (%s)', async (_name, behavior, markup, selector) => {
    await render(behavior, markup);
    const control = await tabTo(selector);
    await until(() => isSeen(control));
  });

  it.each([
    ['title of a toggle', toggle, toggleMarkup(), '.et_pb_toggle_title [role=button]'],
    ['tab', tabs, tabsMarkup(), '[role=tab]'],
    ['panel of a tab', tabs, tabsMarkup(), '[role=tabpanel]'],
    ['filter of a portfolio', filterablePortfolio, filterable(), '.et_pb_portfolio_filter a'],
    ['page of a gallery', gallery, galleryMarkup(), '.et_pb_gallery_pagination a'],
    ['cover of a video', video, videoMarkup(), '.et_pb_video_play'],
  ])('has a focus ring (%s)', async (_name, behavior, markup, selector) => {
    await render(behavior, markup);
    const control = await tabTo(selector);
    await until(() => isSeen(control));
  });

  it.each(['carousel', 'grid'])('is visible in projects that show their titles on hover only (%s)', async (mode) => {
    await render(fullwidthPortfolio, fullwidth({ mode }));
    const link = await tabTo('.et_pb_portfolio_image a');
    const opacities = () =>
      [link.parentElement, link.querySelector('.et_overlay')].map((box) => getComputedStyle(box as Element).opacity);
    await until(() => opacities().join() === '1,1');
    link.blur();
    expect(opacities()).toEqual(['0', '0']);
  });

  it('keeps the focus ring of the page, and loses ours with the last module', async () => {
    const sheets = document.adoptedStyleSheets.length;
    await render(
      tabs,
      `${tabsMarkup()}<style>.et_pb_tabs_controls a:focus-visible { outline: 3px dotted red; }</style>`,
    );
    const tab = await tabTo('[role=tab]');
    await until(() => document.adoptedStyleSheets.length > sheets);
    expect(getComputedStyle(tab).outlineStyle).toBe('dotted');
    await open.pop()?.();
    expect(document.adoptedStyleSheets.length).toBe(sheets);
  });
});

describe('a button of the lightbox', () => {
  it('has a focus ring although the theme’s style sheet removes it', async () => {
    const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>')}`;
    const link = html`<a href="${picture}"><img src="${picture}" alt="A boat"></a>`;
    const theme =
      '<style>button.mfp-close, button.mfp-arrow { outline: none; } .mfp-close:focus { outline: 0; }</style>';
    await render(lightbox, `<div class="et_post_gallery"><div class="et_pb_gallery_image">${link}</div></div>${theme}`);
    document.querySelector<HTMLElement>('.et_post_gallery a')?.click();
    await until(() => document.querySelector('dialog .mfp-close') !== null);
    await userEvent.tab();
    const close = document.querySelector('.mfp-close') as Element;
    expect(document.activeElement).toBe(close);
    await until(() => isSeen(close));
  });
});

describe('a player behind a cover', () => {
  const COVER = html`<style>.et_pb_video { position: relative; height: 200px; }
.et_pb_video_overlay { position: absolute; inset: 0; }</style>`;

  it('receives focus only after the cover is pressed', async () => {
    const cover = await render(video, videoMarkup(file) + COVER);
    const player = document.querySelector('video') as HTMLVideoElement;
    player.play = () => Promise.resolve();
    await until(() => player.closest('[inert]') !== null);
    const stops: (Element | null)[] = [];
    document.querySelector<HTMLElement>('.start')?.focus();
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      stops.push(document.activeElement);
    }
    expect(stops).not.toContain(player);
    await tabTo('.et_pb_video_play');
    await userEvent.keyboard('{Enter}');
    await until(() => document.activeElement === player);
    await until(() => (cover as HTMLElement).style.display === 'none');
    expect(player.closest('[inert]')).toBeNull();
  });

  it('can receive focus as soon as another script hides the cover', async () => {
    const cover = (await render(video, videoMarkup(file) + COVER)) as HTMLElement;
    const player = document.querySelector('video') as HTMLVideoElement;
    await until(() => player.closest('[inert]') !== null);
    cover.style.display = 'none';
    await until(() => player.closest('[inert]') === null);
  });
});
