/** Forms with forced colors: fields that the theme draws by backgrounds only, which forced colors remove, stay visible. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle, stop } from './support/in-page';
import { html, module } from './support/markup';
import { stage } from './support/stage';
import { type Visit, visits } from './support/visit';

const theStage = stage();
const browser = visits();

/** Rules of a theme that determine whether fields are visible. */
const STYLE = `<style>
input, textarea, select { border: 0; background: #eee }
input:focus, textarea:focus, select:focus { outline: 0 }
.et_pb_contact_field :is([type=checkbox], [type=radio]) { position: absolute; opacity: 0 }
label i { display: inline-block; position: relative; width: 18px; height: 18px; background: #eee }
[type=radio] + label i { border-radius: 50% }
[type=radio]:checked + label i::before { content: ""; position: absolute; inset: 6px; background: #2ea3f2 }
</style>`;
const choice = (type: string) => `<span class="et_pb_contact_field_${type}">
  <input type="${type}" id="${type}" class="input" value="yes" name="${type}"><label for="${type}"><i></i>Yes</label></span>`;
const choices = ['radio', 'checkbox']
  .map(
    (type) => `<p class="et_pb_contact_field" data-id="${type}" data-type="${type}">
  <span class="et_pb_contact_field_options_wrapper"><span class="et_pb_contact_field_options_list">${choice(type)}</span></span></p>`,
  )
  .join('');
const BODY = `${STYLE}
<div class="et_pb_module et_pb_contact_form_container" data-form_unique_num="0"><div class="et_pb_contact"><form class="et_pb_contact_form">
  <p class="et_pb_contact_field" data-id="text" data-type="text"><textarea name="text" id="text"></textarea></p>
  <p class="et_pb_contact_field" data-id="topic" data-type="select"><select name="topic"><option>A</option></select></p>
  ${choices}<button class="et_pb_contact_submit et_pb_button">Send</button></form></div></div>
<div class="et_pb_module et_pb_newsletter et_pb_subscribe"><div class="et_pb_newsletter_form"><form>
  <p class="et_pb_newsletter_field"><input class="input" type="text" name="et_pb_signup_email"></p>
  <p><button class="et_pb_newsletter_button et_pb_button">Join</button></p></form></div></div>
<div id="comment-wrap"><form id="commentform"><textarea id="comment" name="comment"></textarea><input class="submit" type="submit"></form></div>
<form class="et-search-form"><input class="et-search-field" type="search" name="s"></form>
<div class="woocommerce"><form class="cart"><input class="qty" type="number" name="quantity"><label><i class="icon"></i>Gift</label></form></div>
<div class="et_pb_module et_pb_login"><div class="et_pb_login_form"><form><input type="text" name="log"></form></div></div>`;

/** Fields that are visible by their background only. */
const DRAWN = [
  'textarea#text',
  'select',
  '#radio + label i',
  '#checkbox + label i',
  '[name=et_pb_signup_email]',
  '#comment',
  '[name=log]',
  '.et-search-field',
  '.qty',
];

const outlines = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) => all.map((one) => getComputedStyle(document.querySelector(one) as Element).outlineStyle),
    selectors,
  );

async function alive(src: string, forcedColors: 'active' | 'none'): Promise<Visit> {
  const address = theStage.server.put('/page.html', html({ head: module(src), body: BODY }));
  const visit = await browser.open(address, { forcedColors });
  await settle(visit.page);
  return visit;
}

describe.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])('a page with %s', (src) => {
  it('has an outline around each field, and a thicker one around the focused field, until stop()', async () => {
    const { page, errors } = await alive(src, 'active');
    await expect.poll(() => outlines(page, DRAWN), PATIENCE).toEqual(DRAWN.map(() => 'solid'));
    expect(await outlines(page, ['.et_pb_contact_submit', '.icon'])).toEqual(['none', 'none']);
    await page.locator('#comment').click();
    expect(await page.locator('#comment').evaluate((field) => getComputedStyle(field).outlineWidth)).toBe('3px');
    await stop(page);
    expect(await outlines(page, DRAWN)).toEqual(DRAWN.map(() => 'none'));
    expect(errors).toEqual([]);
  });

  it('shows the chosen radio button until stop()', async () => {
    const { page } = await alive(src, 'active');
    await page.locator('label[for=radio]').click();
    const isSeen = () =>
      page
        .locator('#radio + label i')
        .evaluate((box) => getComputedStyle(box, '::before').backgroundColor !== getComputedStyle(box).backgroundColor);
    await expect.poll(isSeen, PATIENCE).toBe(true);
    await stop(page);
    expect(await isSeen()).toBe(false);
  });

  it('adds no style sheet without forced colors', async () => {
    const { page } = await alive(src, 'none');
    const sheets = await page.evaluate(() =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
    );
    expect(sheets.filter((rule) => rule.includes('forced-colors'))).toEqual([]);
    expect(await outlines(page, DRAWN)).toEqual(DRAWN.map(() => 'none'));
  });
});
