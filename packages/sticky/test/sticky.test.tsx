/** Effects of sticky modules on a page: classes, styles, copies and events. */
import { stickyTop } from '@enliven/core';
import { until } from '@enliven/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { parts } from '../src/sticky/lazy-parts';
import { giveBoxes, boxed as module, scrollPage } from './support/boxes';
import { events, one } from './support/one-module';
import './support/parts';
import { find, mountAll, page, placeholders, print } from './support/sticky-page';

const globals = globalThis as Record<string, unknown>;
const root = document.documentElement;

beforeEach(() => {
  giveBoxes();
  scrollPage(0);
});

describe('a stuck module', () => {
  it('has the theme’s classes in their order, and is fixed', async () => {
    await one({ topOffset: '20px' });
    await scrollPage(600);
    const { className, style } = find('m');
    expect(className).toBe('et_pb_module et_pb_sticky_module m et_pb_sticky et_pb_sticky--top');
    expect(style.position).toBe('fixed');
    expect(style.getPropertyPriority('position')).toBe('important');
    expect([style.top, style.bottom, style.left, style.width, style.zIndex]).toEqual([
      '20px',
      'auto',
      '100px',
      '800px',
      '10000',
    ]);
  });

  it('leaves a copy in the flow that is invisible, inert, without ids and without form data', async () => {
    await one(
      {},
      '<form id="f" name="g"><label for="q">Q</label><input id="q" name="q" autofocus></form><script id="s">1</script><iframe src="about:blank" title="t"></iframe>',
      'id="top" data-address="0.1.2"',
    );
    await scrollPage(600);
    const [copy] = placeholders() as [HTMLElement];
    expect(copy.previousElementSibling).toBe(find('m'));
    expect(copy.matches('[aria-hidden=true][inert][data-enliven-ignore]')).toBe(true);
    expect(copy.getAttribute('data-sticky-placeholder-id')).toBe('m');
    expect(copy.getAttribute('data-address')).toBe('placeholder-0.1.2');
    expect(copy.querySelector('[id],[name],[for],[autofocus],[src],script')).toBeNull();
    expect(copy.id).toBe('');
    expect(copy.style.opacity).toBe('0');
    expect(document.getElementById('q')?.closest('.m')).toBe(find('m'));
  });

  it('leaves elements of its own selector inside it alone, so that their copies do not multiply', async () => {
    print({ m: {} });
    // The server marks the module, but not the wrapper of a button.
    page('<div class="m" data-box="100 500 800 50"><div class="m"><div class="m">In</div></div></div>');
    await mountAll();
    await scrollPage(600);
    expect([...document.querySelectorAll('.m.et_pb_sticky')]).toEqual([find('m')]);
    expect(placeholders()).toHaveLength(1);
  });

  it('sets a class on the elements around it while they contain a stuck module', async () => {
    print({ a: {}, b: {} });
    page(
      `<div class="et_pb_column o"><div class="et_pb_column i">${module('a', 100, 10)}</div>${module('b', 300, 10)}</div>`,
    );
    await mountAll();
    const marked = () => [...document.querySelectorAll('.has_et_pb_sticky')].length;
    await scrollPage(200);
    expect(marked()).toBe(3);
    await scrollPage(350);
    expect(marked()).toBe(3);
    await scrollPage(0);
    expect(marked()).toBe(0);
  });

  it('dispatches events on the window, then on itself, at its start and end', async () => {
    await one();
    const heard = events();
    await scrollPage(600);
    await scrollPage(700);
    await scrollPage(0);
    expect(heard).toEqual(['ETBuilderStickyStart m', 'enliven:stick m', 'ETBuilderStickyEnd m', 'enliven:unstick m']);
  });

  it('keeps the server’s element, and focus inside', async () => {
    await one({}, '<input aria-label="q">');
    const element = find('m');
    const field = element.querySelector('input') as HTMLInputElement;
    field.focus();
    await scrollPage(600);
    expect(find('m')).toBe(element);
    expect(document.activeElement).toBe(field);
    await scrollPage(0);
    expect(document.activeElement).toBe(field);
  });

  it('sets the scroll padding of the page when it is wide enough to cover focused elements', async () => {
    print({ m: { topOffset: '10px' }, f: { position: 'bottom' } });
    page(module('m', 500, 100) + module('f', 5000, 40));
    await mountAll();
    await until(() => getComputedStyle(root).scrollPaddingBottom === '40px');
    await scrollPage(600);
    await until(() => getComputedStyle(root).scrollPaddingTop === '110px');
    await scrollPage(0);
    await until(() => getComputedStyle(root).scrollPaddingTop === '');
  });

  it('is in the flow again in print', async () => {
    await one();
    await scrollPage(600);
    window.dispatchEvent(new Event('beforeprint'));
    expect(find('m').className).toBe('et_pb_module et_pb_sticky_module m');
    expect(placeholders()).toEqual([]);
    window.dispatchEvent(new Event('afterprint'));
    expect(find('m').style.position).toBe('fixed');
  });

  it('reports the height that it covers above elements below it', async () => {
    await one({}, '<a href="#there">There</a>');
    await until(() => !!parts.anchors);
    const ask = (element: Element) => {
      const all: number[] = [];
      stickyTop.emit({ element, add: (pixels) => void all.push(pixels) });
      return all[0];
    };
    const target = (top: number) => {
      const anchor = document.body.appendChild(document.createElement('p'));
      anchor.setAttribute('data-box', `100 ${top} 800 20`);
      onTestFinished(() => anchor.remove());
      return anchor;
    };
    expect([ask(target(2000)), ask(target(100)), ask(find('m'))]).toEqual([100, 0, 0]);
    // It does not cover its own content.
    expect(ask(find('m').firstElementChild as Element)).toBe(0);
  });
});

