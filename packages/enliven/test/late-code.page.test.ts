/** Forms and shop pages whose code loads late: earlier input has the same result as with loaded code. */
import { acceptance, choices, text, wrap } from '@enliven/testing/plugin-markup';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { faultServer } from './support/fault-server';
import { formPage } from './support/form-page';
import { PATIENCE } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const faults = faultServer();

const FLAVOURS = ['/enliven/enliven.js', '/enliven/lite/enliven.js'];

/** Opens a page whose chunks are held back until they are released. */
async function openLate(address: string, script = ''): Promise<{ page: Page; errors: string[]; release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, errors } = await browser.open(address, {
    async before(page) {
      await page.addInitScript(script);
      await page.route(/\/chunks\//, async (route) => {
        await held;
        await route.continue();
      });
    },
  });
  return { page, errors, release };
}

const count = wrap(
  'story',
  '<textarea class="wpcf7-form-control wpcf7-textarea" name="story" aria-label="story"></textarea>',
);
const FIELDS = `<p>${text('your-name')}</p>
<p>${choices('one', 'checkbox', ['A', 'B', 'C'], 'wpcf7-exclusive-checkbox')}</p>
<p>${choices('how', 'checkbox', ['Post', 'Other']).replace(
  '</label></span></span>',
  '</label> <input type="text" class="wpcf7-free-text" name="_wpcf7_free_text_how" aria-label="how else"></span></span>',
)}</p>
<p>${text('site', '', 'url').replace('wpcf7-text', 'wpcf7-text wpcf7-validates-as-url')}</p>
<p>${count}<span class="wpcf7-character-count down" data-target-name="story" data-starting-value="20" data-current-value="20" data-maximum-value="20">20</span></p>
<p>${acceptance('terms')}</p>`.replace(
  /(<span class="wpcf7-list-item)("><label><input type="checkbox" name="how" value="Other")/,
  '$1 has-free-text$2',
);

const ticked = (page: Page) =>
  page.locator('[name=one]:checked').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

