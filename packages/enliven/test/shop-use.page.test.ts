/** Controls of the shop in Chromium by mouse, without covering elements, and by keys. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

const text = (page: Page, selector: string) => page.locator(selector).first().textContent();
const soon = (page: Page, selector: string, wanted: string | RegExp) =>
  expect.poll(() => text(page, selector).catch(() => ''), PATIENCE).toMatch(wanted);

async function open(path: string): Promise<Page> {
  const { page } = await browser.open(`${theStage.site}${path}?flavour=lite`);
  await settle(page);
  return page;
}

/** Milliseconds within which a header begins to shrink after a scroll, which moves all content below. */
const LOOK = 350;

/** Returns whether an element keeps its position; loading images and shrinking headers move it. */
async function isStill(element: Element, pause: number): Promise<boolean> {
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  await new Promise((resolve) => setTimeout(resolve, pause));
  return top() === before && !document.getAnimations().some(({ playState }) => playState === 'running');
}

/** Clicks the middle of an element, which no other element may cover. */
async function press(page: Page, selector: string, at = 0): Promise<void> {
  const control = page.locator(selector).nth(at);
  const from = await page.evaluate(() => scrollY);
  await control.scrollIntoViewIfNeeded();
  // After scrolling, visitors look before they press.
  const pause = (await page.evaluate(() => scrollY)) === from ? 30 : LOOK;
  await expect.poll(() => control.evaluate(isStill, pause), PATIENCE).toBe(true);
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [x + width / 2, y + height / 2] as const;
  const isUncovered = await control.evaluate((element, [left, top]) => {
    const above = document.elementFromPoint(left, top);
    return element.contains(above) || above?.closest('label')?.getAttribute('for') === element.id;
  }, middle);
  expect(isUncovered, `${selector} is covered`).toBe(true);
  await page.mouse.move(...middle);
  await page.mouse.down();
  await page.mouse.up();
}

/** Presses a key on the focused element. */
async function strike(page: Page, selector: string, key: string, at = 0): Promise<void> {
  await page.locator(selector).nth(at).focus();
  await page.keyboard.press(key);
}

/** Opens a cart with two items of one product. */
async function openCart(): Promise<Page> {
  const page = await open('/shop');
  for (const times of [1, 2]) {
    await press(page, 'a.ajax_add_to_cart');
    await soon(page, '.woocommerce-mini-cart-item .quantity', new RegExp(`^${times} ×`));
    await expect.poll(() => page.locator('a.ajax_add_to_cart.loading').count(), PATIENCE).toBe(0);
  }
  await page.goto(`${theStage.site}/cart?flavour=lite`);
  await settle(page);
  return page;
}

const QTY = 'input.qty';
const ITEM = '.woocommerce-mini-cart-item .quantity';

describe.each<[string, typeof strike]>([
  ['by mouse', (page, selector, _key, at) => press(page, selector, at)],
  ['by keys', strike],
])('%s, a visitor', (way, use) => {
  const byMouse = way === 'by mouse';

  it('adds a product to the cart and removes it from the mini cart', async () => {
    const page = await open('/shop');
    await use(page, 'a.ajax_add_to_cart', 'Enter', 1);
    await soon(page, ITEM, /^1 ×/);
    await settle(page);
    await use(page, '.remove_from_cart_button', 'Enter');
    await soon(page, '.woocommerce-mini-cart__empty-message', 'No products');
  });

  it('changes a quantity, applies a coupon, removes an item and restores it', async () => {
    const page = await openCart();
    expect(await page.locator('[name=update_cart]').isDisabled()).toBe(true);
    await use(page, QTY, 'ArrowUp');
    if (byMouse) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('3');
      await press(page, '[name=update_cart]');
    } else {
      await page.keyboard.press('Enter');
    }
    await soon(page, '.woocommerce-message', 'Cart updated');
    expect(await page.locator(QTY).inputValue()).toBe('3');
    await settle(page);
    await use(page, '#coupon_code', 'End');
    await page.keyboard.type('nothing');
    if (byMouse) await press(page, '[name=apply_coupon]');
    else await page.keyboard.press('Enter');
    await soon(page, '.woocommerce-error', 'does not exist');
    await settle(page);
    await use(page, '.cart_item a.remove', 'Enter');
    await soon(page, '.cart-empty', 'Your cart is empty');
    await settle(page);
    await use(page, '.restore-item', 'Enter');
    await expect.poll(() => page.locator('.cart_item').count(), PATIENCE).toBe(1);
    expect(await page.locator(QTY).inputValue()).toBe('3');
  });

  it('clears the choice of a variation, chooses one and buys it', async () => {
    const page = await open('/product/kettle');
    const choose = async (id: string, first: string) => {
      await page.locator(`#${id}`).focus();
      await page.keyboard.type(first);
    };
    await choose('color', 'Red');
    await choose('size', 'Lar');
    await soon(page, '.woocommerce-variation-price', '49.00');
    await use(page, '.reset_variations', 'Enter');
    await expect.poll(() => page.locator('.woocommerce-variation-price').count(), PATIENCE).toBe(0);
    await use(page, '.single_add_to_cart_button', 'Enter');
    await soon(page, '.woocommerce-variation-notice', 'choose the options');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('color');
    await choose('color', 'Red');
    await choose('size', 'Sma');
    await soon(page, '.woocommerce-variation-price', '39.00');
    await use(page, '.single_add_to_cart_button', 'Enter');
    await page.waitForURL(/\/cart/);
    expect(await text(page, '.cart_item .product-name')).toContain('Kettle, Red, Small');
  });

  it('changes the image and gives a rating', async () => {
    const page = await open('/product/kettle');
    const picture = () => page.locator('.woocommerce-product-gallery__image img').first().getAttribute('alt');
    await use(page, '.woocommerce-product-gallery__image a', 'Space', 1);
    await expect.poll(picture, PATIENCE).toBe('Kettle, picture 2');
    await use(page, '.woocommerce-product-gallery__image a', 'Enter', 1);
    await expect.poll(picture, PATIENCE).toBe('Kettle, picture 1');
    await use(page, '.reviews_tab a', 'Enter');
    await expect.poll(() => page.locator('#tab-reviews').isVisible(), PATIENCE).toBe(true);
    for (const star of [2, 5, 1]) {
      await use(page, `.stars .star-${star}`, 'Space');
      await expect.poll(() => page.locator('#rating').inputValue(), PATIENCE).toBe(`${star}`);
    }
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('#rating').inputValue(), PATIENCE).toBe('2');
  });
});
