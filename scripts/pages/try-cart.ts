/** Uses a cart with items: quantity, coupon, removal, undo. The shop's responses are made from the page itself. */
import type { Page } from 'playwright';
import { focus, PATIENCE } from './patience';
import { type Scope, settle } from './runtime';

const FORM = '.woocommerce-cart-form';
const ROWS = `${FORM} .cart_item`;
const COUNTS = 'a.et-cart-info,.et_pb_menu__cart-button';

interface Change {
  notice?: string;
  /** Quantity of the first product; `0` removes it. */
  quantity?: string;
  /** Origin that the page was saved from, which is replaced with the local server's. */
  from?: string;
}

/** Returns the page as the server prints it after a change. */
const printed = (page: Page, change: Change): Promise<string> =>
  page.evaluate(
    ([{ notice, quantity, from }, rows]) => {
      const copy = new DOMParser().parseFromString((globalThis as Scope).enlivenBefore ?? '', 'text/html');
      const row = copy.querySelector(rows);
      if (quantity === '0') row?.remove();
      else if (quantity) row?.querySelector('input.qty')?.setAttribute('value', quantity);
      const place = copy.querySelector('.woocommerce-notices-wrapper');
      if (place && notice) place.innerHTML = `<div class="woocommerce-message">${notice}</div>`;
      for (const name of from ? ['href', 'action'] : [])
        for (const one of copy.querySelectorAll(`[${name}^="${from}"]`))
          one.setAttribute(name, (one.getAttribute(name) ?? '').replace(from ?? '', location.origin));
      return copy.documentElement.outerHTML;
    },
    [change, ROWS] as const,
  );

async function expectText(page: Page, selector: string, text: string | RegExp, expectation: string): Promise<void> {
  const found = page.locator(selector).filter({ hasText: text }).first();
  await found.waitFor({ timeout: PATIENCE }).catch(() => {
    throw new Error(expectation);
  });
}

/** Waits until the links to the cart show a number of items. @throws Error with `expectation` after `PATIENCE` */
async function expectCount(page: Page, count: number, expectation: string): Promise<void> {
  const test = ([selector, wanted]: readonly [string, string]) =>
    [...document.querySelectorAll(selector)].every((link) => {
      const words = `${link.textContent} ${link.getAttribute('aria-label') ?? ''}`;
      return !/\d/.test(words) || words.includes(wanted);
    });
  await page.waitForFunction(test, [COUNTS, `${count}`] as const, { timeout: PATIENCE }).catch(() => {
    throw new Error(expectation);
  });
}

/** Uses the cart by mouse and keyboard. @returns whether the page has a cart with items. @throws Error that names the missing effect */
export async function tryCart(page: Page): Promise<boolean> {
  const form = await page.$(FORM);
  const from = /^https?:\/\/[^/]+/.exec((await form?.getAttribute('action')) ?? '')?.[0];
  const rows = page.locator(ROWS);
  const numbers = await rows
    .locator('input.qty')
    .evaluateAll((all) => all.map((it) => Number((it as HTMLInputElement).value)));
  const others = numbers.slice(1).reduce((sum, number) => sum + number, 0);
  if (!form || !from || !numbers[0] || !(await form.isVisible())) return false;
  let answer = '';
  const requests: string[] = [];
  const cart = (url: URL) => url.pathname.startsWith('/cart');
  await page.route(cart, (route) => {
    requests.push(`${route.request().url()} ${route.request().postData() ?? ''}`);
    return route.fulfill({ contentType: 'text/html', body: answer });
  });
  // Forms and links of a saved page lead to the site that it was saved from.
  await page.evaluate(
    ([host, part]) => {
      for (const name of ['href', 'action'])
        for (const one of document.querySelectorAll(
          `:is(${part}):is([${name}^="${host}"]),:is(${part}) [${name}^="${host}"]`,
        ))
          one.setAttribute(name, (one.getAttribute(name) ?? '').replace(host, location.origin));
    },
    [from, `${FORM},.cart_totals`] as const,
  );

  answer = await printed(page, { from, quantity: '7', notice: 'Cart updated.' });
  const quantity = rows.first().locator('input.qty');
  await quantity.fill('7');
  await page.keyboard.press('Enter');
  await expectText(page, '.woocommerce-message', 'Cart updated.', 'Enter in a quantity does not update the cart');
  await expectCount(page, 7 + others, 'the number of items does not follow a quantity');
  if (!(await quantity.evaluate((it) => it === document.activeElement)))
    throw new Error('the focus does not stay in the quantity that was changed');

  await settle(page);
  const coupon = page.locator(`${FORM} [name="coupon_code"]`);
  if (await coupon.isVisible()) {
    answer = await printed(page, { from, quantity: '7', notice: 'Coupon applied.' });
    await coupon.click();
    await page.keyboard.type('ten');
    await page.locator(`${FORM} [name="apply_coupon"]`).click({ timeout: PATIENCE });
    await expectText(page, '.woocommerce-message', 'Coupon applied.', 'a coupon is not applied');
    if (!requests.at(-1)?.includes('coupon_code=ten')) throw new Error('a coupon is not sent');
    await settle(page);
  }

  answer = await printed(page, {
    from,
    quantity: '0',
    notice: 'Removed. <a href="/cart/?undo_item=1" class="restore-item">Undo?</a>',
  });
  await rows.first().locator('a.remove').click({ timeout: PATIENCE });
  await expectText(page, '.woocommerce-message', 'Removed.', 'a click removes nothing from the cart');
  if ((await rows.count()) !== numbers.length - 1) throw new Error('the removed item is still in the cart');
  await expectCount(page, others, 'the number of items does not follow a removal');

  await settle(page);
  answer = await printed(page, {});
  await focus(page, 'the undo link', await page.$('.restore-item'));
  await page.keyboard.press('Enter');
  await page
    .locator('.restore-item')
    .waitFor({ state: 'detached', timeout: PATIENCE })
    .catch(() => {
      throw new Error('Enter does not restore the removed item');
    });
  if ((await rows.count()) !== numbers.length) throw new Error('the restored item is not in the cart');
  await settle(page);
  await page.unroute(cart);
  return true;
}
