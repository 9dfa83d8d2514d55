/** The store notice, which the platform's style sheet hides: shown until it is dismissed (docs/reference/shop.md). */
import { click, html, nextFrames, renderBehavior } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { shopBasics } from '../src';

const notice = (
  id: string,
) => html`<p class="woocommerce-store-notice demo_store" data-notice-id="${id}">Closed on Monday. <a href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>
<style>.woocommerce-store-notice { display: none }</style>`;

const NAME = 'store_noticea1';
afterEach(() => {
  for (const name of [NAME, 'store_notice']) Object.assign(document, { cookie: `${name}=; path=/; max-age=0` });
});

async function isShown(id: string, use: (element: HTMLElement) => void = () => {}): Promise<boolean> {
  const { element, stop } = await renderBehavior(shopBasics, notice(id));
  use(element);
  await nextFrames();
  const { display } = getComputedStyle(element);
  await stop();
  expect(element.hasAttribute('style')).toBe(false);
  return display !== 'none';
}
const dismiss = (element: HTMLElement) => {
  expect(click(element.querySelector('a') as Element)).toBe(false);
};

describe('the store notice', () => {
  it('is shown until it is dismissed, and stays hidden on later pages', async () => {
    expect(await isShown('a1')).toBe(true);
    expect(await isShown('a1', (element) => click(element))).toBe(true);
    expect(await isShown('a1', dismiss)).toBe(false);
    expect(document.cookie).toContain(`${NAME}=hidden`);
    expect(await isShown('a1')).toBe(false);
    expect(await isShown('b2')).toBe(true);
  });

  it('ignores an id that would add attributes to its cookie', async () => {
    await isShown('a=1; domain=elsewhere.example', dismiss);
    expect(document.cookie).toContain('store_notice=hidden');
    expect(document.cookie).not.toContain('elsewhere');
  });
});
