/** Multi-view of Divi 4: content by device, restored when the runtime stops. */
import { switched } from '@enliven/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { attr, find, mountAll, point, settle } from './support/multi-view-page';
import { setWidth } from './support/width';

describe('an element with multi-view data of Divi 4', () => {
  it('shows the content of the device, with the server’s own nodes on desktop', async () => {
    const content = { desktop: '<p>D</p>', tablet: '<p>T</p>', phone: '<p>P &lt;b&gt;</p>' };
    const { before, stop } = await mountAll(
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

  it('shows phone content that is hidden until the script runs', async () => {
    const { before, stop } = await mountAll(
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

  it('changes at once when a phone is rotated', async () => {
    await mountAll(`<p ${attr({ content: { desktop: 'D', phone: 'P' } })}>D</p>`);
    await setWidth(400, false);
    window.dispatchEvent(new Event('orientationchange'));
    await settle();
    expect(find('p').textContent).toBe('P');
  });

  it('changes classes, styles and attributes of its target', async () => {
    const schema = {
      classes: { desktop: { add: ['wide'] }, tablet: { remove: ['wide'] } },
      styles: { desktop: { color: 'red' }, phone: { color: 'blue' } },
      attrs: { desktop: { title: '', 'data-n': '1' }, phone: { 'data-n': '2', onclick: 'x', href: 'javascript:x' } },
    };
    const { before, stop } = await mountAll(
      `<div class="et_pb_module"><a class="s" ${attr(schema, { target: '.t' })}></a><a class="t" data-n="1" style="color: red">x</a><a class="t" data-n="1">y</a></div>`,
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

  it('swaps an image, which is hidden until the new source has loaded or failed', async () => {
    const attrs = {
      desktop: { src: '/a.jpg', srcset: '/a.jpg 2x', sizes: '1px', alt: 'A' },
      phone: { src: '/b.jpg' },
      hover: { src: '/c.jpg', srcset: '/c.jpg 2x' },
    };
    const { before, stop } = await mountAll(
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
  ])('is shown and otherwise unchanged with the invalid data %s', async (text) => {
    await mountAll(`<div class="et_pb_module"><p data-et-multi-view='${text}'>D</p></div>`, 400);
    expect(find('p').outerHTML).toBe(
      `<p data-et-multi-view="${text.replaceAll('"', '&quot;')}" class="et_multi_view_swapped">D</p>`,
    );
    expect(find('div').className).toBe('et_pb_module');
  });

  it('never replaces the content of html or body', async () => {
    await mountAll(
      `<p ${attr({ content: { desktop: 'D', phone: 'gone' } }, { target: 'html,body,script' })}>D</p>`,
      400,
    );
    expect(find('p').textContent).toBe('D');
  });

  it('notifies other packages, and keeps the content they insert', async () => {
    const heard: string[] = [];
    onTestFinished(switched.on(({ element, module }) => heard.push(`${module} ${element.className}`)));
    const { stop } = await mountAll(`<p class="t" ${attr({ content: { desktop: 'D', phone: 'P' } })}>D</p>`);
    expect(heard).toEqual([]);
    await setWidth(400);
    expect(heard).toEqual(['et_pb_text t et_multi_view_swapped']);
    find('.t').textContent = 'somebody else';
    await stop();
    expect(find('.t').textContent).toBe('somebody else');
  });
});

it('multi-view content loses its scripts, and frames of hosts that are not allowed', async () => {
  const phone = `<img src="x" onerror="a()"><script>a()</script><a href="javascript:a()">l</a><iframe src="https://other.test/"></iframe><iframe src="https://www.youtube.com/embed/x"></iframe><link rel="stylesheet" href="//other.test/a.css"><style>p{}</style>`;
  // happy-dom would fetch resources that a browser's parser does not.
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
  Object.assign(settings, { disableIframePageLoading: true, disableCSSFileLoading: true });
  await mountAll(`<div class="t" ${attr({ content: { desktop: 'D', phone } })}>D</div>`, 400);
  expect(find('.t').innerHTML).toBe('<img src="x"><a>l</a><iframe src="https://www.youtube.com/embed/x"></iframe>');
});
