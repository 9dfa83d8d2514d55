/** Multi-view of both generations: by device, under the pointer, with the focus, and given back. */
import { start, switched } from '@enliven/core';
import { root, until } from '@enliven/testing';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { multiView, multiViewList } from '../src';
import { atWidth, setWidth } from './support/width';

const globals = globalThis as { diviElementMultiViewData?: unknown };
afterEach(() => {
  delete globals.diviElementMultiViewData;
});

interface More {
  slug?: string;
  target?: string;
  hover_selector?: string;
}

const attr = (schema: object, more: More = {}) =>
  `data-et-multi-view="${JSON.stringify({ schema, slug: 'et_pb_text', ...more })
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}"`;

async function bring(markup: string, width = 1200) {
  atWidth(width);
  root(markup);
  const before = document.body.innerHTML;
  const runtime = start([multiView, multiViewList], { strict: true });
  onTestFinished(() => runtime.stop());
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  return { before, stop: () => runtime.stop() };
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const settle = () => Promise.resolve().then(() => Promise.resolve());

async function point(element: Element | null, pointerType = 'mouse') {
  if (element) element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  else document.body.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType }));
  await settle();
}

const list = (...entries: object[]) => {
  globals.diviElementMultiViewData = entries;
};
const entry = (action: string, data: object, more: object = {}) => ({
  action,
  moduleId: 'divi/blurb-0',
  moduleName: 'divi/blurb',
  selector: '.t',
  hoverSelector: '.et_pb_blurb_0',
  data,
  switchOnLoad: false,
  ...more,
});

