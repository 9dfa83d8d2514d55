/** Multi-view in markup of real pages: modules within modules, invalid data, data without a device. */
import { until } from '@enliven/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { attr, entry, find, list, mountAll, point } from './support/multi-view-page';
import { setWidth } from './support/width';

const HIDDEN = 'data-et-multi-view-load-phone-hidden="true"';

describe('invalid multi-view data', () => {
  it.each([
    ['truncated JSON', '{&quot;schema&quot;:{&quot;content&quot;:{&quot;desk'],
    ['an empty string', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['a string', '&quot;text&quot;'],
    ['a missing module', '{&quot;schema&quot;:{&quot;visibility&quot;:{&quot;phone&quot;:false}}}'],
    ['an empty schema', '{&quot;schema&quot;:[],&quot;slug&quot;:&quot;et_pb_text&quot;}'],
  ])('with %s shows the element and does not change its content', async (_, data) => {
    const { before, stop } = await mountAll(
      `<div class="et_pb_module et_pb_text_0"><p ${HIDDEN} data-et-multi-view="${data}">Words</p></div>`,
      390,
    );
    expect([find('p').textContent, find('p').className]).toEqual(['Words', 'et_multi_view_swapped']);
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('in one entry does not affect other entries of a list', async () => {
    const lists = [
      null,
      7,
      { action: 'setContent' },
      entry('setContent', [] as object),
      entry('setContent', { desktop: 'D', phone: 'P' }, { selector: 'p..', hoverSelector: '((' }),
      entry('setVisibility', { desktop: 'perhaps', phone: 'hidden' }),
    ];
    list(...(lists as object[]));
    await mountAll('<div class="et_pb_module et_pb_blurb_0"><p class="t">D</p></div>', 390);
    expect([find('.t').textContent, find('.t').className]).toEqual(['D', 't et_multi_view_hidden']);
  });
});

describe('modules within modules', () => {
  it('mount with the content that contains them, and are removed with it', async () => {
    const inner = `<div class="et_pb_module et_pb_text_1"><b ${attr({ content: { desktop: 'wide', phone: 'narrow' } })}>wide</b></div>`;
    const { before, stop } = await mountAll(
      `<div class="et_pb_module et_pb_code_0"><div class="c" ${attr({ content: { desktop: '<i>D</i>', phone: inner } })}><i>D</i></div></div>`,
    );
    await setWidth(390);
    await until(() => find('.c b')?.textContent === 'narrow');
    expect(find('.c b').className).toBe('et_multi_view_swapped');
    await setWidth(1200);
    expect(find('.c').innerHTML).toBe('<i>D</i>');
    await setWidth(390);
    await until(() => find('.c b')?.textContent === 'narrow');
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('show their hover versions with that of the section around them', async () => {
    const text = (name: string, more = '') =>
      `<p class="${name}" ${attr({ content: { desktop: name, hover: `${name}!` } }, more ? { hover_selector: more } : {})}>${name}</p>`;
    await mountAll(
      `<section class="et_pb_section">${text('s', '.et_pb_section')}<div class="et_pb_module et_pb_tabs">${text('t')}<div class="et_pb_module et_pb_blurb">${text('b')}</div></div><div class="et_pb_module">${text('o')}</div></section>`,
    );
    const shown = () => ['s', 't', 'b', 'o'].map((name) => find(`.${name}`).textContent);
    await point(find('.b'));
    expect(shown()).toEqual(['s!', 't!', 'b!', 'o']);
    await point(find('.o'));
    expect(shown()).toEqual(['s!', 't', 'b', 'o!']);
    await point(null);
    expect(shown()).toEqual(['s', 't', 'b', 'o']);
  });
});

describe('multi-view data without a device', () => {
  it('for a phone only is removed on wider devices', async () => {
    await mountAll(
      `<div class="et_pb_module"><p ${attr({ styles: { phone: { color: 'red' } }, classes: { phone: { add: ['small'] } } })}>p</p></div>`,
      390,
    );
    expect(find('p').outerHTML).toMatch(
      /class="(et_multi_view_swapped small|small et_multi_view_swapped)".*color: red/s,
    );
    await setWidth(1200);
    expect([find('p').className, find('p').style.color]).toEqual(['et_multi_view_swapped', '']);
  });

  it('is text if its characters are escaped twice', async () => {
    await mountAll(
      `<div class="et_pb_module"><p ${attr({ content: { desktop: 'D', phone: '5 &lt; 6 &amp; &lt;b&gt;' } })}>D</p></div>`,
      390,
    );
    expect([find('p').textContent, find('p').children.length]).toEqual(['5 < 6 & <b>', 0]);
  });
});

describe('multi-view data of modules', () => {
  const video = (name: string) => `<video controls=""><source type="video/mp4" src="/${name}.mp4"></video>`;
  const versions = { desktop: video('a'), tablet: video('b'), phone: video('a') };

  it.each([
    ['Divi 4', attr({ content: versions }, { slug: 'et_pb_video' }), []],
    ['Divi 5', '', [entry('setContent', versions, { selector: '.t', switchOnLoad: true })]],
  ])('of %s keeps a video element that is the same on a phone', async (_, attribute, entries) => {
    list(...entries);
    await mountAll(`<div class="et_pb_module et_pb_video_0"><div class="t" ${attribute}>${video('a')}</div></div>`);
    const own = find('video');
    await setWidth(390);
    expect(find('video')).toBe(own);
    await setWidth(800);
    expect(find('source').getAttribute('src')).toBe('/b.mp4');
    await setWidth(390);
    expect(find('video')).toBe(own);
  });

  it('hides an image on a device with an empty source', async () => {
    const attrs = { desktop: { src: '/a.jpg', alt: 'A' }, phone: { src: '' } };
    const { before, stop } = await mountAll(`<img src="/a.jpg" alt="A" ${attr({ attrs })}>`);
    await setWidth(390);
    expect(find('img').className).toBe('et_multi_view_swapped et_multi_view_hidden_image');
    await setWidth(1200);
    expect(find('img').className).toBe('et_multi_view_swapped');
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('changes the text and address of a shop breadcrumb', async () => {
    const more = { slug: 'et_pb_wc_breadcrumb', target: '.et_pb_wc_breadcrumb_0 .woocommerce-breadcrumb a' };
    const schema = {
      content: { desktop: 'Home', phone: 'Start' },
      attrs: { desktop: { href: '/' }, phone: { href: '/m/' } },
    };
    await mountAll(
      `<div class="et_pb_module et_pb_wc_breadcrumb_0"><nav class="woocommerce-breadcrumb" ${attr(schema, more)}><a href="/">Home</a> / Cup</nav></div>`,
      390,
    );
    expect(find('nav').innerHTML).toBe('<a href="/m/">Start</a> / Cup');
  });
});

describe('text contents', () => {
  const text = (more = '') =>
    `<div class="et_pb_module"><p class="t" ${attr({ content: { desktop: 'Wide', tablet: 'Half', phone: more || 'Narrow' } })}>Wide</p></div>`;

  it('reuse the existing text node, which keeps a text selection', async () => {
    const { before, stop } = await mountAll(text());
    const { firstChild } = find('.t');
    for (const [width, words] of [
      [800, 'Half'],
      [390, 'Narrow'],
      [1200, 'Wide'],
      [390, 'Narrow'],
    ] as const) {
      await setWidth(width);
      expect([find('.t').textContent, find('.t').firstChild]).toEqual([words, firstChild]);
    }
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('alternate with contents that have markup', async () => {
    const { before, stop } = await mountAll(text('<b>Narrow</b> &amp; bold'));
    for (const [width, html] of [
      [800, 'Half'],
      [390, '<b>Narrow</b> &amp; bold'],
      [800, 'Half'],
      [1200, 'Wide'],
      [390, '<b>Narrow</b> &amp; bold'],
    ] as const) {
      await setWidth(width);
      expect(find('.t').innerHTML).toBe(html);
    }
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('replace the server’s markup without a parser', async () => {
    const parsed = vi.spyOn(DOMParser.prototype, 'parseFromString');
    onTestFinished(() => parsed.mockRestore());
    const content = attr({ content: { desktop: '<b>Wide</b>', tablet: '<i>Half</i>', phone: 'Narrow' } });
    const { before, stop } = await mountAll(`<div class="et_pb_module"><p class="t" ${content}><b>Wide</b></p></div>`);
    await setWidth(390);
    expect(find('.t').innerHTML).toBe('Narrow');
    expect(parsed).not.toHaveBeenCalled();
    await setWidth(800);
    expect(find('.t').innerHTML).toBe('<i>Half</i>');
    expect(parsed).toHaveBeenCalled();
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it.each([
    ['new data', (place: Element) => ((place.firstChild as Text).data = 'Theirs')],
    ['a new text node', (place: Element) => place.replaceChildren('Theirs')],
  ])('do not replace %s of another script', async (_, write) => {
    const { stop } = await mountAll(text());
    await setWidth(390);
    write(find('.t'));
    await setWidth(1200);
    expect(find('.t').textContent).toBe('Theirs');
    await stop();
    expect(find('.t').textContent).toBe('Theirs');
  });

  it('of several carriers can have the same target', async () => {
    const about = (name: string) => attr({ content: { desktop: 'Wide', phone: name } }, { target: '.t' });
    const { before, stop } = await mountAll(
      `<div class="et_pb_module"><i ${about('one')}></i><i ${about('two')}></i><p class="t">Wide</p></div>`,
    );
    for (const [width, words] of [
      [390, 'two'],
      [1200, 'Wide'],
      [390, 'two'],
    ] as const) {
      await setWidth(width);
      expect(find('.t').textContent).toBe(words);
    }
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });
});
