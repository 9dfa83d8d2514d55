/** The space that the store notice reserves below the footer, in a browser with layout. */
import { renderBehavior, until } from '@enliven/testing';
import { expect, it } from 'vitest';
import { shopDetails } from '../src';

it('the store notice reserves space below the footer until it is dismissed', async () => {
  const { element, stop } = await renderBehavior(
    shopDetails,
    '<p class="demo_store" style="margin: 0; height: 40px">Closed</p><footer id="footer-bottom"></footer>',
  );
  const footer = document.getElementById('footer-bottom') as HTMLElement;
  await until(() => footer.style.marginBottom === '40px');
  element.style.display = 'none';
  await until(() => footer.style.marginBottom === '');
  element.style.display = '';
  await until(() => footer.style.marginBottom === '40px');
  await stop();
  expect(footer.hasAttribute('style')).toBe(false);
});
