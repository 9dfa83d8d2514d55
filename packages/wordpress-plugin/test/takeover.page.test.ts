/** Pages of every kind, on which Enliven replaces the scripts of the theme and of other plugins. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { composed, handles, hasJquery, mountedBehaviors, originals, PATIENCE } from './stage/check-page';
import { onStage } from './stage/use-stage';

const click = (page: Page, selector: string) => page.locator(selector).first().click();
const waitForElement = (page: Page, selector: string) =>
  expect.poll(() => page.locator(selector).count(), PATIENCE).toBeGreaterThan(0);

/** Interacts with a page as a visitor does, and checks the effect. */
type Use = (page: Page) => Promise<unknown>;

async function pressToggle(page: Page) {
  await click(page, '.et_pb_toggle_item .et_pb_toggle_title');
  await waitForElement(page, '.et_pb_toggle_item.et_pb_toggle_open');
}

async function sendForm(page: Page) {
  await page.getByLabel('Your email').fill('a@example.com');
  await page.getByRole('button', { name: 'Submit' }).click();
  await waitForElement(page, '.wpcf7-form.sent');
}

async function sendContact(page: Page) {
  await page.getByPlaceholder('name').fill('Ann');
  await page.getByPlaceholder('email').fill('ann@example.com');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => page.locator('.et-pb-contact-message').textContent(), PATIENCE).toContain('Thanks');
}

async function openMenu(page: Page, menu: string) {
  await page.locator(`${menu} > .menu-item-has-children > a`).hover();
  await waitForElement(page, `${menu} .et-show-dropdown, ${menu} .et-hover`);
}

const PAGES: readonly [path: string, behavior: string, use?: Use][] = [
  ['/disclosure/', 'accordion', pressToggle],
  [
    '/tabs/',
    'tabs',
    async (page) => {
      await page.getByText('Tab Two').click();
      await expect.poll(() => page.getByText('Panel Two').isVisible(), PATIENCE).toBe(true);
    },
  ],
  [
    '/slider/',
    'slider',
    async (page) => {
      await page.locator('.et_pb_slider').hover();
      await click(page, '.et-pb-arrow-next');
      await waitForElement(page, '.et_pb_slide_1.et-pb-active-slide');
    },
  ],
  [
    '/counters/',
    'number-counter',
    (page) =>
      expect.poll(() => page.locator('.et_pb_number_counter .percent-value').textContent(), PATIENCE).toMatch(/1,?234/),
  ],
  [
    '/gallery/',
    'gallery',
    async (page) => {
      await click(page, '.et_pb_gallery_image a');
      await expect.poll(() => page.getByRole('dialog').count(), PATIENCE).toBe(1);
    },
  ],
  [
    '/blog/',
    'ajax-pagination',
    async (page) => {
      await page.getByText('Older Entries').click();
      await expect.poll(() => page.getByText('Post 4').count(), PATIENCE).toBe(1);
    },
  ],
  ['/portfolio/', 'filterable-portfolio'],
  [
    '/video/',
    'video',
    async (page) => {
      await click(page, '.et_pb_video_overlay');
      await expect.poll(() => page.locator('.et_pb_video_overlay').isVisible(), PATIENCE).toBe(false);
    },
  ],
  ['/audio/', 'player', (page) => waitForElement(page, '.mejs-playpause-button')],
  ['/map/', 'map'],
  ['/menu/', 'menu-module', (page) => openMenu(page, '#menu-main')],
  ['/animated/', 'sticky', (page) => waitForElement(page, '.et_pb_blurb')],
  ['/contact/', 'contact-form', sendContact],
  [
    '/signup/',
    'newsletter',
    async (page) => {
      await page.getByPlaceholder('Email').fill('ann@example.com');
      await page.getByText('Subscribe').click();
      await expect.poll(() => page.locator('.et_pb_newsletter_success').isVisible(), PATIENCE).toBe(true);
    },
  ],
  ['/search-page/', 'search'],
  ['/plugin-form/', 'plugin-form', sendForm],
  ['/kitchen-sink/', 'tabs', pressToggle],
  ['/built/', 'toggle', pressToggle],
  ['/post-9/', 'comments'],
  ['/category/uncategorized/', 'header', (page) => openMenu(page, '#top-menu')],
  ['/?s=words', 'menu'],
  ['/nothing/', 'header'],
  [
    '/shop/',
    'add-to-cart',
    async (page) => {
      await click(page, '.ajax_add_to_cart');
      await expect.poll(() => page.locator('.widget_shopping_cart_content').textContent(), PATIENCE).toBe('1 thing');
    },
  ],
  [
    '/product/mug/',
    'product-tabs',
    async (page) => {
      await click(page, '.reviews_tab a');
      await expect.poll(() => page.getByText('What others say').isVisible(), PATIENCE).toBe(true);
    },
  ],
];

for (const generation of [4, 5] as const)
  onStage(
    `taken over, generation ${generation}`,
    { generation, plugins: ['contact-form-7', 'woocommerce'] },
    (stage) => {
      it.each(PAGES)('makes %s work with one file and without original scripts', async (path, behavior, use) => {
        await stage.choose({ mode: 'on' });
        const { page, complaints, scripts } = await stage.visit(path);
        expect(await mountedBehaviors(page)).toContain(behavior);
        await use?.(page);
        // WordPress's own script for replies needs no jQuery and stays.
        expect((await handles(page)).filter((handle) => handle !== 'comment-reply')).toEqual([]);
        expect(await originals(page)).toEqual([]);
        expect(await hasJquery(page)).toBe(false);
        expect(composed(scripts)).toHaveLength(1);
        expect(complaints).toEqual([]);
      });

      it.each(['/tabs/', '/built/'])('opens the menu of %s on a phone', async (path) => {
        await stage.choose({ mode: 'on' });
        const visitor = await stage.arrive({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
        const { page, complaints } = await visitor.open(path);
        await mountedBehaviors(page);
        await page.locator('.mobile_menu_bar').first().tap();
        await expect.poll(() => page.locator('.mobile_nav.opened').count(), PATIENCE).toBe(1);
        await expect.poll(() => page.locator('.et_mobile_menu').getByText('Slider').isVisible(), PATIENCE).toBe(true);
        expect(complaints).toEqual([]);
      });

      it('navigates to another page by the menu, and back', async () => {
        await stage.choose({ mode: 'on' });
        const { page, complaints } = await stage.visit('/blog/');
        await mountedBehaviors(page);
        await page.locator('#top-menu > .menu-item-has-children > a').hover();
        await page.locator('#top-menu .sub-menu').getByText('Slider').click();
        await page.waitForURL('**/slider/');
        expect(await mountedBehaviors(page)).toContain('slider');
        await page.goBack();
        await page.waitForURL('**/blog/');
        expect(await mountedBehaviors(page)).toContain('ajax-pagination');
        expect(complaints).toEqual([]);
      });
    },
  );
