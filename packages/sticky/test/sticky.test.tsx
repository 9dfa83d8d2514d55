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

describe('a module that sticks', () => {
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

  it('leaves a copy in the flow that nobody can see, reach, name or send', async () => {
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

  it('marks what it is in, as long as something in there sticks', async () => {
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

  it('tells the window, then itself, when it starts and when it ends', async () => {
    await one();
    const heard = events();
    await scrollPage(600);
    await scrollPage(700);
    await scrollPage(0);
    expect(heard).toEqual(['ETBuilderStickyStart m', 'enliven:stick m', 'ETBuilderStickyEnd m', 'enliven:unstick m']);
  });

  it('keeps the server’s element, and the focus in it', async () => {
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

  it('keeps what is focused from being covered, if it is wide enough to cover it', async () => {
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

  it('says how much of the window it will cover, above anchors below it', async () => {
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
    // What is in it is not covered by it.
    expect(ask(find('m').firstElementChild as Element)).toBe(0);
  });
});

describe('width and place while stuck', () => {
  const WIDE = { styles: { width: { desktop: '80%' } }, stickyStyles: { width: '400px' } };
  const settled = () => until(() => find('m').style.maxWidth !== '' || find('m').style.width === '400px');

  it('reach what the author says a moment later, so that transitions lead there', async () => {
    await one({ ...WIDE, styles: { ...WIDE.styles, module_alignment: { desktop: 'center' } } });
    await scrollPage(600);
    expect([find('m').style.width, find('m').style.left]).toEqual(['800px', '100px']);
    await settled();
    expect(find('m').style.left).toBe('300px');
    expect(find('m').style.getPropertyPriority('width')).toBe('');
  });

  it('are stronger than style sheets on Divi 5', async () => {
    globals.diviBreakpointData = { enabledBreakpoints: [] };
    onTestFinished(() => {
      delete globals.diviBreakpointData;
    });
    await one(WIDE);
    await scrollPage(600);
    await settled();
    expect(find('m').style.getPropertyPriority('width')).toBe('important');
  });

  it('are moved by a relative offset, also up and down', async () => {
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

it('gives all back in the middle of everything', async () => {
  print({ m: { bottomLimit: 'section', stickyStyles: { width: '10px' } }, b: { position: 'bottom' } });
  page(
    `<div class="et_pb_section" data-box="0 0 900 1000">${module('m', 500, 100, 'text', 'style="color:  red; margin: 1px"')}</div>${module('b', 3000, 20)}`,
  );
  const before = document.documentElement.outerHTML;
  const runtime = await mountAll();
  await scrollPage(950);
  // The module that is stuck to the bottom takes no room at the limit of one that is stuck to the top.
  expect(find('m').style.marginTop).toBe('-50px');
  await runtime.stop();
  expect(document.documentElement.outerHTML).toBe(before);
});
