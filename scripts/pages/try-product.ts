/** Uses the page of a product: pictures, tabs, rating and variations. */
import type { Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

/**
 * Chooses another picture by mouse.
 *
 * @returns false if there is nothing to try
 * @throws Error that names the missing effect
 */
export async function tryProductGallery(page: Page): Promise<boolean> {
  const gallery = await page.$('.woocommerce-product-gallery');
  if (!gallery) return false;
  await expectSoon(
    page,
    'the gallery of the product stays hidden',
    gallery,
    (it) => getComputedStyle(it).opacity === '1' && it.getClientRects().length > 0,
  );
  const [first, second] = await gallery.$$('.woocommerce-product-gallery__image');
  const link = await second?.$('a');
  if (!first || !link) return true;
  const wanted = await link.getAttribute('href');
  await link.click({ timeout: PATIENCE });
  await expectSoon(page, 'a click does not change the pictures', link, (it) => {
    const main = it.closest('.woocommerce-product-gallery')?.querySelector('.woocommerce-product-gallery__image a');
    return main !== it && it.getAttribute('href') !== main?.getAttribute('href');
  });
  if ((await first.$eval('a', (it) => it.getAttribute('href'))) !== wanted)
    throw new Error('a click does not show the picture that was chosen');
  return true;
}

/**
 * Opens a tab by mouse and the previous one by arrow key.
 *
 * @returns false if there is nothing to try
 * @throws Error that names the missing effect
 */
export async function tryProductTabs(page: Page): Promise<boolean> {
  const links = await page.$$('.wc-tabs-wrapper .wc-tabs > li > a');
  const [first, second] = links;
  if (!first || !second || !(await second.isVisible())) return false;
  const isOpen = (link: Element) => {
    const panels = [...(link.closest('.wc-tabs-wrapper')?.querySelectorAll<HTMLElement>('.wc-tab') ?? [])];
    const open = panels.filter((panel) => panel.getClientRects().length > 0);
    return open.length === 1 && `#${open[0]?.id}` === link.getAttribute('href');
  };
  await second.click({ timeout: PATIENCE });
  await expectSoon(page, 'a click does not open the tab of the product', second, isOpen);
  await focus(page, 'the tab of the product', second);
  await page.keyboard.press('ArrowLeft');
  await expectSoon(page, 'the arrow key does not open the tab of the product', first, isOpen);
  return true;
}

/**
 * Gives four stars by mouse and five by keyboard.
 *
 * @returns false if there is nothing to try
 * @throws Error that names the missing effect
 */
export async function tryProductRating(page: Page): Promise<boolean> {
  const select = await page.$('select#rating');
  if (!select) return false;
  const tab = await page.$('.wc-tabs .reviews_tab a');
  if (tab && (await tab.isVisible())) await tab.click({ timeout: PATIENCE });
  const star = await page.$('p.stars .star-4');
  if (!star) throw new Error('no stars replace the rating menu');
  if (!(await star.isVisible())) return false;
  await star.click({ timeout: PATIENCE });
  await expectSoon(page, 'a click gives no stars', select, (it) => (it as HTMLSelectElement).value === '4');
  await page.keyboard.press('ArrowRight');
  await expectSoon(page, 'the arrow key gives no stars', select, (it) => (it as HTMLSelectElement).value === '5');
  return true;
}

/**
 * Chooses a variation and clears the choice.
 *
 * @returns false if there is nothing to try
 * @throws Error that names the missing effect
 */
export async function tryVariations(page: Page): Promise<boolean> {
  const form = await page.$('form.variations_form');
  const button = await form?.$('.woocommerce-variation-add-to-cart');
  if (!form || !button || !(await form.isVisible())) return false;
  for (const select of await form.$$('.variations select')) {
    const value = await select.evaluate(
      (it) => [...(it as HTMLSelectElement).options].find((option) => option.value && !option.disabled)?.value,
    );
    if (value) await select.selectOption(value);
  }
  const isEnabled = (it: Element) => it.classList.contains('woocommerce-variation-add-to-cart-enabled');
  await expectSoon(page, 'a complete choice cannot be bought', button, isEnabled);
  const id = await form.$('input[name="variation_id"]');
  if (!Number(await id?.inputValue())) throw new Error('a complete choice names no variation');
  const reset = await form.$('.reset_variations');
  if (!reset) return true;
  await reset.click({ timeout: PATIENCE });
  await expectSoon(page, 'the choice is not cleared', button, (it) =>
    it.classList.contains('woocommerce-variation-add-to-cart-disabled'),
  );
  return true;
}
