/** Optional style sheet for the theme's header: the page begins below the header from the first paint on. */
import { describe, expect, it } from 'vitest';
import { openSlowBrowser, SHEET, STEADY, shiftOf } from './support/first-paint';
import { html, module } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
openSlowBrowser();
const browser = visits();

/** Returns a page with the theme's header at a given height, and space for the header. */
const header = (classes: string, height: number) => ({
  head: `<style>body { margin: 0 } #main-header { height: ${height}px; left: 0; right: 0; top: 0 }
.et_fixed_nav #main-header { position: fixed } .et_fixed_nav.et_show_nav #page-container { padding-top: 80px }
:is(.et_transparent_nav, .et_hide_nav) #page-container { padding-top: 0 !important } .et_pb_section { padding: 54px 0 }
@media (max-width: 980px) { .et_fixed_nav #main-header { position: absolute } }</style>${module('/enliven/lite/enliven.js')}`,
  bodyClass: classes,
  body: `<div id="page-container"><header id="main-header"></header>
<div id="main-content"><div class="et-l"><div class="et_builder_inner_content"><div class="et_pb_section et_section_regular"><div class="et_pb_row">${'<p>What is read.</p>'.repeat(60)}</div></div></div></div></div></div>`,
});

describe('enliven-header.css', () => {
  it.each([
    ['a header of another height', 'et_fixed_nav et_show_nav', 134, 390],
    ['a header of another height on a wide window', 'et_fixed_nav et_show_nav', 134, 1280],
    ['a transparent header', 'et_fixed_nav et_show_nav et_transparent_nav et_pb_pagebuilder_layout', 80, 1280],
  ])('prevents layout shifts below %s, which occur without it', async (name, classes, height, width) => {
    const address = theStage.server.put(`/first-paint-${name.length}-${width}.html`, html(header(classes, height)));
    const alive = classes.includes('transparent') ? '.et_pb_section_first' : '#main-header[data-height-loaded]';
    const moved = await shiftOf(address, alive, { width });
    const kept = await shiftOf(address, alive, { sheet: SHEET, width });
    expect(moved).toBeGreaterThan(0.01);
    expect(kept).toBeLessThan(STEADY);
  });

  it.each([
    [
      'slides',
      `<div class="et_pb_module et_pb_slider"><div class="et_pb_slides"><div class="et_pb_slide" style="height: 300px">Slide</div></div></div>`,
      '.et_pb_slide',
    ],
    [
      'a header',
      '<section class="et_pb_module et_pb_fullwidth_header" style="padding: 50px 0"><div class="inside">Title</div></section>',
      '.inside',
    ],
    [
      'content that fills the window',
      '<section class="et_pb_module et_pb_fullwidth_header et_pb_fullscreen"><div class="et_pb_fullwidth_header_container"><div class="header-content-container center"><div class="header-content">Title</div></div></div></section>',
      '.et_pb_fullwidth_header_container',
    ],
    [
      'a portfolio',
      '<div class="et_pb_module et_pb_fullwidth_portfolio"><h2 class="et_pb_portfolio_title" style="margin: 0">Works</h2></div>',
      '.et_pb_portfolio_title',
    ],
    [
      'a map',
      '<div class="et_pb_module et_pb_map_container"><div class="et_pb_map" style="height: 300px"></div></div>',
      '.et_pb_map',
    ],
    ['an image', '<div class="et_pb_module et_pb_fullwidth_image">Picture</div>', '.et_pb_fullwidth_image'],
  ])(
    'positions fullwidth %s below a transparent header, as the mounted behavior does',
    async (name, module_, inside) => {
      const { head, ...rest } = header('et_fixed_nav et_show_nav et_transparent_nav et_pb_pagebuilder_layout', 80);
      const body = rest.body.replace(
        '<div class="et_pb_section et_section_regular">',
        `<div class="et_pb_section et_pb_fullwidth_section et_section_regular" style="padding: 0">${module_}</div>$&`,
      );
      const place = async (sheet: string, isAlive?: boolean) => {
        const page_ = html({ ...rest, head: (isAlive ? head : head.replace(/<script.*/s, '')) + sheet, body });
        const { page } = await browser.open(theStage.server.put(`/first-paint-${name.length}.html`, page_));
        if (isAlive) {
          await page.waitForSelector('.et_pb_section_first', { state: 'attached' });
          if (name.startsWith('content')) await page.waitForSelector('.et_pb_fullscreen[style*=min-height]');
        }
        return page.evaluate((selector) => {
          const { top, bottom } = (document.querySelector(selector) as Element).getBoundingClientRect();
          const next = document.querySelectorAll('.et_pb_section')[1] as Element;
          return { top, bottom, next: next.getBoundingClientRect().top };
        }, inside);
      };
      const end = await place(SHEET, true);
      expect(await place(SHEET)).toEqual(end);
      expect(await place('')).not.toEqual(end);
    },
  );

  it.each([
    ['et_fixed_nav et_show_nav', 1280, 80],
    ['et_fixed_nav et_show_nav et_header_style_centered', 1280, 146],
    ['et_fixed_nav et_hide_nav', 1280, 80],
    ['et_fixed_nav et_show_nav et_header_style_split', 390, 135],
  ])('reserves space for a fullscreen header below %s in a window of %i px', async (classes, width, height) => {
    const { head, ...rest } = header(classes, height);
    const body = rest.body.replace(
      /<div class="et_pb_section.*/s,
      `<div class="et_pb_section et_pb_fullwidth_section et_section_regular" style="padding: 0"><section class="et_pb_module et_pb_fullwidth_header et_pb_fullscreen"><div class="et_pb_fullwidth_header_container"><div class="header-content-container center"><div class="header-content">Title</div></div></div></section></div></div></div></div><div style="height: 3000px">What follows.</div></div>`,
    );
    const address = theStage.server.put(`/first-paint-${classes.length}-${width}.html`, html({ ...rest, head, body }));
    const alive = '.et_pb_fullscreen[style]';
    expect(await shiftOf(address, alive, { sheet: SHEET, width, height: 800 })).toBeLessThan(STEADY);
  });
});
