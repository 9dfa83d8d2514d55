/** Lazy parts: pages that need them, and parts that load late or fail. */
import { revealed } from '@enliven/core';
import { nextFrames, silence, until } from '@enliven/testing';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { settingFor } from '../src/sticky/devices';
import { missingParts, partLoaders, parts } from '../src/sticky/lazy-parts';
import type { Member } from '../src/sticky/member';
import { giveBoxes, boxed as module, scrollPage } from './support/boxes';
import './support/parts';
import { entry, type Fields, find, mountAll, page, placeholders, print } from './support/sticky-page';

/** Removes all loaded parts until the end of the test. */
function forget(): void {
  const before = { ...parts };
  for (const name of Object.keys(parts)) delete parts[name as keyof typeof parts];
  onTestFinished(() => {
    Object.assign(parts, before);
  });
}

beforeEach(() => {
  giveBoxes();
  scrollPage(0);
  forget();
});

describe('a page needs only the parts for', () => {
  const missing = (fields: Fields[], html = '') => {
    page(html);
    const entries = fields.map((one, at) => ({ id: `m${at}`, selector: `.m${at}`, fields: entry(`m${at}`, one) }));
    const members = entries.map((one) => ({ entry: one, setting: settingFor(one, 'desktop') }) as unknown as Member);
    return missingParts(members, document.body);
  };

  it.each<[string, Fields[], string, string[]]>([
    ['a module that sticks to the top', [{ bottomLimit: 'section', offsetSurrounding: 'on' }], '', []],
    [
      'a row of Divi 4 with an offset of 0',
      [{ stickyStyles: { position_origin_r: 'top_left', vertical_offset: '', horizontal_offset: '' } }],
      '',
      [],
    ],
    ['lists in place of records', [{ styles: [], stickyStyles: [] }], '', []],
    ['two modules', [{}, {}], '', ['stacking']],
    ['a module with a sticky width', [{ stickyStyles: { width: '50vw' } }], '', ['styles']],
    ['a module with a width', [{ styles: { width: { desktop: '80%' } } }], '', ['styles']],
    [
      'a module with an offset',
      [{ stickyStyles: { position_origin_r: 'top_left', vertical_offset: '5px' } }],
      '',
      ['styles'],
    ],
    ['a module that sticks on desktops only', [{ position: { desktop: 'top', phone: 'none' } }], '', ['devices']],
    ['a module whose distance differs by device', [{ topOffset: { desktop: '3px' } }], '', ['devices']],
    [
      'a module that considers surrounding modules on some devices',
      [{ offsetSurrounding: { desktop: 'on' } }],
      '',
      ['devices'],
    ],
    ['an admin bar', [{}], '<div id="wpadminbar"></div>', ['context']],
    ['a fixed header', [{}], '<div class="et_fixed_nav"><div id="main-header"></div></div>', ['context']],
    ['a header that is not fixed', [{}], '<div id="main-header"></div>', []],
    ['a theme builder’s header above modules that stick to the top', [{}], '<div class="et-l--header"></div>', []],
    [
      'a theme builder’s header, for modules that stick below it',
      [{ position: 'bottom' }],
      '<div class="et-l--header"></div>',
      ['context'],
    ],
    ['an element with an entrance animation', [{}], '<div class="et_animated"></div>', ['context']],
  ])('%s', (_name, fields, html, expected) => {
    expect(missing(fields, html)).toEqual(expected);
  });

  it('features it uses, which are none for one plain module', async () => {
    print({ m: { bottomLimit: 'section' } });
    page(module('m', 500, 100));
    await mountAll();
    await scrollPage(600);
    expect(find('m').style.position).toBe('fixed');
    await nextFrames(2);
    expect(Object.keys(parts)).toEqual([]);
  });
});

describe('a part', () => {
  const two = () => {
    print({ a: {}, b: {} });
    page(module('a', 100, 20) + module('b', 300, 20));
    return mountAll();
  };

  it('may load late: the page does not change until then', async () => {
    let arrive = () => {};
    const late = new Promise<Awaited<ReturnType<typeof partLoaders.stacking>>>((resolve) => {
      arrive = () => import('../src/sticky/stacking').then(resolve);
    });
    const spy = vi.spyOn(partLoaders, 'stacking').mockReturnValue(late);
    onTestFinished(() => spy.mockRestore());
    await two();
    await scrollPage(600);
    const before = document.body.innerHTML;
    await nextFrames(3);
    expect(document.body.innerHTML).toBe(before);
    expect(placeholders()).toEqual([]);
    arrive();
    await until(() => find('b').style.top === '20px');
  });

  it('may fail to load: the failure is reported once, and other features work', async () => {
    const consoleMessages = silence();
    const spy = vi.spyOn(partLoaders, 'stacking').mockRejectedValue(new Error('no answer'));
    onTestFinished(() => {
      spy.mockRestore();
      consoleMessages.restore();
    });
    const runtime = await two();
    await scrollPage(600);
    await until(() => find('b').style.position === 'fixed');
    expect(find('a').style.top).toBe('0px');
    expect(consoleMessages.errors).toEqual([expect.stringContaining('no answer')]);
    const calls = spy.mock.calls.length;
    revealed.emit(find('a'));
    await nextFrames(3);
    expect(spy.mock.calls).toHaveLength(calls);
    await runtime.stop();
    expect(placeholders()).toEqual([]);
  });

  it('starts nothing after the end', async () => {
    let arrive = () => {};
    const late = new Promise<Awaited<ReturnType<typeof partLoaders.stacking>>>((resolve) => {
      arrive = () => import('../src/sticky/stacking').then(resolve);
    });
    const spy = vi.spyOn(partLoaders, 'stacking').mockReturnValue(late);
    onTestFinished(() => spy.mockRestore());
    const runtime = await two();
    await scrollPage(600);
    await runtime.stop();
    const before = document.documentElement.outerHTML;
    arrive();
    await nextFrames(4);
    expect(document.documentElement.outerHTML).toBe(before);
  });
});
