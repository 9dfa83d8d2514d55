/** Other scripts of a page switch the tabs of a product. */
import { nextFrames, renderBehavior } from '@enliven/testing';
import { expect, it } from 'vitest';
import { productTabs } from '../src';

it('pressing a tab shows its panel after a script has switched to another tab', async () => {
  const tab = (key: string) => `<li class="${key}_tab"><a href="#tab-${key}">${key}</a></li>`;
  const panel = (key: string) => `<div class="wc-tab" id="tab-${key}">${key}</div>`;
  const { element, stop } = await renderBehavior(
    productTabs,
    `<div class="wc-tabs-wrapper"><ul class="wc-tabs">${tab('one')}${tab('two')}</ul>${panel('one')}${panel('two')}</div>`,
  );
  const [first, second] = element.querySelectorAll<HTMLElement>('li');
  const shown = () => [...element.querySelectorAll<HTMLElement>('.wc-tab')].map(({ style }) => style.display);
  first?.classList.remove('active');
  second?.classList.add('active');
  await nextFrames();
  expect([shown(), second?.querySelector('a')?.getAttribute('aria-selected')]).toEqual([['none', 'block'], 'true']);
  first?.querySelector('a')?.click();
  await nextFrames();
  expect(shown()).toEqual(['block', 'none']);
  await stop();
});
