/** Optional style sheet: modules have their final height from the first paint on, and no content stays hidden. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openSlowBrowser, SHEET, STEADY, shiftOf } from './support/first-paint';
import { expectSoon, PATIENCE } from './support/in-page';
import { html, module } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
openSlowBrowser();
const browser = visits();

/** Rules of the real theme for grids and sliders; the example site has its own theme. */
const THEME = `<style>
.et_pb_gallery_grid .et_pb_gallery_item { display: none }
.et_pb_grid_item { float: left; width: 21%; margin: 0 5% 5% 0 }
.et_pb_grid_item.last_in_row { margin-right: 0 }
.et_pb_gallery_items::after, .et_pb_slides::after { content: ""; display: block; clear: both }
.et_pb_gallery_pagination ul { margin: 0; padding: 0; list-style: none }
.et_pb_gallery_pagination ul::after { content: ""; width: 100%; height: 0; display: inline-block }
.et_pb_gallery_pagination li { display: inline-block; padding: 10px }
.et_pb_gallery_pagination a { font-size: 16px; line-height: 16px }
.et_pb_slide { display: none; float: left; width: 100%; margin-right: -100%; position: relative }
.et_pb_slide:first-child { display: list-item }
.et_pb_temp_slide { display: block }
.et_pb_slides .et_pb_container { display: table; width: 100% }
.et_pb_slider { position: relative; clear: both }
.et-pb-controllers, .et-pb-slider-arrows { position: absolute; bottom: 0 }
</style>`;
const pictures = Array.from(
  { length: 9 },
  () => '<div class="et_pb_gallery_item et_pb_grid_item"><div style="height: 100px">Picture</div></div>',
).join('');
const slides = [90, 400]
  .map(
    (height) =>
      `<div class="et_pb_slide"><div class="et_pb_container"><div style="height: ${height}px">Slide</div></div></div>`,
  )
  .join('');
const GRID_AND_SLIDER = `<div class="et_pb_column et_pb_column_4_4">
<div class="et_pb_module et_pb_gallery et_pb_gallery_grid"><div class="et_pb_gallery_items et_post_gallery" data-per_page="6">${pictures}</div><div class="et_pb_gallery_pagination"></div></div>
<div class="et_pb_module et_pb_slider"><div class="et_pb_slides">${slides}</div></div><div style="height: 500px; background: #ccc">What follows.</div></div>`;

describe('enliven.css', () => {
  it.each([
    ['/portfolio', '.et_pb_carousel_group'],
    ['/video-slider', '.et-carousel-group'],
  ])('prevents most layout shifts on %s, which occur without it', async (path, alive) => {
    const address = `${theStage.site}${path}?flavour=lite`;
    const [moved, kept] = [await shiftOf(address, alive), await shiftOf(address, alive, { sheet: SHEET })];
    expect(moved).toBeGreaterThan(0.02);
    expect(kept).toBeLessThan(moved / 3);
  });

  it('prevents layout shifts of grids and sliders with the theme’s styles, which occur without it', async () => {
    const head = THEME + module('/enliven/lite/enliven.js');
    const address = theStage.server.put('/first-paint.html', html({ head, body: GRID_AND_SLIDER }));
    const alive = '.et_pb_gallery_pagination a';
    const [moved, kept] = [await shiftOf(address, alive), await shiftOf(address, alive, { sheet: SHEET })];
    expect(moved).toBeGreaterThan(0.05);
    expect(kept).toBeLessThan(STEADY);
  });
});

/** Maximum layout shift by rounding. */
const NOTHING = 0.001;

