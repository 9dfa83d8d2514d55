/** Multi-view of Divi 5: one list for the whole page. */
import { until } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { entry, find, list, mountAll, point, printList, settle } from './support/multi-view-page';
import { setWidth } from './support/width';

/** Actions, each with its own event. */
const ACTIONS = ['setContent', 'setAttrs', 'setStyle', 'setClassName', 'setVisibility'];

describe('the multi-view list of Divi 5', () => {
  const module = (inner: string) => `<div class="et_pb_module et_pb_blurb_0">${inner}</div>`;

  it('applies each action by device and state, and sends its event on the window', async () => {
    list(
      entry('setContent', { desktop: 'D', tablet: 'T', 'desktop--hover': 'H' }),
      entry('setAttrs', { desktop: { src: '/a.jpg' }, phone: { src: '/b.jpg' } }, { selector: '.et_pb_blurb_0 img' }),
      entry(
        'setAttrs',
        { desktop: { srcset: '/a.jpg 2x' }, phone: { srcset: '/b.jpg 2x' } },
        { selector: '.et_pb_blurb_0 img' },
      ),
      entry('setStyle', { desktop: { color: 'red' }, phone: { color: 'blue' } }),
      entry('setClassName', { desktop: { add: ['on'] }, phone: { remove: ['on'] } }, { switchOnLoad: true }),
      entry('setVisibility', { desktop: 'visible', phone: 'hidden' }, { selector: '.v' }),
    );
    const heard: string[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    const types = ACTIONS.map((action) => `divi:multiView:${action}`);
    for (const type of types) window.addEventListener(type, hear);
    const { before, stop } = await mountAll(
      module(
        '<h4 class="t" data-et-mv-hidden-tablet="true">D</h4><img src="/a.jpg" srcset="/a.jpg 2x"><i class="v">v</i>',
      ),
    );
    expect(find('.t').outerHTML).toBe('<h4 class="t on">D</h4>');
    await point(find('.et_pb_blurb_0'));
    expect(find('.t').textContent).toBe('H');
    await point(null);
    await setWidth(400);
    expect(find('.t').outerHTML).toBe('<h4 class="t" style="color: blue;">T</h4>');
    expect([find('img').getAttribute('src'), find('img').getAttribute('srcset')]).toEqual(['/b.jpg', '/b.jpg 2x']);
    expect(find('.v').className).toBe('v et_multi_view_hidden');
    expect(new Set(heard)).toEqual(new Set(types));
    await stop();
    expect(document.body.innerHTML).toBe(before);
    for (const type of types) window.removeEventListener(type, hear);
  });

  it('applies attributes of an image’s wrapper to the image between all widths', async () => {
    const of = { selector: '.frame' };
    list(
      entry('setAttrs', { desktop: { src: '/a.jpg' }, tablet: { src: '/t.jpg' }, phone: { src: '/p.jpg' } }, of),
      entry('setAttrs', { desktop: { width: '3' }, tablet: { width: '4' } }, of),
      entry(
        'setAttrs',
        { desktop: { srcset: '/a.jpg 2x' }, tablet: { srcset: '/t.jpg 2x' }, phone: { srcset: '/p.jpg 2x' } },
        of,
      ),
    );
    const { before, stop } = await mountAll(
      module('<div class="frame" title="f"><img src="/a.jpg" width="3" loading="lazy"></div>'),
      800,
    );
    const shown = () => ['src', 'srcset', 'width'].map((name) => find('img').getAttribute(name));
    expect(shown()).toEqual(['/t.jpg', '/t.jpg 2x', '4']);
    expect(find('.frame').getAttributeNames()).toEqual(['class', 'title']);
    for (const [width, name] of [
      [400, 'p'],
      [800, 't'],
      [1200, 'a'],
      [400, 'p'],
    ] as const) {
      await setWidth(width);
      expect(shown().slice(0, 1)).toEqual([`/${name}.jpg`]);
      if (name !== 'a') expect(shown().slice(1)).toEqual([`/${name}.jpg 2x`, '4']);
    }
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('does not change elements of another module, or a target that contains another target', async () => {
    list(entry('setContent', { desktop: 'D', phone: 'P' }, { selector: '.et_pb_blurb_0 h4, .et_pb_blurb_0 h4 a' }));
    await mountAll(
      module('<h4><a href="#">D</a></h4><div class="et_pb_module et_pb_blurb_7"><h4>other</h4></div>'),
      400,
    );
    expect([...document.querySelectorAll('h4')].map(({ innerHTML }) => innerHTML)).toEqual([
      '<a href="#">P</a>',
      'other',
    ]);
  });

  it('hides the empty content of a module unless one of its states has content', async () => {
    list(
      entry('setContent', { desktop: 'D', phone: '' }),
      entry('setContent', { desktop: 'D', phone: '', 'phone--hover': 'H' }, { selector: '.u' }),
    );
    await mountAll(module('<p class="t">D</p><p class="u">D</p>'), 400);
    expect([find('.t').className, find('.u').className]).toEqual(['t et_multi_view_hidden', 'u']);
  });

  it('applies to elements that are inserted later', async () => {
    list(entry('setContent', { desktop: 'D', phone: 'P' }));
    await mountAll('<main></main>', 400);
    find('main').innerHTML = module('<h4 class="t" data-et-mv-hidden-phone="true">D</h4>');
    await until(() => find('.t').textContent === 'P');
    expect(find('.t').hasAttribute('data-et-mv-hidden-phone')).toBe(false);
  });

  it('applies the states focus, checked and active', async () => {
    list(
      entry('setContent', {
        desktop: 'D',
        'desktop--hover': 'H',
        'desktop--focus': 'F',
        'desktop--checked': 'C',
        'desktop--active': 'A',
      }),
    );
    await mountAll(module('<b class="t">D</b><button>b</button><input type="checkbox">'));
    const text = () => find('.t').textContent;
    find('button').focus();
    await settle();
    expect(text()).toBe('F');
    find('button').blur();
    const box = find('input') as HTMLInputElement;
    box.checked = true;
    box.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(text()).toBe('C');
    box.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    await settle();
    expect(text()).toBe('A');
  });

  it.each([
    [undefined],
    ['x'],
    [[null, 1, 'x', []]],
    [[{ action: '__proto__', selector: '*' }]],
    [[{ action: 'setContent', selector: '[', data: {} }]],
  ])('changes nothing if it is %j', async (data) => {
    printList(data);
    const { before } = await mountAll(module('<p class="t">D</p>'), 400);
    expect(document.body.innerHTML).toBe(before);
  });
});
