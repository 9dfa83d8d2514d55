/** Background videos in a browser: they play on screen only, fill their boxes, and show the content when they can play. */
import { backgroundVideo } from '@enliven/modules';
import { click, html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { backgroundVideo as markup, mediaCss } from './media-markup';

/** One second of red, 64 by 36. */
const CLIP =
  'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAJEEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHYTbuMU6uEElTDZ1OsggEeTbuMU6uEHFO7a1OsggIu7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmsirXsYMPQkBNgI1MYXZmNTkuMjcuMTAwV0GNTGF2ZjU5LjI3LjEwMESJiECPQAAAAAAAFlSua8GuAQAAAAAAADjXgQFzxYgRi56agfeuPJyBACK1nIN1bmSIgQCGhVZfVlA5g4EBI+ODhAvrwgDgibCBQLqBJJqBAhJUw2dAgXNzoGPAgGfImkWjh0VOQ09ERVJEh41MYXZmNTkuMjcuMTAwc3PbY8CLY8WIEYuemoH3rjxnyKVFo4dFTkNPREVSRIeYTGF2YzU5LjM3LjEwMCBsaWJ2cHgtdnA5Z8iiRaOIRFVSQVRJT05Eh5QwMDowMDowMS4wMDAwMDAwMDAAAB9DtnVAg+eBAKOqgQAAgIJJg0IAA/ACNgA4JBwZTgAAMGAAABO/+mAAAR///Qpf////iSQAo5OBAMgAhgBAkhwAXgAAAyAAAFRwo5OBAZAAhgBAkhwAXQAAAyAAAFRwo5OBAlgAhgBAkhwAXgAAAyAAAFRwo5OBAyAAhgBAkhwAW8AAAyAAAFRwHFO7a5G7j7OBALeK94EB8YIBpfCBAw==';

const open: (() => Promise<void>)[] = [];
beforeEach(() => page.viewport(800, 600));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
});

const room = html`<div style="height: 2000px"></div><style>.et_pb_section { height: 300px; }</style>`;

async function render(inner: string) {
  const { element, stop } = await renderBehavior(backgroundVideo, inner + mediaCss + room);
  open.push(stop);
  return { element, stop, video: element.querySelector('video') as HTMLVideoElement };
}

describe.each([4, 5] as const)('a background video (Divi %d)', (generation) => {
  const inner = () => markup(generation, '', CLIP).replace('type="video/mp4"', 'type="video/webm"');

  it('plays while it is on screen, and pauses while it is not', async () => {
    const { video } = await render(inner());
    await until(() => !video.paused && video.readyState >= 3);
    scrollTo(0, 1500);
    await until(() => video.paused);
    scrollTo(0, 0);
    await until(() => !video.paused);
  });

  it('shows the content in front as soon as it can play', async () => {
    const { element } = await render(inner());
    await until(() => !element.classList.contains('et_pb_preload'));
    const words = element.querySelector('p') as Element;
    expect(getComputedStyle(words).visibility).toBe('visible');
  });

  it('covers its box from the top, centered horizontally, and sets data-ratio', async () => {
    const { element, video } = await render(inner());
    await until(() => video.hasAttribute('data-ratio'));
    expect(Number(video.getAttribute('data-ratio'))).toBeCloseTo(64 / 36, 3);
    const [box, film] = [element, video].map((it) => it.getBoundingClientRect());
    expect(film).toMatchObject({ left: box?.left, top: box?.top, width: box?.width, height: box?.height });
    expect(getComputedStyle(video)).toMatchObject({ objectFit: 'cover', objectPosition: '50% 0px' });
  });

  it('has a button in its corner that pauses it', async () => {
    const { element, video } = await render(inner());
    await until(() => !video.paused);
    const button = element.querySelector('.enliven-video-switch') as HTMLElement;
    const { right, bottom, left, top } = button.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    expect([box.right - right, box.bottom - bottom]).toEqual([12, 12]);
    expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(button);
    click(button);
    await until(() => video.paused);
  });
});

describe('a background video in front of another', () => {
  it('has its button beside the button of the other one', async () => {
    const inner = markup(4, '', CLIP)
      .replace('et_pb_section ', 'et_pb_column ')
      .replace(/et_pb_section_0/g, 'column');
    const fill = '<style>.et_pb_row, .et_pb_column { position: static; height: 100%; }</style>';
    await render(markup(4, '', CLIP).replace('<p>', `${inner}${fill}<p>`));
    const buttons = () => [...document.querySelectorAll<HTMLElement>('.enliven-video-switch')];
    await until(() => buttons().length === 2);
    const reached = buttons().map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === button;
    });
    expect(reached).toEqual([true, true]);
  });
});

describe('a background video for another screen', () => {
  it('is neither fetched nor played while it is not displayed', async () => {
    const inner = markup(5, 'phone-only', CLIP).replace('type="video/mp4"', 'type="video/webm"');
    const { video } = await render(`${inner}<style>.phone-only { display: none; }</style>`);
    await nextFrames(10);
    expect([video.paused, video.querySelector('source')?.hasAttribute('src')]).toEqual([true, false]);
    (video.parentElement as HTMLElement).style.display = 'block';
    await until(() => !video.paused && video.readyState >= 3);
  });
});
