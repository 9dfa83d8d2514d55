/** Tabs of a shop, which can differ by device (docs/reference/tabs.md#tabs-of-a-shop-by-device). */
import { key, renderBehavior, until } from '@enliven/testing';
import { expect, it } from 'vitest';
import { tabs } from '../src';
import { css, tabs as markup } from './markup';

it('hides the tabs of a shop that the device excludes', async () => {
  const names = ['description', 'details', 'reviews'];
  const withShopClasses = (inner: string) =>
    names.reduce((text, name, at) => text.replace(`et_pb_tab_${at}`, `${name}_tab`), inner);
  const { element, stop } = await renderBehavior(tabs, withShopClasses(markup()) + css);
  const controls = [...element.querySelectorAll<HTMLElement>('.et_pb_tabs_controls > li')];
  const link = (at: number) => controls[at]?.querySelector('a') as HTMLElement;
  const selectedIndex = () => controls.findIndex((control) => control.classList.contains('et_pb_tab_active'));
  const visibleIndexes = () => controls.flatMap(({ style }, at) => (style.display === 'none' ? [] : at));
  element.setAttribute('data-include_tabs', 'details|reviews|nothing');
  await until(() => visibleIndexes().length === 2);
  expect(visibleIndexes()).toEqual([1, 2]);
  await until(() => selectedIndex() === 1);
  link(1).focus();
  key('ArrowLeft');
  expect(document.activeElement).toBe(link(2));
  element.setAttribute('data-include_tabs', 'nothing');
  await until(() => visibleIndexes().length === 3);
  element.removeAttribute('data-include_tabs');
  await stop();
});