/** Opens a page with the shop's markup or a form of the builder. */
const pageOf = (src: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Late</title><link rel="icon" href="data:,">${head}<script type="module" src="${src}"></script></head><body class="woocommerce-js">${body}</body></html>`;

describe.each(FLAVOURS)('%s: a plugin form whose code loads late', (src) => {
  async function open(more = '', script = '') {
    const fields = FIELDS + more;
    const late = await openLate(
      theStage.server.put('/late.html', formPage({ root: faults.origin, src, fields })),
      script,
    );
    const { page, release } = late;
    const comeAlive = async () => {
      release();
      await expect.poll(() => page.locator('.wpcf7.js').count(), PATIENCE).toBe(1);
    };
    return { ...late, comeAlive };
  }

  it.each([
    [['A', 'C'], 'C'],
    [['C', 'A'], 'A'],
    [['B', 'C', 'A', 'C', 'C'], 'C'],
  ])('keeps after clicks on %s in an exclusive group the last choice', async (clicks, expected) => {
    const { page, errors, comeAlive } = await open();
    for (const label of clicks) await page.getByLabel(label, { exact: true }).click();
    await page.locator('[name=your-name]').click();
    await page.keyboard.type('Noor');
    await comeAlive();
    await expect.poll(() => ticked(page), PATIENCE).toEqual([expected]);
    expect(errors).toEqual([]);
  });

  it('enables the free text of a checked box, and moves focus there', async () => {
    const { page, comeAlive } = await open();
    const free = page.locator('.wpcf7-free-text');
    await page.getByLabel('Other', { exact: true }).click();
    await comeAlive();
    await expect.poll(() => free.evaluate((field) => field === document.activeElement), PATIENCE).toBe(true);
    expect(await free.isEnabled()).toBe(true);
  });

  it('does not move focus when the visitor has moved on, and disables the free text of an unchecked box', async () => {
    const { page, comeAlive } = await open();
    await page.getByLabel('Post', { exact: true }).click();
    await page.locator('[name=story]').click();
    await page.keyboard.type('Once upon a time there was a form');
    await comeAlive();
    await expect.poll(() => page.locator('.wpcf7-free-text').isDisabled(), PATIENCE).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('story');
    const counter = page.locator('.wpcf7-character-count');
    expect([await counter.textContent(), await counter.getAttribute('class')]).toEqual([
      '-13',
      'wpcf7-character-count down too-long',
    ]);
  });

  it('validates and completes fields that were left', async () => {
    const { page, comeAlive } = await open();
    await page.locator('[name=your-name]').click();
    await page.keyboard.type(' ');
    await page.locator('[name=site]').click();
    await page.keyboard.type('shop.example');
    await page.keyboard.press('Tab');
    await comeAlive();
    await expect.poll(() => page.locator('[name=site]').inputValue(), PATIENCE).toBe('http://shop.example');
    await expect
      .poll(() => page.locator('.wpcf7-not-valid-tip').allTextContents(), PATIENCE)
      .toEqual(['Please tell us your name.']);
  });

  it('is not sent without the required acceptance', async () => {
    const { page, comeAlive } = await open();
    await page.locator('.wpcf7-submit').click();
    await comeAlive();
    await expect.poll(() => page.locator('.wpcf7-submit').isDisabled(), PATIENCE).toBe(true);
    await page.waitForTimeout(300);
    expect(faults.calls).not.toContain('POST feedback');
    expect(page.url()).toMatch(/late\.html$/);
  });

  it('restores a draft in fields without input only', async () => {
    const values = { 'your-name': ['Draft'], story: ['Draft'], how: ['Post'], one: ['A'] };
    const kept = JSON.stringify({ saved: Date.now(), values });
    const { page, comeAlive } = await open(
      '<script type="application/json" id="enliven-config">{"forms":{"drafts":true}}</script>',
      `sessionStorage.setItem('enliven-draft:/late.html:wpcf7-f7-p12-o1', ${JSON.stringify(kept)})`,
    );
    await page.locator('[name=your-name]').click();
    await page.keyboard.type('Noor');
    await page.getByLabel('C', { exact: true }).click();
    await comeAlive();
    await expect.poll(() => page.locator('[name=story]').inputValue(), PATIENCE).toBe('Draft');
    expect([await page.locator('[name=your-name]').inputValue(), await ticked(page)]).toEqual(['Noor', ['C']]);
    expect(await page.getByLabel('Post', { exact: true }).isChecked()).toBe(true);
  });

  it('is sent with an acceptance given before', async () => {
    const { page, comeAlive } = await open();
    await page.getByLabel('I accept terms').click();
    await page.locator('.wpcf7-submit').click();
    await comeAlive();
    await expect.poll(() => faults.calls, PATIENCE).toContain('POST feedback');
  });
});

const CONTACT = `<div id="et_pb_contact_form_0" class="et_pb_module et_pb_contact_form_container" data-form_unique_num="0"><div class="et-pb-contact-message"></div><div class="et_pb_contact"><form class="et_pb_contact_form" method="post" action="/contact">
<p class="et_pb_contact_field" data-id="topic" data-type="input"><label class="et_pb_contact_form_label" for="topic">Topic</label><input type="text" id="topic" class="input" name="et_pb_contact_topic_0" data-required_mark="not_required" data-field_type="input" data-original_id="topic"></p>
<p class="et_pb_contact_field" data-id="code" data-type="input" data-conditional-logic='[["topic","is","Order"]]' data-conditional-relation="all"><label class="et_pb_contact_form_label" for="code">Code</label><input type="text" id="code" class="input" name="et_pb_contact_code_0" data-required_mark="not_required" data-field_type="input" data-original_id="code"></p>
<p class="et_pb_contact_field" data-id="news" data-type="checkbox"><span><input type="checkbox" id="news" aria-label="news"><input type="text" data-checked="yes" data-unchecked="no" value="no" aria-label="news twin"></span></p>
<button type="submit" class="et_pb_contact_submit">Send</button></form></div></div>`;

describe.each(FLAVOURS)('%s: a form of the builder whose code loads late', (src) => {
  it('shows fields that depend on earlier input, and copies checked boxes', async () => {
    const hides = '<style>.et_pb_contact_field[data-conditional-logic]{display:none}</style>';
    const { page, errors, release } = await openLate(theStage.server.put('/contact.html', pageOf(src, CONTACT, hides)));
    await page.locator('#topic').click();
    await page.keyboard.type('Order');
    await page.locator('#news').click();
    release();
    await expect.poll(() => page.locator('#code').isVisible(), PATIENCE).toBe(true);
    await expect.poll(() => page.locator('[data-checked]').inputValue(), PATIENCE).toBe('yes');
    expect(errors).toEqual([]);
  });
});

const ORDER = `<form class="checkout woocommerce-checkout" name="checkout" method="post" action="/pay"><div class="woocommerce-billing-fields">
<p class="form-row validate-required validate-email" id="billing_email_field"><span class="woocommerce-input-wrapper"><input type="email" class="input-text" name="billing_email" id="billing_email" aria-label="email"></span></p>
<p class="form-row validate-required" id="billing_first_name_field"><span class="woocommerce-input-wrapper"><input class="input-text" name="billing_first_name" id="billing_first_name" aria-label="name"></span></p></div>
<label><input type="checkbox" name="createaccount" value="1"> Account</label><div class="create-account" style="display:none">Password</div>
<label><input type="checkbox" name="ship_to_different_address" value="1"> Elsewhere</label><div class="shipping_address" style="display:none">Street</div>
<label><input type="checkbox" name="gift" checked> Gift</label></form>`;

const PRODUCT = `<form class="variations_form cart" method="post" data-product_id="3" data-product_variations='[{"variation_id":31,"attributes":{"attribute_size":"S"},"price_html":"<b>5</b>","is_in_stock":true,"is_purchasable":true,"variation_is_active":true,"variation_is_visible":true,"min_qty":1,"max_qty":4},{"variation_id":32,"attributes":{"attribute_size":"L"},"price_html":"<b>9</b>","is_in_stock":true,"is_purchasable":true,"variation_is_active":true,"variation_is_visible":true,"min_qty":1,"max_qty":4}]'>
<table class="variations"><tbody><tr><td><select name="attribute_size" data-attribute_name="attribute_size" aria-label="size"><option value="">Choose</option><option>S</option><option>L</option></select></td></tr></tbody></table>
<div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div><div class="woocommerce-variation-add-to-cart variations_button"><div class="quantity"><input type="number" class="input-text qty" name="quantity" value="1" min="1" aria-label="quantity"></div><button type="submit" class="single_add_to_cart_button button">Add</button><input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form>`;

const ORDERING = `<form class="woocommerce-ordering" method="get" action="/late-list.html"><select name="orderby" class="orderby" aria-label="order"><option value="menu_order" selected>Default</option><option value="price">Price</option></select></form>`;

describe.each(FLAVOURS)('%s: a shop whose code loads late', (src) => {
  const open = (body: string) => openLate(theStage.server.put('/late-list.html', pageOf(src, body)));
  const display = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => (element as HTMLElement).style.display);

  it('opens checked parts of an order, and shows the errors of fields that were left', async () => {
    const { page, errors, release } = await open(ORDER);
    await page.locator('#billing_email').click();
    await page.keyboard.type('noor');
    await page.getByLabel('Account').click();
    await page.getByLabel('Elsewhere').click();
    release();
    await expect.poll(() => display(page, '.shipping_address'), PATIENCE).toBe('block');
    expect(await display(page, '.create-account')).toBe('block');
    const row = (id: string) => page.locator(`#${id}_field`).getAttribute('class');
    await expect.poll(() => row('billing_email'), PATIENCE).toContain('woocommerce-invalid-email');
    expect(await row('billing_first_name')).toBe('form-row validate-required');
    expect(errors).toEqual([]);
  });

  it('shows the chosen variation, and keeps a valid quantity', async () => {
    const { page, errors, release } = await open(PRODUCT);
    await page.locator('select').selectOption('L');
    await page.locator('.qty').fill('3');
    release();
    await expect.poll(() => page.locator('.single_variation b').textContent(), PATIENCE).toBe('9');
    expect(await page.locator('.variation_id').getAttribute('value')).toBe('32');
    expect(await page.locator('.qty').inputValue()).toBe('3');
    expect(errors).toEqual([]);
  });

  it('applies the chosen sort order', async () => {
    const { page, release } = await open(ORDERING);
    await page.locator('.orderby').selectOption('price');
    release();
    await expect.poll(() => page.url(), PATIENCE).toMatch(/\?orderby=price$/);
  });
});
