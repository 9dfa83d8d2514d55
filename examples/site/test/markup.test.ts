// Markup contract of the printed modules in both generations.

import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app';

const app = createApp();

const documentOf = async (path: string) => {
  // Parses pages without running their scripts.
  const window = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } });
  const html = await (await app.request(`${path}?load=none`)).text();
  return new window.DOMParser().parseFromString(html, 'text/html');
};

describe.each(['', '/d5'])('generation %s', (prefix) => {
  const isFive = prefix === '/d5';

  it.each(['/toggle', '/accordion', '/kitchen-sink', '/tabs', '/rtl'])(
    'prints complete toggles on %s',
    async (path) => {
      const document = await documentOf(prefix + path);
      for (const toggle of document.querySelectorAll('.et_pb_toggle')) {
        const open = toggle.classList.contains('et_pb_toggle_open');
        expect(open).not.toBe(toggle.classList.contains('et_pb_toggle_close'));
        expect(toggle.classList.contains('et_pb_module')).toBe(true);
        expect(toggle.classList.contains('et_block_module')).toBe(isFive);
        expect([...toggle.children].map(({ className }) => className.split(' ')[0])).toEqual([
          'et_pb_toggle_title',
          'et_pb_toggle_content',
        ]);
        expect(toggle.children[0]?.tagName).toMatch(/^H[2-6]$/);
        expect(toggle.classList.contains('et_pb_toggle_item')).toBe(!toggle.classList.contains('et_pb_accordion_item'));
      }
    },
  );

  it.each(['/accordion', '/kitchen-sink', '/rtl'])(
    'opens only the first item of every accordion on %s',
    async (path) => {
      const document = await documentOf(prefix + path);
      const accordions = [...document.querySelectorAll('.et_pb_accordion')];
      expect(accordions.length).toBeGreaterThan(0);
      for (const accordion of accordions) {
        const items = [...accordion.children];
        expect(items.every((item) => item.matches('.et_pb_toggle.et_pb_accordion_item'))).toBe(true);
        expect(items.map((item) => item.classList.contains('et_pb_toggle_open'))).toEqual(
          items.map((_, index) => index === 0),
        );
      }
    },
  );

  it.each(['/tabs', '/kitchen-sink', '/woo-tabs', '/rtl'])(
    'pairs controls and panels by position on %s',
    async (path) => {
      const document = await documentOf(prefix + path);
      const all = [...document.querySelectorAll('.et_pb_tabs')];
      expect(all.length).toBeGreaterThan(0);
      for (const tabs of all) {
        const inner = tabs.querySelector('.et_pb_module_inner') ?? tabs;
        const [controls, panels] = [...inner.children];
        expect(controls?.matches('ul.et_pb_tabs_controls')).toBe(true);
        expect(panels?.matches('.et_pb_all_tabs')).toBe(true);
        expect(panels?.children.length).toBe(controls?.children.length);
        const active = (
          elements: Iterable<{ classList: { contains(name: string): boolean } }> | undefined,
          name: string,
        ) => [...(elements ?? [])].map(({ classList }) => classList.contains(name));
        const firstOnly = [...(controls?.children ?? [])].map((_, index) => index === 0);
        expect(active(controls?.children, 'et_pb_tab_active')).toEqual(firstOnly);
        expect(active(panels?.children, 'et_pb_active_content')).toEqual(firstOnly);
        expect(
          [...(controls?.children ?? [])].every((item) => item.matches('li') && item.querySelector(':scope > a')),
        ).toBe(true);
      }
    },
  );

  it('prints real hashes in the shop tabs', async () => {
    const document = await documentOf(`${prefix}/woo-tabs`);
    const links = [...document.querySelectorAll('.et_pb_wc_tabs .et_pb_tabs_controls a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#tab-description',
      '#tab-additional_information',
      '#tab-reviews',
    ]);
    expect(document.querySelectorAll('.et_pb_wc_tabs .et_pb_module_inner').length).toBe(isFive ? 1 : 0);
  });

  it('prints more than forty interactive modules in the kitchen sink, including nested ones', async () => {
    const document = await documentOf(`${prefix}/kitchen-sink`);
    expect(document.querySelectorAll('.et_pb_accordion, .et_pb_tabs, .et_pb_toggle_item').length).toBeGreaterThan(40);
    for (const nested of [
      '.et_pb_tab .et_pb_accordion',
      '.et_pb_tab .et_pb_tabs',
      '.et_pb_toggle_item .et_pb_tabs',
      '.et_pb_accordion_item .et_pb_toggle_item',
    ])
      expect(document.querySelector(nested), nested).not.toBeNull();
  });

  it('prints unique order classes', async () => {
    const document = await documentOf(`${prefix}/kitchen-sink`);
    const orders = [...document.querySelectorAll('.et_pb_module, .et_pb_section, .et_pb_row, .et_pb_column')]
      .filter((element) => !element.classList.contains('et_pb_tab'))
      .map((element) => [...element.classList].find((name) => /^et_pb_(?!column_\d_\d$).*_\d+$/.test(name)));
    expect(orders).not.toContain(undefined);
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('prints sliders with only the first slide active in generation 4, and no active slide in 5', async () => {
    const document = await documentOf(`${prefix}/slider`);
    const sliders = [...document.querySelectorAll('.et_pb_slider.et_pb_slider_fullwidth_off.et_pb_module')];
    expect(sliders.length).toBeGreaterThan(4);
    for (const slider of sliders.filter((one) => !one.matches('.et_pb_post_slider'))) {
      const slides = [...slider.querySelectorAll('.et_pb_slides > .et_pb_slide')];
      const active = slides.map((slide) => slide.classList.contains('et-pb-active-slide'));
      expect(active).toEqual(slides.map((_, at) => !isFive && at === 0));
      expect(new Set(slides.map((slide) => slide.getAttribute('data-slide-id'))).size).toBe(slides.length);
    }
    expect(document.querySelector('.et_pb_fullwidth_section > .et_pb_slider.et_slider_auto')).not.toBeNull();
    expect(document.querySelector('.et_pb_gallery.et_pb_slider .et_pb_gallery_item a[title]')).not.toBeNull();
  });

  it('prints video sliders with a picture and a video for each slide', async () => {
    const document = await documentOf(`${prefix}/video-slider`);
    for (const slide of document.querySelectorAll('.et_pb_video_slider > .et_pb_slider.et_pb_preload .et_pb_slide')) {
      expect(slide.getAttribute('data-image')).toMatch(/^\/images\/.*\.svg$/);
      expect(slide.querySelector('.et_pb_video_wrap > .et_pb_video_box > video')).not.toBeNull();
      expect(slide.querySelector('.et_pb_video_overlay a.et_pb_video_play')).not.toBeNull();
    }
    expect(document.querySelectorAll('.et_pb_slider_carousel.et_pb_slider_no_pagination').length).toBe(3);
    expect(document.querySelectorAll('.et_pb_slider_dots').length).toBe(1);
  });

  it('prints the Arabic page right-to-left', async () => {
    const document = await documentOf(`${prefix}/rtl`);
    expect(document.documentElement.getAttribute('dir')).toBe('rtl');
    expect(document.documentElement.getAttribute('lang')).toBe('ar');
    expect(document.body.classList.contains('rtl')).toBe(true);
  });

  it('prints the globals of its generation', async () => {
    const html = await (await app.request(`${prefix}/kitchen-sink`)).text();
    expect(html).toContain('var et_pb_custom = {');
    expect(html.includes('var diviBreakpointData = {')).toBe(isFive);
    expect(html.includes('var diviElementAnimationData = [')).toBe(isFive);
    expect(html.includes('var et_animation_data = [')).toBe(!isFive);
    expect(html).toContain('et_animated');
  });

  it('prints the wrappers of the theme', async () => {
    const document = await documentOf(`${prefix}/toggle`);
    const path =
      '#page-container #et-main-area #main-content article .entry-content .et-l.et-l--post .et_builder_inner_content .et_pb_section .et_pb_row .et_pb_column .et_pb_module';
    expect(document.querySelector(path)).not.toBeNull();
    expect(document.querySelector('#page-container > #top-header')).not.toBeNull();
    expect(document.querySelector('#page-container > header#main-header')).not.toBeNull();
    expect(document.body.classList.contains('et_fixed_nav')).toBe(true);
  });
});

describe('generation 5 only', () => {
  it('prints flex contents, flex columns and named tab controls', async () => {
    const document = await documentOf('/d5/kitchen-sink');
    expect(document.querySelector('.et_pb_toggle_content.et_flex_module')).not.toBeNull();
    expect(document.querySelector('.et_pb_row.et_flex_row > .et_flex_column_6_24')).not.toBeNull();
    expect(
      document.querySelector('li.et_pb_tab_nav_item.et_pb_tab_nav_item_0 > a.et_pb_tab_nav_item_link'),
    ).not.toBeNull();
  });
});

describe('/plain', () => {
  it('has no interactive modules', async () => {
    const document = await documentOf('/plain');
    expect(document.querySelector('.et_pb_module, .et_animated')).toBeNull();
    expect(document.body.classList.contains('et_pb_pagebuilder_layout')).toBe(false);
  });
});