describe('width and position of a stuck module', () => {
  const WIDE = { styles: { width: { desktop: '80%' } }, stickyStyles: { width: '400px' } };
  const settled = () => until(() => find('m').style.maxWidth !== '' || find('m').style.width === '400px');

  it('have the author’s values a moment later, so that transitions run', async () => {
    await one({ ...WIDE, styles: { ...WIDE.styles, module_alignment: { desktop: 'center' } } });
    await scrollPage(600);
    expect([find('m').style.width, find('m').style.left]).toEqual(['800px', '100px']);
    await settled();
    expect(find('m').style.left).toBe('300px');
    expect(find('m').style.getPropertyPriority('width')).toBe('');
  });

  it('are important on Divi 5', async () => {
    globals.diviBreakpointData = { enabledBreakpoints: [] };
    onTestFinished(() => {
      delete globals.diviBreakpointData;
    });
    await one(WIDE);
    await scrollPage(600);
    await settled();
    expect(find('m').style.getPropertyPriority('width')).toBe('important');
  });

  it('include the relative offset in both directions', async () => {
    await one({
      topOffset: '20px',
      stickyStyles: { position_origin_r: 'top_right', vertical_offset: '7px', horizontal_offset: '30px' },
      styles: { module_alignment: { desktop: 'right' } },
    });
    await scrollPage(600);
    await until(() => find('m').style.top === '27px');
    expect(find('m').style.left).toBe('70px');
    await scrollPage(0);
    expect(find('m').getAttribute('style')).toBeNull();
  });
});

it('stop() restores the page byte for byte while modules are stuck', async () => {
  print({ m: { bottomLimit: 'section', stickyStyles: { width: '10px' } }, b: { position: 'bottom' } });
  page(
    `<div class="et_pb_section" data-box="0 0 900 1000">${module('m', 500, 100, 'text', 'style="color:  red; margin: 1px"')}</div>${module('b', 3000, 20)}`,
  );
  const before = document.documentElement.outerHTML;
  const runtime = await mountAll();
  await scrollPage(950);
  // The module stuck to the bottom does not affect the limit of the one stuck to the top.
  expect(find('m').style.marginTop).toBe('-50px');
  await runtime.stop();
  expect(document.documentElement.outerHTML).toBe(before);
});
