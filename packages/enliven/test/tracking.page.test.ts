/** Multi-view and split tests on whole pages: by width, pointer and keyboard, and across pages, with cookies and a server. */
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { html, module } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();
const editions = [
  ['', 'lite'],
  ['/d5', 'react'],
] as const;

describe.each(editions)('multi-view, generation "%s", %s', (generation, flavour) => {
  const address = () => `${theStage.site}${generation}/multi-view?flavour=${flavour}`;

  it.each([
    [1280, 'At a desk', 'pour-over', true],
    [800, 'On a tablet', 'pour-over', true],
    [390, 'On the way', 'harbour', false],
  ])('shows the content for a window of %d px', async (width, words, picture, aside) => {
    const { page, errors } = await browser.open(address(), { viewport: { width, height: 900 } });
    await settle(page);
    await expect.poll(() => page.locator('.et_pb_text_inner h3').first().textContent(), PATIENCE).toBe(words);
    expect(await page.locator('img[src$=".svg"]').last().getAttribute('src')).toBe(`/images/${picture}.svg`);
    expect(await page.getByText('Only wide windows').isVisible()).toBe(aside);
    expect(errors).toEqual([]);
  });

  it('follows hover, keyboard focus and a change of the width', async () => {
    const { page, errors } = await browser.open(address());
    await settle(page);
    const last = page.locator('.et_pb_text_inner').filter({ has: page.locator('a[href="#price"]') });
    await last.hover();
    await expect.poll(() => last.textContent(), PATIENCE).toContain('Two coins');
    await page.mouse.move(0, 0);
    await expect.poll(() => last.textContent(), PATIENCE).toContain('What does it cost?');
    await last.locator('a').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => last.textContent(), PATIENCE).toContain('Two coins');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Guessed');
    await page.setViewportSize({ width: 390, height: 900 });
    await expect.poll(() => page.locator('.et_pb_text_inner h3').first().textContent(), PATIENCE).toBe('On the way');
    expect(errors).toEqual([]);
  });
});

it('slides have the height of an image for another device', async () => {
  const picture = (height: number) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="${height}"/>`)}`;
  const data = JSON.stringify({
    slug: 'et_pb_slide',
    schema: { attrs: { desktop: { src: picture(40) }, phone: { src: picture(700) } } },
  });
  const slide = (n: number, inner: string) =>
    `<div class="et_pb_slide et_pb_slide_${n}${n === 0 ? ' et-pb-active-slide' : ''}"><div class="et_pb_container">${inner}</div></div>`;
  const body = `<style>.et_pb_slide { display: none; float: left; width: 100%; margin-right: -100% }
.et_pb_slide:first-child, .et_pb_temp_slide { display: list-item }</style>
<div class="et_pb_module et_pb_slider et_pb_slider_0"><div class="et_pb_slides">${slide(0, '<p>Words</p>')}${slide(
    1,
    `<img alt="" src="${picture(40)}" data-et-multi-view="${data.replaceAll('"', '&quot;')}">`,
  )}</div></div>`;
  const address = theStage.server.put('/slides.html', html({ head: module('/enliven/lite/enliven.js'), body }));
  const { page, errors } = await browser.open(address);
  await settle(page);
  const height = () =>
    page
      .locator('.et_pb_container')
      .first()
      .evaluate((it) => Number.parseFloat((it as HTMLElement).style.height));
  await expect.poll(height, PATIENCE).toBeLessThan(300);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(height, PATIENCE).toBeGreaterThan(650);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(height, PATIENCE).toBeLessThan(300);
  expect(errors).toEqual([]);
});

describe.each(editions)('split tests, generation "%s", %s', (generation, flavour) => {
  it('count a visitor once across several pages', async () => {
    const at = (path: string) => `${theStage.site}${generation}${path}?flavour=${flavour}`;
    const { page, errors } = await browser.open(at('/split-test'));
    const counted = async () =>
      (await (await page.request.get(`${theStage.site}/split-test/results.json`)).json()) as Record<
        string,
        Record<string, number>
      >;
    const before = await counted();
    const since = async (post: number, type: string) =>
      ((await counted())[`${post}, variant 1`]?.[type] ?? 0) - (before[`${post}, variant 1`]?.[type] ?? 0);
    const press = async () => {
      await settle(page);
      await page.locator('.et_pb_ab_goal a.et_pb_button').first().click();
      await page.getByText('Variant one: with a story').click();
      await page.getByText('Read the story').click();
      await page.getByText('Order a tin').click();
      await page.waitForURL('**/thanks*');
      await settle(page);
    };
    await press();
    await expect.poll(() => since(44, 'con_goal'), PATIENCE).toBe(1);
    await page.goto(at('/split-test'));
    await press();
    expect(await since(42, 'click_goal')).toBe(1);
    expect(await since(43, 'click_goal')).toBe(1);
    expect(await since(44, 'click_goal')).toBe(1);
    await expect.poll(() => since(42, 'con_short'), PATIENCE).toBe(1);
    expect(await since(44, 'con_goal')).toBe(1);
    const cookies = await page.context().cookies();
    const click = cookies.find(({ name }) => name === 'et_pb_ab_click_goal_42a7f3');
    expect(click).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
    const days = ((click?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    expect(cookies.filter(({ name }) => /shop_log|shortcode/.test(name)).map(({ name }) => name)).not.toContain(
      'et_pb_ab_shop_log',
    );
    expect(errors).toEqual([]);
  });

  it('fetch the variant of a cached page', async () => {
    const { page, errors } = await browser.open(`${theStage.site}${generation}/split-test/cached?flavour=${flavour}`);
    await settle(page);
    await expect.poll(() => page.locator('.et_pb_ab_subject').count(), PATIENCE).toBe(1);
    expect(await page.locator('.et_pb_subject_placeholder').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