describe('from navigation until after scrolling down and up', () => {
  const shift = (path: string, width: number, sheet: string) =>
    shiftOf(
      `${theStage.site}${path}?flavour=lite&csp=off`,
      '#main-header[data-height-loaded],.et_pb_menu [aria-expanded]',
      {
        sheet,
        width,
        height: 700,
        scrolls: true,
      },
    );

  it.each([
    ['/headers/top-bar', 1280],
    ['/headers/top-bar', 390],
    ['/headers/transparent', 1280],
    ['/headers/centered', 390],
    ['/toggle', 390],
  ])('no layout shift occurs on %s in a window of %i px', async (path, width) => {
    expect(await shift(path, width, SHEET)).toBeLessThan(NOTHING);
  });

  it.each(['/headers/theme-builder', '/headers/split'])('only invisible layout shifts occur on %s', async (path) => {
    expect(await shift(path, 1280, SHEET)).toBeLessThan(STEADY);
  });

  it('the measurement detects a page that moves in one step', async () => {
    const sheet = `${SHEET}<script>Element.prototype.animate = undefined</script>`;
    expect(await shift('/headers/fixed', 1280, sheet)).toBeGreaterThan(NOTHING);
  });
});

it('enliven.css keeps the rows of a grid until its items are marked', async () => {
  const body = GRID_AND_SLIDER.replaceAll('et_pb_grid_item"', 'et_pb_grid_item" style="display: block"');
  const head = `${THEME}<link rel="stylesheet" href="/enliven/enliven.css">`;
  const { page } = await browser.open(theStage.server.put('/rows.html', html({ head, body })));
  const isRow = () =>
    page.evaluate(() => {
      const [first, , , last] = document.querySelectorAll<HTMLElement>('.et_pb_grid_item');
      return first?.offsetTop === last?.offsetTop;
    });
  expect(await isRow()).toBe(true);
  await page
    .locator('.et_pb_grid_item')
    .first()
    .evaluate((item) => item.classList.add('first_in_row'));
  expect(await isRow()).toBe(false);
});

const items = (kind: string) => Array.from({ length: 6 }, (_, at) => `<p class="${kind}">${at}</p>`).join('');
const LEFT_ALONE = `<style>.et_pb_gallery_item, .et_pb_slide:not(:first-child) { display: none }</style>
<div class="et_pb_filterable_portfolio" data-posts-number="4">${items('et_pb_portfolio_item')}</div>
<div class="et_pb_gallery"><div data-per_page="4">${items('et_pb_gallery_item et_pb_grid_item')}</div></div>
<div class="et_pb_slider"><div class="et_pb_slides">${items('et_pb_slide')}</div></div>
<div class="et_audio_container"><audio controls></audio></div>`;

const shown = (page: Page) =>
  page.evaluate(() =>
    ['portfolio_item', 'gallery_item', 'slide'].map(
      (kind) =>
        [...document.querySelectorAll(`.et_pb_${kind}`)].filter((item) =>
          item.checkVisibility({ visibilityProperty: true }),
        ).length,
    ),
  );

describe('enliven.css without a script', () => {
  it('shows the elements that it hides after a while', async () => {
    const head = '<link rel="stylesheet" href="/enliven/enliven.css">';
    const { page } = await browser.open(theStage.server.put('/alone.html', html({ head, body: LEFT_ALONE })));
    expect((await shown(page)).slice(1)).toEqual([4, 1]);
    await expectSoon(
      page,
      () => document.querySelectorAll('.et_pb_portfolio_item:nth-child(5)')[0]?.checkVisibility(),
      true,
    );
    expect(await shown(page)).toEqual([6, 6, 1]);
    const audio = page.locator('audio');
    await expect.poll(() => audio.evaluate(({ clientHeight }) => clientHeight), PATIENCE).toBeGreaterThan(30);
  });

  it('does not hide slides that another script moves', async () => {
    const body = LEFT_ALONE.replace('<p class="et_pb_slide">1', '<p class="et_pb_slide" style="display: block">1');
    const head = '<link rel="stylesheet" href="/enliven/enliven.css">';
    const { page } = await browser.open(theStage.server.put('/theirs.html', html({ head, body })));
    expect((await shown(page))[2]).toBe(2);
  });
});