describe('an element of Divi 4', () => {
  it('has the content of the device, and the server’s own nodes for the widest', async () => {
    const content = { desktop: '<p>D</p>', tablet: '<p>T</p>', phone: '<p>P &lt;b&gt;</p>' };
    const { before, stop } = await bring(
      `<div class="et_pb_module"><div class="t" ${attr({ content })}><p>D</p></div></div>`,
    );
    const own = find('.t p');
    expect(find('.t').className).toBe('t et_multi_view_swapped');
    await setWidth(900);
    expect(find('.t').innerHTML).toBe('<p>T</p>');
    await setWidth(400);
    expect(find('.t').innerHTML).toBe('<p>P &lt;b&gt;</p>');
    await setWidth(1000);
    expect(find('.t p')).toBe(own);
    await setWidth(400, false);
    expect(find('.t p')).toBe(own);
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('shows what is hidden until script runs, on a phone', async () => {
    const { before, stop } = await bring(
      `<p ${attr({ content: { desktop: 'D', phone: 'P' } })} data-et-multi-view-load-phone-hidden="true">D</p>
       <p ${attr({ visibility: { desktop: true, phone: false } })} data-et-multi-view-load-phone-hidden="true">V</p>`,
      400,
    );
    const [text, hidden] = document.querySelectorAll('p');
    expect(text?.textContent).toBe('P');
    expect(text?.className).toBe('et_multi_view_swapped');
    expect(hidden?.className.split(' ').sort()).toEqual(['et_multi_view_hidden', 'et_multi_view_swapped']);
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('applies at once when a phone is turned', async () => {
    await bring(`<p ${attr({ content: { desktop: 'D', phone: 'P' } })}>D</p>`);
    await setWidth(400, false);
    window.dispatchEvent(new Event('orientationchange'));
    expect(find('p').textContent).toBe('P');
  });

  it('has other classes, styles and attributes, on a target too', async () => {
    const schema = {
      classes: { desktop: { add: ['wide'] }, tablet: { remove: ['wide'] } },
      styles: { desktop: { color: 'red' }, phone: { color: 'blue' } },
      attrs: { desktop: { title: '', 'data-n': '1' }, phone: { 'data-n': '2', onclick: 'x', href: 'javascript:x' } },
    };
    const { before, stop } = await bring(
      `<a class="s" ${attr(schema, { target: '.t' })}></a><a class="t" data-n="1" style="color: red">x</a><a class="t" data-n="1">y</a>`,
    );
    const state = () =>
      [...document.querySelectorAll<HTMLElement>('.t')].map(
        (one) => `${one.className} ${one.style.color} ${one.dataset.n}`,
      );
    expect(state()).toEqual(['t wide red 1', 't wide  1']);
    expect(find('.t').hasAttribute('title')).toBe(false);
    await setWidth(400);
    expect(state()).toEqual(['t blue 2', 't blue 2']);
    expect(document.body.innerHTML).not.toMatch(/<a class="t[^>]*(onclick|javascript)/);
    await setWidth(1200);
    expect(state()).toEqual(['t wide red 1', 't wide  1']);
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('is another picture, hidden until it is here or known not to come', async () => {
    const attrs = {
      desktop: { src: '/a.jpg', srcset: '/a.jpg 2x', sizes: '1px', alt: 'A' },
      phone: { src: '/b.jpg' },
      hover: { src: '/c.jpg', srcset: '/c.jpg 2x' },
    };
    const { before, stop } = await bring(
      `<div class="et_pb_module"><img src="/a.jpg" srcset="/a.jpg 2x" sizes="1px" alt="A" data-src="/a.jpg" ${attr({ attrs })}></div>`,
    );
    const image = find('img') as HTMLImageElement;
    Object.defineProperty(image, 'complete', { value: false });
    await point(image);
    expect(['src', 'srcset', 'sizes', 'alt', 'data-src'].map((name) => image.getAttribute(name))).toEqual([
      '/c.jpg',
      '/c.jpg 2x',
      '',
      'A',
      '/c.jpg',
    ]);
    expect(image.className).toContain('et_multi_view_image__loading');
    image.dispatchEvent(new Event('error'));
    expect(image.className).toBe('et_multi_view_swapped et_multi_view_image__loaded');
    await point(null);
    expect(image.getAttribute('srcset')).toBe('/a.jpg 2x');
    await setWidth(400);
    expect([image.getAttribute('src'), image.getAttribute('srcset')]).toEqual(['/b.jpg', '']);
    image.dispatchEvent(new Event('load'));
    expect(image.className).toBe('et_multi_view_swapped et_multi_view_image__loaded');
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it.each([
    ['{'],
    ['null'],
    ['{"schema":{"content":{"phone":"x"}}}'],
    ['{"slug":"a","schema":[]}'],
    ['{"slug":"a","schema":{"content":{"phone":{}}},"target":":is(","hover_selector":"["}'],
  ])('is left alone by data that says nothing: %s', async (text) => {
    await bring(`<div class="et_pb_module"><p data-et-multi-view='${text}'>D</p></div>`, 400);
    expect(find('p').outerHTML).toBe(`<p data-et-multi-view="${text.replaceAll('"', '&quot;')}">D</p>`);
    expect(find('div').className).toBe('et_pb_module');
  });

  it('is not replaced as a whole page', async () => {
    await bring(`<p ${attr({ content: { desktop: 'D', phone: 'gone' } }, { target: 'html,body,script' })}>D</p>`, 400);
    expect(find('p').textContent).toBe('D');
  });

  it('tells other packages and leaves what they put there', async () => {
    const heard: string[] = [];
    onTestFinished(switched.on(({ element, module }) => heard.push(`${module} ${element.className}`)));
    const { stop } = await bring(`<p class="t" ${attr({ content: { desktop: 'D', phone: 'P' } })}>D</p>`);
    expect(heard).toEqual([]);
    await setWidth(400);
    expect(heard).toEqual(['et_pb_text t et_multi_view_swapped']);
    find('.t').textContent = 'somebody else';
    await stop();
    expect(find('.t').textContent).toBe('somebody else');
  });
});

describe('under the pointer and with the focus', () => {
  const blurb = (name: string, inner = '', more: More = {}) =>
    `<div class="et_pb_module ${name}"><h4 ${attr({ content: { desktop: name, hover: `${name}!` } }, more)}>${name}</h4>${inner}</div>`;
  const texts = () => [...document.querySelectorAll('h4')].map(({ textContent }) => textContent);

  it('the module around it counts, each for itself', async () => {
    const { before, stop } = await bring(blurb('a') + blurb('b'));
    expect(find('.a').className).toContain('et_multi_view__hover_selector');
    await point(find('.a'));
    expect(texts()).toEqual(['a!', 'b']);
    expect(find('.a').className).toContain('et_multi_view__hovered');
    await point(find('.b h4'));
    expect(texts()).toEqual(['a', 'b!']);
    expect(find('.a').className).not.toContain('et_multi_view__hovered');
    await point(document.body);
    expect(texts()).toEqual(['a', 'b']);
    await point(find('.a'));
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('modules within modules both apply', async () => {
    await bring(blurb('a', blurb('b')));
    await point(find('.b'));
    expect(texts()).toEqual(['a!', 'b!']);
    await point(find('.a'));
    expect(texts()).toEqual(['a!', 'b']);
  });

  it('another element may count', async () => {
    await bring(`<div class="far">x</div>${blurb('a', '', { hover_selector: '.far' })}`);
    await point(find('.a'));
    expect(texts()).toEqual(['a']);
    await point(find('.far'));
    expect(texts()).toEqual(['a!']);
  });

  it('a change of the device ends it', async () => {
    await bring(blurb('a'));
    await point(find('.a'));
    await setWidth(400);
    expect(texts()).toEqual(['a']);
  });

  it('a tap shows it, another hides it, and so does one elsewhere', async () => {
    await bring(`${blurb('a', '<a href="#x">link</a><i>i</i>')}<p>out</p>`);
    const tap = async (selector: string) => {
      find(selector).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      find(selector).dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
      find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await settle();
      return texts()[0];
    };
    expect(await tap('.a i')).toBe('a!');
    expect(await tap('.a i')).toBe('a');
    expect(await tap('.a i')).toBe('a!');
    expect(await tap('p')).toBe('a');
    expect(await tap('.a a')).toBe('a');
  });

  it('whoever comes by keyboard sees it, and keeps the focus', async () => {
    const content = {
      desktop: '<a href="#d">d</a> <a href="#e">e</a>',
      hover: '<a href="#h">h</a> <a href="#i">i</a>',
    };
    await bring(`<div class="et_pb_module"><div class="t" ${attr({ content })}><a href="#d">d</a> <a href="#e">e</a></div></div>
      <div class="et_pb_module n"><div class="u" ${attr({ content: { desktop: '<a href="#d">d</a>', hover: 'nothing' } })}><a href="#d">d</a></div></div>`);
    (find('.t').lastElementChild as HTMLElement).focus();
    await settle();
    await settle();
    expect(find('.t').textContent).toBe('h i');
    expect(document.activeElement?.textContent).toBe('i');
    find('.u a').focus();
    await settle();
    await settle();
    expect(document.activeElement).toBe(find('.u a'));
    expect(find('.t').textContent).toBe('d e');
  });

  it('typed text survives a change of the device', async () => {
    await bring(
      `<div ${attr({ content: { desktop: '<input name="q">', phone: '<input name="q"><b>p</b>' } })}><input name="q"></div>`,
    );
    const input = find('input') as HTMLInputElement;
    input.value = 'typed';
    input.focus();
    await setWidth(400);
    expect(document.activeElement).toBe(find('input'));
    expect(document.activeElement).not.toBe(input);
    await setWidth(1200);
    expect(document.activeElement).toBe(input);
    expect((find('input') as HTMLInputElement).value).toBe('typed');
  });
});

describe('the list of Divi 5', () => {
  const module = (inner: string) => `<div class="et_pb_module et_pb_blurb_0">${inner}</div>`;

  it('applies each action by device and state, and says so on the window', async () => {
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
    for (const type of ['setContent', 'setAttrs']) window.addEventListener(`divi:multiView:${type}`, hear);
    const { before, stop } = await bring(
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
    expect(new Set(heard)).toEqual(new Set(['divi:multiView:setContent', 'divi:multiView:setAttrs']));
    await stop();
    expect(document.body.innerHTML).toBe(before);
    for (const type of ['setContent', 'setAttrs']) window.removeEventListener(`divi:multiView:${type}`, hear);
  });

  it('leaves what is in another module, and what is around another target', async () => {
    list(entry('setContent', { desktop: 'D', phone: 'P' }, { selector: '.et_pb_blurb_0 h4, .et_pb_blurb_0 h4 a' }));
    await bring(module('<h4><a href="#">D</a></h4><div class="et_pb_module et_pb_blurb_7"><h4>other</h4></div>'), 400);
    expect([...document.querySelectorAll('h4')].map(({ innerHTML }) => innerHTML)).toEqual([
      '<a href="#">P</a>',
      'other',
    ]);
  });

  it('hides a module’s empty content, unless there is some in a state', async () => {
    list(
      entry('setContent', { desktop: 'D', phone: '' }),
      entry('setContent', { desktop: 'D', phone: '', 'phone--hover': 'H' }, { selector: '.u' }),
    );
    await bring(module('<p class="t">D</p><p class="u">D</p>'), 400);
    expect([find('.t').className, find('.u').className]).toEqual(['t et_multi_view_hidden', 'u']);
  });

  it('finds what comes late', async () => {
    list(entry('setContent', { desktop: 'D', phone: 'P' }));
    await bring('<main></main>', 400);
    find('main').innerHTML = module('<h4 class="t" data-et-mv-hidden-phone="true">D</h4>');
    await until(() => find('.t').textContent === 'P');
    expect(find('.t').hasAttribute('data-et-mv-hidden-phone')).toBe(false);
  });

  it('knows focus, checked and pressed', async () => {
    list(
      entry('setContent', {
        desktop: 'D',
        'desktop--hover': 'H',
        'desktop--focus': 'F',
        'desktop--checked': 'C',
        'desktop--active': 'A',
      }),
    );
    await bring(module('<b class="t">D</b><button>b</button><input type="checkbox">'));
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
  ])('is left alone by what is no list: %j', async (data) => {
    globals.diviElementMultiViewData = data;
    const { before } = await bring(module('<p class="t">D</p>'), 400);
    expect(document.body.innerHTML).toBe(before);
  });
});

it('runs nothing of a content, and frames no host nobody has agreed to', async () => {
  const phone = `<img src="x" onerror="a()"><script>a()</script><a href="javascript:a()">l</a><iframe src="https://other.test/"></iframe><iframe src="https://www.youtube.com/embed/x"></iframe><link rel="stylesheet" href="//other.test/a.css"><style>p{}</style>`;
  // This DOM would fetch what a browser's parser leaves alone.
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
  Object.assign(settings, { disableIframePageLoading: true, disableCSSFileLoading: true });
  await bring(`<div class="t" ${attr({ content: { desktop: 'D', phone } })}>D</div>`, 400);
  expect(find('.t').innerHTML).toBe(
    '<img src="x"><a>l</a><iframe src="https://www.youtube.com/embed/x"></iframe><style>p{}</style>',
  );
});
