/** Lightbox: texts, keys, presses, and its elements (docs/reference/lightbox.md). */
import { click, html, key, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lightbox } from '../src';
import { gallery as markup } from './grid-markup';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  delete (globalThis as { et_pb_custom?: unknown }).et_pb_custom;
});

const image = (href = '/full/b.jpg', more = 'title="Our studio"', inner = '<img src="/b.jpg" alt="A desk">') =>
  html`<div class="et_pb_module et_pb_image et_pb_image_0"><a href="${href}" class="et_pb_lightbox_image" ${more}><span class="et_pb_image_wrap">${inner}</span></a></div>`;

async function render(page: string) {
  const { element, stop } = await renderBehavior(lightbox, page);
  open.push(stop);
  const links = element.matches('a') ? [element] : [...element.querySelectorAll<HTMLElement>('.et_pb_gallery_image a')];
  return { element, links, link: links[0] as HTMLElement };
}

const find = (selector: string) => document.querySelector<HTMLElement>(`dialog ${selector}`);
const dialog = () => document.querySelector('dialog');
const src = () => find('.mfp-img')?.getAttribute('src');

async function press(element: Element | null | undefined) {
  const allowed = click(element as Element);
  await until(() => find('.mfp-wrap') !== null);
  await nextFrames(3);
  return allowed;
}
async function load(type = 'load') {
  find('.mfp-img')?.dispatchEvent(new Event(type));
  await nextFrames();
}

describe('a single image in the lightbox', () => {
  it('has the address and title of its link, and the alternative text of the thumbnail', async () => {
    const { link } = await render(image());
    expect(await press(link.querySelector('img'))).toBe(false);
    expect(src()).toBe('/full/b.jpg');
    expect(find('.mfp-img')?.getAttribute('alt')).toBe('A desk');
    expect(find('.mfp-bottom-bar > .mfp-title')?.textContent).toBe('Our studio');
    expect(find('.mfp-counter')?.textContent).toBe('');
    expect(dialog()?.getAttribute('aria-label')).toBe('Our studio');
    expect(find('.mfp-arrow')).toBeNull();
    expect(find('.mfp-wrap')?.classList.contains('mfp-gallery')).toBe(false);
  });

  it('has a loading text until it has loaded', async () => {
    const { link } = await render(image());
    await press(link);
    expect(find('.mfp-container')?.className).toContain('mfp-s-loading');
    expect(find('.mfp-preloader')?.textContent).toBe('Loading...');
    expect(find('.mfp-figure')?.classList.contains('mfp-loading')).toBe(true);
    await load();
    expect(find('.mfp-container')?.className).toContain('mfp-s-ready');
    expect(find('.mfp-preloader')?.textContent).toBe('');
    expect(find('.mfp-figure')?.classList.contains('mfp-loading')).toBe(false);
  });

  it('has a message with the address when it fails to load', async () => {
    const { link } = await render(image('/about-us/'));
    await press(link);
    await load('error');
    expect(find('.mfp-container')?.className).toContain('mfp-s-error');
    expect(find('.mfp-preloader')?.textContent).toBe('The image could not be loaded.');
    expect(find('.mfp-preloader a')?.getAttribute('href')).toBe('/about-us/');
  });

  it('fades by the classes of the original, which themes style', async () => {
    const { link } = await render(image());
    await press(link);
    await until(() => find('.mfp-bg.mfp-fade.mfp-ready') !== null);
    expect(find('.mfp-wrap.mfp-fade.mfp-ready')).not.toBeNull();
    key('Escape', dialog());
    await until(() => find('.mfp-wrap.mfp-removing') !== null);
    expect(find('.mfp-bg')?.classList.contains('mfp-ready')).toBe(false);
    await until(() => dialog() === null);
  });

  it('has the address that its link has at the press, after lazy-load plugins', async () => {
    const { link } = await render(image('#'));
    link.setAttribute('href', '/late.jpg');
    await press(link);
    expect(src()).toBe('/late.jpg');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is not opened by a press with %o',
    async (modifier) => {
      const { link } = await render(image());
      link.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()));
      expect(click(link, modifier)).toBe(true);
      await nextFrames(3);
      expect(dialog()).toBeNull();
    },
  );

  it('is not opened without an address', async () => {
    const { link } = await render(image(''));
    expect(click(link)).toBe(true);
  });

  it('is closed by a press beside it, but not by one on it', async () => {
    const { link } = await render(image());
    await press(link);
    await load();
    click(find('.mfp-img') as Element);
    await nextFrames();
    expect(find('.mfp-removing')).toBeNull();
    click(find('.mfp-container') as Element);
    await until(() => dialog() === null);
  });

  it('locks the page, and restores scrolling and focus', async () => {
    const before = document.documentElement.outerHTML;
    const { link } = await render(image());
    const alive = document.documentElement.getAttribute('style');
    await press(link);
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(document.body.classList.contains('mfp-zoom-out-cur')).toBe(true);
    click(find('.mfp-close') as Element);
    await until(() => dialog() === null);
    expect(document.documentElement.getAttribute('style')).toBe(alive);
    expect(document.activeElement).toBe(link);
    expect(before).toContain('<html');
  });

  it('sets a class on its link while it is open (Divi 5)', async () => {
    const { link } = await render(image() + html`<div class="et_block_section"></div>`);
    await press(link);
    expect(link.classList.contains('et_pb_lightbox_image--open')).toBe(true);
    key('Escape', dialog());
    await until(() => dialog() === null);
    expect(link.classList.contains('et_pb_lightbox_image--open')).toBe(false);
  });

  it('gives its link a name when the link has none', async () => {
    const { link } = await render(image('/b.jpg', '', '<img src="/b.jpg" alt="">'));
    expect(link.getAttribute('aria-label')).toBe('Enlarge image');
    expect(link.getAttribute('aria-haspopup')).toBe('dialog');
  });
});

