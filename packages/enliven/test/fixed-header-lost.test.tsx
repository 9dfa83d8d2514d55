/** Page whose code for fixed headers fails to load. */

import { headerVariant } from '@enliven/header';
import { nextFrames, renderBehavior, silence, until } from '@enliven/testing';
import { afterEach, expect, it, vi } from 'vitest';

vi.mock('../../header/src/header/fixed-header', () => Promise.reject(new Error('offline')));

const HEADER =
  '<main><header id="main-header"><h1>Mill</h1></header><div id="page-container"><div id="main-content"></div></div></main>';

afterEach(() => {
  window.scrollTo(0, 0);
  document.body.className = '';
});

it('a hidden header is shown on scroll when its code fails to load, and restored', async () => {
  const { errors, restore } = silence();
  document.body.className = 'et_fixed_nav et_hide_nav et_header_style_left';
  const { element, stop } = await renderBehavior(headerVariant, HEADER);
  const server = element.className;
  await nextFrames(3);
  expect(element.classList.contains('et-fixed-header')).toBe(false);
  window.scrollTo(0, 300);
  window.dispatchEvent(new Event('scroll'));
  await until(() => element.classList.contains('et-fixed-header'));
  await until(() => errors.length > 0);
  await stop();
  expect(element.className).toBe(server);
  restore();
});
