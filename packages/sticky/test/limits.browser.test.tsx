/** Other modules at the limit of a module, in a browser. */
import { beforeEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import './support/parts';
import { module, mountAll, page, print, scrollTo, state } from './support/sticky-page';

beforeEach(() => browser.viewport(1200, 800));

it('modules that stick to the bottom do not affect the limit of a module that sticks to the top', async () => {
  print({ m: { topOffset: '10px', bottomLimit: 'section' }, b: { position: 'bottom' } });
  page(
    `<div class="et_pb_section" style="display:flow-root;height:1900px">${module('m', 1000, 100)}</div>${module('b', 1000, 50)}`,
  );
  await mountAll();
  for (const [scroll, expected] of [
    [1740, 'top 10px'],
    [1790, 'top 10px'],
    [1791, 'top 10px margin -1px'],
  ] as const) {
    await scrollTo(scroll);
    expect([scroll, state('m'), state('b')]).toEqual([scroll, expected, 'bottom 0px']);
  }
});
