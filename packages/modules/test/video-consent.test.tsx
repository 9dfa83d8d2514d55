/** Video covers in front of frames whose address a consent script withholds. */
import { video } from '@enliven/modules';
import { click, finishAnimations, html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { video as markup, mediaCss } from './media-markup';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  document.body.innerHTML = '';
});

const PLAYER = 'https://www.youtube.com/embed/aaaaaaaaaaa';

async function render(attributes: string, tag = 'iframe') {
  const { element: cover, stop } = await renderBehavior(video, markup(`<${tag} ${attributes}></${tag}>`) + mediaCss);
  stops.push(stop);
  const player = document.querySelector(tag) as HTMLElement;
  const press = async () => {
    click(cover.querySelector('.et_pb_video_play') as Element);
    await finishAnimations();
    await nextFrames();
  };
  return { cover: cover as HTMLElement, player, stop, press, message: () => cover.querySelector('[role=status]') };
}

const KEPT = [
  ['about:blank', `src="about:blank" data-src-cmplz="${PLAYER}" data-category="marketing"`],
  ['about:blank beside data-src', `src="about:blank" data-src="${PLAYER}"`],
  ['an empty address', `src="" data-cookieblock-src="${PLAYER}"`],
  ['no address', `data-src="${PLAYER}" data-categories="essential"`],
  ['nothing at all', ''],
  ['a lazy loader and a consent script', `class="lazyload" data-src="${PLAYER}" data-cookieconsent="marketing"`],
  [
    'the page of a consent service',
    `src="https://cdn.consent.example/empty.html" data-suppressed-src="${PLAYER}" class="_iub_cs"`,
  ],
  ['a page of another host', `src="https://cdn.consent.example/empty.html" data-src="${PLAYER}"`],
  ['a page of the site', `src="/blocked.html" consent-original-src-_="${PLAYER}"`],
  ['data', `src="data:text/html,blocked" data-cmplz-src="${PLAYER}"`],
  ['script', `src="javascript:void 0" data-cmplz-src="${PLAYER}"`],
];

describe('a video’s cover', () => {
  it.each(KEPT)('stays and sends no request in front of a frame with %s', async (_, attributes) => {
    const { cover, player, press, message } = await render(attributes);
    const before = player.outerHTML;
    await press();
    await press();
    expect(player.outerHTML.replace(/ (allow|name)="[^"]*"/g, '')).toBe(before);
    expect(cover.style.display).not.toBe('none');
    expect(message()?.textContent).toBe('This video is loaded once you have agreed to that.');
    expect(cover.querySelectorAll('[role=status]')).toHaveLength(1);
    expect(player.closest('[inert]')).toBeNull();
  });

  it('stays in front of a video without sources', async () => {
    const { cover, press, message } = await render('controls', 'video');
    await press();
    expect([cover.style.display, message() !== null]).toEqual(['', true]);
  });

  it('plays once consent has given the frame its address', async () => {
    const { cover, player, press, message } = await render(KEPT[0]?.[1] as string);
    await press();
    player.setAttribute('src', `${PLAYER}?rel=0`);
    await until(() => message() === null);
    expect(cover.style.display).toBe('');
    await press();
    expect([player.getAttribute('src'), cover.style.display]).toEqual([`${PLAYER}?autoplay=1&rel=0`, 'none']);
  });

  it('plays a frame by which a consent script replaces the other', async () => {
    const { cover, player, press, message } = await render(KEPT[0]?.[1] as string);
    await press();
    player.outerHTML = html`<iframe src="${PLAYER}"></iframe>`;
    await until(() => message() === null);
    await press();
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe(`${PLAYER}?autoplay=1`);
    expect(cover.style.display).toBe('none');
  });

  it.each([
    ['WP Rocket', `src="about:blank" data-rocket-lazyload="fitvidscompatible" data-lazy-src="${PLAYER}"`],
    ['lazysizes', `class="lazyload" data-src="${PLAYER}"`],
    ['LiteSpeed', `data-lazyloaded="1" src="about:blank" data-litespeed-src="${PLAYER}"`],
  ])('plays the address in the attribute of a lazy loader: %s', async (_, attributes) => {
    const { player, press } = await render(attributes);
    await press();
    expect(player.getAttribute('src')).toBe(`${PLAYER}?autoplay=1`);
  });

  it('plays a frame that a consent script has released, although its attribute remains', async () => {
    const { player, press } = await render(`src="${PLAYER}" data-src-cmplz="${PLAYER}" class="cmplz-activated"`);
    await press();
    expect(player.getAttribute('src')).toBe(`${PLAYER}?autoplay=1`);
  });

  it('is restored when the behavior ends', async () => {
    const { cover, press, stop } = await render(KEPT[0]?.[1] as string);
    await press();
    await stop();
    expect(cover.outerHTML).not.toMatch(/enliven|status/);
  });

  it('starts the player of a lazy loader that loads by a press', async () => {
    const facade = html`<div class="rll-youtube-player" data-id="aaaaaaaaaaa"><div><button class="play"></button></div></div>`;
    const { element: cover, stop } = await renderBehavior(video, markup(facade) + mediaCss);
    stops.push(stop);
    document.querySelector<HTMLElement>('.rll-youtube-player div')?.addEventListener('click', () => {
      (document.querySelector('.rll-youtube-player') as Element).outerHTML =
        `<iframe src="${PLAYER}?autoplay=1"></iframe>`;
    });
    click(cover.querySelector('.et_pb_video_play') as Element);
    await finishAnimations();
    expect([document.querySelector('iframe')?.getAttribute('src'), (cover as HTMLElement).style.display]).toEqual([
      `${PLAYER}?autoplay=1`,
      'none',
    ]);
  });
});