describe('a gallery in the lightbox', () => {
  const titles = () => find('.mfp-title')?.textContent;
  const counter = () => find('.mfp-counter')?.textContent;

  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('counts all its images, including those on hidden pages', async () => {
    const { links } = await render(markup(7, 2));
    await press(links[1]);
    expect(counter()).toBe('2 of 7');
    expect(titles()).toBe('Title 1');
  });

  it('has buttons with the names of the original', async () => {
    const { link } = await render(markup(3));
    await press(link);
    const names = ['.mfp-close', '.mfp-arrow-left', '.mfp-arrow-right'].map((part) =>
      find(part)?.getAttribute('aria-label'),
    );
    expect(names).toEqual(['Close (Esc)', 'Previous (Left arrow key)', 'Next (Right arrow key)']);
    expect(find('.mfp-arrow-right')?.title).toBe('Next (Right arrow key)');
  });

  it('changes images by key, button and press on the image, and continues at the first one', async () => {
    const { link } = await render(markup(3));
    await press(link);
    await load();
    key('ArrowLeft', dialog());
    await nextFrames();
    expect(counter()).toBe('3 of 3');
    key('ArrowRight', dialog());
    await nextFrames();
    expect(counter()).toBe('1 of 3');
    click(find('.mfp-arrow-right') as Element);
    await nextFrames();
    await load();
    click(find('.mfp-img') as Element);
    await nextFrames();
    expect(counter()).toBe('3 of 3');
  });

  it('shows a failure only for its own image', async () => {
    const { link } = await render(markup(3));
    await press(link);
    await load('error');
    key('ArrowRight', dialog());
    await nextFrames();
    expect(find('.mfp-s-error')).toBeNull();
  });

  it('uses the site’s texts', async () => {
    Object.assign(globalThis, { et_pb_custom: { lightbox_counter: '%1 von %2', lightbox_close: 'Schließen (Esc)' } });
    const { link } = await render(markup(3));
    await press(link);
    expect(counter()).toBe('1 von 3');
    expect(find('.mfp-close')?.title).toBe('Schließen (Esc)');
  });

  it('includes images that were added later', async () => {
    const { element } = await render(markup(2));
    const late = document.createElement('div');
    late.innerHTML = '<div class="et_pb_gallery_image"><a href="/late.jpg" title="Late"><img alt=""></a></div>';
    element.append(late);
    await press(late.querySelector('a'));
    expect(counter()).toBe('3 of 3');
    expect(titles()).toBe('Late');
  });

  it('closes at once when the behavior ends', async () => {
    const { link } = await render(markup(3));
    await press(link);
    for (const stop of open.splice(0)) await stop();
    expect(dialog()).toBeNull();
    expect(document.documentElement.getAttribute('style')).toBeNull();
  });
});

describe('the lightbox with other content', () => {
  it('shows a link with the class mfp-iframe in a frame', async () => {
    const { link } = await render(
      image('/a-page/', 'title="A film"').replace('class="et_pb_l', 'class="mfp-iframe et_pb_l'),
    );
    await press(link);
    const frame = find('.mfp-iframe-holder .mfp-iframe-scaler > iframe.mfp-iframe');
    expect(frame?.getAttribute('src')).toBe('/a-page/');
    expect(frame?.title).toBe('A film');
    frame?.dispatchEvent(new Event('load'));
    await until(() => find('.mfp-s-ready') !== null);
  });

  it('shows a part of the page, and moves it back', async () => {
    const part = html`<div id="part" class="mfp-hide"><input value="x"></div>`;
    const page = html`<p>before</p>${part}<p>after</p>${image('#part')}`.replace(
      'class="et_pb_l',
      'class="mfp-inline et_pb_l',
    );
    document.body.innerHTML = page;
    const server = document.body.innerHTML;
    const { element, stop } = await renderBehavior(lightbox);
    await press(element);
    const moved = find('.mfp-content #part');
    expect(moved?.classList.contains('mfp-hide')).toBe(false);
    expect(find('.mfp-container')?.className).toContain('mfp-s-ready mfp-inline-holder');
    await stop();
    expect(document.body.innerHTML).toBe(server);
  });

  it('shows a message when the part of the page does not exist', async () => {
    const { link } = await render(image('#nowhere').replace('class="et_pb_l', 'class="mfp-inline et_pb_l'));
    await press(link);
    expect(find('.mfp-preloader')?.textContent).toBe('Content not found');
  });
});
