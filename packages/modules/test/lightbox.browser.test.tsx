/** Lightbox in a browser: focus, the inert page, the zoom, the style sheet without specificity, fetched pages. */
import { lightbox } from '@enliven/modules';
import { click, html, htmlResponse, renderBehavior, until } from '@enliven/testing';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  scrollTo(0, 0);
});

const picture = (color: string, width = 300, height = 200) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`;

const item = (color: string, href = picture(color, 600, 400)) =>
  html`<div class="et_pb_gallery_image"><a href="${href}" title="${color}"><img src="${picture(color)}" alt="A ${color} square" width="90" height="60"></a></div>`;
const gallery = (...more: string[]) => html`<p><button id="outside">Outside</button></p>
<div class="et_post_gallery">${['red', 'green', 'blue'].map((color) => item(color)).join('')}${more.join('')}</div>
<div style="height: 3000px"></div>`;

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(`dialog ${selector}`) as E;
const dialog = () => document.querySelector('dialog');

async function render(page: string) {
  const { element, stop } = await renderBehavior(lightbox, page);
  open.push(stop);
  return [...element.querySelectorAll<HTMLAnchorElement>('a')];
}

async function press(link: Element | undefined) {
  click(link as Element);
  await until(() => dialog()?.open === true && find('.mfp-s-ready, .mfp-s-error') !== null);
}

describe('lightbox', () => {
  it('receives focus, traps it, and restores it', async () => {
    const [first] = await render(gallery());
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => document.activeElement === find('.mfp-wrap'));
    (document.querySelector('#outside') as HTMLElement).focus();
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    const seen: (string | null | undefined)[] = [];
    const names = ['Previous (Left arrow key)', 'Next (Right arrow key)', 'Close (Esc)'];
    for (const stroke of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(stroke);
      seen.push(document.activeElement?.getAttribute('aria-label'));
    }
    expect(seen).toEqual([...names, names[0], names[2], names[1]]);
    find('.mfp-wrap').focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(names[2]);
    await userEvent.keyboard('{Escape}');
    await until(() => dialog() === null);
    expect(document.activeElement).toBe(first);
  });

  it('prevents the page from scrolling without a layout shift', async () => {
    const [first] = await render(gallery());
    const width = document.body.getBoundingClientRect().width;
    await press(first);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    expect(document.body.getBoundingClientRect().width).toBe(width);
  });

  it('zooms from the thumbnail in 500 ms, and back', async () => {
    const [first] = await render(gallery());
    await press(first);
    const image = find<HTMLImageElement>('.mfp-img');
    await until(() => image.getAnimations().length === 1);
    const zoom = image.getAnimations()[0] as Animation;
    zoom.pause();
    expect(zoom.effect?.getTiming().duration).toBe(500);
    zoom.currentTime = 0;
    const from = first?.querySelector('img')?.getBoundingClientRect() as DOMRect;
    const at = image.getBoundingClientRect();
    expect(at.width).toBeCloseTo(from.width, 0);
    expect(at.x).toBeCloseTo(from.x, 0);
    expect(at.y + at.height / 2).toBeCloseTo(from.y + from.height / 2, 0);
    zoom.finish();
    click(find('.mfp-close'));
    await until(() => image.getAnimations().length === 1);
  });

  it('does not zoom if the builder runs as a plugin', async () => {
    Object.assign(globalThis, { et_pb_custom: { is_builder_plugin_used: '1' } });
    const [first] = await render(gallery());
    await press(first);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(find('.mfp-img').getAnimations()).toEqual([]);
    delete (globalThis as { et_pb_custom?: unknown }).et_pb_custom;
  });

  it('fits the image into the window and covers all other elements', async () => {
    const [first] = await render(
      gallery() + html`<div style="position: fixed; inset: 0; z-index: 2147483647; pointer-events: none"></div>`,
    );
    first?.setAttribute('href', picture('red', 4000, 4000));
    await press(first);
    const image = find<HTMLImageElement>('.mfp-img').getBoundingClientRect();
    expect(image.height).toBeLessThanOrEqual(innerHeight + 1);
    expect(image.width).toBeLessThanOrEqual(innerWidth);
    expect(dialog()?.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2))).toBe(true);
  });

  it('has only styles that the theme can override', async () => {
    const [first] = await render(
      gallery() + html`<style>.mfp-close { left: 7px; right: auto; } .mfp-bg { background: rgb(1, 2, 3); }</style>`,
    );
    await press(first);
    expect(getComputedStyle(find('.mfp-close')).left).toBe('7px');
    expect(getComputedStyle(find('.mfp-bg')).backgroundColor).toBe('rgb(1, 2, 3)');
    const isLook = ({ cssRules }: CSSStyleSheet) => [...cssRules].some(({ cssText }) => cssText.includes('.mfp-bg'));
    expect(document.adoptedStyleSheets.some(isLook)).toBe(true);
    click(find('.mfp-close'));
    await until(() => dialog() === null);
    expect(document.adoptedStyleSheets.some(isLook)).toBe(false);
  });

  it('keeps its dark background and the space for its texts when a theme resets all elements', async () => {
    const [first] = await render(
      gallery() +
        html`<style>div,img,figure { margin: 0 0 9px; padding: 0; border: 0; font-size: 100%; background: transparent; }</style>`,
    );
    await press(first);
    await until(() => find('.mfp-ready') !== null);
    const { backgroundColor, transitionProperty } = getComputedStyle(find('.mfp-bg'));
    expect([backgroundColor, transitionProperty]).toEqual(['rgb(11, 11, 11)', 'opacity']);
    const look = (selector: string) => getComputedStyle(find(selector));
    expect([look('.mfp-img').paddingBottom, look('figure').marginBottom, look('.mfp-bottom-bar').marginTop]).toEqual([
      '48px',
      '0px',
      '-40px',
    ]);
    expect([look('.mfp-container').paddingLeft, look('.mfp-bottom-bar').fontSize]).toEqual(['8px', '14px']);
  });

  it('shows a message for an address that is no image', async () => {
    const [, , , last] = await render(gallery(item('page', '/nothing-here.html')));
    await press(last);
    expect(find('.mfp-preloader').textContent).toBe('The image could not be loaded.');
    expect(getComputedStyle(find('.mfp-content')).display).toBe('none');
    await userEvent.keyboard('{ArrowRight}');
    await until(() => find('.mfp-s-ready') !== null);
    expect(find('.mfp-counter').textContent).toBe('1 of 4');
  });

  it('stays open after a press on a form whose control hides its members', async () => {
    const before = globalThis.fetch;
    globalThis.fetch = async () =>
      htmlResponse(html`<form class="fetched">x<input name="closest"><input name="matches"></form>`);
    try {
      const [link] = await render(
        gallery()
          .replace('<a href', '<a class="mfp-ajax" href')
          .replace(/href="[^"]*"/, 'href="/fetched"'),
      );
      await press(link);
      const failures: unknown[] = [];
      const note = (event: ErrorEvent) => {
        failures.push(event.message);
        event.preventDefault();
      };
      addEventListener('error', note);
      find('.fetched').dispatchEvent(new MouseEvent('click', { bubbles: true }));
      removeEventListener('error', note);
      expect(failures).toEqual([]);
      expect(find('.mfp-ajax-holder .fetched')).not.toBeNull();
    } finally {
      globalThis.fetch = before;
    }
  });

  it('shows a fetched page without running it', async () => {
    const page = html`<h2>Fetched</h2><script>window.ran = true</script><img src="x" onerror="window.ran = true">`;
    const before = globalThis.fetch;
    globalThis.fetch = async () => htmlResponse(page);
    try {
      const [link] = await render(
        gallery()
          .replace('<a href', '<a class="mfp-ajax" href')
          .replace(/href="[^"]*"/, 'href="/fetched"'),
      );
      await press(link);
      expect(find('.mfp-ajax-holder h2').textContent).toBe('Fetched');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect('ran' in globalThis).toBe(false);
    } finally {
      globalThis.fetch = before;
    }
  });

  it.each([
    ['/gone', async () => htmlResponse('', { status: 500 })],
    ['/upload.txt', async () => new Response('<p>x</p>', { headers: { 'content-type': 'text/plain' } })],
    ['https://elsewhere.example/', async () => htmlResponse('<p>x</p>')],
    ['/offline', async () => Promise.reject(new TypeError('offline'))],
  ])('shows a message when a page cannot be shown: %s', async (href, answer) => {
    const before = globalThis.fetch;
    globalThis.fetch = answer as typeof fetch;
    try {
      const [link] = await render(
        gallery()
          .replace('<a href', '<a class="mfp-ajax" href')
          .replace(/href="[^"]*"/, `href="${href}"`),
      );
      await press(link);
      expect(find('.mfp-preloader').textContent).toBe('The content could not be loaded.');
      expect(find<HTMLAnchorElement>('.mfp-preloader a').getAttribute('href')).toBe(href);
    } finally {
      globalThis.fetch = before;
    }
  });

  it('changes images with a swipe', async () => {
    const [first] = await render(gallery());
    await press(first);
    const at = (type: string, clientX: number) =>
      dialog()?.dispatchEvent(
        new PointerEvent(type, { clientX, clientY: 300, pointerType: 'touch', isPrimary: true, bubbles: true }),
      );
    at('pointerdown', 300);
    at('pointerup', 200);
    await until(() => find('.mfp-counter')?.textContent === '2 of 3');
    at('pointerdown', 200);
    at('pointerup', 300);
    await until(() => find('.mfp-counter')?.textContent === '1 of 3');
  });

  it('changes images with a touch, even if the theme makes the dialog scroll', async () => {
    const scrolls = html`<style>.mfp-wrap { position: fixed; inset: 0; overflow: hidden auto; }</style>`;
    const [first] = await render(gallery() + scrolls);
    await press(first);
    const session = cdp() as unknown as { send(method: string, data: object): Promise<void> };
    const frame = window.frameElement?.getBoundingClientRect();
    const touch = (type: string, x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x: x + (frame?.x ?? 0), y: 150 + (frame?.y ?? 0) }],
      });
    // A busy browser cancels a touch that the page answers late, so a person swipes again.
    let isCanceled: boolean;
    const onCancel = () => {
      isCanceled = true;
    };
    window.addEventListener('touchcancel', onCancel, true);
    onTestFinished(() => window.removeEventListener('touchcancel', onCancel, true));
    do {
      isCanceled = false;
      await touch('touchStart', 260);
      for (let x = 240; x >= 100; x -= 20) await touch('touchMove', x);
      await touch('touchEnd');
    } while (isCanceled);
    await until(() => find('.mfp-counter')?.textContent === '2 of 3');
  });
});
